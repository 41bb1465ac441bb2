import { collisionBoxes } from '../blocks/block-boxes.ts';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Player } from './player.ts';
import type { Survival } from './survival.ts';
import { touchedCells } from './touched-cells.ts';

/** How far off a block with its sides drawn in is still touched. */
const reach = 0.0626;
/** The part of its width that the head takes up, and how thin it is. */
const headWidth = 0.8;
/** Berry bushes scratch those alone who move, from this way a tick on. */
const scratchedFrom = 0.003;

/** What blocks do to a body that touches, stands on or is stuck in them (minecraft.wiki, the blocks' pages). */
export function meetHazards(player: Player, at: ReadCell, survival: Survival): void {
  if (!player.mortal || player.dead) return;
  for (const [x, y, z] of touchedCells(player, reach)) {
    if (rulesOf(at(x, y, z)).shape === 'cactus') survival.hurt(1, { type: 'cactus' });
  }
  for (const [x, y, z] of touchedCells(player)) {
    const cell = at(x, y, z);
    const { name } = rulesOf(cell);
    if (name === 'sweet_berry_bush' && Number(propertiesOf(cell).age) > 0 && moved(player)) survival.hurt(1, { type: 'sweet_berry_bush' });
    else if ((name === 'campfire' || name === 'soul_campfire') && propertiesOf(cell).lit === 'true')
      survival.hurt(name === 'campfire' ? 1 : 2, { type: 'campfire' });
  }
  const floor = rulesOf(at(Math.floor(player.x), Math.floor(player.y - 0.2), Math.floor(player.z))).name;
  if (player.onGround && !player.sneaking && floor === 'magma_block') survival.hurt(1, { type: 'hot_floor' });
  if (suffocates(player, at)) survival.hurt(1, { type: 'in_wall' });
}

const moved = (player: Player): boolean =>
  Math.abs(player.x - player.oldX) >= scratchedFrom || Math.abs(player.z - player.oldZ) >= scratchedFrom;

/** Whether a block fills the place of the eyes. */
function suffocates(player: Player, at: ReadCell): boolean {
  const half = (player.width * headWidth) / 2;
  const y = player.y + player.eyeHeight;
  for (let z = Math.floor(player.z - half); z <= Math.floor(player.z + half); z++) {
    for (let x = Math.floor(player.x - half); x <= Math.floor(player.x + half); x++) {
      if (rulesOf(at(x, Math.floor(y), z)).opaque && collisionBoxes(at, x, Math.floor(y), z).length > 0) return true;
    }
  }
  return false;
}
