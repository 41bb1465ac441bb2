import type { Handlers } from '../../../ctl/table/commands.ts';
import type { ControlContext, GamePort } from './game-port.ts';
import { pickFields } from './pick-fields.ts';
import { saidInChat } from './said-in-chat.ts';
import { UiMemory } from './ui-memory.ts';

type Names =
  | 'hello'
  | 'state'
  | 'status'
  | 'logs'
  | 'ui'
  | 'messages'
  | 'events'
  | 'input-log'
  | 'chat-log'
  | 'stats'
  | 'inventory'
  | 'screen';

/** Commands that read and change nothing. */
export function queryHandlers(game: GamePort): Pick<Handlers<ControlContext>, Names> {
  const memory = new UiMemory();
  return {
    hello: () => ({ ...game.hello() }),
    state: (_, { fields }) => {
      const state = game.state();
      return { ...(fields === undefined ? state : pickFields(state, fields)), last: game.lastEvent };
    },
    status: async ({ signal }, { digests }) => {
      // The digests come first: drawing their frame is what the rest then tells of.
      const layers = digests ? await game.digests(signal) : {};
      return { ...game.status(), ...layers };
    },
    logs: (_, { lines }) => ({ lines: game.logLines(lines) }),
    ui: async ({ signal }, question) => ({ ...memory.answer(await game.ui(signal), question) }),
    inventory: () => ({ ...game.inventory() }),
    screen: () => ({ ...game.menu() }),
    messages: (_, { since, limit }) => {
      const chat = game.events(since ?? 0).filter(saidInChat);
      const messages = chat.slice(-limit).map(({ seq, tick, text, from = null }) => ({ seq, tick, text, from }));
      return { messages, last: game.lastEvent };
    },
    'chat-log': (_, { limit }) => ({ lines: game.chatLog(limit) }),
    stats: () => ({ ...game.stats() }),
    events: (_, { since, limit }) => ({ events: game.events(since ?? 0).slice(-limit), last: game.lastEvent }),
    'input-log': (_, { since, limit, origin }) => {
      const entries = game.inputLog({ since, limit, origin });
      return { entries, last_input: entries.at(-1)?.seq ?? since ?? 0, last: game.lastEvent };
    },
  };
}
