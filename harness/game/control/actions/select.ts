import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { boundTo, holding } from './hold.ts';
import { requireNoScreen } from './in-world.ts';

/** `select`: the key of a hotbar slot. */
export async function select(port: InputPort, args: Args<'select'>): Promise<Reply> {
  requireNoScreen(port);
  await holding(port, async (hold) => {
    hold.tap(boundTo(port, `key.hotbar.${args.slot}`));
    await port.tick();
  });
  const { selected, heldItem } = port.player();
  if (selected !== args.slot - 1) throw new ControlError('state', `slot ${args.slot} was not selected; use: state`);
  return { selected: args.slot, held: heldItem };
}
