import { ControlError } from '../../../ctl/control-error.ts';
import type { Handlers } from '../../../ctl/table/commands.ts';
import type { ControlContext, GamePort } from './game-port.ts';

const usage = 'use: screenshot-sequence FRAMES STEP_MS PATH, or: screenshot-sequence cancel';

/** Screenshots (spec, "Repeatable screenshots"). */
export function pictureHandlers(game: GamePort): Pick<Handlers<ControlContext>, 'screenshot' | 'screenshot-sequence'> {
  return {
    screenshot: async ({ signal }, { path, unless, draws }) => ({
      ...(await game.screenshot({ path, unless, draws: draws === true }, signal)),
    }),
    'screenshot-sequence': async ({ signal }, { frames, step, path }) => {
      if (frames === 'cancel') {
        if (step !== undefined || path !== undefined) throw new ControlError('usage', `cancel takes nothing more; ${usage}`);
        if (!game.cancelSequence()) throw new ControlError('state', `no sequence is running; ${usage}`);
        return { ok: true, cancelled: true };
      }
      if (step === undefined || path === undefined) throw new ControlError('usage', `the step or the path is missing; ${usage}`);
      return game.screenshotSequence({ frames, stepMs: step, path }, signal);
    },
  };
}
