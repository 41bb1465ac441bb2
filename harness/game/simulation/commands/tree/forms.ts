import type { CommandNode } from './command-node.ts';

/** A node as usages show it. */
export function nodeWord({ name, argument }: CommandNode): string {
  return argument === null ? name : `<${name}>`;
}

/** What may follow a node, each form once. Ends that differ in one word only are joined by `|`. */
function tails(node: CommandNode): readonly string[] {
  if (node.redirect !== null) return ['…'];
  const ends = node.children.filter((child) => child.children.length === 0 && child.redirect === null).map(nodeWord);
  const longer = node.children.filter((child) => child.children.length > 0 || child.redirect !== null).flatMap(forms);
  const all = ends.length === 0 ? longer : [ends.join('|'), ...longer];
  return node.run === null ? all : all.map((form) => `[${form}]`);
}

/** Every form that a node begins, as usages show them: `step [<ticks>|stop]`. What may be left out stands in brackets. */
export function forms(node: CommandNode): readonly string[] {
  const rest = tails(node);
  const word = nodeWord(node);
  return rest.length === 0 ? [word] : rest.map((tail) => `${word} ${tail}`);
}
