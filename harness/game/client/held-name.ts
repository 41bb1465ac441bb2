import type { ItemStack, PlayerView } from '../simulation/view.ts';

/** How long the name of a newly held item is shown, in ticks (minecraft.wiki, "Heads-up display"). */
const shownTicks = 40;

/** The name above the hotbar: it appears when another item comes into the hand, and fades as ticks go by. */
export class HeldName {
  #item: string | null = null;
  #slot = -1;
  #until = 0;

  /** @param ticks the clock of what fades. Called once a tick. */
  tick(player: PlayerView, ticks: number): void {
    const item = player.inventory[36 + player.selected]?.item ?? null;
    if (item === this.#item && player.selected === this.#slot) return;
    this.#until = item === null ? ticks : ticks + shownTicks;
    this.#item = item;
    this.#slot = player.selected;
  }

  shown(player: PlayerView, ticks: number): { readonly stack: ItemStack; readonly ticksLeft: number } | null {
    const stack = player.inventory[36 + player.selected] ?? null;
    const ticksLeft = this.#until - ticks;
    return stack === null || ticksLeft <= 0 ? null : { stack, ticksLeft };
  }

  /** Forgets what was held, for another world. */
  clear(): void {
    this.#item = null;
    this.#slot = -1;
    this.#until = 0;
  }
}
