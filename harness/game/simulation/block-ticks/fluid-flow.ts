import { rulesOf } from '../blocks/cell.ts';
import { type Fluid, flowing, fluidAmount, fluidOf, isFalling, isSource, sourceOf } from '../blocks/fluid.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { hardened, stone } from './fluid-meeting.ts';
import { blocksMotion, letsFluidIn } from './washed-away.ts';

/** How a fluid flows in the overworld (minecraft.wiki, "Fluid"): ticks a step, levels lost a step, how far it looks for a way down. */
interface Flow {
  readonly delay: number;
  readonly loss: number;
  readonly sight: number;
  readonly rule: 'water_source_conversion' | 'lava_source_conversion';
}

export const flows: Readonly<Record<Fluid, Flow>> = {
  water: { delay: 5, loss: 1, sight: 4, rule: 'water_source_conversion' },
  lava: { delay: 30, loss: 2, sight: 2, rule: 'lava_source_conversion' },
};

/** The sides in Java's order, with each one's opposite. */
const sides = [
  [0, -1, 1],
  [0, 1, 0],
  [-1, 0, 3],
  [1, 0, 2],
] as const;

const nowhere = 1000;

/** What a fluid does in one tick at one place. */
class Spreading {
  readonly #game: BlockGame;
  readonly #fluid: Fluid;
  readonly #flow: Flow;

  constructor(game: BlockGame, fluid: Fluid) {
    this.#game = game;
    this.#fluid = fluid;
    this.#flow = flows[fluid];
  }

  #is(cell: Cell): boolean {
    return fluidOf(cell) === this.#fluid;
  }

  /** The fluid that a cell should hold as its neighbours are; 0 for none. */
  #settled(x: number, y: number, z: number): Cell {
    const { at, world } = this.#game;
    let most = 0;
    let sources = 0;
    for (const [dx, dz] of sides) {
      const cell = at(x + dx, y, z + dz);
      if (!this.#is(cell)) continue;
      if (isSource(cell)) sources++;
      most = Math.max(most, fluidAmount(cell));
    }
    if (sources >= 2 && world.gameRules.on(this.#flow.rule)) {
      const below = at(x, y - 1, z);
      if (blocksMotion(below) || (this.#is(below) && isSource(below))) return sourceOf(this.#fluid);
    }
    if (this.#is(at(x, y + 1, z))) return flowing(this.#fluid, 8, true);
    const amount = most - this.#flow.loss;
    return amount <= 0 ? 0 : flowing(this.#fluid, amount, false);
  }

  /** Whether the fluid can fall from a cell that lets it in. */
  #isHole(x: number, y: number, z: number): boolean {
    const below = this.#game.at(x, y - 1, z);
    return this.#is(below) || (letsFluidIn(below) && fluidOf(below) === null);
  }

  /** Whether the fluid may pass into a cell: no source of its own, and nothing that holds it off. */
  #mayPass(cell: Cell): boolean {
    return letsFluidIn(cell) && !(this.#is(cell) && isSource(cell));
  }

  /** Whether the fluid takes the place of what flows in a cell already: falling lava that of water, water that of deep lava. */
  #replaces(cell: Cell, down: boolean): boolean {
    const there = fluidOf(cell);
    if (there === null) return true;
    if (there === this.#fluid) return false;
    return there === 'water' ? down : fluidAmount(cell) >= 4;
  }

  #slopeDistance(x: number, y: number, z: number, depth: number, from: number): number {
    let least = nowhere;
    sides.forEach(([dx, dz, back], side) => {
      if (side === from || !this.#mayPass(this.#game.at(x + dx, y, z + dz))) return;
      if (this.#isHole(x + dx, y, z + dz)) least = Math.min(least, depth);
      else if (depth < this.#flow.sight) least = Math.min(least, this.#slopeDistance(x + dx, y, z + dz, depth + 1, back));
    });
    return least;
  }

  /** The sides to which it flows: those with the shortest way to where it can fall, else all. */
  #ways(x: number, y: number, z: number): readonly (readonly [dx: number, dz: number])[] {
    let least = nowhere;
    let ways: (readonly [number, number])[] = [];
    for (const [dx, dz, back] of sides) {
      const cell = this.#game.at(x + dx, y, z + dz);
      if (!this.#mayPass(cell)) continue;
      const far = this.#isHole(x + dx, y, z + dz) ? 0 : this.#slopeDistance(x + dx, y, z + dz, 1, back);
      if (far < least) ways = [];
      if (far > least) continue;
      least = far;
      if (this.#replaces(cell, false)) ways.push([dx, dz]);
    }
    return ways;
  }

  #into(x: number, y: number, z: number, fluid: Cell, down: boolean): void {
    const { at, editor, breakBlock } = this.#game;
    if (fluid === 0 || !editor.canSet(x, y, z)) return;
    const there = at(x, y, z);
    if (this.#fluid === 'lava' && down && fluidOf(there) === 'water') {
      if (rulesOf(there).shape === 'liquid') editor.set(x, y, z, stone);
      return;
    }
    // Water lets what it washes away drop; lava burns it.
    if (there !== 0 && fluidOf(there) === null && this.#fluid === 'water') breakBlock(x, y, z);
    editor.set(x, y, z, fluid);
  }

  #toSides(x: number, y: number, z: number, cell: Cell): void {
    const amount = isFalling(cell) ? 7 : fluidAmount(cell) - this.#flow.loss;
    if (amount <= 0) return;
    const ways = this.#ways(x, y, z);
    const made = ways.map(([dx, dz]) => this.#settled(x + dx, y, z + dz));
    ways.forEach(([dx, dz], i) => {
      this.#into(x + dx, y, z + dz, made[i]!, false);
    });
  }

  #sourcesAround(x: number, y: number, z: number): number {
    return sides.filter(([dx, dz]) => {
      const cell = this.#game.at(x + dx, y, z + dz);
      return this.#is(cell) && isSource(cell);
    }).length;
  }

  spread(x: number, y: number, z: number, cell: Cell): void {
    const below = this.#game.at(x, y - 1, z);
    if (this.#mayPass(below) && this.#replaces(below, true)) {
      this.#into(x, y - 1, z, this.#settled(x, y - 1, z), true);
      if (this.#sourcesAround(x, y, z) >= 3) this.#toSides(x, y, z, cell);
      return;
    }
    if (isSource(cell) || !this.#isHole(x, y, z)) this.#toSides(x, y, z, cell);
  }

  /** Fits what flows to its neighbours. Answers what is there then. */
  fit(x: number, y: number, z: number, cell: Cell): Cell {
    const next = this.#settled(x, y, z);
    if (next === cell) return cell;
    const { editor, scheduleFluid, dice } = this.#game;
    const rises = next !== 0 && !isFalling(cell) && !isFalling(next) && fluidAmount(next) > fluidAmount(cell);
    const delay = this.#fluid === 'lava' && rises && dice.below(4) !== 0 ? this.#flow.delay * 4 : this.#flow.delay;
    if (next !== 0 && delay !== this.#flow.delay) scheduleFluid(x, y, z, delay);
    editor.set(x, y, z, next);
    return next;
  }
}

/**
 * One tick of the fluid at a place: what flows follows its neighbours, then it spreads: down where it can, else to the sides with the
 * shortest way down (minecraft.wiki, "Fluid"; Java's FlowingFluid).
 */
export function tickFluid(game: BlockGame, x: number, y: number, z: number): void {
  const cell = game.at(x, y, z);
  const fluid = fluidOf(cell);
  if (fluid === null) return;
  const spreading = new Spreading(game, fluid);
  const now = isSource(cell) ? cell : spreading.fit(x, y, z, cell);
  if (now !== 0 && fluidOf(game.at(x, y, z)) === fluid) spreading.spread(x, y, z, now);
}

/** Told when a fluid, or something beside it, changed: it hardens where lava meets water, else flows after its delay. */
export function fluidChanged(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const fluid = fluidOf(cell)!;
  const rock = fluid === 'lava' ? hardened(game.at, x, y, z, cell) : null;
  if (rock === null) game.scheduleFluid(x, y, z, flows[fluid].delay);
  else game.editor.set(x, y, z, rock);
}
