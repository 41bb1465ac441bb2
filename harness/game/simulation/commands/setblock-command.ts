import { rulesOf } from '../blocks/cell.ts';
import { lootOf } from '../blocks/loot.ts';
import { readBlock } from './block-argument.ts';
import { type Command, CommandError } from './command.ts';
import { readBlockPosition } from './coordinates.ts';

export const setblockCommand: Command = {
  name: 'setblock',
  usage: ['setblock <x> <y> <z> <block>[<property>=<value>,…] [replace|keep|destroy]'],
  summary: 'puts a block somewhere',
  cheat: true,
  run(input, { player, world, editor, drops, reply }) {
    const [x, y, z] = readBlockPosition(input, player);
    const cell = readBlock(input);
    const mode = input.more ? input.choice('mode', ['replace', 'keep', 'destroy']) : 'replace';
    input.end();
    if (!editor.canSet(x, y, z)) throw new CommandError(`the place ${x} ${y} ${z} is not loaded`);
    const old = world.cell(x, y, z);
    if (mode === 'keep' && old !== 0) throw new CommandError(`there is ${rulesOf(old).name} at ${x} ${y} ${z} already`);
    if (mode === 'destroy') for (const stack of lootOf(old, null, world.randoms.drops)) drops.pop(x, y, z, stack);
    if (!editor.set(x, y, z, cell)) throw new CommandError('that would change nothing');
    reply(`The block at ${x} ${y} ${z} is ${rulesOf(cell).name} now.`);
  },
};
