import { knownCell } from '../blocks/cell.ts';
import { mix32 } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';
import type { StructureSpawn } from '../world/structure-spawn.ts';
import type { ColumnData } from './terrain-columns.ts';
import type { Piece, PieceKind, Village } from './village.ts';
import type { VillageStyle } from './village-styles.ts';

const air = 0;
const facings = ['north', 'south', 'west', 'east'] as const;
const opposite = [1, 0, 3, 2] as const;
/** Numbers of the facings to the right of someone who looks out of the front. */
const rightOf = [3, 2, 0, 1] as const;
const water = knownCell('water');
const farmland = knownCell('farmland', { moisture: '7' });
const crops = ['wheat', 'wheat', 'carrots', 'potatoes', 'beetroots'];
const hay = ['y', 'x', 'z'].map((axis) => knownCell('hay_block', { axis }));
const torch = knownCell('torch');
const composter = knownCell('composter');
const cobblestone = knownCell('cobblestone');
const beds = ['red_bed', 'white_bed', 'yellow_bed', 'blue_bed'];
const work = ['crafting_table', 'furnace', 'bookshelf', 'barrel', 'loom', 'smithing_table', 'cauldron'].map((name) => knownCell(name));

/** Puts blocks of one piece: `u` runs along its front from left to right as seen from outside, `v` inward, `h` up from the ground. */
class PieceFrame {
  readonly piece: Piece;
  readonly style: VillageStyle;
  readonly wide: number;
  readonly deep: number;
  readonly #chunk: Chunk;
  readonly #spawns: StructureSpawn[];

  constructor(chunk: Chunk, piece: Piece, style: VillageStyle, spawns: StructureSpawn[]) {
    this.#chunk = chunk;
    this.piece = piece;
    this.style = style;
    this.#spawns = spawns;
    [this.wide, this.deep] = piece.front < 2 ? [piece.width, piece.depth] : [piece.depth, piece.width];
  }

  put(u: number, h: number, v: number, cell: Cell): void {
    const [x, z] = this.place(u, v);
    const [lx, lz] = [x - this.#chunk.cx * 16, z - this.#chunk.cz * 16];
    if (lx >= 0 && lx < 16 && lz >= 0 && lz < 16) this.#chunk.setCell(lx, this.piece.y + h, lz, cell);
  }

  /** Fills from `from` to `to`, both inclusive. */
  fill(from: readonly [number, number, number], to: readonly [number, number, number], cell: Cell): void {
    for (let v = from[2]; v <= to[2]; v++)
      for (let h = from[1]; h <= to[1]; h++) for (let u = from[0]; u <= to[0]; u++) this.put(u, h, v, cell);
  }

  place(u: number, v: number): readonly [x: number, z: number] {
    const { x, z, width, depth, front } = this.piece;
    if (front === 0) return [x + width - 1 - u, z + v];
    if (front === 1) return [x + u, z + depth - 1 - v];
    return front === 2 ? [x + v, z + u] : [x + width - 1 - v, z + depth - 1 - u];
  }

  /** The facing of a way in the piece's own terms. */
  way(name: 'out' | 'in' | 'left' | 'right'): string {
    const { front } = this.piece;
    if (name === 'out') return facings[front];
    if (name === 'in') return facings[opposite[front]];
    // Seen from outside, right is to the left of someone who looks out.
    return facings[name === 'left' ? rightOf[front] : opposite[rightOf[front]]];
  }

  /** Someone who lives here, if the place is in this chunk. */
  spawn(kind: string, u: number, v: number): void {
    const [x, z] = this.place(u, v);
    if (x >> 4 === this.#chunk.cx && z >> 4 === this.#chunk.cz) this.#spawns.push({ kind, x: x + 0.5, y: this.piece.y + 1, z: z + 0.5 });
  }

  dice(question: number): number {
    return mix32(this.piece.dice ^ Math.imul(question + 1, 0x9e3779b1)) >>> 0;
  }
}

/** A house under a gabled roof whose ridge runs inward. */
function buildHouse(frame: PieceFrame): void {
  const { wide, deep, style } = frame;
  const [right, back, door] = [wide - 1, deep - 1, wide >> 1];
  frame.fill([0, 0, 0], [right, 0, back], style.foot);
  frame.fill([1, 0, 1], [right - 1, 0, back - 1], style.wall);
  for (let h = 1; h <= 3; h++) {
    const cell = h === 1 ? style.foot : style.wall;
    frame.fill([0, h, 0], [right, h, 0], cell);
    frame.fill([0, h, back], [right, h, back], cell);
    frame.fill([0, h, 0], [0, h, back], cell);
    frame.fill([right, h, 0], [right, h, back], cell);
    for (const [u, v] of [
      [0, 0],
      [right, 0],
      [0, back],
      [right, back],
    ]) {
      frame.put(u, h, v, style.post);
    }
  }
  buildRoof(frame);
  const along = knownCell('glass_pane', { [frame.way('left')]: 'true', [frame.way('right')]: 'true' });
  const inward = knownCell('glass_pane', { [frame.way('in')]: 'true', [frame.way('out')]: 'true' });
  for (const u of wide > 5 ? [1, right - 1] : []) frame.put(u, 2, 0, along);
  frame.put(door, 2, back, along);
  for (const u of [0, right]) frame.put(u, 2, deep >> 1, inward);
  for (const half of ['lower', 'upper'] as const) {
    frame.put(door, half === 'lower' ? 1 : 2, 0, knownCell(style.door, { facing: frame.way('in'), half, hinge: 'left', open: 'false' }));
  }
  furnish(frame);
}

function buildRoof(frame: PieceFrame): void {
  const { wide, deep, style } = frame;
  const [right, back] = [wide - 1, deep - 1];
  for (let step = 0; step * 2 < wide; step++) {
    const h = 4 + step;
    if (step * 2 === right) {
      frame.fill([step, h, 0], [step, h, back], style.roof);
      continue;
    }
    frame.fill([step, h, 0], [step, h, back], knownCell(style.stairs, { facing: frame.way('right'), half: 'bottom' }));
    frame.fill([right - step, h, 0], [right - step, h, back], knownCell(style.stairs, { facing: frame.way('left'), half: 'bottom' }));
    for (const v of [0, back]) frame.fill([step + 1, h, v], [right - step - 1, h, v], style.wall);
  }
}

function furnish(frame: PieceFrame): void {
  const { wide, deep } = frame;
  const [right, back, door] = [wide - 1, deep - 1, wide >> 1];
  const bed = beds[frame.dice(1) % beds.length];
  frame.put(1, 1, back - 2, knownCell(bed, { facing: frame.way('in'), part: 'foot' }));
  frame.put(1, 1, back - 1, knownCell(bed, { facing: frame.way('in'), part: 'head' }));
  frame.put(right - 1, 1, back - 1, work[frame.dice(2) % work.length]);
  frame.put(door, 3, 1, knownCell('wall_torch', { facing: frame.way('in') }));
  frame.spawn('villager', door, deep >> 1);
}

/** Two fields with a ditch between them, in a frame of logs. */
function buildFarm(frame: PieceFrame): void {
  const { wide, deep, style } = frame;
  const [right, back, ditch] = [wide - 1, deep - 1, deep >> 1];
  frame.fill([0, 0, 0], [right, 0, back], style.post);
  for (let v = 1; v < back; v++) {
    if (v === ditch) {
      frame.fill([1, 0, v], [right - 1, 0, v], water);
      continue;
    }
    const crop = crops[frame.dice(v < ditch ? 3 : 4) % crops.length];
    const last = crop === 'beetroots' ? 3 : 7;
    for (let u = 1; u < right; u++) {
      frame.put(u, 0, v, farmland);
      frame.put(u, 1, v, knownCell(crop, { age: String(last - (frame.dice(u * 16 + v + 100) % (last - 1))) }));
    }
  }
  if (frame.dice(5) % 2 === 0) frame.put(0, 1, back, composter);
}

/** A fence with animals behind it. */
function buildPen(frame: PieceFrame): void {
  const { wide, deep, style } = frame;
  const [right, back] = [wide - 1, deep - 1];
  const joined = (...ways: readonly ('in' | 'out' | 'left' | 'right')[]): Cell =>
    knownCell(style.fence, Object.fromEntries(ways.map((way) => [frame.way(way), 'true'])));
  for (let u = 1; u < right; u++) {
    frame.put(u, 1, 0, joined('left', 'right'));
    frame.put(u, 1, back, joined('left', 'right'));
  }
  for (let v = 1; v < back; v++) {
    frame.put(0, 1, v, joined('in', 'out'));
    frame.put(right, 1, v, joined('in', 'out'));
  }
  frame.put(0, 1, 0, joined('right', 'in'));
  frame.put(right, 1, 0, joined('left', 'in'));
  frame.put(0, 1, back, joined('right', 'out'));
  frame.put(right, 1, back, joined('left', 'out'));
  frame.put(wide >> 1, 1, 0, knownCell('oak_fence_gate', { facing: frame.way('out'), open: 'false' }));
  frame.put(1, 1, back - 1, hay[0]);
  const animal = style.animals[frame.dice(6) % style.animals.length];
  for (const [u, v] of [
    [2, 2],
    [4, 3],
    [3, 4],
  ]) {
    frame.spawn(animal, u, v);
  }
}

function buildHay(frame: PieceFrame): void {
  for (let n = 0; n < 5; n++) {
    const dice = frame.dice(10 + n);
    const [u, v] = [dice % 3, (dice >>> 4) % 3];
    frame.put(u, 1, v, hay[(dice >>> 8) % 3]);
  }
  frame.put(1, 1, 1, hay[1]);
  frame.put(1, 2, 1, hay[2]);
}

/** A roofed well. */
function buildWell(frame: PieceFrame): void {
  const { style } = frame;
  frame.fill([0, 0, 0], [4, 0, 4], style.path);
  frame.fill([1, -4, 1], [3, 1, 3], cobblestone);
  frame.fill([2, -3, 2], [2, 0, 2], water);
  frame.put(2, 1, 2, air);
  for (const u of [1, 3]) for (const v of [1, 3]) frame.fill([u, 2, v], [u, 3, v], knownCell(style.fence));
  frame.fill([1, 4, 1], [3, 4, 3], cobblestone);
}

function buildLamp(frame: PieceFrame): void {
  frame.fill([0, 1, 0], [0, 3, 0], knownCell(frame.style.fence));
  frame.put(0, 4, 0, torch);
}

const builders: Readonly<Record<PieceKind, (frame: PieceFrame) => void>> = {
  well: buildWell,
  hut: buildHouse,
  house: buildHouse,
  farm: buildFarm,
  pen: buildPen,
  hay: buildHay,
  lamp: buildLamp,
};
/** Blocks above the ground that a piece needs free. */
const headroom = 9;

/**
 * Builds what of a village stands in a chunk. Answers the columns, z*16+x, that are built on; those who live there go to `spawns`.
 */
export function buildVillage(chunk: Chunk, data: ColumnData, village: Village, spawns: StructureSpawn[]): ReadonlySet<number> {
  const { pieces, roads, style } = village;
  const taken = new Set<number>();
  for (let i = 0; i < 256; i++) {
    if (!roads.has(`${chunk.cx * 16 + (i & 15)},${chunk.cz * 16 + (i >> 4)}`)) continue;
    taken.add(i);
    pave(chunk, i, data.height[i], style);
  }
  for (const piece of pieces) {
    const columns = columnsIn(chunk, piece);
    if (columns.length === 0) continue;
    for (const i of columns) {
      taken.add(i);
      if (piece.kind !== 'lamp') level(chunk, i, piece.y, data.height[i], style.fill);
    }
    builders[piece.kind](new PieceFrame(chunk, piece, style, spawns));
  }
  return taken;
}

/** A road's block in a column; over water a bridge. */
function pave(chunk: Chunk, i: number, height: number, style: VillageStyle): void {
  const [x, z] = [i & 15, i >> 4];
  if (chunk.cell(x, height, z) === air) return;
  const flooded = chunk.cell(x, height + 1, z) === water;
  if (flooded) chunk.setCell(x, 62, z, style.wall);
  else chunk.setCell(x, height, z, style.path);
}

/** Clears a column above a piece's ground and fills it below. */
function level(chunk: Chunk, i: number, ground: number, height: number, fill: Cell): void {
  const [x, z] = [i & 15, i >> 4];
  for (let y = ground + 1; y <= Math.max(height, ground) + headroom; y++) chunk.setCell(x, y, z, air);
  if (height > ground) chunk.setCell(x, ground, z, chunk.cell(x, ground + 1, z) === air ? fill : chunk.cell(x, ground, z));
  for (let y = Math.min(height, ground - 3); y <= ground - 1; y++) {
    const old = chunk.cell(x, y, z);
    if (old === air || old === water || y > height) chunk.setCell(x, y, z, fill);
  }
  if (height < ground) chunk.setCell(x, ground, z, fill);
}

function columnsIn(chunk: Chunk, { x, z, width, depth }: Piece): readonly number[] {
  const columns: number[] = [];
  for (let wz = Math.max(z, chunk.cz * 16); wz < Math.min(z + depth, chunk.cz * 16 + 16); wz++) {
    for (let wx = Math.max(x, chunk.cx * 16); wx < Math.min(x + width, chunk.cx * 16 + 16); wx++)
      columns.push(((wz & 15) << 4) | (wx & 15));
  }
  return columns;
}
