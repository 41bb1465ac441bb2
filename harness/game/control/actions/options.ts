import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { clickPoint } from './click.ts';
import { findWidget, middleOf } from './find-widget.ts';
import { holding } from './hold.ts';

/** How many screens may lie over one another before Escape is given up. */
const screenDepth = 8;

/** The screens from which the options are reached. */
const doors: ReadonlySet<string> = new Set(['title', 'pause']);

/** Presses Escape until the options can be reached. */
async function toDoor(port: InputPort): Promise<void> {
  await holding(port, async (hold) => {
    for (let depth = 0; !doors.has(port.screen()); depth += 1) {
      if (depth >= screenDepth) {
        throw new ControlError('state', `Escape does not lead from the ${port.screen()} screen to the options; use: ui and click`);
      }
      hold.tap('escape');
      await port.tick();
    }
  });
}

/** `options`: a page of the options, by the clicks that lead to it. */
export async function options(port: InputPort, { page }: Args<'options'>): Promise<Reply> {
  const screen = page === 'graphics' ? 'video' : page;
  const changed = port.screen() !== screen;
  if (changed) {
    await toDoor(port);
    for (const id of port.optionWay(screen)) {
      const { x, y } = middleOf((await findWidget(port, id)).bounds);
      await clickPoint(port, x, y, 'left');
    }
  }
  return { screen: port.screen(), changed };
}
