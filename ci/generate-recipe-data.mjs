/**
 * Writes harness/game/simulation/data/generated-recipe-data.ts: the crafting recipes of the Java Edition version that the game follows,
 * taken from the field's data package. The package weighs 500 MB, so it is no dependency: install it outside the checkout, run this,
 * commit the result.
 *
 *   npm install --prefix /tmp/minecraft-data minecraft-data@3.119.0
 *   node ci/generate-recipe-data.mjs /tmp/minecraft-data
 *
 * The package spells a recipe out for each item of a tag (twelve for a chest, one a wood). They are folded back into one recipe with
 * alternatives wherever that allows exactly the recipes it lists. It has no smelting recipes and no fuels: those are tables of their
 * own in harness/game/simulation/recipes.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataVersion = '26.1';
const prefix = process.argv[2];
if (prefix === undefined || !existsSync(join(prefix, 'node_modules/minecraft-data'))) {
  console.error('generate-recipe-data: name the folder that minecraft-data@3.119.0 was installed into with npm install --prefix FOLDER.');
  process.exit(2);
}

const data = createRequire(join(resolve(prefix), 'package.json'))('minecraft-data')(dataVersion);
const nameOf = (id) => data.items[id].name;
/** Letters of a pattern; a recipe has at most nine different ingredients. */
const letters = 'abcdefghi';

/** A recipe as result, width (0 for any arrangement) and its cells row by row, '' for an empty one. */
function plain(recipe) {
  const result = `${nameOf(recipe.result.id)} ${recipe.result.count}`;
  if (recipe.inShape === undefined) return { result, width: 0, cells: recipe.ingredients.map(nameOf).sort() };
  const width = Math.max(...recipe.inShape.map((row) => row.length));
  const cells = recipe.inShape.flatMap((row) => Array.from({ length: width }, (_, i) => (row[i] == null ? '' : nameOf(row[i]))));
  return { result, width, cells };
}

/** The pattern of a recipe: which cells hold the same, a dot for an empty one. */
function pattern({ cells }) {
  const names = [...new Set(cells)].filter((name) => name !== '');
  return cells.map((name) => (name === '' ? '.' : letters[names.indexOf(name)])).join('');
}

/** One line: result, count, width, pattern, then the alternatives of each letter. */
const line = (recipe, sets) => [recipe.result, recipe.width, pattern(recipe), ...sets.map((set) => set.join('|'))].join(' ');

const union = (one, other) => one.map((set, i) => [...new Set([...set, ...other[i]])].sort());

/** Whether two rows of alternatives differ for one letter at most, so that folding them allows nothing new. */
const alike = (one, other) => one.filter((set, i) => set.join() !== other[i].join()).length <= 1;

/**
 * The lines of recipes that differ in nothing but what their letters stand for. Where a pattern has two tags the package walks through
 * both at once (oak planks with oak slabs), although any of the one goes with any of the other.
 */
function folded(group) {
  const rows = [];
  for (const { cells } of group) {
    const row = [...new Set(cells)].filter((name) => name !== '').map((name) => [name]);
    const at = rows.findIndex((other) => group[0].width > 0 || alike(other, row));
    if (at < 0) rows.push(row);
    else rows[at] = union(rows[at], row);
  }
  return rows.map((sets) =>
    line(
      group[0],
      sets.map((set) => withLogs(group[0].result, set)),
    ),
  );
}

/** Planks are made of every form of their log, of which the package lists the first alone (minecraft.wiki, "Planks"). */
function withLogs(result, set) {
  const [, wood, kind] = /^(.+)_(log|stem)$/.exec(set.join()) ?? [];
  if (wood === undefined || !result.startsWith(`${wood}_planks `)) return set;
  const names = [`${wood}_${kind}`, `${wood}_${kind === 'log' ? 'wood' : 'hyphae'}`];
  return [...names, ...names.map((name) => `stripped_${name}`)].filter((name) => data.itemsByName[name] !== undefined);
}

const groups = new Map();
for (const recipe of Object.values(data.recipes).flat().map(plain)) {
  const key = `${recipe.result} ${recipe.width} ${pattern(recipe)}`;
  groups.set(key, [...(groups.get(key) ?? []), recipe]);
}
const lines = [...groups.values()].flatMap(folded).sort();

// Alternatives that several recipes share stand once, by number.
const shared = new Map();
for (const set of lines.flatMap((text) => text.split(' ').slice(4)).filter((word) => word.includes('|'))) {
  shared.set(set, (shared.get(set) ?? 0) + 1);
}
const numbered = [...shared]
  .filter(([, uses]) => uses > 1)
  .map(([set]) => set)
  .sort();
const short = (text) =>
  text
    .split(' ')
    .map((word, i) => (i > 3 && numbered.includes(word) ? `#${numbered.indexOf(word)}` : word))
    .join(' ');

const source = `/** Made by ci/generate-recipe-data.mjs from the tables of Java Edition ${dataVersion}; do not edit. */

/** Alternatives that several recipes name by number (\`#0\`), one set a line. */
export const ingredientSets = \`
${numbered.join('\n')}
\`;

/** One line a recipe: result, count, width (0 for any arrangement), pattern, then what each letter stands for. */
export const recipeLines = \`
${lines.map(short).join('\n')}
\`;
`;
const target = join(dirname(fileURLToPath(import.meta.url)), '../harness/game/simulation/data/generated-recipe-data.ts');
writeFileSync(`${target}.tmp`, source);
renameSync(`${target}.tmp`, target);
console.log(`wrote ${lines.length} recipes to ${target}`);
