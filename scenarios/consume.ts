import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';
import { count, player } from './in-world/player.ts';

/** A stone floor high above the ground with a survival player on it, by day and without monsters. */
async function floor(rig: Rig): Promise<Position> {
  rig.step('floor');
  await rig.call('open', { world: 'consume', seed: '11', creative: true });
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  await command(rig, `fill ${x - 4} 149 ${z - 4} ${x + 4} 149 ${z + 4} stone`);
  await command(rig, `tp @s ${x + 0.5} 150 ${z + 0.5} 0 0`);
  for (const text of ['gamemode survival', 'gamerule spawn_monsters false', 'gamerule natural_health_regeneration false', 'time set noon'])
    await command(rig, text);
  return [x, 150, z];
}

/** Gives a stack into the first slot and selects it. */
async function hold(rig: Rig, item: string, many: number): Promise<void> {
  if ((await player(rig)).inventory.length > 0) await command(rig, 'clear @s');
  await command(rig, `give @s ${item} ${many}`);
  const { held } = (await rig.call('select', { slot: 1 })) as unknown as ReplyOf<'select'>;
  rig.same(held, item, 'what the first slot holds');
}

async function use(rig: Rig, ticks?: number): Promise<ReplyOf<'use-item'>> {
  return (await rig.call('use-item', { ticks })) as unknown as ReplyOf<'use-item'>;
}

async function hungry(rig: Rig): Promise<number> {
  await command(rig, 'effect give @s hunger 2 255');
  await rig.call('wait', { ticks: 45 });
  const { food } = await player(rig);
  rig.check(food < 15, `hunger takes food (${food} is left)`);
  return food;
}

async function eat(rig: Rig): Promise<void> {
  rig.step('eat');
  const before = await hungry(rig);
  await hold(rig, 'bread', 3);
  const eaten = await use(rig);
  rig.same({ used: eaten.used, count: eaten.count }, { used: 'bread', count: 2 }, 'one bread of three is eaten');
  rig.check(eaten.ticks >= 32 && eaten.ticks <= 34, `a meal takes 32 ticks (${eaten.ticks})`);
  const after = await player(rig);
  rig.same({ food: after.food, bread: count(after, 'bread') }, { food: before + 5, bread: 2 }, 'the player after a meal');

  rig.step('a meal that is broken off');
  const broken = await use(rig, 10);
  const still = await player(rig);
  rig.same(
    { ticks: broken.ticks, food: still.food, bread: count(still, 'bread') },
    { ticks: 10, food: after.food, bread: 2 },
    'half a meal',
  );

  rig.step('eat until nothing is missing');
  await use(rig);
  const full = await player(rig);
  rig.same({ food: full.food, bread: count(full, 'bread') }, { food: 20, bread: 1 }, 'the player after another bread');
  const tried = await use(rig);
  rig.same({ food: tried.food, count: tried.count }, { food: 20, count: 1 }, 'who is full, and the last bread');
  await command(rig, 'clear @s');
  await rig.refused('state', 'use-item', { ticks: undefined });
}

async function drink(rig: Rig): Promise<void> {
  rig.step('drink');
  await command(rig, 'effect give @s poison 60');
  await hold(rig, 'honey_bottle', 1);
  const drunk = await use(rig);
  rig.same({ used: drunk.used, left: drunk.held }, { used: 'honey_bottle', left: 'glass_bottle' }, 'honey leaves its bottle');
  rig.same((await player(rig)).effects, [], 'the effects after honey, which cures poison');
  await command(rig, 'effect give @s speed 60');
  await hold(rig, 'milk_bucket', 1);
  const milk = await use(rig);
  rig.same({ left: milk.held, effects: (await player(rig)).effects }, { left: 'bucket', effects: [] }, 'milk takes every effect');

  rig.step('an apple of gold');
  await hold(rig, 'golden_apple', 1);
  const golden = await use(rig);
  const { absorption, effects } = await player(rig);
  rig.same({ held: golden.held, absorption }, { held: null, absorption: 4 }, 'a golden apple lends two hearts');
  rig.check(
    effects.some(({ effect }) => effect === 'regeneration'),
    'a golden apple heals for a while',
  );
  await command(rig, 'effect clear @s');
}

async function wound(rig: Rig): Promise<void> {
  rig.step('a wound heals by food');
  await command(rig, 'effect give @s saturation 1 20');
  await command(rig, 'damage @s 6');
  const hurt = await player(rig);
  rig.check(hurt.health <= 15, `a wound is there (${hurt.health})`);
  // Only now: it would heal before it is seen where a command takes long.
  await command(rig, 'gamerule natural_health_regeneration true');
  await rig.call('wait', { ticks: 60 });
  rig.check((await player(rig)).health > hurt.health, 'who is well fed heals');
}

async function deathAndBack(rig: Rig): Promise<void> {
  rig.step('die and come back');
  const [x, y, z] = (await player(rig)).pos.map(Math.floor);
  await command(rig, `spawnpoint @s ${x} ${y} ${z}`);
  await rig.refused('state', 'respawn', {});
  await command(rig, 'damage @s 1000 starve');
  await rig.call('wait-for', { condition: 'screen', target: 'death', since: undefined, timeout: 10 });
  const back = await rig.call('respawn', {});
  const after = await player(rig);
  rig.same(
    { screen: back.screen, dead: after.dead, food: after.food, health: after.health },
    { screen: 'game', dead: false, food: 20, health: 20 },
    'the player who came back',
  );
}

/** Eating and drinking, to the end and not, with what they do. */
export const scenario: Scenario = {
  name: 'consume',
  title: 'A hungry player eats and drinks: hunger goes, items go, effects come and go; who is full eats nothing; who dies comes back',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['open', 'state', 'command', 'select', 'use-item', 'wait', 'wait-for', 'respawn'] },
  run: async (rig) => {
    await floor(rig);
    await eat(rig);
    await drink(rig);
    await wound(rig);
    await deathAndBack(rig);
  },
};
