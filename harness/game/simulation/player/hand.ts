import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { DroppedItems } from '../entities/dropped-items.ts';
import { withCount } from '../items/item-stack.ts';
import type { ItemStack, PlayerControls, Target } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import { lookVector, raycast } from '../world/raycast.ts';
import type { WorldState } from '../world/world-state.ts';
import { ArmSwing } from './arm-swing.ts';
import { attackStrength, blowOf, wearOfHitting } from './attacking.ts';
import type { BlockUse } from './block-uses.ts';
import { onClimbable } from './climbing.ts';
import type { Creatures } from './creatures.ts';
import { Digging } from './digging.ts';
import type { HandContext } from './hand-context.ts';
import { pickItem } from './inventory.ts';
import type { Player } from './player.ts';
import type { Survival } from './survival.ts';
import { swapHands } from './swap-hands.ts';
import { Using } from './using.ts';
import { wearHeld } from './wear.ts';

/** Blocks from the eye at which creatures can be reached, and in creative mode. */
const creatureReach = 3;
const creativeCreatureReach = 5;

/** What the player's hands do each tick, in order: dropping, picking, using, hitting, digging. The parts are in files of their own. */
export class Hand {
  /** Who keeps the mobs; null as long as there are none. */
  creatures: Creatures | null = null;
  readonly #context: HandContext;
  readonly #arm: ArmSwing;
  readonly #digging: Digging;
  readonly #using: Using;
  #heldBefore: string | null = null;

  constructor(
    player: Player,
    world: WorldState,
    editor: BlockEditor,
    drops: DroppedItems,
    survival: Survival,
    seams: Pick<HandContext, 'game' | 'blocks'>,
  ) {
    const at: ReadCell = (x, y, z) => world.map.cell(x, y, z);
    this.#arm = new ArmSwing(player);
    this.#context = {
      player,
      survival,
      world,
      editor,
      drops,
      at,
      ...seams,
      swing: () => this.#arm.start(),
      throw: (stack) => this.throw(stack),
    };
    this.#digging = new Digging(this.#context);
    this.#using = new Using(this.#context);
  }

  /** What using blocks does, asked in this order: whoever opens a block adds to it. */
  get blockUses(): BlockUse[] {
    return this.#using.blockUses;
  }

  /** What the crosshair meets within reach for a view; null in the open. */
  target(yaw: number, pitch: number): Target | null {
    const { x, y, z, eyeHeight, reach } = this.#context.player;
    return raycast(this.#context.at, [x, y + eyeHeight, z], lookVector(yaw, pitch), reach);
  }

  tick(controls: PlayerControls): void {
    const { player } = this.#context;
    player.selected = Math.min(8, Math.max(0, Math.floor(controls.selected)));
    this.#recover();
    if (player.mode === 'spectator') player.changeFlySpeed(controls.flySteps ?? 0);
    const acts = player.mode !== 'spectator' && player.sleeping === null;
    const target = this.target(player.yaw, player.pitch);
    const creature = acts ? this.#creature(target) : null;
    if (acts && controls.swapPressed === true) swapHands(this.#context.player);
    if (acts && controls.dropPressed) this.#drop(controls.wholeStack === true);
    if (acts && controls.pickPressed && target !== null) this.#pick(target);
    if (acts) this.#using.tick(controls, target, creature);
    else this.#using.stop();
    if (acts && !this.#using.going) this.#strike(controls, target, creature);
    else player.mining = null;
    this.#arm.tick();
  }

  /** Throws a stack the way the player looks. */
  throw(stack: ItemStack): void {
    const { player, drops } = this.#context;
    const [dx, dy, dz] = lookVector(player.yaw, player.pitch);
    drops.throw([player.x, player.y + player.eyeHeight - 0.3, player.z], [dx * 0.3, dy * 0.3 + 0.1, dz * 0.3], stack);
  }

  /** Strength comes back after a hit, and is gone again when something else comes into the hand. */
  #recover(): void {
    const { player } = this.#context;
    const held = player.held?.item ?? null;
    player.attackTicks = held === this.#heldBefore ? player.attackTicks + 1 : 0;
    this.#heldBefore = held;
    if (player.pearlWait > 0) player.pearlWait--;
    player.attackCooldown = attackStrength(player.held, player.attackTicks);
  }

  /** Who stands before the block under the crosshair. */
  #creature(target: Target | null): { readonly id: number; readonly of: Creatures } | null {
    const { player } = this.#context;
    const eye = [player.x, player.y + player.eyeHeight, player.z] as const;
    const reach = player.mode === 'creative' ? creativeCreatureReach : creatureReach;
    const aimed = this.creatures?.aim(eye, lookVector(player.yaw, player.pitch), reach) ?? null;
    if (aimed === null || this.creatures === null) return null;
    const [dx, dy, dz] = (target?.hit ?? [0, 0, 0]).map((side, i) => side - eye[i]);
    const hidden = target !== null && Math.sqrt(dx * dx + dy * dy + dz * dz) < aimed.distance;
    return hidden ? null : { id: aimed.id, of: this.creatures };
  }

  #strike(controls: PlayerControls, target: Target | null, creature: { readonly id: number; readonly of: Creatures } | null): void {
    const { player, at, survival } = this.#context;
    if (controls.attackPressed) {
      this.#arm.start();
      if (creature !== null) {
        const blow = blowOf(player, onClimbable(at, player));
        if (creature.of.attack(creature.id, blow)) {
          survival.tire('attack');
          wearHeld(this.#context, 36 + player.selected, wearOfHitting(player.held));
          if (blow.knockback > 0) player.slowAfterHit();
        }
      }
      if (creature !== null || target === null) player.attackTicks = 0;
    }
    this.#digging.tick(controls, creature === null ? target : null);
  }

  /** Throws one of the held stack, or all of it. */
  #drop(whole: boolean): void {
    const { player } = this.#context;
    const { held } = player;
    if (held === null) return;
    const count = whole ? held.count : 1;
    this.throw({ ...held, count });
    player.held = withCount(held, held.count - count);
    this.#context.world.statistics.add('dropped', held.item, count);
    this.#context.world.statistics.add('custom', 'drop');
    this.#arm.start();
  }

  #pick(target: Target): void {
    const { player, at } = this.#context;
    const { item } = rulesOf(at(target.x, target.y, target.z));
    if (item !== null) pickItem(player, item);
  }
}
