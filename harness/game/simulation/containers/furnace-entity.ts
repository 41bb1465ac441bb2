import { stackLimit } from '../items/item-data.ts';
import { sameItem, withCount } from '../items/item-stack.ts';
import type { SavedBlockEntity, SavedFurnace } from '../persistence.ts';
import { burnTicks } from '../recipes/fuels.ts';
import { remainderOf } from '../recipes/remainders.ts';
import { cookTicks, type FurnaceKind, smeltingExperience, smeltingOf } from '../recipes/smelting.ts';
import type { BlockEntity } from './block-entity.ts';
import type { MenuView } from './menu-view.ts';
import { StackArray } from './stack-array.ts';

/** Ticks of progress that a furnace without fuel loses a tick. */
const coolingSpeed = 2;

const restingFurnace: SavedFurnace = { burnLeft: 0, burnTotal: 0, cooked: 0, smelted: {} };

/** A furnace, smoker or blast furnace (minecraft.wiki, "Furnace", "Smelting"). */
export class FurnaceEntity implements BlockEntity {
  readonly id: FurnaceKind;
  readonly position: MenuView['position'];
  readonly other: unknown;
  readonly store: StackArray;
  /** Ticks that the fuel still burns, and that it burns in all. */
  #burnLeft: number;
  #burnTotal: number;
  /** Ticks that the present item has been in the heat. */
  #cooked: number;
  /** How many of each result came out whose experience nobody took yet. */
  #smelted: Record<string, number>;
  readonly #changed: () => void;

  constructor(id: FurnaceKind, saved: SavedBlockEntity, changed: () => void) {
    this.id = id;
    this.position = saved.position;
    this.other = saved.other;
    this.store = new StackArray(
      Array.from({ length: 3 }, (_, i) => saved.items[i] ?? null),
      changed,
    );
    this.#changed = changed;
    const { burnLeft, burnTotal, cooked, smelted } = saved.furnace ?? restingFurnace;
    this.#burnLeft = burnLeft;
    this.#burnTotal = burnTotal;
    this.#cooked = cooked;
    this.#smelted = { ...smelted };
  }

  get lit(): boolean {
    return this.#burnLeft > 0;
  }

  get progress(): NonNullable<MenuView['furnace']> {
    const total = this.#burnTotal === 0 ? cookTicks[this.id] : this.#burnTotal;
    return { burning: this.#burnLeft / total, cooked: this.#cooked / cookTicks[this.id] };
  }

  /** One tick of the world; true when the fire went on or out. */
  tick(): boolean {
    const wasLit = this.lit;
    if (!wasLit && this.#cooked === 0 && (this.store.get(0) === null || this.store.get(1) === null)) return false;
    if (wasLit) this.#burnLeft--;
    const result = this.#resultThatFits();
    if (!this.lit && result !== null) this.#takeFuel();
    if (this.lit && result !== null) this.#cook(result);
    else if (this.lit) this.#cooked = 0;
    else this.#cooked = Math.max(0, this.#cooked - coolingSpeed);
    this.#changed();
    return this.lit !== wasLit;
  }

  /** What the item in it becomes, when there is one and room for it. */
  #resultThatFits(): string | null {
    const input = this.store.get(0);
    const recipe = input === null ? null : smeltingOf(this.id, input.item);
    if (recipe === null) return null;
    const there = this.store.get(2);
    const fits = there === null || (sameItem(there, { item: recipe.result, count: 1 }) && there.count < stackLimit(recipe.result));
    return fits ? recipe.result : null;
  }

  #takeFuel(): void {
    const fuel = this.store.get(1);
    const ticks = fuel === null ? 0 : burnTicks(this.id, fuel.item);
    if (fuel === null || ticks === 0) return;
    this.#burnLeft = ticks;
    this.#burnTotal = ticks;
    const remainder = remainderOf(fuel.item);
    const left = withCount(fuel, fuel.count - 1);
    this.store.set(1, left ?? (remainder === null ? null : { item: remainder, count: 1 }));
  }

  #cook(result: string): void {
    if (++this.#cooked < cookTicks[this.id]) return;
    this.#cooked = 0;
    const input = this.store.get(0);
    if (input === null) return;
    const dried = input.item === 'wet_sponge' && this.store.get(1)?.item === 'bucket';
    this.store.set(0, withCount(input, input.count - 1));
    this.store.set(2, { item: result, count: (this.store.get(2)?.count ?? 0) + 1 });
    if (dried) this.store.set(1, { item: 'water_bucket', count: 1 });
    this.#smelted[result] = (this.#smelted[result] ?? 0) + 1;
  }

  /** The experience of all that was smelted since it was last taken, in points with a fraction. */
  takeExperience(): number {
    const points = Object.entries(this.#smelted).reduce((sum, [result, count]) => sum + count * smeltingExperience(result), 0);
    this.#smelted = {};
    return points;
  }

  save(): SavedBlockEntity {
    return {
      id: this.id,
      position: this.position,
      items: [...this.store.stacks],
      furnace: { burnLeft: this.#burnLeft, burnTotal: this.#burnTotal, cooked: this.#cooked, smelted: { ...this.#smelted } },
      ...(this.other === undefined ? {} : { other: this.other }),
    };
  }
}
