import { describe, expect, it } from 'vitest';
import { chat, flatWorld } from '../flat-world.ts';
import { playerPath } from './player-path.ts';

type Simulation = ReturnType<typeof flatWorld>;

function path(simulation: Simulation, x: number, y: number, z: number, within = 0) {
  const { world, player } = simulation;
  const at = (bx: number, by: number, bz: number) => world.cell(bx, by, bz);
  return playerPath(at, (bx, bz) => world.loaded(bx, bz), [player.x, player.y, player.z], { x, y, z, within });
}

describe('the way of a player', () => {
  it('is straight and as long as it must be over open ground', () => {
    const { moves, complete, ended } = path(flatWorld(), 13, 0, 8);
    expect({ complete, ended, steps: moves.length }).toEqual({ complete: true, ended: 'goal', steps: 5 });
    expect(moves.every(({ kind, z }) => kind === 'walk' && z === 8)).toBe(true);
  });

  it('cuts corners only where nothing stands beside', () => {
    const simulation = flatWorld();
    expect(path(simulation, 10, 0, 10).moves).toHaveLength(2);
    chat(simulation, '/setblock 9 0 8 stone');
    expect(path(simulation, 10, 0, 10).moves.length).toBeGreaterThan(2);
  });

  it('has no moves where the start is near enough', () => {
    expect(path(flatWorld(), 10, 0, 8, 4)).toEqual({ moves: [], complete: true, ended: 'goal' });
  });

  /** A room without a roof, from 0 to 16, with a line of something across it. */
  const room = (...lines: readonly string[]): Simulation => {
    const simulation = flatWorld();
    for (const wall of ['0 0 0 16 3 0', '0 0 16 16 3 16', '0 0 0 0 3 16', '16 0 0 16 3 16']) chat(simulation, `/fill ${wall} bedrock`);
    for (const line of lines) chat(simulation, line);
    return simulation;
  };

  it.each([
    ['fill 11 0 1 11 0 15 stone', 'jump'],
    ['fill 10 -3 1 13 -1 15 water', 'swim'],
    ['fill 11 -4 1 12 -1 15 air', 'leap'],
  ])('meets %s by a %s', (line, kind) => {
    const { moves, complete } = path(room(`/${line}`), 14, 0, 8);
    expect({ complete, kinds: moves.map((move) => move.kind) }).toEqual({ complete: true, kinds: expect.arrayContaining([kind]) });
  });

  it.each(['fill 12 0 1 12 2 15 lava', 'fill 12 0 1 12 3 15 magma_block', 'fill 12 0 1 12 2 15 sweet_berry_bush'])(
    'never leads through what %s puts there',
    (line) => {
      expect(path(room(`/${line}`), 14, 0, 8)).toMatchObject({ complete: false, ended: 'exhausted' });
    },
  );

  it('never leads into a deep fall', () => {
    const { moves, complete } = path(room('/fill 10 -9 1 15 -1 15 air'), 12, -9, 8);
    expect({ complete, deepest: Math.min(0, ...moves.map(({ feet }) => feet)) }).toEqual({ complete: false, deepest: 0 });
  });

  it('says that all was looked at, and leads to what is nearest', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 5 0 5 11 3 11 bedrock outline');
    const { complete, ended, moves } = path(simulation, 14, 0, 8);
    expect({ complete, ended, x: moves.at(-1)?.x }).toEqual({ complete: false, ended: 'exhausted', x: 10 });
  });
});
