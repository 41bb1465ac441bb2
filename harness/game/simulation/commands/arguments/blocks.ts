import { blockKind, blockKinds } from '../../block-kinds.ts';
import type { Cell } from '../../view.ts';
import { readBlock } from '../block-argument.ts';
import type { ArgumentType } from '../tree/argument.ts';

const names = blockKinds.map(({ name }) => name);

/** The states that complete `oak_log[axis=`: every property of the block, and every value of the one that is being written. */
function states(typed: string): readonly string[] {
  const open = typed.indexOf('[');
  const kind = blockKind(typed.slice(0, open).replace(/^minecraft:/, ''));
  if (kind === undefined || typed.endsWith(']')) return [];
  const done = typed.slice(0, Math.max(open, typed.lastIndexOf(',')) + 1);
  const options = new Set(kind.states.flatMap((state) => Object.entries(state).map(([key, value]) => `${key}=${value}`)));
  return [...options]
    .filter((option) => !typed.slice(open).includes(`${option.split('=')[0]}=`) || option.startsWith(typed.slice(done.length)))
    .map((option) => `${done}${option}`);
}

/** A block with properties, `oak_log[axis=x]`. The namespace may be left out. */
export const block: ArgumentType<Cell> = {
  takes: 'a block, with states in brackets if wanted: `oak_log[axis=x]`',
  read: (input) => readBlock(input),
  suggest: (typed) => (typed.includes('[') ? states(typed) : names),
};
