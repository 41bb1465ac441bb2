import type { EntityGame } from '../entity-game.ts';
import type { Mob } from './mob.ts';

/** One tick of thinking. */
export function think(_mob: Mob, _game: EntityGame): void {}
