import { cubes, cut } from './block-names.ts';

/** One wall: rows of blocks before smooth stone. */
interface Wall {
  readonly kinds: readonly string[];
  /** Cells from one block to the next; two leaves a gap, and what joins its neighbours stays by itself. */
  readonly pitch: 1 | 2;
  /** Blocks from the eye. */
  readonly away: number;
}

const half = Math.ceil(cubes.length / 2);

const walls: readonly Wall[] = [
  { kinds: cubes.slice(0, half), pitch: 1, away: 8 },
  { kinds: cubes.slice(half), pitch: 1, away: 8 },
  { kinds: cut, pitch: 2, away: 15 },
];

const columns = 17;

/** Height of the middle of the first wall. */
const top = 250;

/** How far below its wall the next one stands, in blocks. */
export const wallDrop = 30;

/** How many walls there are. */
export const wallCount = walls.length;

/** Where the feet are that look at the middle of the first wall. */
export const wallPlace = `0.5 ${(top - 1.1).toFixed(1)} 0.5`;

function linesOf({ kinds, pitch, away }: Wall, index: number): string[] {
  const rows = Math.ceil(kinds.length / columns);
  const highest = top - index * wallDrop + Math.floor(((rows - 1) * pitch) / 2);
  const lowest = highest - (rows - 1) * pitch;
  const side = ((columns - 1) * pitch) / 2;
  return [
    `command fill ${-side - 1} ${lowest - 1} ${away + 1} ${side + 1} ${highest + 1} ${away + 1} smooth_stone`,
    ...kinds.map(
      (kind, i) => `command setblock ${side - (i % columns) * pitch} ${highest - Math.floor(i / columns) * pitch} ${away} ${kind}`,
    ),
  ];
}

/** What builds all walls, one above the other, to be seen from the north: a block's front looks there unless it is told otherwise. */
export const wallLines: readonly string[] = walls.flatMap(linesOf);
