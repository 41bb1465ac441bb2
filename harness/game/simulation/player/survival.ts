import type { ReadCell } from '../blocks/support.ts';
import { type DamageSource, damageRule } from '../damage/damage-types.ts';
import { giveEffect } from '../effects/player-effects.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { EffectView } from '../view.ts';
import { minY } from '../world/world-shape.ts';
import type { WorldState } from '../world/world-state.ts';
import { isBlocked, wearShield } from './blocking.ts';
import { Burning } from './burning.ts';
import { meetHazards } from './hazards.ts';
import { Hunger, type Labour } from './hunger.ts';
import { landedOn } from './landing.ts';
import { fullAir, type Player } from './player.ts';
import { wearHeld } from './wear.ts';
import { afterProtection, armourSlots, byDifficulty, throwBack } from './wounds.ts';

/** Ticks after a hit in which only the stronger part of another counts, and in which the view tilts and the hearts blink. */
const sparedTicks = 20;
const comparedTicks = 10;
const hurtTicks = 10;
const mostHealth = 20;
/** What a sum of many small falls may be off by. */
const rounding = 1e-6;
const safeFall = 3;
const drownedAt = -20;
const drowningDamage = 2;
const voidDamage = 4;
const airPerBreath = 4;
/** The part of damage that wears armour, by piece. */
const armourWear = 0.25;
/** Slots whose totem keeps from dying: the hand's is looked for first. */
const offHandSlot = 45;
/** What a totem does (minecraft.wiki, "Totem of Undying"). */
const totemEffects: readonly EffectView[] = [
  { effect: 'regeneration', amplifier: 1, duration: 900, showIcon: true },
  { effect: 'absorption', amplifier: 1, duration: 100, showIcon: true },
  { effect: 'fire_resistance', amplifier: 0, duration: 800, showIcon: true },
];

/** Health, air and what takes them (minecraft.wiki, "Damage", "Healing", "Drowning"). One tick of the player each call. */
export class Survival {
  readonly #player: Player;
  readonly #at: ReadCell;
  readonly #world: WorldState;
  readonly #onDeath: (source: DamageSource) => void;
  readonly #hunger: Hunger;
  readonly #burning: Burning;
  /** How strong the hit was that the player is spared others for. */
  #lastHit = 0;

  constructor(player: Player, at: ReadCell, world: WorldState, onDeath: (source: DamageSource) => void) {
    this.#player = player;
    this.#at = at;
    this.#world = world;
    this.#onDeath = onDeath;
    this.#hunger = new Hunger(player, world, this);
    this.#burning = new Burning(player, at, world, this);
  }

  /**
   * Hurts the player by an amount of half hearts, before difficulty, armour and effects take their part. False when it did not count: for
   * the dead, in creative mode, or within half a second of a hit at least as strong (minecraft.wiki, "Damage", "Immunity").
   */
  hurt(amount: number, source: DamageSource): boolean {
    const player = this.#player;
    const rule = damageRule(source.type);
    if (player.dead || (!player.mortal && rule.unstoppable !== true)) return false;
    if (!this.#allowed(source)) return false;
    const strength = byDifficulty(amount, source, this.#world.difficulty);
    if (strength <= 0) return false;
    if (isBlocked(player, source)) {
      wearShield(player, this.#world, strength);
      return false;
    }
    const again = player.spared > comparedTicks;
    if (again && strength <= this.#lastHit) return false;
    const counted = again ? strength - this.#lastHit : strength;
    if (!this.#take(counted, source) && !again) return false;
    this.#lastHit = strength;
    if (!again) {
      player.spared = sparedTicks;
      player.hurtTime = hurtTicks;
      throwBack(player, source);
    }
    if (player.health > 0 || this.#saved(source)) return true;
    player.dead = true;
    this.#onDeath(source);
    return true;
  }

  /** Sets the player on fire for at least so many seconds; fire protection shortens it (minecraft.wiki, "Fire"). */
  ignite(seconds: number): void {
    this.#burning.ignite(seconds);
  }

  /** Lets a labour exhaust the player. */
  tire(labour: Labour): void {
    this.#hunger.tire(labour);
  }

  /** Gives health back. */
  heal(amount: number): void {
    const player = this.#player;
    if (player.dead || player.health >= mostHealth) return;
    player.healthBefore = player.health;
    player.health = Math.min(mostHealth, player.health + amount);
    player.moments.mark('heal');
  }

  tick(): void {
    const player = this.#player;
    if (player.spared > 0) player.spared--;
    if (player.hurtTime > 0) player.hurtTime--;
    this.#land();
    if (player.y < minY - 64) this.hurt(voidDamage, { type: 'out_of_world' });
    this.#beyondBorder();
    this.#breathe();
    this.#burning.tick();
    meetHazards(player, this.#at, this);
    this.#hunger.tick();
  }

  /** Outside of the world's border and its safe zone each block farther hurts more (minecraft.wiki, "World border"). */
  #beyondBorder(): void {
    const { border } = this.#world;
    const beyond = -(border.within(this.#player.x, this.#player.z) + border.safeZone);
    if (beyond <= 0 || border.damagePerBlock <= 0) return;
    this.hurt(Math.max(1, Math.floor(beyond * border.damagePerBlock)), { type: 'outside_border' });
  }

  /** Game rules that switch a kind of harm off. */
  #allowed({ type }: DamageSource): boolean {
    const { gameRules } = this.#world;
    const rule = damageRule(type);
    if (rule.fall === true) return gameRules.on('fall_damage');
    if (rule.fire === true) return gameRules.on('fire_damage');
    return type !== 'drown' || gameRules.on('drowning_damage');
  }

  /** Takes what protection leaves; false when that is nothing. */
  #take(amount: number, source: DamageSource): boolean {
    const player = this.#player;
    const rule = damageRule(source.type);
    if (rule.pastArmour !== true) this.#wearArmour(amount);
    const left = afterProtection(player, amount, source);
    if (left <= 0) return false;
    player.exhaustion += rule.tires ?? 0;
    player.healthBefore = player.health;
    player.moments.mark('hurt');
    const absorbed = Math.min(player.absorption, left);
    player.absorption -= absorbed;
    player.health = Math.max(0, player.health - (left - absorbed));
    return true;
  }

  #wearArmour(amount: number): void {
    const uses = Math.max(1, Math.floor(amount * armourWear));
    for (const slot of armourSlots) wearHeld({ player: this.#player, world: this.#world }, slot, uses, true);
  }

  /** A totem in a hand takes a death upon itself, but not one by a command or the void. */
  #saved({ type }: DamageSource): boolean {
    const player = this.#player;
    const slot = [36 + player.selected, offHandSlot].find((each) => player.inventory[each]?.item === 'totem_of_undying');
    if (slot === undefined || damageRule(type).unstoppable === true) return false;
    player.inventory[slot] = null;
    player.health = 1;
    player.activeEffects.remove(null);
    player.absorption = 0;
    for (const effect of totemEffects) giveEffect(player, this, effect);
    player.moments.mark('totem');
    return true;
  }

  /** A fall hurts by the blocks beyond three, as the ground takes it up. */
  #land(): void {
    const player = this.#player;
    player.landed = player.onGround ? player.fallDistance : 0;
    if (!player.onGround) return;
    const { fallDistance } = player;
    player.fallDistance = 0;
    if (fallDistance <= 0) return;
    const { way, harm } = landedOn(this.#at, player);
    const beyond = fallDistance * way - safeFall - player.activeEffects.level('jump_boost');
    const amount = Math.ceil(beyond * harm - rounding);
    if (amount > 0) this.hurt(amount, { type: 'fall' });
  }

  #breathe(): void {
    const player = this.#player;
    const breathes = !player.headInWater || !player.mortal || player.activeEffects.level('water_breathing') > 0;
    if (breathes) player.air = Math.min(fullAir, player.mortal ? player.air + airPerBreath : fullAir);
    else {
      // A level of respiration spares air in all but one of level + 1 ticks (minecraft.wiki, "Respiration").
      const respiration = enchantmentLevel(player.inventory[armourSlots[0]], 'respiration');
      if (respiration === 0 || this.#world.randoms.player.unit() < 1 / (respiration + 1)) player.air--;
      if (player.air > drownedAt) return;
      player.air = 0;
      this.hurt(drowningDamage, { type: 'drown' });
    }
  }
}
