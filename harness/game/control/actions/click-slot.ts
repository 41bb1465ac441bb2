import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort, SeenWidget } from '../../input/input-port.ts';
import { clickPoint } from './click.ts';
import { middleOf } from './find-widget.ts';
import { boundTo, holding } from './hold.ts';

type Point = ReturnType<typeof middleOf>;

/** The number of a click beside the menu. */
const beside = -999;
/** A point of the picture that no menu covers. */
const corner: Point = { x: 1, y: 1 };

function slotsOf(widgets: readonly SeenWidget[]): readonly SeenWidget[] {
  return widgets.filter(({ kind }) => kind === 'slot');
}

/** Where to click for a slot. @throws ControlError `state` on a screen without slots, `unknown` for a slot that is not shown. */
async function placeOf(port: InputPort, slot: number): Promise<Point> {
  const slots = slotsOf(await port.widgets());
  if (slots.length === 0) {
    const how = 'use: key e for the inventory, or interact X Y Z for a chest, a crafting table or a furnace';
    throw new ControlError('state', `the ${port.screen()} screen has no slots; ${how}`);
  }
  if (slot === beside) return corner;
  const widget = slots.find(({ id }) => id === `slot-${slot}`);
  if (widget !== undefined) return middleOf(widget.bounds);
  const ids = slots.map(({ id }) => Number(id.slice('slot-'.length)));
  throw new ControlError(
    'unknown',
    `the ${port.screen()} screen shows no slot ${slot}; it shows ${Math.min(...ids)} to ${Math.max(...ids)}; use: screen to see what is in them`,
  );
}

/** Presses a key while the pointer is over a place. */
async function pressOver(port: InputPort, { x, y }: Point, action: string, control: boolean): Promise<void> {
  await holding(port, async (hold) => {
    port.give({ type: 'pointer', x, y });
    if (control) hold.press('left.control');
    hold.tap(boundTo(port, action));
    hold.letGoAll();
    await port.tick();
  });
}

/** `click-slot`: a click on a slot of the open menu, or a key over it, where the pointer of a player would be. */
export async function clickSlot(port: InputPort, args: Args<'click-slot'>): Promise<Reply> {
  const { slot, button, shift, double, hotbar, drop } = args;
  const place = await placeOf(port, slot);
  if (hotbar !== undefined) await pressOver(port, place, `key.hotbar.${hotbar}`, false);
  else if (drop !== undefined) await pressOver(port, place, 'key.drop', drop === 'all');
  else {
    // Coming from elsewhere, a click is never taken for the second of a double click with the one before.
    port.give({ type: 'pointer', ...(place === corner ? { x: 2, y: 2 } : corner) });
    await clickPoint(port, place.x, place.y, button, shift);
    if (double) await clickPoint(port, place.x, place.y, button, shift);
  }
  const { slots, carried } = port.menu();
  return { clicked: slot, stack: slots[slot] ?? null, carried, screen: port.screen() };
}
