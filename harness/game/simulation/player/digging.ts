import { leavesWater } from '../block-ticks/melting.ts';
import { rulesOf } from '../blocks/cell.ts';
import { type DigHindrance, digPerTick } from '../blocks/dig-speed.ts';
import { sourceOf } from '../blocks/fluid.ts';
import { experienceOf, lootOf, wearOfBreaking } from '../blocks/loot.ts';
import { scatterOrbs } from '../entities/orbs.ts';
import { toolOf } from '../items/item-data.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { PlayerControls, Target } from '../view.ts';
import type { HandContext } from './hand-context.ts';
import { wearHeld } from './wear.ts';
import { armourSlots } from './wounds.ts';

/** Ticks between two blocks broken with the button held. */
const breakPause = 5;
/** Room for rounding in a sum of equal parts that should make 1. */
const whole = 1 - 1e-9;
const exhaustionOfMining = 0.005;

/** Digs blocks away (minecraft.wiki, "Breaking"). */
export class Digging {
  readonly #hand: HandContext;
  #wait = 0;
  #minedWith: string | null = null;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  /** One tick with the hand free; `target` is the block under the crosshair. */
  tick(controls: PlayerControls, target: Target | null): void {
    const { player, swing } = this.#hand;
    if (this.#wait > 0) this.#wait--;
    if (!controls.attack || target === null || !this.#mayBreak()) {
      player.mining = null;
      if (!controls.attack) this.#wait = 0;
      return;
    }
    swing();
    if (this.#wait === 0) this.#dig(target);
  }

  /** Nobody digs in adventure mode, nor with a sword in creative mode. */
  #mayBreak(): boolean {
    const { mode, held } = this.#hand.player;
    const sword = held !== null && toolOf(held.item)?.kind === 'sword';
    return mode !== 'adventure' && !(mode === 'creative' && sword);
  }

  #dig({ x, y, z }: Target): void {
    const { player, at } = this.#hand;
    const kind = rulesOf(at(x, y, z));
    const held = player.held?.item ?? null;
    const part = player.mode === 'creative' ? 1 : digPerTick(kind, held, this.#hindrance());
    const same = player.mining !== null && player.mining.x === x && player.mining.y === y && player.mining.z === z;
    const progress = (same && this.#minedWith === held ? (player.mining?.progress ?? 0) : 0) + part;
    this.#minedWith = held;
    if (progress < whole) {
      player.mining = { x, y, z, progress };
      return;
    }
    this.#break(x, y, z);
    this.#wait = part < whole || player.mode === 'creative' ? breakPause : 0;
  }

  #hindrance(): DigHindrance {
    const { headInWater, onGround, activeEffects, held, inventory } = this.#hand.player;
    const [haste, fatigue] = [activeEffects.level('haste'), activeEffects.level('mining_fatigue')];
    const efficiency = enchantmentLevel(held, 'efficiency');
    const aquaAffinity = enchantmentLevel(inventory[armourSlots[0]], 'aqua_affinity') > 0;
    return { headInWater, inAir: !onGround, efficiency, aquaAffinity, haste, fatigue };
  }

  #break(x: number, y: number, z: number): void {
    const { player, world, editor, drops, at } = this.#hand;
    player.mining = null;
    const cell = at(x, y, z);
    // In creative mode nothing drops, nor does the other half of a door or a bed.
    if (!(player.mortal ? editor.remove(x, y, z) : editor.removeWhole(x, y, z))) return;
    world.brokenBlocks.note(x, y, z, cell, world.time);
    world.statistics.add('mined', rulesOf(cell).name);
    if (!player.mortal) return;
    const { held } = player;
    if (world.gameRules.on('block_drops')) {
      for (const stack of lootOf(cell, held, world.randoms.drops)) drops.pop(x, y, z, stack);
      scatterOrbs(this.#hand.game(), x + 0.5, y + 0.5, z + 0.5, experienceOf(cell, held, world.randoms.drops));
    }
    if (enchantmentLevel(held, 'silk_touch') === 0 && leavesWater(rulesOf(cell).name, at(x, y - 1, z)))
      editor.set(x, y, z, sourceOf('water'));
    if (held !== null) wearHeld(this.#hand, 36 + player.selected, wearOfBreaking(cell, held.item));
    player.exhaustion += exhaustionOfMining;
  }
}
