import { describe, expect, it } from 'vitest';
import { kindsOf } from '../simulation/block-kinds.ts';
import { chat, run, testSettings } from '../simulation/flat-world.ts';
import { createSimulation, type Simulation } from '../simulation/simulation.ts';
import { nearestBlocks } from './nearest-blocks.ts';

/** Every cell within reach looked at, in the plainest way. */
function plain({ world, player }: Simulation, name: string, within: number) {
  const kinds = new Set(kindsOf(name).map(({ index }) => index));
  const eye = [player.x, player.y + player.eyeHeight, player.z] as const;
  const found: { pos: number[]; distance: number }[] = [];
  for (let y = Math.floor(eye[1] - within); y <= eye[1] + within; y++) {
    for (let z = Math.floor(eye[2] - within); z <= eye[2] + within; z++) {
      for (let x = Math.floor(eye[0] - within); x <= eye[0] + within; x++) {
        if (!world.loaded(x, z) || !kinds.has(world.cell(x, y, z) & 4095)) continue;
        const distance = Math.sqrt((x + 0.5 - eye[0]) ** 2 + (y + 0.5 - eye[1]) ** 2 + (z + 0.5 - eye[2]) ** 2);
        if (distance <= within) found.push({ pos: [x, y, z], distance: Math.round(distance * 10_000) / 10_000 });
      }
    }
  }
  return found
    .map((one, i) => ({ one, i }))
    .sort((a, b) => a.one.distance - b.one.distance || a.i - b.i)
    .map(({ one }) => one);
}

describe('the nearest blocks', () => {
  it('are those that a look at every cell finds, in the same order', () => {
    const simulation = createSimulation(testSettings({ seed: 42n, viewDistance: 2 }));
    while (!simulation.ready) run(simulation, 1);
    chat(simulation, '/tp ~ 20 ~');
    run(simulation, 1);
    let compared = 0;
    for (const name of ['stone', 'iron_ore', 'diamond_ore', 'bedrock', 'oak_log', 'grass_block', 'lava']) {
      for (const within of [3, 17.5, 40]) {
        const all = plain(simulation, name, within);
        for (const limit of [1, 8, 100]) {
          const reply = nearestBlocks(simulation, name, within, limit);
          expect(reply, `${limit} ${name} within ${within}`).toEqual({ blocks: all.slice(0, limit), more: all.length > limit });
          compared += reply!.blocks.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('are at one distance from low to high, then by z, then by x', () => {
    const simulation = createSimulation(testSettings({ seed: 42n }));
    while (!simulation.ready) run(simulation, 1);
    const { x, y, z } = simulation.player;
    const [bx, by, bz] = [Math.floor(x), Math.floor(y) + 40, Math.floor(z)];
    chat(simulation, `/tp ${bx + 0.5} ${by + 0.5 - simulation.player.eyeHeight} ${bz + 0.5}`);
    for (const [dx, dy, dz] of [
      [1, 0, 0],
      [0, 0, 1],
      [-1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
      [0, -1, 0],
    ] as const) {
      chat(simulation, `/setblock ${bx + dx * 9} ${by + dy * 9} ${bz + dz * 9} gold_block`);
    }
    expect(nearestBlocks(simulation, 'minecraft:gold_block', 10, 6)?.blocks.map(({ pos }) => pos)).toEqual([
      [bx, by - 9, bz],
      [bx, by, bz - 9],
      [bx - 9, by, bz],
      [bx + 9, by, bz],
      [bx, by, bz + 9],
      [bx, by + 9, bz],
    ]);
  });

  it('of a name that no block has are not known', () => {
    expect(nearestBlocks(createSimulation(testSettings()), 'stoen', 5, 5)).toBe(null);
  });
});
