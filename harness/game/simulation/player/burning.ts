import { isRainingAt } from '../block-ticks/weather-at.ts';
import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Player } from './player.ts';
import type { Survival } from './survival.ts';
import { touchedCells } from './touched-cells.ts';
import { armourSlots } from './wounds.ts';

const ticksASecond = 20;
/** Seconds that fire and lava go on burning who has left them. */
const fireSeconds = 8;
const lavaSeconds = 15;
const lavaDamage = 4;
/** Ticks in a fire before the player catches it. */
const caughtAfter = 20;
/** The part of the burning that a level of fire protection takes away. */
const protection = 0.15;
const fires: Readonly<Record<string, number>> = { fire: 1, soul_fire: 2 };

/** Fire on the player's body (minecraft.wiki, "Fire", "Burning"; "Lava"). */
export class Burning {
  readonly #player: Player;
  readonly #at: ReadCell;
  readonly #world: WorldState;
  readonly #survival: Survival;

  constructor(player: Player, at: ReadCell, world: WorldState, survival: Survival) {
    this.#player = player;
    this.#at = at;
    this.#world = world;
    this.#survival = survival;
  }

  ignite(seconds: number): void {
    const player = this.#player;
    if (!player.mortal) return;
    const levels = armourSlots.map((slot) => enchantmentLevel(player.inventory[slot], 'fire_protection'));
    const kept = Math.max(0, 1 - protection * Math.max(...levels));
    player.fireTicks = Math.max(player.fireTicks, Math.floor(seconds * ticksASecond * kept));
  }

  tick(): void {
    const player = this.#player;
    if (!player.mortal || player.mode === 'spectator') {
      player.fireTicks = -caughtAfter;
      return;
    }
    const inFire = this.#stand();
    if (player.inWater || this.#inRain()) player.fireTicks = Math.min(player.fireTicks, 0);
    if (player.fireTicks > 0) {
      if (player.fireTicks % ticksASecond === 0 && !player.inLava) this.#survival.hurt(1, { type: 'on_fire' });
      player.fireTicks--;
    } else if (!inFire) player.fireTicks = -caughtAfter;
    if (player.inLava) {
      this.ignite(lavaSeconds);
      this.#survival.hurt(lavaDamage, { type: 'lava' });
    }
  }

  /** Standing in fire hurts at once and sets on fire after a second. */
  #stand(): boolean {
    const player = this.#player;
    let harm = 0;
    for (const [x, y, z] of touchedCells(player)) harm = Math.max(harm, fires[rulesOf(this.#at(x, y, z)).name] ?? 0);
    if (harm === 0) return false;
    if (player.fireTicks < 0) player.fireTicks++;
    else this.ignite(fireSeconds);
    this.#survival.hurt(harm, { type: 'in_fire' });
    return true;
  }

  /** Rain reaches who stands under the open sky. */
  #inRain(): boolean {
    const [x, y, z] = [Math.floor(this.#player.x), Math.floor(this.#player.y + this.#player.height), Math.floor(this.#player.z)];
    return isRainingAt(this.#world, x, y, z);
  }
}
