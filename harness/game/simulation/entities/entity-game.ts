import type { ReadCell } from '../blocks/support.ts';
import type { Player } from '../player/player.ts';
import type { Survival } from '../player/survival.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import type { WorldState } from '../world/world-state.ts';
import type { DroppedItems } from './dropped-items.ts';
import type { Entities } from './entities.ts';
import type { Mob } from './mobs/mob.ts';

/** What of the game entities act upon. */
export interface EntityGame {
  readonly world: WorldState;
  readonly at: ReadCell;
  readonly player: Player;
  readonly survival: Survival;
  readonly entities: Entities;
  readonly drops: DroppedItems;
  readonly editor: BlockEditor;
  /** What a living body does in a tick. */
  readonly live: (mob: Mob, game: EntityGame) => void;
}
