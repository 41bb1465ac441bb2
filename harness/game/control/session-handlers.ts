import { ControlError } from '../../../ctl/control-error.ts';
import type { Handlers } from '../../../ctl/table/commands.ts';
import type { ControlContext, GamePort } from './game-port.ts';
import { untilTrue } from './until-true.ts';

/** How long a world may take to load, in ticks: two minutes. */
const loadTicks = 2400;

type Names = 'wait-ready' | 'save' | 'quit' | 'worlds' | 'open' | 'quit-to-title' | 'world-delete';

/** Commands that wait for the game, open, save or leave a world, or end the game. */
export function sessionHandlers(game: GamePort): Pick<Handlers<ControlContext>, Names> {
  return {
    'wait-ready': async ({ signal }, { timeout }) => {
      const waited = await untilTrue(game, signal, timeout, () => game.drawn);
      if (waited === null) throw new ControlError('timeout', `the first screen was not drawn within ${timeout} s; use: logs`);
      return { ok: true, ready: true, screen: game.screen, tick: game.ticks };
    },
    save: async () => ({ ok: true, saved: await game.save() }),
    quit: async ({ afterReply }) => {
      await game.prepareQuit();
      afterReply(() => game.end());
      return { ok: true, quitting: true };
    },
    'world-delete': async (_, { folder }) => {
      await game.deleteWorld(folder);
      return { ok: true, deleted: folder, last: game.lastEvent };
    },
    worlds: async () => ({ worlds: await game.worlds() }),
    open: async ({ signal }, { world, seed, creative }) => {
      const begun = await game.openWorld({ world, seed, creative });
      for (let tick = 0; game.phase !== 'loaded'; tick += 1) {
        if (game.phase === 'none') throw game.worldFault ?? new ControlError('state', `the world "${world}" was left; use: logs`);
        if (tick >= loadTicks) throw new ControlError('timeout', `the world "${world}" is still loading; use: wait-for loaded`);
        await game.tick(signal);
      }
      return { ok: true, opened: world, already: !begun, screen: game.screen };
    },
    'quit-to-title': async ({ signal }) => {
      await game.leaveWorld();
      await game.tick(signal);
      return { ok: true, screen: game.screen };
    },
  };
}
