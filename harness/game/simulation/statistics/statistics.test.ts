import { describe, expect, it } from 'vitest';
import type { PlayerView } from '../view.ts';
import { PlayerCounter } from './count-player.ts';
import { statisticText } from './custom-statistics.ts';
import { Statistics } from './statistics.ts';

describe('statistics', () => {
  it('count by kind and id, and list the most first', () => {
    const statistics = new Statistics();
    statistics.add('mined', 'stone', 2);
    statistics.add('mined', 'dirt');
    statistics.add('mined', 'dirt', 4);
    expect(statistics.most('mined')).toEqual([
      ['dirt', 5],
      ['stone', 2],
    ]);
    expect(statistics.count('used', 'torch')).toBe(0);
  });

  it('keep what another program counted', () => {
    const statistics = new Statistics();
    statistics.import({ 'mod:magic': { wand: 3 }, mined: { stone: 1 } });
    statistics.add('mined', 'stone');
    expect(statistics.export()).toEqual({ 'mod:magic': { wand: 3 }, mined: { stone: 2 } });
  });

  it('never exceed what Java can hold', () => {
    const statistics = new Statistics();
    statistics.add('custom', 'play_time', 5_000_000_000);
    expect(statistics.count('custom', 'play_time')).toBe(2_147_483_647);
  });
});

const resting = { x: 0, y: 64, z: 0, oldX: 0, oldY: 64, oldZ: 0, health: 20, absorption: 0, dead: false, onGround: true, inWater: false };

function counted(...states: readonly Partial<PlayerView>[]): Readonly<Record<string, number>> {
  const statistics = new Statistics();
  const counter = new PlayerCounter(statistics);
  for (const state of [{}, ...states]) counter.tick({ ...resting, ...state } as PlayerView, 1);
  const { play_time, total_world_time, time_since_death, time_since_rest, ...rest } = statistics.export().custom!;
  return rest;
}

describe('what is seen of a player', () => {
  it.each([
    ['walk_one_cm', {}],
    ['sprint_one_cm', { sprinting: true }],
    ['fly_one_cm', { flying: true, onGround: false }],
    ['swim_one_cm', { swimming: true, inWater: true, onGround: false }],
  ])('a step is counted as %s', (id, state) => {
    expect(counted({ ...state, x: 0.25 })).toEqual({ [id]: 25 });
  });

  it('a jump is counted once, and the fall after it', () => {
    const up = { onGround: false, y: 64.42 };
    const down = { onGround: false, oldY: 64.42, y: 64.3 };
    expect(counted(up, down)).toEqual({ jump: 1, fall_one_cm: 12 });
  });

  it('damage is counted in tenths of half hearts, and a death once', () => {
    expect(counted({ health: 17.5 }, { health: 0, dead: true }, { health: 0, dead: true })).toEqual({ damage_taken: 200, deaths: 1 });
  });

  it('being put elsewhere is no step', () => {
    expect(counted({ x: 100 })).toEqual({});
  });

  it('time stands still with the world', () => {
    const statistics = new Statistics();
    const counter = new PlayerCounter(statistics);
    for (const ticks of [1, 0, 0, 1]) counter.tick(resting as PlayerView, ticks);
    expect(statistics.count('custom', 'play_time')).toBe(2);
  });
});

describe('a count on the screen', () => {
  it.each([
    [100, 'ticks', '5.0 s'],
    [2400, 'ticks', '2.0 min'],
    [144_000, 'ticks', '2.0 h'],
    [99, 'centimetres', '99 cm'],
    [1234, 'centimetres', '12.3 m'],
    [250_000, 'centimetres', '2.50 km'],
    [35, 'tenths of a heart', '1.8 hearts'],
    [7, 'times', '7'],
  ] as const)('%d %s is %s', (count, unit, text) => {
    expect(statisticText(count, unit)).toBe(text);
  });
});
