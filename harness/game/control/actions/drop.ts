import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { holding } from './hold.ts';
import { requireNoScreen } from './in-world.ts';

/** `drop`: the drop key, with Ctrl for the whole stack. */
export async function drop(port: InputPort, args: Args<'drop'>): Promise<Reply> {
  requireNoScreen(port);
  const { heldItem, heldCount } = port.player();
  if (heldItem === null) throw new ControlError('state', 'the hand is empty; use: select SLOT');
  await holding(port, async (hold) => {
    if (args.all) hold.press('left.control');
    const key = hold.pressAction('key.drop');
    await port.tick();
    hold.letGo(key);
  });
  await port.tick();
  const { heldItem: held, heldCount: count } = port.player();
  const left = held === heldItem ? count : 0;
  if (left === heldCount) throw new ControlError('state', `${heldItem} was not dropped; use: state to see what is in the way`);
  return { dropped: { item: heldItem, count: heldCount - left }, held, count };
}
