import { rulesOf } from '../blocks/cell.ts';
import { lootOf } from '../blocks/loot.ts';
import { block } from './arguments/blocks.ts';
import { blockPosition } from './arguments/positions.ts';
import { choice } from './arguments/words.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const place = argument('place', blockPosition);
const what = argument('block', block);
const how = argument('mode', choice('mode', ['replace', 'keep', 'destroy']));

/** Puts a block somewhere (minecraft.wiki, "Commands/setblock"). */
export const setblockCommand: ChatCommand = {
  name: 'setblock',
  summary: 'puts a block somewhere',
  cheat: true,
  parts: [
    line(
      ({ world, editor, drops, reply }, values) => {
        const [x, y, z] = values.get(place);
        const cell = values.get(what);
        const mode = values.maybe(how) ?? 'replace';
        if (!editor.canSet(x, y, z)) throw new CommandError(`the place ${x} ${y} ${z} is not loaded`);
        const old = world.cell(x, y, z);
        if (mode === 'keep' && old !== 0) throw new CommandError(`there is ${rulesOf(old).name} at ${x} ${y} ${z} already`);
        if (mode === 'destroy') for (const stack of lootOf(old, null, world.randoms.drops)) drops.pop(x, y, z, stack);
        const set = (): boolean => editor.set(x, y, z, cell);
        if (!(mode === 'destroy' ? set() : editor.clearing(set))) throw new CommandError('that would change nothing');
        reply(`The block at ${x} ${y} ${z} is ${rulesOf(cell).name} now.`);
      },
      [place, what],
      [how],
    ),
  ],
};
