import { ControlError } from '../../../ctl/control-error.ts';
import { type Args, commands, type GameCommandName, type Handlers, type Reply } from '../../../ctl/table/commands.ts';
import type { Row } from '../../../ctl/table/row.ts';
import { actionHandlers } from './action-handlers.ts';
import type { ControlContext, GamePort } from './game-port.ts';
import { lookHandlers } from './look-handlers.ts';
import { optionHandlers } from './option-handlers.ts';
import { pictureHandlers } from './picture-handlers.ts';
import { queryHandlers } from './query-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { waitHandlers } from './wait-handlers.ts';

type Handler = (context: ControlContext, args: Args<GameCommandName>) => Reply | Promise<Reply>;

/** Commands that would change the scene while a sequence of screenshots is drawn; `quit` and `save` may. */
function changesScene(row: Row): boolean {
  return row.effect === 'action' || (row.effect === 'session' && row.group === 'world');
}

/** Refuses what a running sequence of screenshots forbids. */
function guarded(game: GamePort, row: Row, handler: Handler): Handler {
  if (!changesScene(row)) return handler;
  return (context, args) => {
    if (game.sequenceRunning) {
      throw new ControlError('busy', 'a sequence of screenshots is being drawn; wait for it, or use: screenshot-sequence cancel');
    }
    return handler(context, args);
  };
}

/** All handlers of the game, one a row of the command table. */
export function createHandlers(game: GamePort): Handlers<ControlContext> {
  const all: Handlers<ControlContext> = {
    ...sessionHandlers(game),
    ...queryHandlers(game),
    ...waitHandlers(game),
    ...pictureHandlers(game),
    ...actionHandlers(game),
    ...optionHandlers(game),
    ...lookHandlers(game),
  };
  const wrapped = Object.entries(all).map(([name, handler]) => [
    name,
    guarded(game, commands[name as GameCommandName], handler as Handler),
  ]);
  return Object.fromEntries(wrapped) as Handlers<ControlContext>;
}
