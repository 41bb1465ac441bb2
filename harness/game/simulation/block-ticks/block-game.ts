import type { ReadCell } from '../blocks/support.ts';
import type { Cell, ItemStack } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Dice } from './dice.ts';

/** What the rules of blocks see of the game and act upon. */
export interface BlockGame {
  readonly world: WorldState;
  readonly at: ReadCell;
  readonly editor: BlockEditor;
  /** Dice of the block whose rule runs. */
  readonly dice: Dice;
  /** Orders a tick for the block or the fluid that is at a place, `delay` world ticks from now. */
  schedule(x: number, y: number, z: number, delay: number): void;
  scheduleFluid(x: number, y: number, z: number, delay: number): void;
  /** Lets a stack pop out of a cell. */
  pop(x: number, y: number, z: number, stack: ItemStack): void;
  /** Breaks a block, which drops what it gives to a bare hand. */
  breakBlock(x: number, y: number, z: number): void;
  /** Takes a block out of the world and lets it fall. */
  fall(x: number, y: number, z: number, cell: Cell): void;
  /** Lights the TNT at a place, which goes off after `fuse` ticks. */
  prime(x: number, y: number, z: number, fuse: number): void;
  /** How far the nearest player is from a place, in blocks. */
  distanceToPlayer(x: number, y: number, z: number): number;
}

/** A rule for one block at a place. */
export type BlockRule = (game: BlockGame, x: number, y: number, z: number, cell: Cell) => void;
