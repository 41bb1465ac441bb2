import { beds, fluids, plants, tall, things } from './block-names.ts';

/** Rows of blocks on steps that go up and away. */
interface Terrace {
  readonly kinds: readonly string[];
  readonly columns: number;
  /** How far away the last row is, in blocks. */
  readonly away: number;
}

/** What some stand in or on instead of the floor; the first that fits. */
const soils: readonly (readonly [kinds: RegExp, soil: string])[] = [
  [/^(wheat|carrots|potatoes|beetroots|.*_stem)$/, 'farmland[moisture=7]'],
  [/^nether_wart$/, 'soul_sand'],
  [/^(cactus|dead_bush|short_dry_grass|sugar_cane|kelp.*|.*seagrass)$/, 'sand'],
  [/^(brown|red)_mushroom$/, 'mycelium'],
  [/^fire$/, 'netherrack'],
  [/^lily_pad$/, 'water'],
];

/** States in which more is to be seen than in a block's own first one. */
const shown: Readonly<Record<string, string>> = {
  vine: 'vine[south=true]',
  wheat: 'wheat[age=7]',
  carrots: 'carrots[age=7]',
  potatoes: 'potatoes[age=7]',
  beetroots: 'beetroots[age=3]',
  nether_wart: 'nether_wart[age=3]',
  sweet_berry_bush: 'sweet_berry_bush[age=3]',
  pumpkin_stem: 'pumpkin_stem[age=7]',
  melon_stem: 'melon_stem[age=7]',
};

const terraces: readonly Terrace[] = [
  { kinds: [...plants, ...tall, ...fluids], columns: 11, away: 14 },
  { kinds: [...things, ...beds], columns: 13, away: 17 },
];

/** Feet of the first picture. */
const top = 250;

/** How far below its terrace the next one is, in blocks. */
export const terraceDrop = 40;

/** How many terraces there are. */
export const terraceCount = terraces.length;

/** Where the feet are that look over the first terrace. */
export const terracePlace = `0.5 ${top} 0.5`;

/** How far below the feet the last row stands. */
const below = 3;

const floor = 'smooth_stone';

function soilOf(kind: string): string | null {
  return (
    soils.find(([which]) => which.test(kind))?.[1] ??
    (plants.includes(kind) || /grass|fern|sun|lilac|rose|peony/.test(kind) ? 'grass_block' : null)
  );
}

function blockLines(kind: string, x: number, y: number, z: number): string[] {
  if (fluids.includes(kind)) return [`command setblock ${x} ${y - 1} ${z} ${kind}`];
  const soil = soilOf(kind);
  return [
    ...(soil === null ? [] : [`command setblock ${x} ${y - 1} ${z} ${soil}`]),
    `command setblock ${x} ${y} ${z} ${shown[kind] ?? kind}`,
    ...(tall.includes(kind) ? [`command setblock ${x} ${y + 1} ${z} ${kind}[half=upper]`] : []),
    ...(beds.includes(kind) ? [`command setblock ${x} ${y} ${z - 1} ${kind}[part=head]`] : []),
  ];
}

function linesOf({ kinds, columns, away }: Terrace, index: number): string[] {
  const side = columns - 1;
  const rows = Math.ceil(kinds.length / columns);
  const place = (row: number): readonly [y: number, z: number] => [top - index * terraceDrop - below - row, away - row * 2];
  const [farY, farZ] = place(0);
  return [
    `command fill ${-side - 1} ${farY - 1} ${farZ + 1} ${side + 1} ${farY + 1} ${farZ + 1} ${floor}`,
    ...Array.from({ length: rows }, (_, row) => {
      const [y, z] = place(row);
      return `command fill ${-side - 1} ${y - 1} ${z - 1} ${side + 1} ${y - 1} ${z + 1} ${floor}`;
    }),
    ...kinds.flatMap((kind, i) => blockLines(kind, side - (i % columns) * 2, ...place(Math.floor(i / columns)))),
  ];
}

/** What builds the terraces, one above the other: each block has a floor below it and a step behind it, to the south. */
export const terraceLines: readonly string[] = terraces.flatMap(linesOf);
