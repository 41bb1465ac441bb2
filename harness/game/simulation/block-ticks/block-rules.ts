import { type BlockRules, blockKinds } from '../block-kinds.ts';
import { knownCell, packCell, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { fluidOf, fluidOfCell } from '../blocks/fluid.ts';
import type { BlockRule } from './block-game.ts';
import { growBeetroots, growBerries, growCrop, growWart } from './crops.ts';
import { fallDelay, fallIfFree, isHeavy } from './falling.ts';
import { tickFarmland } from './farmland.ts';
import { fireDelay, lavaIgnites, tickFire } from './fire.ts';
import { fluidChanged } from './fluid-flow.ts';
import { spreadGrass } from './grass.ts';
import { decayLeaves, measureLeaves } from './leaves-decay.ts';
import { meltIce, meltSnow } from './melting.ts';
import { spreadMushroom } from './mushrooms.ts';
import { tickSapling } from './saplings.ts';
import { soak } from './sponge.ts';
import { growStem } from './stems.ts';
import { growCane, growKelp, growVine } from './tall-growth.ts';

/** What a kind of block does by itself. */
interface Rules {
  /** When chance picks it: `random_tick_speed` cells of each section in each tick. */
  readonly random?: BlockRule;
  /** When the tick comes that it ordered. */
  readonly scheduled?: BlockRule;
  /** When it was placed, or something beside it changed. */
  readonly changed?: BlockRule;
}

const order =
  (delay: number): BlockRule =>
  (game, x, y, z) => {
    game.schedule(x, y, z, delay);
  };

const around = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

/** Concrete powder that touches water sets, other heavy blocks and dry powder fall. */
const setOrFall: BlockRule = (game, x, y, z, cell) => {
  const wet = around.some(([dx, dy, dz]) => dy >= 0 && fluidOf(game.at(x + dx, y + dy, z + dz)) === 'water');
  if (wet) game.editor.set(x, y, z, knownCell(rulesOf(cell).name.replace('_powder', '')));
  else game.schedule(x, y, z, fallDelay);
};

const goOut: BlockRule = ({ editor }, x, y, z, cell) => {
  editor.set(x, y, z, packCell(rulesOf(cell).index, 0));
};

const cane: Rules = { random: growCane };
const crop: Rules = { random: growCrop };
const stem: Rules = { random: growStem };
const mushroom: Rules = { random: spreadMushroom };
const grass: Rules = { random: spreadGrass };

/** A full composter is ready some ticks later. */
const ripen: BlockRule = ({ editor }, x, y, z, cell) => {
  if (propertiesOf(cell).level === '7') editor.set(x, y, z, packCell(rulesOf(cell).index, 8));
};

const byName: Readonly<Record<string, Rules>> = {
  lava: { random: lavaIgnites, changed: fluidChanged },
  grass_block: grass,
  mycelium: grass,
  farmland: { random: tickFarmland },
  wheat: crop,
  carrots: crop,
  potatoes: crop,
  beetroots: { random: growBeetroots },
  nether_wart: { random: growWart },
  sweet_berry_bush: { random: growBerries },
  pumpkin_stem: stem,
  melon_stem: stem,
  sugar_cane: cane,
  cactus: cane,
  kelp: { random: growKelp, changed: fluidChanged },
  vine: { random: growVine },
  brown_mushroom: mushroom,
  red_mushroom: mushroom,
  ice: { random: meltIce },
  snow: { random: meltSnow },
  redstone_ore: { random: goOut },
  deepslate_redstone_ore: { random: goOut },
  fire: { scheduled: tickFire, changed: (game, x, y, z) => game.schedule(x, y, z, fireDelay(game)) },
  sponge: { changed: soak },
  composter: { scheduled: ripen },
};

function find({ name, shape, index }: BlockRules): Rules | undefined {
  const own = byName[name];
  if (own !== undefined) return own;
  if (fluidOfCell[packCell(index, 0)] !== 0) return { changed: fluidChanged };
  if (shape === 'leaves') return { random: decayLeaves, scheduled: measureLeaves, changed: order(1) };
  if (isHeavy(name)) return { scheduled: fallIfFree, changed: name.endsWith('_powder') ? setOrFall : order(fallDelay) };
  return name.endsWith('_sapling') ? { random: tickSapling } : undefined;
}

const table: readonly (Rules | undefined)[] = blockKinds.map(find);

/** What the block of a cell does by itself. */
export const randomRule = (cell: number): BlockRule | undefined => table[cell & 4095]?.random;
export const scheduledRule = (cell: number): BlockRule | undefined => table[cell & 4095]?.scheduled;
export const changedRule = (cell: number): BlockRule | undefined => table[cell & 4095]?.changed;

/** 1 for every cell that random ticks do something to: those in a state that never changes again are left out. */
export const ticksAtRandom = new Uint8Array(65536);
/** 1 for every cell that follows changes beside it. */
export const followsChanges = new Uint8Array(65536);

/** Whether a state has something left to do in random ticks. */
function hasMore({ name, shape, states }: BlockRules, state: number): boolean {
  if (shape === 'leaves') return states[state]!.distance === '7' && states[state]!.persistent === 'false';
  if (states[state]!.lit !== undefined) return states[state]!.lit === 'true';
  const ages = shape === 'crop' || name === 'sweet_berry_bush' || name === 'kelp';
  // A grown stem still bears fruit; cane and cactus of the last age add a block.
  return !ages || state < states.length - 1;
}

for (const kind of blockKinds) {
  for (const state of kind.states.keys()) {
    const cell = packCell(kind.index, state);
    if (randomRule(cell) !== undefined && hasMore(kind, state)) ticksAtRandom[cell] = 1;
    if (changedRule(cell) !== undefined) followsChanges[cell] = 1;
  }
}
