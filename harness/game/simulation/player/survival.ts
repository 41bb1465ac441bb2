import { collisionBox } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { giveEffect } from '../effects/player-effects.ts';
import type { EffectView, WorldView } from '../view.ts';
import { bodyBox } from '../world/move-box.ts';
import { minY } from '../world/world-shape.ts';
import { fullAir, type Player } from './player.ts';

/** What can hurt the player, and the sentence that tells of a death by it. */
export const deathTexts = {
  fall: 'The player fell too far',
  drown: 'The player ran out of air',
  starve: 'The player starved',
  cactus: 'The player was pricked by a cactus',
  lava: 'The player fell into lava',
  void: 'The player fell out of the world',
  wall: 'The player was stuck in a block',
  magic: 'The player was killed by magic',
  wither: 'The player withered away',
  command: 'The player was killed by a command',
} as const;

export type Harm = keyof typeof deathTexts;

/** Ticks after a hit in which no other counts. */
const hurtPause = 10;
/** What a sum of many small falls may be off by. */
const rounding = 1e-6;
/** Harm that resistance does not lessen. */
const pastResistance: readonly Harm[] = ['void', 'command', 'starve'];
/** Slots whose totem keeps from dying: the hand's is looked for first. */
const offHandSlot = 45;
/** What a totem does (minecraft.wiki, "Totem of Undying"). */
const totemEffects: readonly EffectView[] = [
  { effect: 'regeneration', amplifier: 1, duration: 900, showIcon: true },
  { effect: 'absorption', amplifier: 1, duration: 100, showIcon: true },
  { effect: 'fire_resistance', amplifier: 0, duration: 800, showIcon: true },
];
/** Harm that no protection of a game mode stops. */
const unstoppable: readonly Harm[] = ['void', 'command'];

/** Health, hunger and air (minecraft.wiki, "Hunger", "Damage", "Healing"). One tick of the player each call. */
export class Survival {
  readonly #player: Player;
  readonly #at: ReadCell;
  readonly #world: Pick<WorldView, 'difficulty' | 'time'>;
  readonly #onDeath: (harm: Harm) => void;
  #clock = 0;

  constructor(player: Player, at: ReadCell, world: Pick<WorldView, 'difficulty' | 'time'>, onDeath: (harm: Harm) => void) {
    this.#player = player;
    this.#at = at;
    this.#world = world;
    this.#onDeath = onDeath;
  }

  /** Takes health. Nothing happens to a dead player, nor to one in creative mode but by command and the void. */
  hurt(harm: Harm, amount: number): void {
    const player = this.#player;
    if (player.dead || (!player.mortal && !unstoppable.includes(harm))) return;
    if (player.hurtTime > 0 && !unstoppable.includes(harm)) return;
    const left = this.#resisted(harm, amount);
    if (left <= 0) return;
    player.hurtTime = hurtPause;
    player.exhaustion += 0.1;
    player.healthBefore = player.health;
    player.moments.mark('hurt');
    const absorbed = Math.min(player.absorption, left);
    player.absorption -= absorbed;
    player.health = Math.max(0, player.health - (left - absorbed));
    if (player.health > 0 || this.#saved(harm)) return;
    player.dead = true;
    this.#onDeath(harm);
  }

  /** Gives health back. */
  heal(amount: number): void {
    const player = this.#player;
    if (player.dead || player.health >= 20) return;
    player.healthBefore = player.health;
    player.health = Math.min(20, player.health + amount);
    player.moments.mark('heal');
  }

  /** What resistance leaves of harm: a fifth less a level; fire resistance leaves nothing of lava. */
  #resisted(harm: Harm, amount: number): number {
    const { activeEffects } = this.#player;
    if (harm === 'lava' && activeEffects.level('fire_resistance') > 0) return 0;
    if (pastResistance.includes(harm)) return amount;
    return (amount * Math.max(0, 5 - activeEffects.level('resistance'))) / 5;
  }

  /** A totem in a hand takes a death upon itself, but not one by a command or the void. */
  #saved(harm: Harm): boolean {
    const player = this.#player;
    const slot = [36 + player.selected, offHandSlot].find((each) => player.inventory[each]?.item === 'totem_of_undying');
    if (slot === undefined || unstoppable.includes(harm)) return false;
    player.inventory[slot] = null;
    player.health = 1;
    player.activeEffects.remove(null);
    player.absorption = 0;
    for (const effect of totemEffects) giveEffect(player, this, effect);
    player.moments.mark('totem');
    return true;
  }

  tick(): void {
    const player = this.#player;
    this.#clock++;
    if (player.hurtTime > 0) player.hurtTime--;
    this.#land();
    if (player.y < minY - 64) this.hurt('void', 4);
    if (!player.mortal) {
      player.air = fullAir;
      return;
    }
    this.#breathe();
    this.#surroundings();
    this.#tire();
    this.#digest();
  }

  /** A fall hurts by the blocks beyond three. */
  #land(): void {
    const player = this.#player;
    if (!player.onGround) return;
    const amount = Math.ceil(player.fallDistance - 3 - player.activeEffects.level('jump_boost') - rounding);
    player.fallDistance = 0;
    if (amount > 0) this.hurt('fall', amount);
  }

  #breathe(): void {
    const player = this.#player;
    if (!player.headInWater || player.activeEffects.level('water_breathing') > 0) player.air = Math.min(fullAir, player.air + 4);
    else if (--player.air <= -20) {
      player.air = 0;
      this.hurt('drown', 2);
    }
  }

  #surroundings(): void {
    const player = this.#player;
    if (player.inLava) this.hurt('lava', 4);
    const [x0, y0, z0, x1, y1, z1] = bodyBox(player);
    const grown = 0.001;
    for (let y = Math.floor(y0 - grown); y <= Math.floor(y1); y++) {
      for (let z = Math.floor(z0 - 0.0626); z <= Math.floor(z1 + 0.0626); z++) {
        for (let x = Math.floor(x0 - 0.0626); x <= Math.floor(x1 + 0.0626); x++) {
          if (rulesOf(this.#at(x, y, z)).shape === 'cactus') this.hurt('cactus', 1);
        }
      }
    }
    const head = this.#at(Math.floor(player.x), Math.floor(player.y + player.eyeHeight), Math.floor(player.z));
    if (rulesOf(head).opaque && collisionBox(head) !== null) this.hurt('wall', 1);
  }

  /** Movement and healing exhaust; enough of it takes saturation, then food. */
  #tire(): void {
    const player = this.#player;
    const dx = player.x - player.oldX;
    const dz = player.z - player.oldZ;
    const way = Math.sqrt(dx * dx + dz * dz);
    if (player.inWater) player.exhaustion += way * 0.01;
    else if (player.sprinting && player.onGround) player.exhaustion += way * 0.1;
    if (player.exhaustion <= 4) return;
    player.exhaustion -= 4;
    if (player.saturation > 0) player.saturation = Math.max(0, player.saturation - 1);
    else if (this.#world.difficulty !== 'peaceful') player.food = Math.max(0, player.food - 1);
  }

  #digest(): void {
    const player = this.#player;
    const wounded = player.health < 20 && !player.dead;
    if (this.#world.difficulty === 'peaceful') {
      if (wounded && this.#clock % 20 === 0) this.heal(1);
      if (player.food < 20 && this.#clock % 10 === 0) player.food++;
    }
    if (player.food >= 20 && player.saturation > 0 && wounded) this.#every(10, () => this.#digestInto(Math.min(6, player.saturation) / 6));
    else if (player.food >= 18 && wounded) this.#every(80, () => this.#digestInto(1));
    else if (player.food <= 0) this.#every(80, () => this.#starve());
    else player.foodTimer = 0;
  }

  #every(ticks: number, act: () => void): void {
    if (++this.#player.foodTimer < ticks) return;
    this.#player.foodTimer = 0;
    act();
  }

  /** Turns food into health. */
  #digestInto(amount: number): void {
    this.heal(amount);
    this.#player.exhaustion += amount * 6;
  }

  /** Hunger kills on hard difficulty only; it stops at half a heart on normal and at half of all on easy. */
  #starve(): void {
    const floor = { peaceful: 20, easy: 10, normal: 1, hard: 0 }[this.#world.difficulty];
    if (this.#player.health > floor) this.hurt('starve', 1);
  }
}
