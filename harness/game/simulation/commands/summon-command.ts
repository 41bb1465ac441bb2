import { SummonError, summoned } from '../entities/summoned.ts';
import { compound, entityKind } from './arguments/entities.ts';
import { position } from './arguments/positions.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const kind = argument('entity', entityKind);
const place = argument('place', position);
const data = argument('nbt', compound);

/** Brings an entity into the world (minecraft.wiki, "Commands/summon"). */
export const summonCommand: ChatCommand = {
  name: 'summon',
  summary: 'brings an entity into the world',
  cheat: true,
  parts: [
    line(
      ({ world, player, entityGame, reply }, values) => {
        const [x, y, z] = values.maybe(place) ?? [player.x, player.y, player.z];
        if (!world.loaded(x, z)) throw new CommandError(`the place ${x} ${y} ${z} is not loaded`);
        const name = values.get(kind);
        try {
          entityGame.entities.add(summoned(entityGame, name, [x, y, z], values.maybe(data) ?? {}));
        } catch (error) {
          throw error instanceof SummonError ? new CommandError(error.message) : error;
        }
        reply(`There is ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name.replaceAll('_', ' ')} now.`);
      },
      [kind],
      [place, data],
    ),
  ],
};
