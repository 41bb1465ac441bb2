import { blockKind } from '../block-kinds.ts';
import { facings } from '../blocks/block-states.ts';
import { rulesOf } from '../blocks/cell.ts';
import { type DigHindrance, digPerTick } from '../blocks/dig-speed.ts';
import { lootOf, wearOfBreaking } from '../blocks/loot.ts';
import { used } from '../blocks/opening.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { DroppedItems } from '../entities/dropped-items.ts';
import { blockOfItem, itemData } from '../items/item-data.ts';
import { withCount, worn } from '../items/item-stack.ts';
import type { PlayerControls, Target } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import { lookVector, raycast } from '../world/raycast.ts';
import type { WorldState } from '../world/world-state.ts';
import { pickItem } from './inventory.ts';
import { byQuarter, placeBlock } from './placing.ts';
import type { Player } from './player.ts';

/** Ticks between two blocks broken, and two uses, with the button held. */
const breakPause = 5;
const usePause = 4;
/** Ticks of one swing of the arm, and of eating. */
const swingTicks = 6;
const eatTicks = 32;
/** Room for rounding in a sum of equal parts that should make 1. */
const whole = 1 - 1e-9;

/** What the player's hands do: digging, placing, eating, picking and dropping. */
export class Hand {
  readonly #player: Player;
  readonly #world: WorldState;
  readonly #editor: BlockEditor;
  readonly #drops: DroppedItems;
  readonly #at: ReadCell;
  #breakWait = 0;
  #useWait = 0;
  #swingTime = 0;
  #swinging = false;
  #eating = 0;
  #minedWith: string | null = null;

  constructor(player: Player, world: WorldState, editor: BlockEditor, drops: DroppedItems) {
    this.#player = player;
    this.#world = world;
    this.#editor = editor;
    this.#drops = drops;
    this.#at = (x, y, z) => world.map.cell(x, y, z);
  }

  /** What the crosshair meets within reach for a view; null in the open. */
  target(yaw: number, pitch: number): Target | null {
    const { x, y, z, eyeHeight, reach } = this.#player;
    return raycast(this.#at, [x, y + eyeHeight, z], lookVector(yaw, pitch), reach);
  }

  tick(controls: PlayerControls): void {
    const player = this.#player;
    player.selected = Math.min(8, Math.max(0, Math.floor(controls.selected)));
    if (this.#useWait > 0) this.#useWait--;
    const acts = player.mode !== 'spectator';
    const target = this.target(player.yaw, player.pitch);
    if (acts && controls.dropPressed) this.#dropOne();
    if (acts && controls.pickPressed && target !== null) this.#pick(target);
    player.scoping = acts && controls.use && player.held?.item === 'spyglass';
    if (acts && !this.#operate(controls, target)) this.#use(controls, target);
    if (acts && this.#eating === 0 && !player.scoping) this.#dig(controls, target);
    else player.mining = null;
    this.#swing();
  }

  /** Throws a stack the way the player looks. */
  throw(stack: { item: string; count: number; damage?: number }): void {
    const player = this.#player;
    const [dx, dy, dz] = lookVector(player.yaw, player.pitch);
    this.#drops.throw([player.x, player.y + player.eyeHeight - 0.3, player.z], [dx * 0.3, dy * 0.3 + 0.1, dz * 0.3], stack);
  }

  #dropOne(): void {
    const { held } = this.#player;
    if (held === null) return;
    this.throw({ ...held, count: 1 });
    this.#player.held = withCount(held, held.count - 1);
    this.#startSwing();
  }

  #pick(target: Target): void {
    const { item } = rulesOf(this.#at(target.x, target.y, target.z));
    if (item !== null) pickItem(this.#player, item);
  }

  #dig(controls: PlayerControls, target: Target | null): void {
    const player = this.#player;
    if (controls.attackPressed) this.#startSwing();
    if (this.#breakWait > 0) this.#breakWait--;
    if (!controls.attack || target === null || player.mode === 'adventure') {
      player.mining = null;
      if (!controls.attack) this.#breakWait = 0;
      return;
    }
    this.#startSwing();
    if (this.#breakWait > 0) return;
    const { x, y, z } = target;
    const kind = rulesOf(this.#at(x, y, z));
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
    this.#breakWait = part < whole || player.mode === 'creative' ? breakPause : 0;
  }

  #hindrance(): DigHindrance {
    const { headInWater, onGround, activeEffects } = this.#player;
    const [haste, fatigue] = [activeEffects.level('haste'), activeEffects.level('mining_fatigue')];
    return { headInWater, inAir: !onGround, haste, fatigue };
  }

  #break(x: number, y: number, z: number): void {
    const player = this.#player;
    player.mining = null;
    const cell = this.#at(x, y, z);
    if (!this.#editor.set(x, y, z, 0)) return;
    this.#world.brokenBlocks.note(x, y, z, cell, this.#world.time);
    if (!player.mortal) return;
    const { held } = player;
    for (const stack of lootOf(cell, held?.item ?? null, this.#world.randoms.drops)) this.#drops.pop(x, y, z, stack);
    if (held !== null) player.held = worn(held, wearOfBreaking(cell, held.item));
    player.exhaustion += 0.005;
  }

  /** Opens and closes doors, trapdoors and gates. While sneaking, what is held is used instead. */
  #operate(controls: PlayerControls, target: Target | null): boolean {
    const { yaw, sneaking, held } = this.#player;
    if (!controls.usePressed || target === null || (sneaking && held !== null)) return false;
    const facing = facings.indexOf(byQuarter[Math.floor(yaw / 90 + 0.5) & 3]);
    const changes = used(this.#at, target.x, target.y, target.z, facing);
    if (changes.length === 0) return false;
    this.#editor.setAll(changes);
    this.#useWait = usePause;
    this.#startSwing();
    return true;
  }

  #use(controls: PlayerControls, target: Target | null): void {
    const player = this.#player;
    const { held } = player;
    const food = held === null ? null : (itemData(held.item)?.food ?? null);
    const hungry = food !== null && (player.food < 20 || player.mode === 'creative');
    if (!controls.use || held === null || !hungry) this.#eating = 0;
    if (!controls.use || held === null || (!controls.usePressed && this.#useWait > 0 && this.#eating === 0)) return;
    if (hungry) {
      if (++this.#eating < eatTicks) return;
      this.#eating = 0;
      player.food = Math.min(20, player.food + food.points);
      player.saturation = Math.min(player.food, player.saturation + food.saturation);
      if (player.mortal) player.held = withCount(held, held.count - 1);
      return;
    }
    this.#useWait = usePause;
    const block = blockOfItem(held.item);
    if (block === null || target === null || player.mode === 'adventure') return;
    const kind = blockKind(block);
    if (kind === undefined || !placeBlock(player, kind, target, this.#editor, this.#at)) return;
    this.#startSwing();
    if (player.mortal) player.held = withCount(held, held.count - 1);
  }

  #startSwing(): void {
    if (this.#swinging && this.#swingTime < swingTicks / 2) return;
    this.#swinging = true;
    this.#swingTime = -1;
  }

  #swing(): void {
    const player = this.#player;
    player.oldSwing = player.swing;
    if (this.#swinging && ++this.#swingTime >= swingTicks) this.#swinging = false;
    if (!this.#swinging) this.#swingTime = 0;
    player.swing = this.#swingTime / swingTicks;
  }
}
