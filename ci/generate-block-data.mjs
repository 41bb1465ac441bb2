/**
 * Writes harness/game/simulation/data/generated-block-data.ts: the numbers of every block and item of the Java Edition version that
 * the game follows, taken from the field's data package. The package weighs 500 MB, so it is no dependency: install it outside the
 * checkout, run this, commit the result.
 *
 *   npm install --prefix /tmp/minecraft-data minecraft-data@3.119.0
 *   node ci/generate-block-data.mjs /tmp/minecraft-data
 *
 * Only ids and numbers are taken; names for people are made from ids elsewhere.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataVersion = '26.1';
const prefix = process.argv[2];
if (prefix === undefined || !existsSync(join(prefix, 'node_modules/minecraft-data'))) {
  console.error('generate-block-data: name the folder that minecraft-data@3.119.0 was installed into with npm install --prefix FOLDER.');
  process.exit(2);
}

const data = createRequire(join(resolve(prefix), 'package.json'))('minecraft-data')(dataVersion);
const tiers = ['wooden', 'stone', 'iron', 'diamond', 'netherite'];
const toolKinds = ['pickaxe', 'axe', 'shovel', 'hoe'];

/** The kind of tool that speeds a block up: from the tools that it drops for, else from its material. */
function toolOf(block, harvest) {
  const byHarvest = toolKinds.find((kind) => harvest.some((name) => name.endsWith(`_${kind}`)));
  return byHarvest ?? toolKinds.find((kind) => block.material.split(';').includes(`mineable/${kind}`));
}

/** One line a block: name hardness tool tier emits filters solid drops states, with `-` for nothing (read by block-data.ts). */
function blockRow(block) {
  const harvest = Object.keys(block.harvestTools ?? {}).map((id) => data.items[id].name);
  const tool = toolOf(block, harvest);
  const tier = tiers.find((t) => harvest.includes(`${t}_${tool}`));
  const states = block.states.map((s) => `${s.name}=${(s.type === 'bool' ? ['true', 'false'] : (s.values ?? [])).join('|')}`);
  const drops = block.drops.map((id) => data.items[id].name).filter((name) => name !== 'air');
  return [
    block.name,
    block.hardness,
    tool ?? '-',
    tier ?? '-',
    block.emitLight,
    block.filterLight,
    block.boundingBox === 'block' ? 'solid' : '-',
    drops.join(',') || '-',
    states.join(';') || '-',
  ].join(' ');
}

const stacks = {};
const durability = {};
for (const item of data.itemsArray) {
  stacks[item.stackSize] ??= [];
  stacks[item.stackSize].push(item.name);
  if (item.maxDurability) durability[item.name] = item.maxDurability;
}
const speeds = Object.fromEntries(
  Object.entries(data.materials['mineable/pickaxe']).map(([id, speed]) => [data.items[id].name.replace('_pickaxe', ''), speed]),
);
const foods = Object.fromEntries(data.foodsArray.map((food) => [food.name, [food.foodPoints, food.saturation]]));

const itemLines = Object.entries(stacks).flatMap(([size, names]) =>
  names.map((name) => [name, size, durability[name] ?? '-', foods[name] ?? '-']),
);
const source = `/** Made by ci/generate-block-data.mjs from the tables of Java Edition ${dataVersion}; do not edit. */

/** Speed of tools by material. */
export const toolSpeeds: Readonly<Record<string, number>> = ${JSON.stringify(speeds)};

/** One line an item: name, stack size, durability, food points and saturation. */
export const itemLines = \`
${itemLines.map((words) => words.join(' ')).join('\n')}
\`;

/** One line a block: name, hardness, tool, tier, emits, filters, solid, drops, states. */
export const blockLines = \`
${data.blocksArray.map(blockRow).join('\n')}
\`;
`;
const target = join(dirname(fileURLToPath(import.meta.url)), '../harness/game/simulation/data/generated-block-data.ts');
writeFileSync(`${target}.tmp`, source);
renameSync(`${target}.tmp`, target);
console.log(`wrote ${data.blocksArray.length} blocks and ${data.itemsArray.length} items to ${target}`);
