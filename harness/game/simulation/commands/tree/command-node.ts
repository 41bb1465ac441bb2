import type { CommandGame } from '../command.ts';
import type { Argument, Values } from './argument.ts';

/** Carries a line out. Throws a CommandError when it cannot be. */
export type Runner = (game: CommandGame, values: Values) => void;

/**
 * A word or an argument of a command, and what may follow it. This is the model of Brigadier, the library of the Java game
 * (github.com/Mojang/brigadier), without its code: literals before arguments, the first branch that fits to the end wins.
 */
export interface CommandNode {
  /** The literal word, or the argument's name. */
  readonly name: string;
  /** Null for a literal. */
  readonly argument: Argument<unknown> | null;
  readonly children: readonly CommandNode[];
  /** What a line does that ends here; null when more must follow. */
  readonly run: Runner | null;
  /** Goes on as another node's children, for chains that come back to their start. */
  readonly redirect: (() => CommandNode) | null;
}

type Part = CommandNode | Runner;

/** Joins nodes of the same word or argument into one. */
function merged(children: readonly CommandNode[]): readonly CommandNode[] {
  const out: CommandNode[] = [];
  for (const child of children) {
    const i = out.findIndex((other) => other.name === child.name && other.argument === child.argument);
    if (i < 0) out.push(child);
    else {
      const other = out[i];
      out[i] = {
        ...other,
        children: merged([...other.children, ...child.children]),
        run: other.run ?? child.run,
        redirect: other.redirect ?? child.redirect,
      };
    }
  }
  return out;
}

function node(name: string, argument: Argument<unknown> | null, parts: readonly Part[]): CommandNode {
  const run = parts.find((part): part is Runner => typeof part === 'function') ?? null;
  return { name, argument, run, redirect: null, children: merged(parts.filter((part): part is CommandNode => typeof part !== 'function')) };
}

/** A word that stands for itself, with what follows it and what it does when nothing does. */
export function literal(name: string, ...parts: readonly Part[]): CommandNode {
  return node(name, null, parts);
}

/** A word after which the line goes on as after another node. */
export function redirecting(name: string, to: () => CommandNode): CommandNode {
  return { name, argument: null, run: null, redirect: to, children: [] };
}

/** What a form of a command is written of: a literal word or an argument. */
export type Word = string | Argument<never> | Argument<unknown>;

function wordNode(word: Word, parts: readonly Part[]): CommandNode {
  return typeof word === 'string' ? node(word, null, parts) : node(word.name, word as Argument<unknown>, parts);
}

/**
 * One form of a command as a chain of nodes: words that must be there, then words that may be, each only with those before it.
 * The first word is needed, as in `line(run, [target, item], [count])`.
 */
export function line(run: Runner, words: readonly [Word, ...Word[]], optional: readonly Word[] = []): CommandNode {
  const all = [...words, ...optional];
  let rest: CommandNode | null = null;
  for (let i = all.length - 1; i >= 0; i--) {
    const parts: Part[] = rest === null ? [] : [rest];
    if (i >= words.length - 1) parts.push(run);
    rest = wordNode(all[i], parts);
  }
  return rest as CommandNode;
}

/** The nodes that may follow a node. */
export function following(of: CommandNode): readonly CommandNode[] {
  return of.redirect === null ? of.children : of.redirect().children;
}
