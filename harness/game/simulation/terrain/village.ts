import { positionHash, purposeSeed } from '../random/position-hash.ts';
import { seaLevel } from '../world/world-shape.ts';
import { biomes } from './biomes.ts';
import type { TerrainColumns } from './terrain-columns.ts';
import { type VillageStyle, villageStyles } from './village-styles.ts';

/** Chunks along the side of a square that may hold one village, and how many of them its middle may lie in. */
const region = 22;
const spread = 14;
/** Farthest that a village reaches from its middle, in blocks. */
export const villageReach = 48;

export type PieceKind = 'well' | 'hut' | 'house' | 'farm' | 'pen' | 'hay' | 'lamp';

/** The way from a piece's inside to its front: 0 north, 1 south, 2 west, 3 east, as block states number facings. */
export type Front = 0 | 1 | 2 | 3;

/** Something that stands in a village. */
export interface Piece {
  readonly kind: PieceKind;
  /** Lowest corner and size in blocks of the world; `y` is the ground's top block. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly front: Front;
  readonly dice: number;
}

export interface Village {
  readonly x: number;
  readonly z: number;
  readonly style: VillageStyle;
  readonly pieces: readonly Piece[];
  /** Columns of its roads, as `x,z` in blocks of the world. */
  readonly roads: ReadonlySet<string>;
}

/** Size along the road and away from it. */
const sizes: Readonly<Record<Exclude<PieceKind, 'well'>, readonly [along: number, away: number]>> = {
  hut: [5, 5],
  house: [7, 7],
  farm: [9, 7],
  pen: [7, 7],
  hay: [3, 3],
  lamp: [1, 1],
};
const kinds = ['house', 'farm', 'hut', 'house', 'farm', 'hut', 'pen', 'hay', 'house', 'farm'] as const;
/** The roads' ways from the middle. */
const arms = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The villages of a seed: where they are and what is in them, each a function of its place alone. */
export class Villages {
  readonly #seed: number;
  readonly #columns: TerrainColumns;
  readonly #known = new Map<string, Village | null>();

  constructor(seed: bigint, columns: TerrainColumns) {
    this.#seed = purposeSeed(seed, 'villages');
    this.#columns = columns;
  }

  /** The villages that reach within `margin` blocks of a chunk. */
  near(cx: number, cz: number, margin: number): readonly Village[] {
    const reach = villageReach + margin;
    const found: Village[] = [];
    const [west, north] = [Math.floor((cx * 16 - reach) / 16 / region), Math.floor((cz * 16 - reach) / 16 / region)];
    const [east, south] = [Math.floor((cx * 16 + 15 + reach) / 16 / region), Math.floor((cz * 16 + 15 + reach) / 16 / region)];
    for (let rz = north; rz <= south; rz++) {
      for (let rx = west; rx <= east; rx++) {
        const village = this.#of(
          rx,
          rz,
          (x, z) => x >= cx * 16 - reach && x < cx * 16 + 16 + reach && z >= cz * 16 - reach && z < cz * 16 + 16 + reach,
        );
        if (village !== null) found.push(village);
      }
    }
    return found;
  }

  /** The village of a region, worked out only when its middle is one that is asked about. */
  #of(rx: number, rz: number, wanted: (x: number, z: number) => boolean): Village | null {
    const dice = positionHash(this.#seed, rx, 0, rz);
    const x = (rx * region + (dice % spread) + 4) * 16 + 8;
    const z = (rz * region + ((dice >>> 8) % spread) + 4) * 16 + 8;
    if (!wanted(x, z)) return null;
    const key = `${rx},${rz}`;
    let village = this.#known.get(key);
    if (village === undefined) {
      village = this.#found(x, z, dice);
      this.#known.set(key, village);
    }
    return village;
  }

  #found(x: number, z: number, dice: number): Village | null {
    const style = villageStyles.get(biomes[this.#at(x, z).biome].id);
    if (style === undefined) return null;
    const { height } = this.#at(x, z);
    for (const [dx, dz] of arms) {
      for (const apart of [12, 26]) {
        const there = this.#at(x + dx * apart, z + dz * apart).height;
        if (there < seaLevel - 1 || Math.abs(there - height) > apart / 3) return null;
      }
    }
    const pieces: Piece[] = [{ kind: 'well', x: x - 2, y: height, z: z - 2, width: 5, depth: 5, front: 1, dice }];
    const roads = new Set<string>();
    arms.forEach((arm, n) => {
      this.#buildAlong(x, z, arm, positionHash(this.#seed, x, n + 1, z), pieces, roads);
    });
    return { x, z, style, pieces, roads };
  }

  /** One road with what stands on both its sides. Beside the middle only where the other roads' sides are left behind. */
  #buildAlong(x: number, z: number, [dx, dz]: readonly [number, number], dice: number, pieces: Piece[], roads: Set<string>): void {
    const length = 24 + (dice % 18);
    for (let step = 3; step <= length; step++) {
      for (let side = -1; side <= 1; side++) roads.add(`${x + dx * step + dz * side},${z + dz * step + dx * side}`);
    }
    for (const side of [-1, 1]) {
      let along = dx === 0 ? 4 : 13;
      for (let n = 0; along < length; n++) {
        const choice = positionHash(dice, along, side, n);
        const kind = kinds[choice % kinds.length];
        const [wide, deep] = sizes[kind];
        if (along + wide > length + 2) break;
        const piece = this.#placed(kind, [x, z], [dx, dz], side, along, wide, deep, choice);
        if (piece !== null) pieces.push(piece);
        const lamp = n % 2 === 0 ? this.#placed('lamp', [x, z], [dx, dz], side, along + wide, 1, 1, choice) : null;
        if (lamp !== null) pieces.push(lamp);
        along += wide + 2;
      }
    }
  }

  /** A piece at a road's side, its front toward the road; null where the ground is not fit for it. */
  #placed(
    kind: PieceKind,
    [x, z]: readonly [number, number],
    [dx, dz]: readonly [number, number],
    side: number,
    along: number,
    wide: number,
    deep: number,
    dice: number,
  ): Piece | null {
    const away = side > 0 ? 3 : -2 - deep;
    const from = dx + dz > 0 ? along : -along - wide + 1;
    const [px, pz] = dx !== 0 ? [x + from, z + away] : [x + away, z + from];
    const [width, depth] = dx !== 0 ? [wide, deep] : [deep, wide];
    const front = (dx !== 0 ? (side > 0 ? 0 : 1) : side > 0 ? 2 : 3) as Front;
    const middle = this.#at(px + (width >> 1), pz + (depth >> 1));
    for (const [ox, oz] of [
      [0, 0],
      [width - 1, 0],
      [0, depth - 1],
      [width - 1, depth - 1],
    ]) {
      const corner = this.#at(px + ox, pz + oz);
      if (corner.height < seaLevel - 1 || Math.abs(corner.height - middle.height) > 3 || corner.opening > 0) return null;
    }
    const y = kind === 'lamp' ? middle.height : Math.max(seaLevel - 1, middle.height);
    return { kind, x: px, y, z: pz, width, depth, front, dice };
  }

  #at(x: number, z: number): { readonly height: number; readonly biome: number; readonly opening: number } {
    const data = this.#columns.columns(x >> 4, z >> 4);
    const i = ((z & 15) << 4) | (x & 15);
    return { height: data.height[i], biome: data.biome[i], opening: data.opening[i] };
  }
}

/** Whether a column is within `margin` blocks of something that stands in a village, or on a road. */
export function isBuilt({ pieces, roads }: Village, x: number, z: number, margin: number): boolean {
  for (const piece of pieces) {
    if (x >= piece.x - margin && x < piece.x + piece.width + margin && z >= piece.z - margin && z < piece.z + piece.depth + margin)
      return true;
  }
  return roads.has(`${x},${z}`);
}
