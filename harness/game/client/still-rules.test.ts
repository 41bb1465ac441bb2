import { describe, expect, it } from 'vitest';
import { readStillRules, type StillRule, stillRules } from './still-rules.ts';

const names = Object.keys(stillRules) as StillRule[];

describe('the rules of repeatable pictures', () => {
  it('all hold unless a switch takes one out', () => {
    const rules = readStillRules({ HORIZON_STILL: '1' }, 5);
    expect([rules.on, ...names.map((name) => rules.adrift(name))]).toEqual([true, ...names.map(() => null)]);
  });

  it('drift by the start of the process where they are taken out, and only there', () => {
    const rules = readStillRules({ HORIZON_STILL: '1', HORIZON_STILL_EXCEPT: 'camera, interface' }, 1234.7);
    expect(names.filter((name) => rules.adrift(name) !== null)).toEqual(['interface', 'camera']);
    expect(rules.adrift('camera')).toBe(1234);
  });

  it('drift by a given clock, so that two processes differ for certain', () => {
    const env = { HORIZON_STILL: '1', HORIZON_STILL_EXCEPT: 'textures', HORIZON_STILL_CLOCK: '17' };
    expect(readStillRules(env, 1).adrift('textures')).toBe(17);
  });

  it.each([
    [{ HORIZON_STILL_EXCEPT: 'chat' }, /no "chat"; use some of world-start, textures/],
    [{ HORIZON_STILL_CLOCK: 'noon' }, /cannot be "noon"; use a whole number/],
    [{ HORIZON_STILL_CLOCK: '-1' }, /cannot be "-1"/],
  ])('are refused with what there is: %o', (env, message) => {
    expect(() => readStillRules(env, 0)).toThrow(message);
  });
});
