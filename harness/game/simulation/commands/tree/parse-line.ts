import type { CommandGame } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { CommandReader } from '../command-reader.ts';
import { Values } from './argument.ts';
import { type CommandNode, following, type Runner } from './command-node.ts';
import { nodeWord } from './forms.ts';

/** A node that was read, and where it stands in the line. */
export interface Step {
  readonly node: CommandNode;
  readonly from: number;
  readonly to: number;
}

/** Why a line does not fit, and where. */
export interface Fault {
  readonly message: string;
  readonly at: number;
  /** The line was over before this word, which tells less than what another branch found wrong with the word itself. */
  readonly beyond?: boolean;
}

/** What a line was read as: as far as it fits, and what is wrong with it then. */
export interface ParsedLine {
  readonly steps: readonly Step[];
  readonly values: Values;
  /** What the line does; null with a fault. */
  readonly run: Runner | null;
  readonly fault: Fault | null;
}

/** Names that one sentence lists at most. */
const mostNames = 9;

/** Names of what may follow, for a sentence. */
function names(nodes: readonly CommandNode[]): string {
  const shown = nodes.slice(0, mostNames).map(nodeWord).join(', ');
  return nodes.length > mostNames ? `${shown} and ${nodes.length - mostNames} more` : shown;
}

/** How far a parsed line got; of two that got equally far, the one that may go on tells more. */
const reach = ({ steps, fault }: ParsedLine): number =>
  Math.max(fault?.at ?? 0, steps.at(-1)?.to ?? 0) - (fault?.beyond === true ? 0.5 : 0);

/** Begins like a number, a place or a selector, so that a word of the command was not meant. */
const noWord = /^[-+.\d~^@]/;

class LineParser {
  readonly #text: string;
  readonly #game: CommandGame;

  constructor(text: string, game: CommandGame) {
    this.#text = text;
    this.#game = game;
  }

  walk(node: CommandNode, at: number, steps: readonly Step[], values: Values): ParsedLine {
    let from = at;
    while (this.#text[from] === ' ') from++;
    const next = following(node);
    if (from >= this.#text.length) return this.#ended(node, next, steps, values);
    const blank = this.#text.indexOf(' ', from);
    const to = blank < 0 ? this.#text.length : blank;
    const word = this.#text.slice(from, to);
    const literal = next.find(({ argument, name }) => argument === null && name === word);
    if (literal !== undefined) return this.walk(literal, to, [...steps, { node: literal, from, to }], values);
    let best: ParsedLine | null = null;
    for (const child of next) {
      if (child.argument === null) continue;
      const result = this.#readArgument(child, from, steps, values);
      if (result.fault === null) return result;
      if (best === null || reach(result) > reach(best)) best = result;
    }
    // An argument that was begun tells more than a list of all that may stand here.
    if (best !== null && (reach(best) > from || noWord.test(word) || !next.some(({ argument }) => argument === null))) return best;
    if (next.length === 0) {
      return { steps, values, run: null, fault: { message: `"${word}" is one word too many`, at: from, beyond: true } };
    }
    const message = next.length === 1 ? `"${word}" cannot stand here; write ${names(next)}` : `"${word}" is none of ${names(next)}`;
    return this.#failed(steps, values, message, from);
  }

  #readArgument(node: CommandNode, from: number, steps: readonly Step[], values: Values): ParsedLine {
    const reader = new CommandReader(this.#text, from);
    const { argument } = node;
    try {
      const value = argument?.type.read(reader, this.#game);
      const step = { node, from, to: reader.cursor };
      return this.walk(node, reader.cursor, [...steps, step], argument === null ? values : values.with(argument, value));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return this.#failed(steps, values, error.message, error.at ?? from);
    }
  }

  #ended(node: CommandNode, next: readonly CommandNode[], steps: readonly Step[], values: Values): ParsedLine {
    if (node.run !== null) return { steps, values, run: node.run, fault: null };
    const missing = next.length === 1 ? `${next[0].name} is missing` : `more is missing: one of ${names(next)}`;
    return this.#failed(steps, values, missing, this.#text.length);
  }

  #failed(steps: readonly Step[], values: Values, message: string, at: number): ParsedLine {
    return { steps, values, run: null, fault: { message, at } };
  }
}

/** Reads a line, from a place behind its first words, as what may follow a node. */
export function parseLine(node: CommandNode, text: string, from: number, game: CommandGame): ParsedLine {
  return new LineParser(text, game).walk(node, from, [], new Values());
}
