import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { holding } from './hold.ts';

/** Refuses a point outside of the picture, and any point while the mouse steers the view. @throws ControlError `usage`, `state`. */
export function checkPoint(port: InputPort, x: number, y: number): void {
  const [width, height] = port.guiSize();
  if (x >= width || y >= height) {
    throw new ControlError('usage', `${x} ${y} is outside of the picture; x goes to ${width - 1} and y to ${height - 1}, in GUI pixels`);
  }
  if (port.screen() === 'game') {
    throw new ControlError('state', 'no screen is open, so the mouse steers the view; use: look-at X Y Z and mouse left');
  }
}

/** `drag-at`: from one point to another with a button held, one step a tick. */
export async function dragAt(port: InputPort, args: Args<'drag-at'>): Promise<Reply> {
  const { x, y, endx: toX, endy: toY, button, ticks } = args;
  checkPoint(port, x, y);
  checkPoint(port, toX, toY);
  await holding(port, async (hold) => {
    port.give({ type: 'pointer', x, y });
    hold.press(`mouse.${button}`);
    await port.tick();
    for (let tick = 1; tick <= ticks; tick += 1) {
      port.give({ type: 'pointer', x: x + ((toX - x) * tick) / ticks, y: y + ((toY - y) * tick) / ticks });
      await port.tick();
    }
    hold.letGoAll();
    await port.tick();
  });
  return { dragged: [x, y, toX, toY], screen: port.screen() };
}

/** `scroll-at`: notches of the wheel with the pointer at a point. */
export async function scrollAt(port: InputPort, { x, y, notches }: Args<'scroll-at'>): Promise<Reply> {
  checkPoint(port, x, y);
  port.give({ type: 'pointer', x, y });
  port.give({ type: 'wheel', dy: notches });
  await port.tick();
  return { scrolled: notches, screen: port.screen() };
}
