import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';

/** `type`: text into the focused field. */
export async function type(port: InputPort, args: Args<'type'>): Promise<Reply> {
  if (!port.takesText()) throw new ControlError('state', 'no field has the focus; use: click ID on a field of `ui` first');
  port.give({ type: 'text', text: args.text });
  await port.tick();
  return { typed: [...args.text].length, screen: port.screen() };
}
