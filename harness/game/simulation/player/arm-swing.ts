import type { Player } from './player.ts';

/** Ticks of one swing, without haste or fatigue. */
const swingTicks = 6;

/** The swing of the player's arm: begun by a hit or a use, begun again no sooner than half through (Java Edition's). */
export class ArmSwing {
  readonly #player: Player;
  #time = 0;
  #going = false;

  constructor(player: Player) {
    this.#player = player;
  }

  start(): void {
    if (this.#going && this.#time < swingTicks / 2) return;
    this.#going = true;
    this.#time = -1;
  }

  tick(): void {
    const player = this.#player;
    player.oldSwing = player.swing;
    if (this.#going && ++this.#time >= swingTicks) this.#going = false;
    if (!this.#going) this.#time = 0;
    player.swing = this.#time / swingTicks;
  }
}
