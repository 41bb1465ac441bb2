import type { CommandGame } from './command.ts';
import { commandRoot } from './run-command.ts';
import { type Fault, parseLine } from './tree/parse-line.ts';
import { suggest } from './tree/suggest.ts';

/** A part of a line, for its colour. Places are in characters. */
export interface ChatWord {
  readonly from: number;
  readonly to: number;
  readonly kind: 'literal' | 'argument';
}

/** What the chat's field can say of a line that is being written. */
export interface ChatCompletion {
  /** A suggestion replaces the line from here to the caret. */
  readonly from: number;
  readonly suggestions: readonly string[];
  /** What may stand at the caret and behind it. */
  readonly usage: readonly string[];
  /** What does not fit; null while the line is only not finished. */
  readonly fault: Fault | null;
  readonly words: readonly ChatWord[];
}

const nothing: ChatCompletion = { from: 0, suggestions: [], usage: [], fault: null, words: [] };

/**
 * What could be written at the caret of a line of chat, and what is wrong with the line. Lines without a slash are talk, of which nothing
 * is known.
 */
export function completeChat(line: string, caret: number, game: CommandGame): ChatCompletion {
  if (!line.startsWith('/')) return nothing;
  const root = commandRoot(game.world.cheats);
  const { steps, fault } = parseLine(root, line, 1, game);
  const { from, texts, usage } = suggest(root, line.slice(0, caret), 1, game);
  const open = fault !== null && fault.at >= line.trimEnd().length;
  return {
    from,
    suggestions: texts,
    usage,
    fault: open ? null : fault,
    words: steps.map((step) => ({ from: step.from, to: step.to, kind: step.node.argument === null ? 'literal' : 'argument' })),
  };
}
