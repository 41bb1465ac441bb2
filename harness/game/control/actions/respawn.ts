import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { clickPoint } from './click.ts';
import { middleOf } from './find-widget.ts';
import { shownPosition } from './in-world.ts';

/** Ticks for which the button may be waited for, and the screen to go. */
const waitTicks = 60;

/** `respawn`: clicks the first button of the death screen. */
export async function respawn(port: InputPort, _args: Args<'respawn'>): Promise<Reply> {
  if (!port.player().dead) throw new ControlError('state', 'the player is alive; respawn is for the death screen');
  for (let tick = 0; tick < waitTicks; tick++) {
    const button = (await port.widgets()).find(({ id }) => id === 'respawn');
    if (port.screen() === 'death' && button?.enabled) {
      const { x, y } = middleOf(button.bounds);
      await clickPoint(port, x, y, 'left');
      break;
    }
    await port.tick();
  }
  for (let tick = 0; tick < waitTicks && port.screen() === 'death'; tick++) await port.tick();
  if (port.player().dead) throw new ControlError('state', `the ${port.screen()} screen did not bring the player back; use: ui and click`);
  return { pos: shownPosition(port), screen: port.screen() };
}
