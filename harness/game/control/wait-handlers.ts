import { ControlError } from '../../../ctl/control-error.ts';
import type { Args, Handlers, Reply } from '../../../ctl/table/commands.ts';
import { type ControlContext, eventKinds, type GameEvent, type GamePort } from './game-port.ts';
import { saidInChat } from './said-in-chat.ts';
import { ticksOf } from './until-true.ts';

/** A condition of `wait-for`: what makes it true, and what a timeout says is there instead. */
interface Condition {
  /** What was found, or null while it is not there. */
  readonly found: () => Reply | null | Promise<Reply | null>;
  readonly instead: () => Reply;
  readonly missing: string;
}

type Make = (game: GamePort, target: string, since: number | undefined, signal: AbortSignal) => Condition;

/** Events newer than a number; without one, only those after the wait began. */
function eventsFrom(game: GamePort, since: number | undefined): () => readonly GameEvent[] {
  const from = since ?? game.lastEvent;
  return () => game.events(from);
}

function oneOf(what: string, target: string, known: readonly string[]): void {
  if (!known.includes(target)) throw new ControlError('usage', `there is no ${what} "${target}"; use one of ${known.join(', ')}`);
}

const conditions: Readonly<Record<Args<'wait-for'>['condition'], Make>> = {
  screen: (game, target, since) => {
    oneOf('screen', target, game.screenNames);
    const past = since === undefined ? () => [] : eventsFrom(game, since);
    return {
      found: () => {
        const event = past().find(({ kind, screen }) => kind === 'screen' && screen === target);
        return event === undefined ? (game.screen === target ? { screen: target } : null) : { screen: game.screen, event };
      },
      instead: () => ({ screen: game.screen }),
      missing: `the screen ${target} did not open`,
    };
  },
  widget: (game, target, _since, signal) => {
    let seen: readonly string[] = [];
    return {
      found: async () => {
        const { widgets } = await game.ui(signal);
        seen = widgets.map((widget) => widget.id);
        const widget = widgets.find((other) => other.id === target);
        return widget === undefined ? null : { screen: game.screen, widget };
      },
      instead: () => ({ screen: game.screen, widgets: seen }),
      missing: `no widget "${target}" was drawn`,
    };
  },
  loaded: (game) => ({
    found: () => (game.phase === 'loaded' ? { screen: game.screen } : null),
    instead: () => ({ screen: game.screen, world: game.phase }),
    missing: 'no world was loaded',
  }),
  chat: (game, target, since) => {
    const events = eventsFrom(game, since);
    const chat = () => events().filter(saidInChat);
    return {
      found: () => {
        const event = chat().find(({ text }) => String(text).includes(target));
        return event === undefined ? null : { event };
      },
      instead: () => ({ screen: game.screen, messages: chat().map(({ text }) => text) }),
      missing: 'no chat line with that text came',
    };
  },
  event: (game, target, since) => {
    oneOf('event', target, eventKinds);
    const events = eventsFrom(game, since);
    return {
      found: () => {
        const event = events().find(({ kind }) => kind === target);
        return event === undefined ? null : { event };
      },
      instead: () => ({ screen: game.screen, events: events().map(({ kind }) => kind) }),
      missing: `no ${target} event came`,
    };
  },
};

function conditionOf(game: GamePort, args: Args<'wait-for'>, signal: AbortSignal): Condition {
  const { condition, target, since } = args;
  if (condition === 'loaded' ? target !== undefined : target === undefined || target === '') {
    throw new ControlError('usage', `wait-for ${condition} takes ${condition === 'loaded' ? 'no target' : 'a target'}; use: help wait-for`);
  }
  return conditions[condition](game, target ?? '', since, signal);
}

async function waitFor(game: GamePort, signal: AbortSignal, args: Args<'wait-for'>): Promise<Reply> {
  const condition = conditionOf(game, args, signal);
  let found: Reply | null = null;
  let ticks = 0;
  for (const limit = ticksOf(args.timeout); ; ticks += 1) {
    found = await condition.found();
    if (found !== null || ticks >= limit) break;
    await game.tick(signal);
  }
  if (found !== null) return { ok: true, ...found, ticks };
  const details = { ...condition.instead(), ticks, last: game.lastEvent };
  throw new ControlError('timeout', `${condition.missing} within ${args.timeout} s; the reply says what is there, use: events`, details);
}

/** Waits in ticks (spec, "Waits and events"). */
export function waitHandlers(game: GamePort): Pick<Handlers<ControlContext>, 'wait' | 'wait-for'> {
  return {
    wait: async ({ signal }, { ticks }) => {
      const end = game.ticks + ticks;
      while (game.ticks < end) await game.tick(signal);
      return { ok: true, ticks, tick: game.ticks };
    },
    'wait-for': ({ signal }, args) => waitFor(game, signal, args),
  };
}
