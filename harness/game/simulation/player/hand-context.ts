import type { BlockGame } from '../block-ticks/block-game.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { DroppedItems } from '../entities/dropped-items.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import type { ItemStack } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Player } from './player.ts';
import type { Survival } from './survival.ts';

/** What the parts of the hand work with: who acts, and on what. */
export interface HandContext {
  readonly player: Player;
  readonly survival: Survival;
  readonly world: WorldState;
  readonly editor: BlockEditor;
  readonly drops: DroppedItems;
  readonly at: ReadCell;
  /** What entities act upon: to bring some into the world. */
  readonly game: () => EntityGame;
  /** What the rules of the block at a place act upon. */
  readonly blocks: (x: number, y: number, z: number) => BlockGame;
  /** Lets the arm swing. */
  readonly swing: () => void;
  /** Throws a stack the way the player looks. */
  readonly throw: (stack: ItemStack) => void;
}
