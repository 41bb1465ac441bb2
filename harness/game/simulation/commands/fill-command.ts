import { rulesOf } from '../blocks/cell.ts';
import { lootOf } from '../blocks/loot.ts';
import type { Cell } from '../view.ts';
import type { Edit } from '../world/block-editor.ts';
import { block } from './arguments/blocks.ts';
import { blockPosition } from './arguments/positions.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

/** Blocks that one command may fill, as in Java. */
const most = 32768;
const modes = ['replace', 'keep', 'destroy', 'hollow', 'outline'] as const;
type Mode = (typeof modes)[number];

const from = argument('from', blockPosition);
const to = argument('to', blockPosition);
const what = argument('block', block);
const filter = argument('filter', block);

type Triple = readonly [number, number, number];

/** What a mode puts at a place of the box; null to leave it. */
function wanted(mode: Mode, cell: Cell, old: Cell, onShell: boolean, only: Cell | null): Cell | null {
  if (mode === 'keep') return old === 0 ? cell : null;
  if (mode === 'hollow') return onShell ? cell : 0;
  if (mode === 'outline') return onShell ? cell : null;
  return only === null || rulesOf(old) === rulesOf(only) ? cell : null;
}

function collect({ editor, world }: CommandGame, low: Triple, high: Triple, mode: Mode, cell: Cell, only: Cell | null): Edit[] {
  const edits: Edit[] = [];
  const edge = (value: number, i: 0 | 1 | 2): boolean => value === low[i] || value === high[i];
  for (let y = low[1]; y <= high[1]; y++) {
    for (let z = low[2]; z <= high[2]; z++) {
      for (let x = low[0]; x <= high[0]; x++) {
        if (!editor.canSet(x, y, z)) throw new CommandError(`the place ${x} ${y} ${z} is not loaded`);
        const old = world.cell(x, y, z);
        const put = wanted(mode, cell, old, edge(x, 0) || edge(y, 1) || edge(z, 2), only);
        if (put !== null && put !== old) edits.push([x, y, z, put]);
      }
    }
  }
  return edits;
}

function fill(game: CommandGame, values: Values, mode: Mode): void {
  const [a, b, cell] = [values.get(from), values.get(to), values.get(what)];
  const low = a.map((value, i) => Math.min(value, b[i])) as unknown as Triple;
  const high = a.map((value, i) => Math.max(value, b[i])) as unknown as Triple;
  const volume = (high[0] - low[0] + 1) * (high[1] - low[1] + 1) * (high[2] - low[2] + 1);
  if (volume > most) throw new CommandError(`the box has ${volume} blocks, and ${most} are the most; fill it in parts`);
  const edits = collect(game, low, high, mode, cell, values.maybe(filter) ?? null);
  if (edits.length === 0) throw new CommandError('that would change nothing');
  if (mode === 'destroy') {
    for (const [x, y, z] of edits) {
      for (const stack of lootOf(game.world.cell(x, y, z), null, game.world.randoms.drops)) game.drops.pop(x, y, z, stack);
    }
  }
  const set = (): number => game.editor.setAll(edits);
  game.reply(`${mode === 'destroy' ? set() : game.editor.clearing(set)} blocks were changed.`);
}

const inMode =
  (mode: Mode): Runner =>
  (game, values) =>
    fill(game, values, mode);

/** Fills a box with a block (minecraft.wiki, "Commands/fill"). */
export const fillCommand: ChatCommand = {
  name: 'fill',
  summary: 'fills a box with a block',
  cheat: true,
  parts: [
    line(inMode('replace'), [from, to, what]),
    ...modes.map((mode) => line(inMode(mode), [from, to, what, mode])),
    line(inMode('replace'), [from, to, what, 'replace', filter]),
  ],
};
