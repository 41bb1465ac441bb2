import { facings } from '../blocks/block-states.ts';
import { used } from '../blocks/opening.ts';
import type { Target } from '../view.ts';
import type { HandContext } from './hand-context.ts';
import { byQuarter } from './placing.ts';

/** What using the block under the crosshair does. True when it did something, so that nothing else is tried. */
export type BlockUse = (hand: HandContext, target: Target) => boolean;

/** Opens and closes doors, trapdoors and gates. */
export const openByHand: BlockUse = ({ player, editor, at }, target) => {
  const facing = facings.indexOf(byQuarter[Math.floor(player.yaw / 90 + 0.5) & 3]);
  const changes = used(at, target.x, target.y, target.z, facing);
  if (changes.length > 0) editor.setAll(changes);
  return changes.length > 0;
};
