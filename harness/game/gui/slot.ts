import { displayName } from '../simulation/display-name.ts';
import type { ItemStack } from '../simulation/view.ts';
import { itemPicture, pictured } from './item-picture.ts';
import type { MenuPointer } from './menu-pointer.ts';
import { palette } from './palette.ts';
import type { SpriteName } from './sprite-art.ts';
import type { Stage, WidgetLook } from './stage.ts';

/** Side of a slot with its rim, GUI pixels. */
export const slotSize = 18;

/** A slot of a menu; (x, y) is the corner of its rim. */
export interface SlotSpec {
  /** Its number in the menu. */
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly stack: ItemStack | null;
  /** Drawn while it is empty. */
  readonly ghost?: SpriteName;
  readonly pointer: MenuPointer;
}

/** Draws a slot and lists it with its stack. Enter is a left click on it, Space a right click; Shift counts for both. */
export function slot(stage: Stage, spec: SlotSpec): WidgetLook {
  const { x, y, stack, pointer } = spec;
  const { painter } = stage;
  const look = stage.register({
    kind: 'slot',
    id: stage.ids.takeSlot(spec.slot),
    label: stack ? (stack.name ?? displayName(stack.item)) : '',
    bounds: [x, y, slotSize, slotSize],
    ...(stack && { stack }),
    actions: {
      press: (press) => pointer.press(spec.slot, press),
      key(key, { shift }) {
        if (key !== 'enter' && key !== 'keypad.enter' && key !== 'space') return false;
        pointer.enter(spec.slot, key === 'space' ? 'right' : 'left', shift);
        return true;
      },
    },
  });
  painter.nineSlice('slot', x, y, slotSize, slotSize);
  if (pointer.spread.includes(spec.slot)) painter.rect(x + 1, y + 1, slotSize - 2, slotSize - 2, palette.amber300, 70);
  const shown = pointer.shown(spec.slot, stack);
  if (shown) itemPicture(painter, pictured(shown, stage.host.simulation), x + 1, y + 1);
  else if (spec.ghost) painter.sprite(spec.ghost, x + 1, y + 1);
  if (look.hovered || look.focused) painter.rect(x + 1, y + 1, slotSize - 2, slotSize - 2, palette.paper, 60);
  if (look.focused) painter.frame(x, y, slotSize, slotSize, palette.amber300);
  return look;
}
