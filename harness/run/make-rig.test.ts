import { describe, expect, test } from 'vitest';
import type { HelloShape } from '../../ctl/shapes.ts';
import type { Reply } from '../../ctl/table/commands.ts';
import type { Face } from './faces/face.ts';
import { makeRig } from './make-rig.ts';
import { ScenarioFailure } from './scenario-failure.ts';

const hello: HelloShape = {
  game: 'g',
  version: '1',
  build: 'b',
  java: { version: '1', data: 1 },
  api: [],
  commands: [],
  digests: [],
  renderer: { name: 'none', driver: 'none' },
  size: [1, 1],
  display: 'headless',
};

/** A rig whose game always answers this. */
function rigAnswering(reply: Reply | Error, display: 'headless' | 'offscreen' = 'offscreen') {
  const face: Face = {
    via: 'socket',
    give: async () => {
      if (reply instanceof Error) throw reply;
      return reply;
    },
    close: async () => {},
  };
  const run = async () => ({ code: 0, stdout: '', stderr: '' });
  return makeRig({ face, display, hello, home: '/h', runtime: '/r', out: '/o', person: null, run, onStep: () => {} });
}

const ok = { ok: true } as unknown as Reply;
const refusal = { error: 'no such widget', kind: 'unknown' } as unknown as Reply;
const click = { id: 'x', button: 'left', shift: false } as const;

describe('a rig', () => {
  test('has pixels everywhere but headless', () => {
    expect(rigAnswering(ok).pixels).toBe(true);
    expect(rigAnswering(ok, 'headless').pixels).toBe(false);
  });

  test('gives the reply of a command, and fails on a refusal with the command and its sentence', async () => {
    expect(await rigAnswering(ok).call('click', click)).toEqual(ok);
    await expect(rigAnswering(refusal).call('click', click)).rejects.toThrow(/^click x left was refused \(unknown\): no such widget$/);
    await expect(rigAnswering(refusal).call('click', click)).rejects.toBeInstanceOf(ScenarioFailure);
  });

  test('tells a refusal that came, one that did not, and one of another kind', async () => {
    expect(await rigAnswering(refusal).refused('unknown', 'click', click)).toEqual(refusal);
    await expect(rigAnswering(ok).refused('unknown', 'click', click)).rejects.toThrow(/was accepted, expected a refusal of kind unknown/);
    await expect(rigAnswering(refusal).refused('state', 'click', click)).rejects.toThrow(/was refused as unknown, expected state/);
  });

  test('passes on that the face broke, and lets a started command fail later', async () => {
    await expect(rigAnswering(new Error('gone')).call('click', click)).rejects.toThrow(/^gone$/);
    const started = rigAnswering(refusal).start('click', click);
    await new Promise((resolve) => setImmediate(resolve));
    await expect(started).rejects.toThrow(/was refused/);
  });

  test('says what was expected and what was there, a long value cut', () => {
    const rig = rigAnswering(ok);
    rig.check(true, 'it holds');
    rig.same({ a: [1] }, { a: [1] }, 'the same');
    expect(() => rig.check(false, 'it rains')).toThrow(/^expected: it rains$/);
    expect(() => rig.same([1], [2], 'the list')).toThrow(/^expected the list: \[2\], but it is \[1\]$/);
    expect(() => rig.same('x'.repeat(1000), undefined, 'text')).toThrow(/^expected text: undefined, but it is "x{399}…$/);
  });
});
