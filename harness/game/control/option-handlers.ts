import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import type { Handlers } from '../../../ctl/table/commands.ts';
import type { ControlContext, GamePort } from './game-port.ts';

/** Refuses a name that no option has. @throws ControlError `unknown`. */
function known(game: GamePort, key: string): void {
  const keys = game.optionKeys;
  if (keys.includes(key)) return;
  const near = didYouMean(key, keys);
  throw new ControlError('unknown', `no option "${key}"${near === undefined ? '' : `; did you mean ${near}?`}; list all with: options-get`);
}

/** Options by name: reading them, and changing one as its control on its page would. */
export function optionHandlers(game: GamePort): Pick<Handlers<ControlContext>, 'options-get' | 'options-set'> {
  return {
    'options-get': (_, { key, full }) => {
      if (key === undefined) return { ...game.options(game.optionKeys, full) };
      known(game, key);
      return { ...game.options([key], true) };
    },
    'options-set': async (_, { key, value }) => {
      known(game, key);
      return { ok: true, ...(await game.setOption(key, value)) };
    },
  };
}
