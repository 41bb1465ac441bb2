import type { PlayerShape, ReplyOf } from '../../ctl/reply-shapes.ts';
import type { Rig } from '../../harness/run/scenario.ts';

/** The player as `state` tells of it; the story fails where there is none. */
export async function player(rig: Rig): Promise<PlayerShape> {
  const { player: there } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
  rig.check(there !== null && typeof there === 'object', '`state` tells of the player');
  return there as PlayerShape;
}

/** How many of an item a player carries. */
export function count(of: PlayerShape, item: string): number {
  return of.inventory.filter((stack) => stack.item === item).reduce((sum, stack) => sum + stack.count, 0);
}
