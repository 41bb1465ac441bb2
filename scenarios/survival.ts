import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { Scenario } from '../harness/run/scenario.ts';
import { fell, hunt, meats } from './first-day/gathering.ts';
import { closeIn, eat, firstTools, night, roast, stoneAge } from './first-day/homemaking.ts';
import { Life } from './first-day/life.ts';
import { quarry } from './first-day/quarry.ts';

/** Everything that belongs to the saved world, unpacked where it is packed. */
function savedBytes(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.dat') && statSync(path).isFile())
    .map((path) => gunzipSync(readFileSync(path)).toString('latin1'))
    .join('\n');
}

async function leave(life: Life, folder: string): Promise<void> {
  const { rig } = life;
  rig.step('leave, and look at what was saved');
  const { worlds } = (await rig.call('worlds', {})) as unknown as ReplyOf<'worlds'>;
  rig.same(worlds.find((world) => world.folder === folder)?.cheats, false, 'cheats in this world');
  await life.playsFair();
  // Whoever compares two lives finds the end of both in these replies.
  await rig.call('status', { digests: true });
  await rig.call('events', { limit: 256 });
  await rig.call('input-log', { limit: 512 });
  await rig.call('quit-to-title', {});
  const saved = savedBytes(join(rig.home, 'saves', folder));
  for (const item of ['stone_pickaxe', 'wooden_pickaxe', 'wooden_sword', 'crafting_table', 'cobblestone'])
    rig.check(saved.includes(`minecraft:${item}`), `the saved player has ${item}`);
}

/** A first day and night in a new world, by nothing but what a player has. */
export const scenario: Scenario = {
  name: 'survival',
  title: 'From a new world without cheats: wood, a table, tools, stone, a furnace, food, a shelter, and a night survived',
  needs: {
    commands: [
      ...(['open', 'state', 'worlds', 'find-blocks', 'block', 'entities', 'goto', 'break', 'place', 'interact', 'attack'] as const),
      ...(['use-item', 'move', 'select', 'key', 'screen', 'click-slot', 'wait', 'input-log', 'events', 'status'] as const),
      ...(['chat-log', 'quit-to-title'] as const),
    ],
  },
  files: { 'options.txt': 'renderDistance:5\n' },
  run: async (rig) => {
    rig.step('a new world');
    const { opened } = (await rig.call('open', { world: 'first-day', seed: '42', creative: false })) as unknown as ReplyOf<'open'>;
    const life = new Life(rig);
    rig.same((await life.state()).player.inventory, [], 'what the player begins with');
    const wood = await fell(life, 8);
    await firstTools(life, wood);
    const meat = await hunt(life, 2);
    await life.playsFair();
    await quarry(life, 26);
    await stoneAge(life, wood);
    await closeIn(life);
    await roast(life, meat, wood);
    await life.playsFair();
    await eat(life, meats[meat] as string);
    await night(life);
    const { player } = await life.state();
    rig.check(player.health > 10, `the player came through the night (${player.health} of 20)`);
    await leave(life, opened);
  },
};
