import { stackLimit } from '../simulation/items/item-data.ts';
import { sameItem, withCount } from '../simulation/items/item-stack.ts';
import type { ItemStack } from '../simulation/view.ts';
import type { GuiHost } from './gui-host.ts';
import { type Bounds, contains, type Modifiers, type Press } from './stage.ts';

/** Client ticks within which a second press on a slot is a double click. */
const doubleClickTicks = 5;
const hotbarKeys = 9;
const firstHotbarSlot = 36;
const offHandSlot = 45;

/** A slot as it was drawn last. */
export interface DrawnSlot {
  readonly slot: number;
  readonly bounds: Bounds;
  readonly stack: ItemStack | null;
}

interface Drag {
  readonly button: Press['button'];
  readonly slots: number[];
}

/**
 * Makes a menu's clicks of what the pointer and the keys do over its slots (minecraft.wiki, "Inventory", "Managing slots"). With an empty
 * pointer a press takes; with a stack on it the button's way over the slots decides when it is let go.
 */
export class MenuPointer {
  /** As drawn last; the screen sets it as it draws. */
  drawn: readonly DrawnSlot[] = [];
  /** The slot that the keys act on: under the pointer, else with the focus. */
  aimed: number | null = null;
  readonly #host: GuiHost;
  #drag: Drag | null = null;
  #last: { readonly slot: number; readonly tick: number } | null = null;

  constructor(host: GuiHost) {
    this.#host = host;
  }

  /** Slots that the stack on the pointer is being spread over. */
  get spread(): readonly number[] {
    return this.#drag !== null && this.#drag.slots.length > 1 ? this.#drag.slots : [];
  }

  /** What would lie in a slot, and what would be left on the pointer, if the button were let go now. */
  shown(slot: number, stack: ItemStack | null): ItemStack | null {
    const carried = this.#carried;
    const drag = this.#drag;
    if (drag === null || carried === null || !this.spread.includes(slot)) return stack;
    return { ...carried, count: (stack?.count ?? 0) + this.#share(drag, carried, stack) };
  }

  get shownCarried(): ItemStack | null {
    const carried = this.#carried;
    const drag = this.#drag;
    if (drag === null || carried === null || this.spread.length === 0 || drag.button === 'middle') return carried;
    const given = this.drawn
      .filter(({ slot }) => drag.slots.includes(slot))
      .reduce((sum, { stack }) => sum + this.#share(drag, carried, stack), 0);
    return withCount(carried, carried.count - given);
  }

  /** How many of what is carried a slot gets in a drag. */
  #share({ button, slots }: Drag, carried: ItemStack, stack: ItemStack | null): number {
    const limit = stackLimit(carried.item);
    const share = { left: Math.floor(carried.count / slots.length), right: 1, middle: limit }[button];
    return Math.max(0, Math.min(share, limit - (stack?.count ?? 0)));
  }

  get #carried(): ItemStack | null {
    return this.#host.simulation?.player.carried ?? null;
  }

  press(slot: number, { button, shift }: Press): void {
    const host = this.#host;
    const tick = host.simulation?.clientTicks ?? 0;
    const last = this.#last;
    const twice = last !== null && button === 'left' && !shift && last.slot === slot && tick - last.tick <= doubleClickTicks;
    this.#last = twice || button !== 'left' || shift ? null : { slot, tick };
    if (button === 'middle' && host.simulation?.player.mode !== 'creative') return;
    if (twice && this.#carried !== null) host.clickSlot({ kind: 'gather', slot });
    else if (this.#carried !== null && !shift) this.#drag = { button, slots: [slot] };
    else if (button === 'middle') host.clickSlot({ kind: 'clone', slot });
    else if (shift) host.clickSlot({ kind: 'quick-move', slot });
    else host.clickSlot({ kind: 'click', slot, button });
  }

  moved(x: number, y: number): void {
    const over = this.drawn.find(({ bounds }) => contains(bounds, x, y));
    if (over?.slot !== this.#last?.slot) this.#last = null;
    const carried = this.#carried;
    if (this.#drag === null || over === undefined || carried === null || this.#drag.slots.includes(over.slot)) return;
    const room = this.#drag.button === 'middle' || this.#drag.slots.length < carried.count;
    if (room && (over.stack === null || sameItem(over.stack, carried))) this.#drag.slots.push(over.slot);
  }

  released(button: Press['button']): void {
    const drag = this.#drag;
    if (drag === null || drag.button !== button) return;
    this.#drag = null;
    const [slot] = drag.slots;
    if (drag.slots.length > 1 || drag.button === 'middle') this.#host.clickSlot({ kind: 'drag', slots: drag.slots, button: drag.button });
    else if (slot !== undefined) this.#host.clickSlot({ kind: 'click', slot, button: drag.button });
  }

  /** A click beside all slots. */
  outside(slot: number, { button }: Press): void {
    if (button !== 'middle') this.#host.clickSlot({ kind: 'click', slot, button });
  }

  /** Enter and Space, as clicks on a slot that has the focus. */
  enter(slot: number, button: 'left' | 'right', shift: boolean): void {
    this.#host.clickSlot(shift ? { kind: 'quick-move', slot } : { kind: 'click', slot, button });
  }

  /** Keys that act on the slot under the pointer; true when one did. */
  key(key: string, { control }: Modifiers): boolean {
    const slot = this.aimed;
    const host = this.#host;
    if (slot === null) return false;
    if (key === host.binding('key.drop')) {
      host.clickSlot({ kind: 'throw', slot, whole: control });
      return true;
    }
    const other = this.#swapWith(key);
    if (other === null) return false;
    if (this.#carried === null) host.clickSlot({ kind: 'swap', slot, with: other });
    return true;
  }

  #swapWith(key: string): number | null {
    if (key === this.#host.binding('key.swapOffhand')) return offHandSlot;
    for (let i = 0; i < hotbarKeys; i++) if (key === this.#host.binding(`key.hotbar.${i + 1}`)) return firstHotbarSlot + i;
    return null;
  }
}
