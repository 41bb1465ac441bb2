import { displayName } from '../display-name.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { Player } from '../player/player.ts';
import { CommandError, type CommandGame } from './command.ts';
import { type Selector, selectTargets, type Target } from './selectors.ts';

/** The one whom a selector means. Throws a CommandError when it means nobody or several. */
export function oneTarget({ entityGame }: CommandGame, selector: Selector): Target {
  const [found, another] = selectTargets(entityGame, selector);
  if (found === undefined) throw new CommandError('nobody fits that selector');
  if (another !== undefined) throw new CommandError('that selector means several; put limit=1 into its brackets, or use @n');
  return found;
}

/** Whom an answer is about: `Cow`, or the name that it was given. */
export function calledInAnswers(target: Target): string {
  if (target instanceof Player) return 'Player';
  return (target instanceof Mob ? target.name : null) ?? displayName(target.kind);
}
