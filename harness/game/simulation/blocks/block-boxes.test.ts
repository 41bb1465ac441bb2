import { describe, expect, it } from 'vitest';
import { createSimulation } from '../simulation.ts';
import type { Cell, PlayerControls } from '../view.ts';
import { collisionBoxes, modelBoxes, outlineBoxes } from './block-boxes.ts';
import { knownCell, propertiesOf } from './cell.ts';
import { connected } from './connections.ts';
import type { ReadCell } from './support.ts';

type Entry = readonly [x: number, z: number, name: string, properties?: Record<string, string>];

/** A layer of cells at y 0; the rest is air. */
const layer = (...entries: readonly Entry[]): ReadCell => {
  const cells = new Map<string, Cell>(entries.map(([x, z, name, properties]) => [`${x} ${z}`, knownCell(name, properties)]));
  return (x, y, z) => (y === 0 ? (cells.get(`${x} ${z}`) ?? 0) : 0);
};

const volume = (boxes: ReturnType<typeof modelBoxes>) =>
  boxes.reduce((sum, [x0, y0, z0, x1, y1, z1]) => sum + (x1 - x0) * (y1 - y0) * (z1 - z0), 0);

describe('stairs', () => {
  const stairs = (facing: string, half = 'bottom') => ['oak_stairs', { facing, half }] as const;

  it('are three quarters of a cell, high where they face', () => {
    const at = layer([0, 0, ...stairs('east')]);
    expect(volume(modelBoxes(at, 0, 0, 0))).toBe(0.75);
    expect(collisionBoxes(at, 0, 0, 0)).toEqual([
      [0, 0, 0, 1, 0.5, 1],
      [0.5, 0.5, 0, 1, 1, 1],
    ]);
    expect(outlineBoxes(layer([0, 0, ...stairs('west', 'top')]), 0, 0, 0)).toEqual([
      [0, 0.5, 0, 1, 1, 1],
      [0, 0, 0, 0.5, 0.5, 1],
    ]);
  });

  it('turn a corner: outward with stairs ahead of them, inward with stairs behind', () => {
    expect(modelBoxes(layer([0, 0, ...stairs('north')], [0, -1, ...stairs('west')]), 0, 0, 0)[1]).toEqual([0, 0.5, 0, 0.5, 1, 0.5]);
    expect(volume(modelBoxes(layer([0, 0, ...stairs('north')], [0, 1, ...stairs('east')]), 0, 0, 0))).toBe(0.875);
  });

  it('go on straight beside stairs like themselves, and do not mind the other half', () => {
    const row = layer([0, 0, ...stairs('north')], [0, -1, ...stairs('west')], [1, 0, ...stairs('north')]);
    expect(volume(modelBoxes(row, 0, 0, 0))).toBe(0.75);
    expect(volume(modelBoxes(layer([0, 0, ...stairs('north')], [0, -1, ...stairs('west', 'top')]), 0, 0, 0))).toBe(0.75);
  });
});

describe('fences and panes', () => {
  it('reach to their like, to whole blocks and to the sides of gates', () => {
    const at = layer(
      [0, 0, 'oak_fence'],
      [0, -1, 'spruce_fence'],
      [0, 1, 'stone'],
      [-1, 0, 'glass_pane'],
      [1, 0, 'oak_fence_gate', { facing: 'north' }],
    );
    expect(propertiesOf(connected(at, 0, 0, 0))).toMatchObject({ north: 'true', south: 'true', west: 'false', east: 'true' });
    expect(propertiesOf(connected(at, -1, 0, 0))).toMatchObject({ north: 'false', south: 'false', west: 'false', east: 'false' });
    expect(connected(at, 0, 0, 1)).toBe(knownCell('stone'));
  });

  it('do not reach to leaves, pumpkins or the leaf of a gate', () => {
    const at = layer([0, 0, 'oak_fence'], [0, -1, 'oak_leaves'], [0, 1, 'pumpkin'], [1, 0, 'oak_fence_gate', { facing: 'east' }]);
    expect(connected(at, 0, 0, 0)).toBe(knownCell('oak_fence'));
  });

  it('stop half a block higher than a fence is seen', () => {
    const at = layer([0, 0, 'oak_fence']);
    expect([collisionBoxes(at, 0, 0, 0)[0]![4], outlineBoxes(at, 0, 0, 0)[0]![4]]).toEqual([1.5, 1]);
  });
});

describe('doors and gates', () => {
  it('stand at the side of who placed them, and open to the left', () => {
    const door = (open: string) => collisionBoxes(layer([0, 0, 'oak_door', { facing: 'east', half: 'lower', open }]), 0, 0, 0);
    expect(door('false')).toEqual([[0, 0, 0, 3 / 16, 1, 1]]);
    expect(door('true')).toEqual([[0, 0, 0, 1, 1, 3 / 16]]);
  });

  it('let through when a gate is open', () => {
    const gate = (open: string) => collisionBoxes(layer([0, 0, 'oak_fence_gate', { facing: 'north', open }]), 0, 0, 0);
    expect([gate('false').length, gate('true').length]).toEqual([1, 0]);
  });
});

const idle: PlayerControls = {
  ...{ forward: false, back: false, left: false, right: false, jump: false, sneak: false, sprint: false, attack: false, use: false },
  ...{ attackPressed: false, usePressed: false, pickPressed: false, dropPressed: false, yaw: 180, pitch: 0, selected: 0 },
};

/** A player on a stone floor in a world of air around it, who looks north. */
function hall() {
  const settings = { name: 'w', folder: 'w', seed: 3n, mode: 'creative', cheats: true, viewDistance: 1, frozen: true } as const;
  const simulation = createSimulation(settings);
  while (!simulation.ready) simulation.tick(idle);
  simulation.tick(idle);
  const tick = (count: number, controls: Partial<PlayerControls> = {}) => {
    for (let i = 0; i < count; i++) simulation.tick({ ...idle, ...controls });
  };
  // Wherever the seed lets a player begin: the hall is at the middle of the world.
  simulation.say('/tp @s 8.5 160 8.5 180 0');
  tick(2);
  while (!simulation.ready) tick(1);
  for (const line of ['fill 0 140 0 15 140 15 stone', 'tp @s 8.5 141 8.5 180 0']) simulation.say(`/${line}`);
  tick(3);
  const state = (x: number, y: number, z: number): Readonly<Record<string, string>> => {
    const cell = simulation.world.cell(x, y, z);
    return { name: simulation.world.kind(cell).name, ...simulation.world.properties(cell) };
  };
  return { simulation, tick, state };
}

describe('a player', () => {
  it('places a door of two halves, opens both with one use, and loses both with one break', () => {
    const { simulation, tick, state } = hall();
    simulation.say('/give @s oak_door');
    tick(2, { pitch: 45 });
    tick(1, { pitch: 45, use: true, usePressed: true });
    const z = state(8, 141, 7).name === 'oak_door' ? 7 : 6;
    expect([state(8, 141, z), state(8, 142, z)]).toMatchObject([
      { name: 'oak_door', half: 'lower', facing: 'north', open: 'false' },
      { name: 'oak_door', half: 'upper', facing: 'north', open: 'false' },
    ]);
    tick(6);
    tick(1, { use: true, usePressed: true });
    expect([state(8, 141, z).open, state(8, 142, z).open]).toEqual(['true', 'true']);
    simulation.say(`/setblock 8 141 ${z} air`);
    expect(state(8, 142, z).name).toBe('air');
  });

  it('steps up stairs without a jump and climbs a ladder', () => {
    const { simulation, tick } = hall();
    simulation.say('/setblock 8 141 6 oak_stairs[facing=north]');
    simulation.say('/fill 8 141 4 8 145 4 stone');
    simulation.say('/setblock 8 141 5 stone');
    for (const y of [142, 143, 144]) simulation.say(`/setblock 8 ${y} 5 ladder[facing=south]`);
    tick(20, { forward: true });
    expect(simulation.player.y).toBeGreaterThanOrEqual(142);
    tick(20, { forward: true });
    expect(simulation.player.y).toBeGreaterThan(143);
  });

  it('cannot jump a fence', () => {
    const { simulation, tick, state } = hall();
    simulation.say('/fill 0 141 6 15 141 6 oak_fence');
    expect(state(8, 141, 6)).toMatchObject({ west: 'true', east: 'true', north: 'false' });
    tick(60, { forward: true, jump: true });
    expect(simulation.player.z).toBeGreaterThan(6.5);
  });
});
