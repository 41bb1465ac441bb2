import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { MouseButton } from '../../input/input-event.ts';
import type { InputPort } from '../../input/input-port.ts';
import { findWidget, middleOf } from './find-widget.ts';
import { holding } from './hold.ts';
import { checkPoint } from './pointer.ts';

/** Moves the pointer to a point and presses and lets go a button there, all within one tick. */
export async function clickPoint(
  port: InputPort,
  x: number,
  y: number,
  button: MouseButton,
  shift = false,
  confirmed = false,
): Promise<void> {
  await holding(port, async (hold) => {
    port.give({ type: 'pointer', x, y });
    if (shift) hold.press('left.shift');
    const extra = shift ? { shift } : {};
    port.give({ type: 'button', button, down: true, ...extra }, confirmed);
    port.give({ type: 'button', button, down: false, ...extra }, confirmed);
    hold.letGoAll();
    await port.tick();
  });
}

/** `click`: a click in the middle of a widget. */
export async function click(port: InputPort, args: Args<'click'>): Promise<Reply> {
  const widget = await findWidget(port, args.id);
  const { x, y } = middleOf(widget.bounds);
  await clickPoint(port, x, y, args.button, args.shift, args.confirm);
  return { clicked: args.id, screen: port.screen() };
}

/** `click-at`: a click at a point of the picture, in GUI pixels. */
export async function clickAt(port: InputPort, args: Args<'click-at'>): Promise<Reply> {
  checkPoint(port, args.x, args.y);
  await clickPoint(port, args.x, args.y, args.button);
  return { clicked: [args.x, args.y], screen: port.screen() };
}
