import { faceAxes, faceSteps } from './box-quads.ts';
import type { ModelLight } from './item-model.ts';
import type { FreeBuffer, Surface, Vector } from './quad-buffer.ts';
import { tileIndex } from './tile-table.ts';

/** What a face of a body's part shows: a tile's rectangle from its upper left corner, in texels. */
export interface PartFace {
  readonly tile: string;
  readonly wide: number;
  readonly tall: number;
}

/** A part of a body: a box in sixteenths of a block, about the joint that it turns at. Faces in the order down, up, back, front, right, left. */
export interface BodyPart {
  readonly low: Vector;
  readonly high: Vector;
  readonly faces: readonly [PartFace, PartFace, PartFace, PartFace, PartFace, PartFace];
}

/** Light from above and before: a body's own shading, which turns with it. */
const shades = [0.55, 1, 0.8, 0.92, 0.72, 0.72] as const;

/** How a part's faces are drawn. */
export interface PartLook {
  readonly light: ModelLight;
  readonly tint?: number;
  /** Sixteenths that the box is larger by to each side, as armour is. */
  readonly grown?: number;
  readonly flags?: number;
}

/** Appends a part of a body that looks along +z. */
export function pushPart(buffer: FreeBuffer, part: BodyPart, look: PartLook): void {
  const grown = look.grown ?? 0;
  const low = part.low.map((side) => (side - grown) / 16);
  const high = part.high.map((side) => (side + grown) / 16);
  for (let face = 0; face < 6; face++) {
    const { u, v } = faceAxes[face]!;
    const { tile, wide, tall } = part.faces[face]!;
    const outward = faceSteps[face]!;
    const corner = [0, 1, 2].map((axis) => {
      const way = u[axis]! + v[axis]! - outward[axis]!;
      return way > 0 ? low[axis]! : high[axis]!;
    });
    const edge = (along: Vector): Vector => [
      along[0] * (high[0]! - low[0]!),
      along[1] * (high[1]! - low[1]!),
      along[2] * (high[2]! - low[2]!),
    ];
    const surface: Surface = {
      tile: tileIndex(tile),
      uv: [0, 0, wide, tall],
      tint: look.tint ?? 0xffffff,
      alpha: 1,
      sky: look.light.sky,
      block: look.light.block,
      shade: shades[face]!,
      flags: look.flags ?? 0,
    };
    buffer.push([corner[0]!, corner[1]!, corner[2]!], edge(u), edge(v), surface);
  }
}
