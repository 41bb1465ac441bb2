import { displayName } from '../../simulation/display-name.ts';
import type { ItemStack } from '../../simulation/view.ts';
import { backdrop } from '../backdrop.ts';
import { drawEffectCards } from '../hud/effect-icons.ts';
import { interfaceKeys } from '../interface-keys.ts';
import { itemPicture, itemSize, pictured } from '../item-picture.ts';
import { palette } from '../palette.ts';
import { slot, slotSize } from '../slot.ts';
import type { SpriteName } from '../sprite-art.ts';
import { type Bounds, contains, type Stage } from '../stage.ts';
import { tooltip } from '../tooltip.ts';
import type { Screen, ScreenContext } from './screen.ts';

const panelWidth = 178;
const panelHeight = 170;
const outside = -999;

interface SlotPlace {
  readonly x: number;
  readonly y: number;
  readonly ghost?: SpriteName;
}

const armour: readonly SpriteName[] = ['ghost-helmet', 'ghost-chest', 'ghost-legs', 'ghost-boots'];

/** Rows of slots, left to right and top to bottom, from a corner in the panel. */
function grid(columns: number, rows: number, x: number, y: number): SlotPlace[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * slotSize,
    y: y + Math.floor(i / columns) * slotSize,
  }));
}

/** Where each slot of the inventory menu lies in the panel; the index is the slot's id. */
const places: readonly SlotPlace[] = [
  { x: 152, y: 30 },
  ...grid(2, 2, 92, 21),
  ...grid(1, 4, 8, 8).map((place, i) => ({ ...place, ghost: armour[i]! })),
  ...grid(9, 3, 8, 86),
  ...grid(9, 1, 8, 144),
  { x: 80, y: 62, ghost: 'ghost-shield' },
];

/** Draws the stack on the pointer, whole in the picture; in the middle while the pointer is nowhere. */
function drawCarried(stage: Stage, carried: ItemStack): void {
  const { painter, width, height } = stage;
  const half = itemSize / 2;
  const at = (pointer: number, size: number): number => Math.min(Math.max(0, Math.round(pointer - half)), size - itemSize - 2);
  itemPicture(
    painter,
    pictured(carried, stage.host.simulation),
    at(stage.pointer?.x ?? width / 2, width),
    at(stage.pointer?.y ?? height / 2, height),
  );
}

/** The player's inventory with its two-by-two crafting grid. */
export function inventoryScreen({ host, go }: ScreenContext): Screen {
  const leave = (): void => go('game');
  let panel: Bounds = [0, 0, 0, 0];
  return {
    pauses: false,
    back: leave,
    closed: () => host.closeMenu(),
    key(key) {
      if (key !== interfaceKeys.inventory) return false;
      leave();
      return true;
    },
    pressOutside(press) {
      if (!contains(panel, press.x, press.y)) host.clickSlot(outside, press.button, press.shift);
    },
    draw(stage) {
      const player = host.simulation?.player;
      if (!player) return;
      const { painter, width, height } = stage;
      backdrop(stage);
      const left = Math.floor((width - panelWidth) / 2);
      const top = Math.floor((height - panelHeight) / 2);
      panel = [left, top, panelWidth, panelHeight];
      painter.nineSlice('panel', ...panel);
      painter.nineSlice('track', left + 28, top + 8, 50, 72);
      painter.sprite('figure', left + 37, top + 14);
      painter.text('Crafting', left + 92, top + 10, palette.slate300, { shadow: false });
      painter.sprite('arrow', left + 133, top + 34);
      let tip: { readonly text: string; readonly x: number; readonly y: number } | null = null;
      for (const [id, place] of places.entries()) {
        const stack = player.inventory[id] ?? null;
        const [x, y] = [left + place.x, top + place.y];
        const click = (button: 'left' | 'right', shift: boolean): void => host.clickSlot(id, button, shift);
        const look = slot(stage, { slot: id, x, y, stack, click, ...(place.ghost && { ghost: place.ghost }) });
        if (!stack) continue;
        const text = displayName(stack.item);
        if (look.hovered) tip = { text, x: stage.pointer!.x, y: stage.pointer!.y };
        else if (look.focused) tip = { text, x: x + slotSize - 4, y: y + 6 };
      }
      drawEffectCards(stage, left + panelWidth + 2, top);
      if (player.carried) drawCarried(stage, player.carried);
      else if (tip) tooltip(painter, tip.text, tip.x, tip.y);
    },
  };
}
