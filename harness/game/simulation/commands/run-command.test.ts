import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, testSettings } from '../flat-world.ts';
import { createSimulation } from '../simulation.ts';
import { commands } from './run-command.ts';

const at = (simulation: ReturnType<typeof flatWorld>, x: number, y: number, z: number): string =>
  simulation.world.kind(simulation.world.cell(x, y, z)).name;

describe('commands', () => {
  it.each([
    ['/tp 1 2 3', [1.5, 2, 3.5]],
    ['/tp 1.0 2.5 -3.25', [1, 2.5, -3.25]],
    ['/tp @s ~ ~4 ~-1', [8.5, 4, 7.5]],
    ['/tp ^ ^ ^5', [8.5, 0, 13.5]],
    ['/tp ^2 ^1 ^', [10.5, 1, 8.5]],
    ['/teleport 0 0.5 0', [0.5, 0.5, 0.5]],
  ])('%s moves the player', (line, place) => {
    const simulation = flatWorld();
    chat(simulation, line);
    const { x, y, z } = simulation.player;
    expect([x, y, z].map((value, i) => Math.abs(value - place[i]) < 1e-9)).toEqual([true, true, true]);
  });

  it('/tp turns the player, and the controls take over when they move', () => {
    const simulation = flatWorld();
    chat(simulation, '/tp ~ ~ ~ 90 ~10');
    run(simulation, 2);
    expect([simulation.player.yaw, simulation.player.pitch]).toEqual([90, 10]);
    run(simulation, 1, { yaw: 5 });
    expect([simulation.player.yaw, simulation.player.pitch]).toEqual([5, 10]);
  });

  it.each([
    ['/time set noon', 6000],
    ['/time set 1d', 0],
    ['/time set 10s', 200],
    ['/time add 500', 1500],
  ])('%s sets the time of day', (line, dayTime) => {
    const simulation = flatWorld({ frozen: true });
    chat(simulation, line);
    expect(simulation.world.dayTime).toBe(dayTime);
  });

  it.each([
    ['/time query daytime', 'The daytime is 1000.'],
    ['/tick query', 'The world is frozen; its rate is 20 ticks a second and its time 0.'],
    ['/seed', 'Seed: [7]'],
    ['/difficulty', 'The difficulty is normal.'],
    ['/difficulty hard', 'The difficulty is hard now.'],
    ['/gamemode spectator', 'You are in spectator mode now.'],
    ['/weather thunder 10', 'The weather is thunder now.'],
    ['/say hello  there', 'hello  there'],
    ['/give @s minecraft:diamond 3', 'You got 3 Diamond.'],
    ['/setblock ~ ~3 ~ oak_log[axis=x]', 'The block at 8 3 8 is oak_log now.'],
    ['/fill 0 0 0 1 1 1 stone', '8 blocks were changed.'],
    ['/kill @e[type=item]', '0 items were taken away.'],
    ['/help tp', '/tp [@s] <x> <y> <z> [<yaw> <pitch>]'],
  ])('%s answers', (line, answer) => {
    expect(chat(flatWorld({ frozen: true }), line)).toBe(answer);
  });

  it.each([
    ['/nonsense', 'There is no command /nonsense. Type /help for a list.'],
    ['/tp 1 2', 'Z is missing. Usage: /tp'],
    ['/tp 1 2 x', 'Z is a number, or ~ or ^ with one, not "x". Usage: /tp'],
    ['/tp 1 ^ 2', '^ coordinates stand alone'],
    ['/tp 1 2 3 4', 'Pitch is missing'],
    ['/tp 99999999 0 0', 'That place is outside the world'],
    ['/give stone', 'Nobody here is called "stone"; use @s'],
    ['/give @s stoone', 'There is no item "stoone"'],
    ['/give @s stone 0', 'Count is from 1 to 6400, not 0'],
    ['/setblock 0 1 0 oak_log[axis=w]', 'Axis of oak_log cannot be "w"; it is one of x, y, z'],
    ['/setblock 0 1 0 oak_slab[waterlogged=true]', 'This game has no oak_slab with waterlogged=true'],
    ['/setblock 0 1 0 stone[axis=x]', 'Stone has no property "axis"'],
    ['/setblock 0 1 0 air', 'That would change nothing'],
    ['/setblock 0 1 0 bedrok', 'There is no block "bedrok" in this game'],
    ['/setblock 900 1 0 stone', 'The place 900 1 0 is not loaded'],
    ['/fill 0 0 0 40 40 40 stone', 'The box has 68921 blocks, and 32768 are the most'],
    ['/tick step', 'Only a frozen world can be stepped'],
    ['/tick rate 0', 'Rate is from 1 to 10000, not 0'],
    ['/time set never', 'A time is a number'],
    ['/clear', 'Your inventory is empty already'],
    ['/gamemode god', 'Mode cannot be "god"; it is one of survival, creative, adventure, spectator'],
    ['/seed 4', '"4" is one word too many. Usage: /seed'],
  ])('%s is refused with the reason and the usage', (line, start) => {
    const answer = chat(flatWorld(), line);
    expect(answer.slice(0, start.length)).toBe(start);
    if (line !== '/nonsense') expect(answer).toContain(`Usage: /${line.slice(1).split(' ')[0]}`);
  });

  it('that cheat are refused in a world without cheats, all others run', () => {
    const simulation = createSimulation(testSettings({ cheats: false }));
    for (const command of commands) {
      const answer = chat(simulation, `/${command.name}`);
      expect(answer.includes('needs a world that allows cheats')).toBe(command.cheat);
    }
    expect(commands.filter((command) => !command.cheat).map((command) => command.name)).toEqual(['help', 'seed']);
  });

  it('/fill hollows, outlines, keeps and replaces', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 0 2 0 4 6 4 stone');
    chat(simulation, '/fill 0 2 0 4 6 4 glass hollow');
    expect([at(simulation, 0, 2, 0), at(simulation, 2, 4, 2)]).toEqual(['glass', 'air']);
    chat(simulation, '/fill 1 3 1 3 5 3 dirt keep');
    chat(simulation, '/fill 0 2 0 4 6 4 bricks replace dirt');
    expect([at(simulation, 0, 2, 0), at(simulation, 2, 4, 2)]).toEqual(['glass', 'bricks']);
    chat(simulation, '/fill 1 3 1 3 5 3 stone outline');
    expect([at(simulation, 1, 3, 1), at(simulation, 2, 4, 2)]).toEqual(['stone', 'bricks']);
  });

  it('/give throws what does not fit', () => {
    const simulation = flatWorld();
    chat(simulation, '/give @s diamond_pickaxe 40');
    expect(simulation.player.inventory.filter((stack) => stack?.item === 'diamond_pickaxe')).toHaveLength(36);
    expect(simulation.entities).toHaveLength(4);
  });

  it('/clear takes some of one item', () => {
    const simulation = flatWorld();
    chat(simulation, '/give @s stone 10');
    expect(chat(simulation, '/clear @s stone 4')).toBe('4 items were taken away.');
    expect(simulation.player.inventory[36]).toEqual({ item: 'stone', count: 6 });
  });
});
