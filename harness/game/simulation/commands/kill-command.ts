import { killEntity } from '../combat/kill-entity.ts';
import { Player } from '../player/player.ts';
import { entities } from './arguments/entities.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { type Selector, selectTargets } from './selectors.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const target = argument('targets', entities);

function kill(game: CommandGame, selector: Selector): void {
  const { entityGame, survival, reply } = game;
  const found = selectTargets(entityGame, selector);
  if (found.length === 0) throw new CommandError('nobody fits that selector');
  for (const each of found) {
    if (each instanceof Player) survival.hurt(1e9, { type: 'generic_kill' });
    else killEntity(each, entityGame);
  }
  entityGame.entities.sweep();
  const others = found.filter((each) => !(each instanceof Player)).length;
  if (others > 0) reply(others === 1 ? 'One entity was killed.' : `${others} entities were killed.`);
}

/** Kills the player or whom a selector names (minecraft.wiki, "Commands/kill"). */
export const killCommand: ChatCommand = {
  name: 'kill',
  summary: 'kills you, or whom a selector names',
  cheat: true,
  parts: [(game) => game.survival.hurt(1e9, { type: 'generic_kill' }), line((game, values) => kill(game, values.get(target)), [target])],
};
