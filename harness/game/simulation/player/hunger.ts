import type { WorldState } from '../world/world-state.ts';
import type { Player } from './player.ts';
import type { Survival } from './survival.ts';

/** What labours cost (minecraft.wiki, "Hunger", "Exhaustion level increase"); moving costs by the block. */
const labours = { attack: 0.1, mine: 0.005, jump: 0.05, 'sprint jump': 0.2 } as const;
export type Labour = keyof typeof labours;
const sprintPerBlock = 0.1;
const swimPerBlock = 0.01;
const costOfHealth = 6;
/** Exhaustion that takes a point of saturation or food. */
const step = 4;
const fullFood = 20;
const enoughFood = 18;
const fastTicks = 10;
const slowTicks = 80;
const peacefulHealTicks = 20;
const peacefulFoodTicks = 10;

/** Hunger: movement tires, food heals, its lack starves (minecraft.wiki, "Hunger"). */
export class Hunger {
  readonly #player: Player;
  readonly #world: WorldState;
  readonly #survival: Survival;
  #clock = 0;

  constructor(player: Player, world: WorldState, survival: Survival) {
    this.#player = player;
    this.#world = world;
    this.#survival = survival;
  }

  tire(labour: Labour): void {
    if (this.#player.mortal) this.#player.exhaustion += labours[labour];
  }

  tick(): void {
    if (!this.#player.mortal || this.#player.dead) return;
    this.#clock++;
    this.#move();
    this.#wear();
    this.#digest();
  }

  /** Moving tires by the way. */
  #move(): void {
    const player = this.#player;
    const dx = player.x - player.oldX;
    const dz = player.z - player.oldZ;
    const way = Math.sqrt(dx * dx + dz * dz);
    if (player.inWater) player.exhaustion += way * swimPerBlock;
    else if (player.sprinting && player.onGround) player.exhaustion += way * sprintPerBlock;
  }

  #wear(): void {
    const player = this.#player;
    if (player.exhaustion <= step) return;
    player.exhaustion -= step;
    if (player.saturation > 0) player.saturation = Math.max(0, player.saturation - 1);
    else if (this.#world.difficulty !== 'peaceful') player.food = Math.max(0, player.food - 1);
  }

  #digest(): void {
    const player = this.#player;
    const heals = this.#world.gameRules.on('natural_health_regeneration');
    const wounded = player.health < 20 && heals;
    if (this.#world.difficulty === 'peaceful') {
      if (wounded && this.#clock % peacefulHealTicks === 0) this.#survival.heal(1);
      if (player.food < fullFood && this.#clock % peacefulFoodTicks === 0) player.food++;
    }
    if (player.food >= fullFood && player.saturation > 0 && wounded)
      this.#every(fastTicks, () => this.#healBy(Math.min(costOfHealth, player.saturation) / costOfHealth));
    else if (player.food >= enoughFood && wounded) this.#every(slowTicks, () => this.#healBy(1));
    else if (player.food <= 0) this.#every(slowTicks, () => this.#starve());
    else player.foodTimer = 0;
  }

  #every(ticks: number, act: () => void): void {
    if (++this.#player.foodTimer < ticks) return;
    this.#player.foodTimer = 0;
    act();
  }

  /** Turns food into health. */
  #healBy(amount: number): void {
    this.#survival.heal(amount);
    this.#player.exhaustion += amount * costOfHealth;
  }

  /** Hunger kills on hard difficulty only; it stops at half a heart on normal and at half of all on easy. */
  #starve(): void {
    const floor = { peaceful: 20, easy: 10, normal: 1, hard: 0 }[this.#world.difficulty];
    if (this.#player.health > floor) this.#survival.hurt(1, { type: 'starve' });
  }
}
