import type { WorldView } from '../simulation/view.ts';
import { appearanceOf, formOfCell, forms } from './cell-appearance.ts';
import type { Vector } from './quad-buffer.ts';

/** A box in a cell, 0..1 along each axis. */
export interface CellBox {
  readonly low: Vector;
  readonly high: Vector;
}

const whole: CellBox = { low: [0, 0, 0], high: [1, 1, 1] };

const leaning: Readonly<Record<string, CellBox>> = {
  north: { low: [0.34, 0.2, 0.68], high: [0.66, 0.82, 1] },
  south: { low: [0.34, 0.2, 0], high: [0.66, 0.82, 0.32] },
  west: { low: [0.68, 0.2, 0.34], high: [1, 0.82, 0.66] },
  east: { low: [0, 0.2, 0.34], high: [0.32, 0.82, 0.66] },
};

/** The box that the outline and the breaking cracks of a block are drawn around. */
export function cellBox(cell: number): CellBox {
  const { properties } = appearanceOf(cell);
  switch (formOfCell[cell]) {
    case forms.slab:
      return properties.type === 'top' ? { low: [0, 0.5, 0], high: [1, 1, 1] } : { low: [0, 0, 0], high: [1, 0.5, 1] };
    case forms.layer:
      return { low: [0, 0, 0], high: [1, Number(properties.layers ?? '1') / 8, 1] };
    case forms.cactus:
      return { low: [1 / 16, 0, 1 / 16], high: [15 / 16, 1, 15 / 16] };
    case forms.torch:
      return leaning[properties.facing ?? ''] ?? { low: [0.4, 0, 0.4], high: [0.6, 0.625, 0.6] };
    case forms.cross:
      return { low: [0.125, 0, 0.125], high: [0.875, 0.8, 0.875] };
    default:
      return whole;
  }
}

/** The box of the block at a place. */
export function boxAt(world: WorldView, x: number, y: number, z: number): CellBox {
  return cellBox(world.cell(x, y, z));
}
