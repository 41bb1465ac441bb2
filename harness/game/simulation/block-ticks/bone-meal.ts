import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { fluidOf, isSource } from '../blocks/fluid.ts';
import { isSupported } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { advanceSapling } from './saplings.ts';

/** What bone meal does to a block; false when it does nothing, and none is used up. */
type Meal = (game: BlockGame, x: number, y: number, z: number, cell: Cell) => boolean;

/** Ages a crop by some steps. */
const ages =
  (steps: (game: BlockGame) => number): Meal =>
  (game, x, y, z, cell) => {
    const kind = rulesOf(cell);
    const ripe = kind.states.length - 1;
    const age = stateOf(cell);
    if (age >= ripe) return false;
    const next = Math.min(ripe, age + steps(game));
    if (next !== age) game.editor.set(x, y, z, packCell(kind.index, next));
    return true;
  };

const crop = ages(({ dice }) => 2 + dice.below(4));
const beetroots = ages(({ dice }) => Math.floor((2 + dice.below(4)) / 3));
const one = ages(() => 1);

const sapling: Meal = (game, x, y, z, cell) => {
  if (game.dice.unit() < 0.45) advanceSapling(game, x, y, z, cell);
  return true;
};

/** Makes two cells of a plant that is one cell high. */
const heighten = (name: string): Meal => {
  const [lower, upper] = ['lower', 'upper'].map((half) => knownCell(name, { half })) as [Cell, Cell];
  return ({ at, editor }, x, y, z) => {
    const wet = fluidOf(lower) === 'water';
    const above = at(x, y + 1, z);
    const room = wet ? fluidOf(above) === 'water' && isSource(above) : above === 0;
    if (!room) return false;
    return (
      editor.setAll([
        [x, y, z, lower],
        [x, y + 1, z, upper],
      ]) > 0
    );
  };
};

/** A tall flower gives another one. */
const copies: Meal = (game, x, y, z, cell) => {
  game.pop(x, y, z, { item: rulesOf(cell).name, count: 1 });
  return true;
};

const kelp: Meal = ({ at, editor }, x, y, z, cell) => {
  const above = at(x, y + 1, z);
  if (rulesOf(above).shape !== 'liquid' || fluidOf(above) !== 'water' || !isSource(above)) return false;
  return editor.set(x, y + 1, z, packCell(rulesOf(cell).index, Math.min(15, stateOf(cell) + 1)));
};

const shortGrass = knownCell('short_grass');
const flowers = ['dandelion', 'poppy', 'cornflower', 'oxeye_daisy'].map((name) => knownCell(name));
/** Steps that growth walks from a grass block, and how often it starts. */
const walks = 128;

/** Grass and flowers come up round a grass block (minecraft.wiki, "Bone Meal", "Grass Blocks"). */
const meadow: Meal = ({ at, editor, dice }, x, y, z) => {
  if (at(x, y + 1, z) !== 0) return false;
  for (let i = 0; i < walks; i++) {
    let [gx, gy, gz] = [x, y + 1, z];
    let stopped = false;
    for (let step = 0; step < Math.floor(i / 16) && !stopped; step++) {
      gx += dice.below(3) - 1;
      gy += (dice.below(3) - 1) * Math.floor(dice.below(3) / 2);
      gz += dice.below(3) - 1;
      stopped = rulesOf(at(gx, gy - 1, gz)).name !== 'grass_block' || rulesOf(at(gx, gy, gz)).opaque;
    }
    if (stopped || at(gx, gy, gz) !== 0) continue;
    const plant = dice.below(8) === 0 ? flowers[dice.below(flowers.length)]! : shortGrass;
    if (isSupported(plant, at, gx, gy, gz)) editor.set(gx, gy, gz, plant);
  }
  return true;
};

const meals: Readonly<Record<string, Meal>> = {
  wheat: crop,
  carrots: crop,
  potatoes: crop,
  beetroots,
  pumpkin_stem: crop,
  melon_stem: crop,
  sweet_berry_bush: one,
  short_grass: heighten('tall_grass'),
  fern: heighten('large_fern'),
  seagrass: heighten('tall_seagrass'),
  sunflower: copies,
  lilac: copies,
  rose_bush: copies,
  peony: copies,
  kelp,
  grass_block: meadow,
};

/** Uses bone meal on the block at a place. False when that does nothing there (minecraft.wiki, "Bone Meal"). */
export function boneMeal(game: BlockGame, x: number, y: number, z: number): boolean {
  const cell = game.at(x, y, z);
  const { name } = rulesOf(cell);
  const meal = meals[name] ?? (name.endsWith('_sapling') ? sapling : undefined);
  return meal?.(game, x, y, z, cell) ?? false;
}
