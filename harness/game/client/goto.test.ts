import { describe, expect, it, onTestFinished } from 'vitest';
import type { ControlError } from '../../../ctl/control-error.ts';
import type { Args } from '../../../ctl/table/commands.ts';
import { Seeded } from '../../../ctl/testing/seeded.ts';
import { playerPath } from '../simulation/path-finding/player-path.ts';
import { type WalkClient, walkClient } from './testing/walk-client.ts';

const context = { signal: new AbortController().signal, afterReply: () => {} };
const start = 'tp 8.5 0 8.5';

async function goTo(walk: WalkClient, x: number, y: number, z: number, more: Partial<Args<'goto'>> = {}) {
  return (await walk.actions.goto(context, { x, y, z, within: 0, sprint: false, timeout: 60, ...more })) as {
    readonly arrived: true;
    readonly pos: readonly [number, number, number];
    readonly ticks: number;
    readonly damage: number;
  };
}

async function refused(walk: WalkClient, x: number, y: number, z: number, more: Partial<Args<'goto'>> = {}): Promise<ControlError> {
  return goTo(walk, x, y, z, more).then(
    (reply) => Promise.reject(new Error(`it arrived at ${reply.pos.join(' ')}`)),
    (error: ControlError) => error,
  );
}

const cellOf = (pos: readonly number[]) => pos.map((value) => Math.floor(value + 0.001));

describe('goto', () => {
  it.each<[string, readonly string[], readonly [number, number, number]]>([
    ['over open ground', [], [20, 0, 3]],
    ['round a wall', ['fill 12 0 0 12 3 20 stone'], [16, 0, 8]],
    ['up steps of a block', ['fill 11 0 6 11 0 10 stone', 'fill 12 0 6 12 1 10 stone', 'fill 13 0 6 16 2 10 stone'], [15, 3, 8]],
    [
      'up stairs and slabs',
      ['fill 11 0 8 11 0 8 oak_stairs[facing=east]', 'fill 12 0 8 12 0 8 stone', 'setblock 12 1 8 stone_slab', 'fill 13 0 8 15 1 8 stone'],
      [15, 2, 8],
    ],
    ['down a ledge', ['fill 6 0 6 10 2 10 stone', 'tp 8.5 3 8.5'], [14, 0, 8]],
    ['over a gap of one block', ['fill 6 9 6 10 9 10 stone', 'fill 12 9 6 16 9 10 stone', 'tp 8.5 10 8.5'], [14, 10, 8]],
    ['over a gap of two blocks', ['fill 6 9 6 10 9 10 stone', 'fill 13 9 6 16 9 10 stone', 'tp 8.5 10 8.5'], [15, 10, 8]],
    [
      'over two gaps in a row, to a block each',
      ['fill 6 9 8 10 9 8 stone', 'setblock 12 9 8 stone', 'fill 14 9 8 16 9 8 stone', 'tp 8.5 10 8.5'],
      [15, 10, 8],
    ],
    ['through water', ['fill 11 -2 0 16 -1 20 water'], [20, 0, 8]],
    ['up a ladder', ['fill 12 0 6 15 5 10 stone', 'fill 11 0 8 11 5 8 ladder[facing=west]'], [14, 6, 8]],
    [
      'down a ladder',
      ['fill 12 0 6 15 8 10 stone', 'fill 11 0 8 11 8 8 ladder[facing=west]', 'fill 16 0 6 16 11 10 stone', 'tp 13.5 9 8.5'],
      [9, 0, 8],
    ],
    [
      'through a door',
      [
        'fill 12 0 -20 12 3 30 stone',
        'fill -20 0 -20 -20 3 30 stone',
        'fill -20 0 -20 12 3 -20 stone',
        'fill -20 0 30 12 3 30 stone',
        'fill 12 0 8 12 1 8 air',
        'setblock 12 0 8 oak_door[facing=east,half=lower]',
        'setblock 12 1 8 oak_door[facing=east,half=upper]',
      ],
      [16, 0, 8],
    ],
    [
      'through a gate',
      [
        'fill 12 0 -20 12 0 30 oak_fence',
        'fill -20 0 -20 -20 0 30 oak_fence',
        'fill -20 0 -20 12 0 -20 oak_fence',
        'fill -20 0 30 12 0 30 oak_fence',
        'setblock 12 0 8 oak_fence_gate[facing=east]',
      ],
      [16, 0, 8],
    ],
    ['past a cactus and lava', ['fill 11 -1 5 13 -1 11 lava', 'setblock 10 -1 4 sand', 'setblock 10 0 4 cactus'], [16, 0, 8]],
    [
      'out of a maze',
      [
        'fill 6 0 6 10 2 10 stone hollow',
        'fill 8 1 8 8 2 8 air',
        'fill 7 1 7 9 2 9 air',
        'fill 7 0 7 9 0 9 air',
        'fill 10 0 8 10 1 8 air',
        'fill 12 0 4 12 2 12 stone',
        start,
      ],
      [16, 0, 8],
    ],
  ])('goes %s without harm', async (_, lines, goal) => {
    const walk = await walkClient(onTestFinished);
    walk.command(start, ...lines);
    const reply = await goTo(walk, ...goal);
    const cell = cellOf(reply.pos);
    expect([cell[0], cell[2]]).toEqual([goal[0], goal[2]]);
    expect(Math.abs(reply.pos[1] - goal[1])).toBeLessThan(1.01);
    expect(reply.damage).toBe(0);
    const { player } = walk.simulation;
    expect([player.x, player.z].map(Math.floor)).toEqual([goal[0], goal[2]]);
  });

  it('ends near enough when that is asked for', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start);
    const { pos } = await goTo(walk, 20, 0, 8, { within: 3 });
    const off = Math.hypot(pos[0] - 20, pos[1], pos[2] - 8);
    expect(off).toBeLessThanOrEqual(3.2);
    expect(off).toBeGreaterThan(1.5);
  });

  it('takes less time in a sprint', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start);
    const walked = await goTo(walk, 30, 0, 8);
    const ran = await goTo(walk, 8, 0, 8, { sprint: true });
    expect(ran.ticks).toBeLessThan(walked.ticks * 0.9);
  });

  it('says where it ended and why when there is no way', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start, 'fill 14 0 6 18 4 10 stone', 'fill 15 0 7 17 3 9 air');
    const error = await refused(walk, 16, 0, 8);
    expect(error).toMatchObject({ kind: 'state', details: { reason: 'no-way' } });
    expect(error.message).toMatch(/no way on foot leads nearer/);
    const { pos } = error.details as { pos: readonly number[] };
    expect(Math.abs(walk.simulation.player.x - pos[0]!)).toBeLessThan(0.01);
    // As near as the walls let it.
    expect(Math.hypot(16.5 - pos[0]!, 8.5 - pos[2]!)).toBeLessThan(4);
  });

  it('says so when the time is over, and goes on with the same line', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start);
    expect(await refused(walk, 40, 0, 8, { timeout: 2 })).toMatchObject({ kind: 'timeout', details: { reason: 'timeout', ticks: 40 } });
    expect((await goTo(walk, 40, 0, 8)).arrived).toBe(true);
  });

  it('goes on after it was pushed off its way', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start, 'fill 12 0 4 12 2 12 stone');
    const going = goTo(walk, 20, 0, 8);
    for (let pushes = 0; pushes < 3; pushes++) {
      const before = walk.simulation.clientTicks;
      while (walk.simulation.clientTicks < before + 15) await new Promise(setImmediate);
      walk.command('tp ~ ~ ~3');
    }
    expect((await going).arrived).toBe(true);
  });

  it('gives nothing but keys, views and buttons, and lets go of all', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command(start);
    await goTo(walk, 14, 0, 12);
    const { x, z } = walk.simulation.player;
    const { signal } = context;
    await walk.actions.look({ signal, afterReply: () => {} }, { yaw: 0, pitch: 0 });
    expect([walk.simulation.player.x, walk.simulation.player.z].map((value, i) => Math.abs(value - [x, z][i]!) < 0.05)).toEqual([
      true,
      true,
    ]);
  });

  const random = new Seeded(20260411);
  const below = (n: number) => random.integer(0, n - 1);
  const terrains = Array.from({ length: 12 }, (_, i) => {
    const lines: string[] = [];
    for (let block = 0; block < 70; block++) {
      const [x, z] = [below(26) - 5, below(26) - 5];
      if (Math.abs(x - 8) < 2 && Math.abs(z - 8) < 2) continue;
      const what = ['stone', 'stone', 'dirt', 'oak_slab', 'water', 'cobblestone_wall', 'oak_leaves'][below(7)]!;
      if (what === 'water') lines.push(`fill ${x} -1 ${z} ${x + below(3)} -1 ${z + below(3)} water`);
      else lines.push(`fill ${x} 0 ${z} ${x + below(3)} ${below(3)} ${z + below(2)} ${what}`);
    }
    return { nth: i, lines, goal: [below(26) - 5, below(26) - 5] as const };
  });

  it.each(terrains)('arrives in random terrain $nth, or says truthfully that it does not', async ({ lines, goal }) => {
    const walk = await walkClient(onTestFinished);
    walk.command(start);
    for (const line of lines) walk.simulation.say(`/${line}`);
    walk.simulation.say('/fill 7 0 7 9 3 9 air');
    walk.command(start);
    const { world, player } = walk.simulation;
    const at = (x: number, y: number, z: number) => world.cell(x, y, z);
    const outcome = await goTo(walk, goal[0], 0, goal[1]).catch((error: ControlError) => error);
    if ('arrived' in outcome) {
      expect([player.x, player.z].map(Math.floor)).toEqual([goal[0], goal[1]]);
      return;
    }
    const path = playerPath(at, (x, z) => world.loaded(x, z), [player.x, player.y, player.z], { x: goal[0], y: 0, z: goal[1], within: 0 });
    expect({ reason: outcome.details.reason, complete: path.complete }).toEqual({ reason: 'no-way', complete: false });
  });
});
