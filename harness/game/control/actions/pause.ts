import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { holding } from './hold.ts';

/** How many screens may lie over one another before Escape is given up. */
const screenDepth = 8;

/** Presses Escape until a screen is there. */
async function escapeTo(port: InputPort, screen: string): Promise<Reply> {
  const before = port.screen();
  await holding(port, async (hold) => {
    for (let depth = 0; port.screen() !== screen; depth += 1) {
      if (depth >= screenDepth) {
        throw new ControlError('state', `Escape does not lead from the ${port.screen()} screen to ${screen}; use: ui and click`);
      }
      hold.tap('escape');
      await port.tick();
    }
  });
  return { screen, changed: before !== screen };
}

/** `pause`: the pause menu, whatever was open. */
export function pause(port: InputPort, _args: Args<'pause'>): Promise<Reply> {
  return escapeTo(port, 'pause');
}

/** `resume`: no screen. */
export function resume(port: InputPort, _args: Args<'resume'>): Promise<Reply> {
  return escapeTo(port, 'game');
}
