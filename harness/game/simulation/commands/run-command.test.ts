import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, testSettings } from '../flat-world.ts';
import { createSimulation } from '../simulation.ts';
import { chatCommands } from './chat-command-list.ts';

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
    ['/kill @e[type=item]', 'Nobody fits that selector.'],
    ['/help seed', '/seed'],
    ['/list', 'One player is here: Player.'],
    ['/me waves', '* Player waves'],
    ['/tell @s hi', '§7§oPlayer whispers to you: hi'],
    ['/defaultgamemode creative', 'New players begin in creative mode now.'],
    ['/setworldspawn 1 2 3', 'Whoever has no place of their own comes back at 1 2 3 from now on.'],
    ['/xp query @s points', 'You have 0 points.'],
  ])('%s answers', (line, answer) => {
    expect(chat(flatWorld({ frozen: true }), line)).toBe(answer);
  });

  it.each([
    ['/tp 1 2', 'Z is missing: tp 1 2<--[HERE]. Usage: /tp'],
    ['/tp 1 2 x', 'Z is a number, or ~ or ^ with one, not "x": tp 1 2 <--[HERE]. Usage: /tp'],
    ['/tp 1 2 3 4', 'Pitch is missing: tp 1 2 3 4<--[HERE].'],
    ['/give stone', 'Nobody here is called "stone"; use @s: give <--[HERE]. Usage: /give <target> <item> [<count>]'],
    ['/give @s stoone', 'There is no item "stoone": give @s <--[HERE].'],
    ['/give @s stone 0', 'Count is from 1 to 6400, not 0: … @s stone <--[HERE].'],
    ['/give @s', 'Item is missing: give @s<--[HERE].'],
    ['/give @s bow[power=3]', '"power=3" is no component this game keeps; write one of custom_name,'],
    ['/give @s bow[enchantments={power:3', '"}" is missing at the end'],
    ['/give @s bow[enchantments={might:3}]', 'This game has no enchantment "might": give @s <--[HERE].'],
    ['/setblock 0 1 0 oak_log[axis=w]', 'Axis of oak_log cannot be "w"; it is one of x, y, z: …ock 0 1 0 <--[HERE]'],
    ['/setblock 0 1 0 stone[axis=x]', 'Stone has no property "axis"'],
    ['/setblock 0 1 0 bedrok', 'There is no block "bedrok" in this game: …ock 0 1 0 <--[HERE]. Usage: /setblock <place> <block> ['],
    ['/tick rate 0', 'Rate is from 1 to 10000, not 0: tick rate <--[HERE]. Usage: /tick rate <rate>'],
    ['/tick sprint', 'More is missing: one of <ticks>, stop: …ick sprint<--[HERE]. Usage: /tick sprint <ticks>|stop'],
    ['/tick spin', '"spin" is none of freeze, unfreeze, query, step, sprint, rate: tick <--[HERE]. Usage: /tick'],
    ['/time set never', '"never" is none of day, noon, night, midnight, <time>: time set <--[HERE]. Usage: /time set'],
    ['/gamemode god', 'Mode cannot be "god"; it is one of survival, creative, adventure, spectator: gamemode <--[HERE].'],
    ['/time set -1', 'This time is from 0'],
    ['/tick step -1', 'This time is from '],
    ['/tp @s 1e9 0 0', 'X is a number, or ~ or ^ with one, not "1e9": tp @s <--[HERE]'],
    ['/seed 4', '"4" is one word too many: seed <--[HERE]. Usage: /seed'],
    [
      '/gamerule keep_inventory maybe',
      'Value cannot be "maybe"; it is one of true, false: …inventory <--[HERE]. Usage: /gamerule keep_inventory',
    ],
    ['/gamerule random_tick_speed -1', 'Value is from 0 to 4096, not -1'],
  ])('%s is refused with the reason, the place and the usage', (line, start) => {
    const answer = chat(flatWorld(), line);
    expect(answer.slice(0, start.length)).toBe(start);
    expect(answer).toContain(`Usage: /${line.slice(1).split(' ')[0]}`);
  });

  it.each([
    ['/nonsense', 'There is no command /nonsense. Type /help for a list.'],
    ['/tp 99999999 0 0', 'That place is outside the world'],
    ['/give @s bucket 1700', 'Count is from 1 to 1600, not 1700.'],
    ['/setblock 0 1 0 air', 'That would change nothing.'],
    ['/setblock 900 1 0 stone', 'The place 900 1 0 is not loaded.'],
    ['/fill 0 0 0 40 40 40 stone', 'The box has 68921 blocks, and 32768 are the most; fill it in parts.'],
    ['/tick step', 'Only a frozen world can be stepped; run /tick freeze first.'],
    ['/clear', 'Your inventory is empty already.'],
    ['/enchant @s sharpness', 'Your hand is empty; select what shall be enchanted.'],
  ])('%s fits but cannot be done, which is said', (line, start) => {
    expect(chat(flatWorld(), line).slice(0, start.length)).toBe(start);
  });

  it('/give puts components on a stack, and /clear asks for them', () => {
    const simulation = flatWorld();
    chat(
      simulation,
      '/give @s minecraft:diamond_sword[enchantments={"minecraft:sharpness":3, "unbreaking":1},damage=7,custom_name="Old one"]',
    );
    expect(simulation.player.inventory[36]).toEqual({
      item: 'diamond_sword',
      count: 1,
      damage: 7,
      name: 'Old one',
      enchantments: { sharpness: 3, unbreaking: 1 },
    });
    expect(chat(simulation, '/clear @s diamond_sword[damage=8]')).toBe('You have no diamond_sword.');
    expect(chat(simulation, '/clear @s diamond_sword[damage=7] 0')).toBe('You have 1 of it.');
    expect(simulation.player.inventory[36]).not.toBeNull();
    expect(chat(simulation, '/clear @s diamond_sword')).toBe('1 item was taken away.');
  });

  it('/enchant enchants what is held, within the bounds of the enchantment', () => {
    const simulation = flatWorld();
    chat(simulation, '/give @s bow');
    expect(chat(simulation, '/enchant @s sharpness')).toBe('Bow does not take sharpness.');
    expect(chat(simulation, '/enchant @s power 6')).toContain('5 is the highest level of power');
    expect(chat(simulation, '/enchant @s infinity')).toBe('Bow has Infinity 1 now.');
    expect(chat(simulation, '/enchant @s mending')).toContain('does not go with infinity');
    expect(simulation.player.inventory[36]?.enchantments).toEqual({ infinity: 1 });
  });

  it('/gamerule tells and sets a rule', () => {
    const simulation = flatWorld();
    expect(chat(simulation, '/gamerule keep_inventory')).toBe('The rule keep_inventory is false.');
    chat(simulation, '/gamerule keep_inventory true');
    chat(simulation, '/gamerule random_tick_speed 100');
    const told = ['keep_inventory', 'random_tick_speed'].map((rule) => chat(simulation, `/gamerule ${rule}`));
    expect(told).toEqual(['The rule keep_inventory is true.', 'The rule random_tick_speed is 100.']);
  });

  it('/tp moves whom a selector names, to a place and to somebody', () => {
    const simulation = flatWorld();
    chat(simulation, '/summon armor_stand 4.5 0 4.5');
    expect(chat(simulation, '/tp @e[type=armor_stand] 6.5 0 7.5 90 0')).toBe('One entity is at 6.5 0 7.5.');
    expect(simulation.entities[0]).toMatchObject({ x: 6.5, z: 7.5, yaw: 90 });
    expect(chat(simulation, '/tp @s @e[type=armor_stand,limit=1]')).toBe('You are at 6.5 0 7.5.');
    expect([simulation.player.x, simulation.player.z]).toEqual([6.5, 7.5]);
    chat(simulation, '/tp 1.5 0 7.5 facing entity @e[type=armor_stand]');
    expect(simulation.player.yaw).toBe(-90);
    expect(chat(simulation, '/tp @e[type=cow]')).toBe('Nobody fits that selector.');
  });

  it('/damage hurts by its kind', () => {
    const simulation = flatWorld();
    chat(simulation, '/gamemode survival');
    expect(chat(simulation, '/damage @s 3 minecraft:magic')).toBe('3 points of damage were done.');
    expect(simulation.player.health).toBe(17);
    expect(chat(simulation, '/damage @s 3 itching')).toContain('This game has no damage type "itching"');
  });

  it('say nothing of what they did where the rules want that, but what they refuse and are told to say', () => {
    const simulation = flatWorld();
    expect(chat(simulation, '/gamerule send_command_feedback false')).toBe('');
    expect(chat(simulation, '/time set noon')).toBe('');
    expect(chat(simulation, '/time set never')).toContain('<--[HERE]');
    expect(chat(simulation, '/tellraw @s "heard"')).toBe('heard');
  });

  it('/tp faces a point', () => {
    const simulation = flatWorld();
    chat(simulation, '/tp 8.0 0 8.0 facing 3.0 1.62 8.0');
    expect([simulation.player.yaw, Math.abs(simulation.player.pitch) < 1e-9]).toEqual([90, true]);
  });

  it('that cheat are refused in a world without cheats, all others run', () => {
    const simulation = createSimulation(testSettings({ cheats: false }));
    for (const command of chatCommands) {
      const answer = chat(simulation, `/${command.name}`);
      expect(answer.includes('needs a world that allows cheats')).toBe(command.cheat);
    }
    expect(chatCommands.filter((command) => !command.cheat).map((command) => command.name)).toEqual(['help', 'list', 'me', 'msg', 'seed']);
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
