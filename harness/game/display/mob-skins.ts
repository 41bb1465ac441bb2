import type { MobPart } from './mob-model.ts';
import type { BodyPart, PartFace } from './model-box.ts';
import { hasTile } from './tile-table.ts';

/** Faces of a part in the order of BodyPart: which painted face each shows, and along which sides of the box it lies. */
const faces = [
  { name: 'bottom', wide: 0, tall: 2 },
  { name: 'top', wide: 0, tall: 2 },
  { name: 'back', wide: 0, tall: 1 },
  { name: 'front', wide: 0, tall: 1 },
  { name: 'side', wide: 2, tall: 1 },
  { name: 'side', wide: 2, tall: 1 },
] as const;

/** The widest part of a tile that a face shows: larger faces stretch it. */
const most = 16;

const known = new WeakMap<MobPart, BodyPart>();

/** A part's box with the tiles of its skin: `SKIN/FACE` where there is such a tile, else `SKIN`. */
export function skinned(part: MobPart): BodyPart {
  const before = known.get(part);
  if (before) return before;
  const size = [0, 1, 2].map((axis) => Math.max(1, Math.min(most, Math.ceil(part.high[axis]! - part.low[axis]!))));
  const shown = faces.map(({ name, wide, tall }): PartFace => {
    const own = `${part.skin}/${name}`;
    return { tile: hasTile(own) ? own : part.skin, wide: size[wide]!, tall: size[tall]! };
  });
  const body = { low: part.low, high: part.high, faces: shown as unknown as BodyPart['faces'] };
  known.set(part, body);
  return body;
}
