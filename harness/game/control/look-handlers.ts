import { ControlError } from '../../../ctl/control-error.ts';
import type { Handlers } from '../../../ctl/table/commands.ts';
import { expectation } from './expectation.ts';
import type { ControlContext, GamePort } from './game-port.ts';

type Names = 'block' | 'find-blocks' | 'entities' | 'expect';

/** Commands that look at the world around the player, and the one that says what must be so. */
export function lookHandlers(game: GamePort): Pick<Handlers<ControlContext>, Names> {
  return {
    block: (_, { x, y, z }) => ({ ...game.block(x, y, z) }),
    'find-blocks': (_, { name, within, limit }) => {
      const found = game.findBlocks(name, within, limit);
      if (found === null) throw new ControlError('unknown', `no block is called ${JSON.stringify(name)}; give an id such as oak_log`);
      return { ...found };
    },
    entities: (_, { kind, within, limit }) => ({ ...game.entities(kind, within, limit) }),
    expect: async ({ signal }, args) => ({ ok: true, actual: await expectation(game, args, signal), last: game.lastEvent }),
  };
}
