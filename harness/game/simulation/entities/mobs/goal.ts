import type { EntityGame } from '../entity-game.ts';
import type { Mob } from './mob.ts';

/** What of a body a goal uses; two goals that use the same do not run together. */
export const uses = { legs: 1, eyes: 2, jump: 4, target: 8 } as const;

/** Something that a mob may be up to. It has no state of its own: what it must remember is in the mob's mind. */
export interface Goal {
  /** Unique among one kind's goals; a saved mind names it. */
  readonly name: string;
  /** Sum of `uses`. */
  readonly needs: number;
  /** Whether it wants to begin now; asked every second tick. */
  begins(mob: Mob, game: EntityGame): boolean;
  /** Whether it goes on; asked every second tick. */
  goesOn(mob: Mob, game: EntityGame): boolean;
  readonly begin?: ((mob: Mob, game: EntityGame) => void) | undefined;
  readonly end?: ((mob: Mob, game: EntityGame) => void) | undefined;
  /** A tick while it runs. */
  readonly run?: ((mob: Mob, game: EntityGame) => void) | undefined;
}

/** A goal of one kind of mob: lower numbers push higher ones aside. */
export interface RankedGoal {
  readonly rank: number;
  readonly goal: Goal;
}
