import type { Cell } from '../view.ts';
import { rulesOf } from './cell.ts';

/** How a block burns: how easily it catches fire from beside it, and how easily the fire eats it. 0 for what does not burn. */
export interface Flammability {
  readonly catches: number;
  readonly burns: number;
}

const never: Flammability = { catches: 0, burns: 0 };
const row = (catches: number, burns: number): Flammability => ({ catches, burns });

/** By name, then by ending (minecraft.wiki, "Fire", "Flammable blocks"). */
const byName: Readonly<Record<string, Flammability>> = {
  coal_block: row(5, 5),
  bookshelf: row(30, 20),
  lectern: row(30, 20),
  composter: row(5, 20),
  tnt: row(15, 100),
  hay_block: row(60, 20),
  target: row(15, 20),
  dried_kelp_block: row(30, 60),
  vine: row(15, 100),
  short_grass: row(60, 100),
  tall_grass: row(60, 100),
  fern: row(60, 100),
  large_fern: row(60, 100),
  dead_bush: row(60, 100),
  bush: row(60, 100),
  short_dry_grass: row(60, 100),
  dandelion: row(60, 100),
  poppy: row(60, 100),
  cornflower: row(60, 100),
  oxeye_daisy: row(60, 100),
  allium: row(60, 100),
  azure_bluet: row(60, 100),
  blue_orchid: row(60, 100),
  lily_of_the_valley: row(60, 100),
  torchflower: row(60, 100),
  wither_rose: row(60, 100),
  sunflower: row(60, 100),
  lilac: row(60, 100),
  rose_bush: row(60, 100),
  peony: row(60, 100),
  sweet_berry_bush: row(60, 100),
};

const byEnding: readonly (readonly [ending: string, row: Flammability])[] = [
  ['_planks', row(5, 20)],
  ['_log', row(5, 5)],
  ['_wood', row(5, 5)],
  ['_leaves', row(30, 60)],
  ['_wool', row(30, 60)],
  ['_carpet', row(60, 20)],
  ['_tulip', row(60, 100)],
];

/** Cuts of wood burn as planks do, those of stone do not: told by the tool that is fast on them. */
const woodenEndings = ['_slab', '_stairs', '_fence', '_fence_gate'];

const known = new Map<number, Flammability>();

function find(name: string, tool: string | null): Flammability {
  const ending = byEnding.find(([end]) => name.endsWith(end))?.[1];
  const wooden = tool === 'axe' && woodenEndings.some((end) => name.endsWith(end));
  return byName[name] ?? ending ?? (wooden ? row(5, 20) : never);
}

/** How the block of a cell burns. */
export function flammability(cell: Cell): Flammability {
  const kind = rulesOf(cell);
  let found = known.get(kind.index);
  if (found === undefined) {
    found = find(kind.name, kind.tool);
    known.set(kind.index, found);
  }
  return found;
}
