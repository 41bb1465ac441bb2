import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { holding } from './hold.ts';
import { requireNoScreen } from './in-world.ts';

/** How long the button is held when nobody says so: longer than any meal, and a bow is drawn by then. */
const usualTicks = 60;

/** `use-item`: holds the use button, for a number of ticks or until the use is over. */
export async function useItem(port: InputPort, args: Args<'use-item'>): Promise<Reply> {
  requireNoScreen(port);
  const { heldItem, heldCount } = port.player();
  if (heldItem === null) throw new ControlError('state', 'the hand is empty; use: select SLOT');
  const changed = (): boolean => {
    const now = port.player();
    return now.heldItem !== heldItem || now.heldCount !== heldCount || port.screen() !== 'game';
  };
  let ticks = 0;
  await holding(port, async (hold) => {
    hold.pressAction('key.use');
    for (; ticks < (args.ticks ?? usualTicks); ) {
      await port.tick();
      ticks++;
      if (args.ticks !== undefined) requireNoScreen(port);
      else if (changed() || port.player().using === null) break;
    }
  });
  // A bow shoots and a shield sinks when the button is let go, which the next tick sees.
  await port.tick();
  const { heldItem: held, heldCount: count, food, health } = port.player();
  return { used: heldItem, ticks, held, count, food, health, screen: port.screen() };
}
