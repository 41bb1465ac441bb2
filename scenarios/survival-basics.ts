import type { PlayerShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position, UiShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';

async function state(rig: Rig): Promise<ReplyOf<'state'>> {
  return (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
}

async function player(rig: Rig): Promise<PlayerShape> {
  const { player: there } = await state(rig);
  rig.check(there !== null && typeof there === 'object', '`state` tells of the player');
  return there as PlayerShape;
}

/** What the chat answered to a command. */
async function answer(rig: Rig, text: string): Promise<string> {
  const { last } = await rig.call('events', { since: undefined, limit: 1 });
  await command(rig, text);
  const { messages } = (await rig.call('messages', { since: last as number, limit: 10 })) as unknown as ReplyOf<'messages'>;
  return messages.map((message) => message.text).join('\n');
}

const items = (of: PlayerShape): readonly string[] => of.inventory.map(({ item }) => item.replace(/^minecraft:/, ''));

/** Opens a world with a floor high above the ground and puts a survival player on it; returns where. */
async function floor(rig: Rig): Promise<Position> {
  rig.step('floor');
  await rig.call('open', { world: 'basics', seed: '7', creative: true });
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  await command(rig, `fill ${x - 3} 149 ${z - 2} ${x + 3} 149 ${z + 26} stone`);
  await command(rig, `tp @s ${x + 0.5} 150 ${z + 0.5} 0 0`);
  await command(rig, `spawnpoint @s ${x} 150 ${z}`);
  await command(rig, 'gamemode survival');
  return [x, 150, z];
}

/** Blocks that a second's run covers from a stand. */
async function secondsWay(rig: Rig, [x, y, z]: Position): Promise<number> {
  await command(rig, `tp @s ${x + 0.5} ${y} ${z + 0.5} 0 0`);
  await rig.call('wait', { ticks: 5 });
  const from = (await player(rig)).pos[2];
  await rig.call('move', { direction: 'forward', ticks: 20, sprint: false, sneak: false, jump: false });
  return (await player(rig)).pos[2] - from;
}

async function effects(rig: Rig, at: Position): Promise<void> {
  rig.step('effects');
  const plain = await secondsWay(rig, at);
  await command(rig, 'effect give @s speed 60 1');
  const { effects: had } = await player(rig);
  rig.same(
    had.map(({ effect, amplifier }) => [effect, amplifier]),
    [['speed', 1]],
    'the effects of the player',
  );
  const fast = await secondsWay(rig, at);
  rig.check(fast > plain * 1.3, `speed II is faster than no effect (${fast.toFixed(2)} and ${plain.toFixed(2)} blocks in a second)`);
  await rig.call('wait', { ticks: 20 });
  const left = (await player(rig)).effects[0]?.duration ?? 0;
  rig.check(left > 0 && left < (had[0]?.duration ?? 0), 'an effect runs out tick by tick');
  await command(rig, 'effect clear @s');
  rig.same((await player(rig)).effects, [], 'the effects after they were taken');

  rig.step('a slow fall');
  const [x, y, z] = at;
  await command(rig, 'effect give @s slow_falling 60');
  await command(rig, `tp @s ${x + 0.5} ${y + 8} ${z + 0.5} 0 0`);
  await rig.call('wait', { ticks: 80 });
  const landed = await player(rig);
  rig.same({ ground: landed.on_ground, health: landed.health }, { ground: true, health: 20 }, 'a slow fall from eight blocks');
  await command(rig, 'effect clear @s');
}

async function totem(rig: Rig): Promise<void> {
  rig.step('totem');
  await command(rig, 'give @s totem_of_undying');
  await rig.call('select', { slot: 1 });
  await command(rig, 'effect give @s instant_damage 1 3');
  const saved = await player(rig);
  rig.same({ dead: saved.dead, totems: items(saved) }, { dead: false, totems: [] }, 'what a deadly blow takes from who holds a totem');
  rig.check(saved.health <= 2 && saved.absorption === 8, 'the totem leaves half a heart and lends four golden ones');
  await command(rig, 'effect clear @s');
}

async function deathAndRespawn(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('death');
  await command(rig, 'give @s cobblestone 20');
  await command(rig, 'xp set @s 5 levels');
  rig.same((await player(rig)).level, 5, 'the level that was set');
  const { last } = await rig.call('events', { since: undefined, limit: 1 });
  await command(rig, `tp @s ${x + 0.5} ${y} ${z + 20.5} 0 0`);
  await command(rig, 'kill @s');
  await rig.call('wait-for', { condition: 'event', target: 'death', since: last as number, timeout: 10 });
  await rig.call('wait-for', { condition: 'screen', target: 'death', since: undefined, timeout: 10 });
  const told = (await rig.call('events', { since: last as number })) as unknown as ReplyOf<'events'>;
  const { text = '' } = (told.events.find(({ kind }) => kind === 'death') ?? {}) as { readonly text?: string };
  await rig.call('expect', { what: 'chat', target: text, since: last as number, min: 1 });
  const dead = await player(rig);
  rig.same({ dead: dead.dead, items: items(dead) }, { dead: true, items: [] }, 'a dead player, whose things lie about');
  await rig.refused('state', 'move', { direction: 'forward', ticks: 5, sprint: false, sneak: false, jump: false });

  rig.step('respawn');
  const { widgets } = (await rig.call('ui', {})) as unknown as UiShape;
  rig.check(
    widgets.some(({ id, enabled }) => id === 'respawn' && enabled),
    'the death screen has a button that brings the player back',
  );
  await rig.call('click', { id: 'respawn', button: 'left', shift: false });
  await rig.call('wait-for', { condition: 'event', target: 'respawn', since: last as number, timeout: 10 });
  const { screen } = await state(rig);
  const back = await player(rig);
  rig.same(
    { screen, dead: back.dead, health: back.health, food: back.food, level: back.level, pos: back.pos.map(Math.floor) },
    { screen: 'game', dead: false, health: 20, food: 20, level: 0, pos: [x, y, z] },
    'the player after respawning',
  );
}

async function keptInSaves(rig: Rig): Promise<void> {
  rig.step('kept in saves');
  await command(rig, 'bossbar add rig:storm Storm');
  await command(rig, 'scoreboard objectives add deeds dummy');
  await command(rig, 'scoreboard players set @s deeds 12');
  await command(rig, 'effect give @s haste infinite 2');
  await rig.call('quit-to-title', {});
  await rig.call('open', { world: 'basics', seed: undefined, creative: false });
  rig.check((await answer(rig, 'bossbar list')).includes('rig:storm'), 'a boss bar is there after coming back');
  rig.check((await answer(rig, 'scoreboard players get @s deeds')).includes('12'), 'a score is there after coming back');
  rig.same((await player(rig)).effects, [{ effect: 'haste', amplifier: 2, duration: -1 }], 'the effects after coming back');
}

/** What can befall a player in survival, and what helps. */
export const scenario: Scenario = {
  name: 'survival-basics',
  title: 'A player gains effects, is saved by a totem, dies, respawns by the button, and finds effects and scores again after leaving',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: {
    commands: [
      ...(['state', 'command', 'open', 'move', 'wait', 'wait-for', 'events', 'messages', 'select', 'ui', 'click'] as const),
      'quit-to-title',
    ],
  },
  run: async (rig) => {
    const at = await floor(rig);
    await effects(rig, at);
    await totem(rig);
    await deathAndRespawn(rig, at);
    await keptInSaves(rig);
  },
};
