import { collisionBox } from '../blocks/block-boxes.ts';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { Cell } from '../view.ts';

/** What a cell can be to a mob on foot. */
export const footSort = { air: 1, low: 2, block: 3, fence: 4, water: 5, lava: 6, danger: 7, door: 8 } as const;

const dangers = new Set(['fire', 'soul_fire', 'sweet_berry_bush', 'wither_rose', 'powder_snow', 'magma_block', 'campfire', 'cactus']);

function find(cell: Cell): number {
  if (cell === 0) return footSort.air;
  const fluid = fluidOf(cell);
  if (fluid === 'lava') return footSort.lava;
  const { name, shape } = rulesOf(cell);
  if (dangers.has(name)) return footSort.danger;
  if (shape === 'door' || shape === 'gate') {
    if (propertiesOf(cell).open === 'true') return footSort.air;
    return shape === 'gate' || name === 'iron_door' ? footSort.fence : footSort.door;
  }
  // Stairs have other boxes in corners, which end at the same height.
  const top = collisionBox(cell)?.[4] ?? 0;
  if (top === 0) return fluid === 'water' ? footSort.water : footSort.air;
  if (top > 1) return footSort.fence;
  return top <= 0.5 ? footSort.low : footSort.block;
}

/** Of every cell that was asked for; 0 for others. */
const known = new Uint8Array(65536);

/** What a cell is to a mob on foot: one of `footSort`. */
export function footOf(cell: Cell): number {
  const sort = known[cell];
  return sort === 0 ? learn(cell) : sort;
}

function learn(cell: Cell): number {
  const sort = find(cell);
  known[cell] = sort;
  return sort;
}
