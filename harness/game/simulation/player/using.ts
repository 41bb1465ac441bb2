import type { HeldUse, UsedItem } from '../item-use/item-use.ts';
import { usesOf } from '../item-use/item-uses.ts';
import { sameItem } from '../items/item-stack.ts';
import type { ItemStack, PlayerControls, Target } from '../view.ts';
import { type BlockUse, eatCake, openByHand, pickBerries } from './block-uses.ts';
import { compost } from './composting.ts';
import type { Creatures } from './creatures.ts';
import type { HandContext } from './hand-context.ts';

/** Ticks between two uses with the button held. */
const usePause = 4;
const offHandSlot = 45;

/** A use that goes on. */
interface Going {
  readonly slot: number;
  readonly stack: ItemStack;
  readonly rule: HeldUse;
  ticks: number;
}

/** Uses blocks, creatures and what is in the two hands, in Java's order: the creature or block first, then the main hand, then the other. */
export class Using {
  /** What using blocks does, asked in this order. */
  readonly blockUses: BlockUse[] = [openByHand, eatCake, pickBerries, compost];
  readonly #hand: HandContext;
  #wait = 0;
  #going: Going | null = null;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  /** Whether a use goes on, so that nothing else can be done with the hands. */
  get going(): boolean {
    return this.#going !== null;
  }

  /** One tick; `target` is the block under the crosshair, `creature` the id of who stands before it. */
  tick(controls: PlayerControls, target: Target | null, creature: { readonly id: number; readonly of: Creatures } | null): void {
    if (this.#wait > 0) this.#wait--;
    if (this.#going !== null) this.#goOn(this.#going, controls.use);
    if (this.#going === null && (controls.usePressed || (controls.use && this.#wait === 0))) {
      this.#wait = usePause;
      if (this.#begin(controls, target, creature)) this.#hand.swing();
    }
    this.#show();
  }

  /** Ends what goes on without its effect. */
  stop(): void {
    this.#going = null;
    this.#show();
  }

  #show(): void {
    const { player } = this.#hand;
    const going = this.#going;
    player.scoping = going?.stack.item === 'spyglass';
    player.using = going === null ? null : { item: going.stack.item, offHand: going.slot === offHandSlot, ticks: going.ticks };
  }

  /** True when the arm is to swing. */
  #begin(controls: PlayerControls, target: Target | null, creature: { readonly id: number; readonly of: Creatures } | null): boolean {
    const { player } = this.#hand;
    const slots = [36 + player.selected, offHandSlot];
    if (creature !== null) {
      for (const slot of slots) if (creature.of.interact(creature.id, this.#hand, slot)) return true;
    }
    const laden = slots.some((slot) => player.inventory[slot] !== null);
    if (creature === null && target !== null && controls.usePressed && !(player.sneaking && laden)) {
      if (this.blockUses.some((use) => use(this.#hand, target))) return true;
    }
    for (const slot of slots) {
      const stack = player.inventory[slot];
      if (stack === null) continue;
      const done = this.#useStack({ hand: this.#hand, slot, stack }, creature === null ? target : null);
      if (done !== null) return done;
    }
    return false;
  }

  /** Whether the arm swings after the use of a stack; null when nothing came of it. */
  #useStack(use: UsedItem, target: Target | null): boolean | null {
    const rules = usesOf(use.stack);
    if (target !== null && rules.some((rule) => rule.onBlock?.(use, target) === true)) return this.#used(use);
    for (const { anywhere, held } of rules) {
      if (anywhere?.(use) === true) return this.#used(use);
      if (held?.ready(use) !== true) continue;
      this.#going = { slot: use.slot, stack: use.stack, rule: held, ticks: 1 };
      return false;
    }
    return null;
  }

  #used({ hand: { world }, stack }: UsedItem): true {
    world.statistics.add('used', stack.item);
    return true;
  }

  #goOn(going: Going, held: boolean): void {
    const { player } = this.#hand;
    const stack = player.inventory[going.slot];
    const same = stack !== null && sameItem(stack, going.stack) && (going.slot === offHandSlot || going.slot === 36 + player.selected);
    if (!same) {
      this.#going = null;
      return;
    }
    const use: UsedItem = { hand: this.#hand, slot: going.slot, stack };
    if (!held) {
      this.#going = null;
      going.rule.released?.(use, going.ticks);
      return;
    }
    going.ticks++;
    if (going.ticks < going.rule.ticks(stack)) return;
    this.#going = null;
    this.#wait = usePause;
    going.rule.done?.(use);
    this.#used(use);
  }
}
