import type { CommandGame } from '../command.ts';
import type { CommandNode } from './command-node.ts';
import { following } from './command-node.ts';
import { forms } from './forms.ts';
import { parseLine } from './parse-line.ts';

/** What could be written at a place of a line. */
export interface Suggestions {
  /** Where what is typed of the word begins; a suggestion replaces the line from there to the caret. */
  readonly from: number;
  readonly texts: readonly string[];
  /** What may stand here and behind it, as usages show it. */
  readonly usage: readonly string[];
}

const namespace = 'minecraft:';

/** Whether what is typed begins a text, or a word within it (`log` begins a word of `oak_log`), as the Java game matches ids. */
export function begins(typed: string, text: string): boolean {
  const [have, whole] = [typed.toLowerCase().replace(namespace, ''), text.toLowerCase()];
  return (
    whole.startsWith(have) ||
    (have !== '' && /^[a-z0-9]/.test(have) && whole.split(/[_./:]/).some((_, i, all) => all.slice(i).join('_').startsWith(have)))
  );
}

/** What may be written at the end of a line (the line up to the caret), as what follows a node. */
export function suggest(node: CommandNode, text: string, from: number, game: CommandGame): Suggestions {
  const { steps } = parseLine(node, text, from, game);
  const last = steps.at(-1);
  // A word that ends at the caret may still be written on, so it is looked at as what follows the word before.
  const open = last !== undefined && last.to === text.length;
  const done = open ? steps.slice(0, -1) : steps;
  const parent = done.at(-1)?.node ?? node;
  let start = open ? last.from : (done.at(-1)?.to ?? from);
  while (text[start] === ' ') start++;
  if (!open && start === (done.at(-1)?.to ?? from) && start > 0 && text[start - 1] !== ' ' && text[start - 1] !== '/') {
    return { from: text.length, texts: [], usage: [] };
  }
  const typed = text.slice(start);
  const texts = new Set<string>();
  for (const child of following(parent)) {
    const offered = child.argument === null ? [child.name] : (child.argument.type.suggest?.(typed, game) ?? []);
    for (const each of offered) if (begins(typed, each)) texts.add(each);
  }
  const exact = (each: string): number => (each.toLowerCase().startsWith(typed.toLowerCase()) ? 0 : 1);
  const sorted = [...texts].sort((a, b) => exact(a) - exact(b) || (a < b ? -1 : 1));
  return { from: start, texts: sorted, usage: following(parent).flatMap(forms) };
}
