import { describe, expect, it } from 'vitest';
import { InputLog, inputLogSize } from './input-log.ts';

const all = { limit: inputLogSize };

describe('InputLog', () => {
  it('numbers rows from 1 and keeps the newest 512', () => {
    const log = new InputLog();
    for (let tick = 1; tick <= inputLogSize + 100; tick += 1) log.event(tick, 'agent', { type: 'key', key: 'w', down: true }, false);
    const rows = log.list(all);
    expect(rows).toHaveLength(inputLogSize);
    expect(rows[0]).toEqual({ seq: 101, tick: 101, origin: 'agent', event: { type: 'key', key: 'w', down: true } });
    expect(log.last).toBe(inputLogSize + 100);
  });

  it('never keeps typed text, be it text or the keys that write it', () => {
    const log = new InputLog();
    log.event(1, 'user', { type: 'text', text: 'secret' }, false);
    log.event(1, 'user', { type: 'key', key: 's', down: true }, true);
    log.event(1, 'user', { type: 'key', key: 'space', down: true }, true);
    log.event(1, 'user', { type: 'key', key: 'enter', down: true }, true);
    expect(log.list(all).map((row) => ('event' in row ? row.event : row.line))).toEqual([
      { type: 'text', text: '<redacted>' },
      { type: 'key', key: '<redacted>', down: true },
      { type: 'key', key: '<redacted>', down: true },
      { type: 'key', key: 'enter', down: true },
    ]);
  });

  it('redacts a key afterwards when its field opened in between', () => {
    const log = new InputLog();
    const redact = log.event(1, 'user', { type: 'key', key: 'p', down: true }, false);
    redact();
    expect(JSON.stringify(log.list(all))).not.toContain('"p"');
  });

  it('lists by number, origin and limit', () => {
    const log = new InputLog();
    log.event(1, 'user', { type: 'wheel', dy: 1 }, false);
    log.line(2, 'click done');
    log.event(3, 'user', { type: 'wheel', dy: -1 }, false);
    expect(log.list({ ...all, origin: 'user' }).map(({ seq }) => seq)).toEqual([1, 3]);
    expect(log.list({ ...all, since: 1 }).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(log.list({ limit: 1 }).map(({ seq }) => seq)).toEqual([3]);
    expect(log.list({ ...all, origin: 'agent' })).toEqual([{ seq: 2, tick: 2, origin: 'agent', line: 'click done' }]);
  });

  it('counts by origin and tells how long ago a person gave input', () => {
    const log = new InputLog();
    expect(log.summary(5)).toEqual({
      last_origin: null,
      counts: { user: 0, agent: 0, game: 0 },
      user_since_agent: false,
      last_user_age_s: null,
    });
    log.line(10, 'key w');
    log.event(20, 'user', { type: 'wheel', dy: 1 }, false);
    expect(log.summary(50)).toEqual({
      last_origin: 'user',
      counts: { user: 1, agent: 1, game: 0 },
      user_since_agent: true,
      last_user_age_s: 1.5,
    });
    log.line(60, 'key w');
    expect(log.summary(60)).toMatchObject({ last_origin: 'agent', user_since_agent: false, last_user_age_s: 2 });
  });
});
