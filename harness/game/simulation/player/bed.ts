import { collisionBoxes } from '../blocks/block-boxes.ts';
import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import { isFree } from '../world/move-box.ts';
import { standingHeight } from './player.ts';

export type Place = readonly [x: number, y: number, z: number];

/** A bed by both of its halves. */
export interface Bed {
  readonly head: Place;
  readonly foot: Place;
}

const ahead: Readonly<Record<string, readonly [number, number]>> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

/** The bed of which a half is at a place; null when there is none, or only that half. */
export function bedAt(at: ReadCell, [x, y, z]: Place): Bed | null {
  const cell = at(x, y, z);
  const { name } = rulesOf(cell);
  const { facing, part } = propertiesOf(cell);
  if (!name.endsWith('_bed') || facing === undefined) return null;
  const [dx, dz] = ahead[facing];
  const isHead = part === 'head';
  const head: Place = isHead ? [x, y, z] : [x + dx, y, z + dz];
  const foot: Place = isHead ? [x - dx, y, z - dz] : [x, y, z];
  const other = isHead ? foot : head;
  return rulesOf(at(...other)).name === name ? { head, foot } : null;
}

/** Says of both halves whether someone sleeps in them. */
export function occupy(editor: BlockEditor, at: ReadCell, bed: Bed, occupied: boolean): void {
  const half = ([x, y, z]: Place) => {
    const cell = at(x, y, z);
    return [x, y, z, cellOf(rulesOf(cell).name, { ...propertiesOf(cell), occupied: String(occupied) }) ?? cell] as const;
  };
  editor.setAll([half(bed.head), half(bed.foot)]);
}

const around = [-1, 0, 1];

/**
 * Where someone stands up from a bed: in the middle of a block beside it with a floor, on its own level, below or above; on the bed
 * itself when there is none. The nearest to the head in a fixed order, as Java's is.
 */
export function standUpPlace(at: ReadCell, { head, foot }: Bed): Place | null {
  const free = (x: number, y: number, z: number): boolean =>
    isFree(at, { x: x + 0.5, y, z: z + 0.5, width: 0.6, height: standingHeight }, [0, 0, 0]);
  const stands = (x: number, y: number, z: number): boolean => collisionBoxes(at, x, y - 1, z).length > 0 && free(x, y, z);
  for (const dy of [0, -1, 1]) {
    for (const [x, y, z] of [head, foot]) {
      for (const dz of around) {
        for (const dx of around) if (stands(x + dx, y + dy, z + dz)) return [x + dx + 0.5, y + dy, z + dz + 0.5];
      }
    }
  }
  const [x, y, z] = head;
  return free(x, y + 0.5625, z) ? [x + 0.5, y + 0.5625, z + 0.5] : null;
}
