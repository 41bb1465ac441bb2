import { rulesOf } from '../blocks/cell.ts';
import { lootOf } from '../blocks/loot.ts';
import type { Cell } from '../view.ts';
import type { Edit } from '../world/block-editor.ts';
import { readBlock } from './block-argument.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import { readBlockPosition } from './coordinates.ts';

/** Blocks that one command may fill, as in Java. */
const most = 32768;
const modes = ['replace', 'keep', 'destroy', 'hollow', 'outline'] as const;
type Mode = (typeof modes)[number];

type Triple = readonly [number, number, number];

/** What a mode puts at a place of the box; null to leave it. */
function wanted(mode: Mode, cell: Cell, old: Cell, onShell: boolean, only: Cell | null): Cell | null {
  if (mode === 'keep') return old === 0 ? cell : null;
  if (mode === 'hollow') return onShell ? cell : 0;
  if (mode === 'outline') return onShell ? cell : null;
  return only === null || rulesOf(old) === rulesOf(only) ? cell : null;
}

function collect(game: CommandGame, low: Triple, high: Triple, mode: Mode, cell: Cell, only: Cell | null): Edit[] {
  const edits: Edit[] = [];
  for (let y = low[1]; y <= high[1]; y++) {
    for (let z = low[2]; z <= high[2]; z++) {
      for (let x = low[0]; x <= high[0]; x++) {
        if (!game.editor.canSet(x, y, z)) throw new CommandError(`the place ${x} ${y} ${z} is not loaded`);
        const old = game.world.cell(x, y, z);
        const shell = [x, y, z].some((value, i) => value === low[i] || value === high[i]);
        const put = wanted(mode, cell, old, shell, only);
        if (put !== null && put !== old) edits.push([x, y, z, put]);
      }
    }
  }
  return edits;
}

export const fillCommand: Command = {
  name: 'fill',
  usage: ['fill <x> <y> <z> <x> <y> <z> <block> [keep|destroy|hollow|outline|replace [<block>]]'],
  summary: 'fills a box with a block',
  cheat: true,
  run(input, game) {
    const a = readBlockPosition(input, game.player);
    const b = readBlockPosition(input, game.player);
    const cell = readBlock(input);
    const mode = input.more ? input.choice('mode', modes) : 'replace';
    const only = mode === 'replace' && input.more ? readBlock(input) : null;
    input.end();
    const low = a.map((value, i) => Math.min(value, b[i])) as unknown as Triple;
    const high = a.map((value, i) => Math.max(value, b[i])) as unknown as Triple;
    const volume = (high[0] - low[0] + 1) * (high[1] - low[1] + 1) * (high[2] - low[2] + 1);
    if (volume > most) throw new CommandError(`the box has ${volume} blocks, and ${most} are the most; fill it in parts`);
    const edits = collect(game, low, high, mode, cell, only);
    if (edits.length === 0) throw new CommandError('that would change nothing');
    if (mode === 'destroy') {
      for (const [x, y, z] of edits) {
        for (const stack of lootOf(game.world.cell(x, y, z), null, game.world.randoms.drops)) game.drops.pop(x, y, z, stack);
      }
    }
    game.reply(`${game.editor.setAll(edits)} blocks were changed.`);
  },
};
