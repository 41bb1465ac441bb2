import { collisionBoxes } from '../../blocks/block-boxes.ts';
import { rulesOf } from '../../blocks/cell.ts';
import { fluidOf } from '../../blocks/fluid.ts';
import type { ReadCell } from '../../blocks/support.ts';
import { isFree } from '../../world/move-box.ts';
import { type MobName, mobKinds } from '../mobs/mob-kinds.ts';

/** Whether a body of a kind can begin in a cell: a whole floor, air, and room for its box. */
export function hasRoom(at: ReadCell, kind: MobName, x: number, y: number, z: number): boolean {
  const cell = at(x, y, z);
  if (fluidOf(cell) !== null || fluidOf(at(x, y + 1, z)) !== null || rulesOf(cell).shape === 'fire') return false;
  if (!isFloor(at, x, y - 1, z)) return false;
  const { width, height } = mobKinds[kind];
  return isFree(at, { x: x + 0.5, y, z: z + 0.5, width, height }, [0, 0, 0]);
}

/** Whether the top of a cell is a whole floor; nothing begins on bedrock, nor on leaves and glass. */
function isFloor(at: ReadCell, x: number, y: number, z: number): boolean {
  const { name, opaque } = rulesOf(at(x, y, z));
  if (!opaque || name === 'bedrock') return false;
  const boxes = collisionBoxes(at, x, y, z);
  return boxes.length === 1 && boxes[0][0] === 0 && boxes[0][3] === 1 && boxes[0][4] === 1 && boxes[0][2] === 0 && boxes[0][5] === 1;
}

/** Whether an animal can begin there: on grass, in light (minecraft.wiki, "Spawn", "Java Edition"). */
export function suitsAnimal(at: ReadCell, x: number, y: number, z: number): boolean {
  return rulesOf(at(x, y - 1, z)).name === 'grass_block';
}
