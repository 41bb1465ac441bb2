import { rulesOf } from '../blocks/cell.ts';
import { fluidOf, isSource } from '../blocks/fluid.ts';
import { lootOf } from '../blocks/loot.ts';
import type { ReadCell } from '../blocks/support.ts';
import { purposeSeed } from '../random/position-hash.ts';
import type { Cell, ItemStack } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import type { Chunk } from '../world/chunk.ts';
import { type ChunkContent, occurringInSection } from '../world/chunk-content.ts';
import type { Section } from '../world/section.ts';
import { minY } from '../world/world-shape.ts';
import type { WorldState } from '../world/world-state.ts';
import type { BlockGame } from './block-game.ts';
import { changedRule, followsChanges, randomRule, scheduledRule, ticksAtRandom } from './block-rules.ts';
import { Dice } from './dice.ts';
import { tickFluid } from './fluid-flow.ts';
import { freezeColumn, surface } from './precipitation.ts';
import { isRainingAt } from './weather-at.ts';

/** What the rules of blocks need of those who keep entities and players. */
export interface BlockTicksHost {
  /** Lets a stack pop out of a cell. */
  pop(x: number, y: number, z: number, stack: ItemStack): void;
  /** Takes a block out of the world and lets it fall. */
  fall(x: number, y: number, z: number, cell: Cell): void;
  /** Lights TNT at a place. */
  prime(x: number, y: number, z: number, fuse: number): void;
  /** How far the nearest player is, in blocks. */
  distanceToPlayer(x: number, y: number, z: number): number;
  /** Lets lightning strike a place. */
  strike(x: number, y: number, z: number): void;
}

/** One in so many chances a chunk has for cold to do something to one of its columns (minecraft.wiki, "Tick", "Chunk tick"). */
const coldChance = 48;

/** One in so many chances a chunk has in a thunderstorm for lightning (minecraft.wiki, "Lightning"). */
const boltChance = 100000;

/** What blocks do by themselves: the ticks that they ordered, and those that chance gives them (minecraft.wiki, "Tick"). */
export class BlockTicks {
  readonly #world: WorldState;
  readonly #game: BlockGame;
  readonly #dice = new Dice();
  readonly #picks = new Dice();
  readonly #seed: number;
  readonly #host: BlockTicksHost;

  constructor(world: WorldState, editor: BlockEditor, host: BlockTicksHost) {
    this.#world = world;
    this.#host = host;
    this.#seed = purposeSeed(world.seed, 'blocks');
    const at: ReadCell = (x, y, z) => world.map.cell(x, y, z);
    this.#game = {
      ...{ world, editor, at, dice: this.#dice },
      schedule: (x, y, z, delay) => this.#order(x, y, z, delay, false),
      scheduleFluid: (x, y, z, delay) => this.#order(x, y, z, delay, true),
      pop: host.pop,
      breakBlock: (x, y, z) => {
        const cell = at(x, y, z);
        editor.remove(x, y, z);
        for (const stack of lootOf(cell, null, world.randoms.drops)) host.pop(x, y, z, stack);
      },
      fall: host.fall,
      prime: host.prime,
      distanceToPlayer: host.distanceToPlayer,
    };
    editor.onUpdate = (x, y, z, cell) => {
      if (followsChanges[cell] === 0) return;
      // The rule that made the change goes on with its own throws afterwards.
      const { state } = this.#dice;
      changedRule(cell)!(this.#at(x, y, z), x, y, z, cell);
      this.#dice.state = state;
    };
  }

  /** What rules act upon, with the dice of a place at this time: for what players do to blocks, such as using bone meal. */
  at(x: number, y: number, z: number): BlockGame {
    return this.#at(x, y, z);
  }

  /** Notes of a chunk that comes where anything has random ticks, so that its first tick need not look for it. */
  look(chunk: Chunk, content: ChunkContent): void {
    for (let s = 0; s < content.blocks.length; s++) {
      const section = chunk.sections[s]!;
      section.tickedVersion = section.cellsVersion;
      section.hasRandomTicks = anyTicksAtRandom(occurringInSection(content, s));
    }
  }

  /** One tick of the world for chunks in a fixed order. */
  tick(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) this.#runOrdered(chunk);
    const speed = this.#world.gameRules.number('random_tick_speed');
    if (speed > 0) for (const chunk of chunks) this.#runRandom(chunk, speed);
  }

  #at(x: number, y: number, z: number): BlockGame {
    this.#dice.begin(this.#seed, x, y, z, this.#world.time);
    return this.#game;
  }

  #order(x: number, y: number, z: number, delay: number, fluid: boolean): void {
    const chunk = this.#world.map.get(x >> 4, z >> 4);
    if (chunk === null) return;
    const cell = chunk.cell(x & 15, y, z & 15);
    const name = fluid ? fluidName(cell) : rulesOf(cell).name;
    if (chunk.ticks.add({ x, y, z, name, fluid, due: this.#world.time + delay })) chunk.markEdited();
  }

  #runOrdered(chunk: Chunk): void {
    if (chunk.ticks.size === 0) return;
    const due = chunk.ticks.take(this.#world.time);
    if (due.length > 0) chunk.markEdited();
    for (const { x, y, z, name, fluid } of due) {
      const cell = chunk.cell(x & 15, y, z & 15);
      if (fluid) {
        if (fluidName(cell) === name) tickFluid(this.#at(x, y, z), x, y, z);
      } else if (rulesOf(cell).name === name) scheduledRule(cell)?.(this.#at(x, y, z), x, y, z, cell);
    }
  }

  /** Lightning strikes the top of a column of a chunk where rain falls. */
  #strike(chunk: Chunk, place: number): void {
    const [x, z] = [place & 15, (place >> 4) & 15];
    const [wx, y, wz] = [chunk.cx * 16 + x, surface(chunk, x, z), chunk.cz * 16 + z];
    if (isRainingAt(this.#world, wx, y, wz)) this.#host.strike(wx, y, wz);
  }

  #runRandom(chunk: Chunk, speed: number): void {
    const { cx, cz, sections } = chunk;
    const picks = this.#picks.begin(this.#seed, cx, maxHeightMark, cz, this.#world.time);
    if (this.#world.thunder > 0.9 && picks.below(boltChance) === 0) this.#strike(chunk, picks.next());
    for (let i = 0; i < speed; i++) {
      const throwOf = picks.next();
      if ((throwOf >>> 8) % coldChance === 0) freezeColumn(this.#at(cx, 0, cz), chunk, throwOf & 15, (throwOf >> 4) & 15);
    }
    let { edits } = chunk;
    let busy = busySections(chunk);
    for (let n = 0; n < busy.length; n++) {
      const s = busy[n]!;
      for (let i = 0; i < speed; i++) {
        const place = picks.next() & 4095;
        const cell = sections[s]!.cells[place]!;
        if (ticksAtRandom[cell] === 0) continue;
        const [x, y, z] = [cx * 16 + (place & 15), minY + s * 16 + (place >> 8), cz * 16 + ((place >> 4) & 15)];
        randomRule(cell)!(this.#at(x, y, z), x, y, z, cell);
      }
      if (chunk.edits === edits) continue;
      // What happened may have made sections above busy, or idle.
      edits = chunk.edits;
      busy = busySections(chunk);
      n = busy.filter((other) => other <= s).length - 1;
    }
  }
}

/** Sections of a chunk, from low to high, in which anything has random ticks. */
function busySections(chunk: Chunk): readonly number[] {
  const { ticked, edits } = chunk;
  if (ticked.edits !== edits) {
    ticked.edits = edits;
    ticked.sections = chunk.sections.flatMap((section, s) => (!section.empty && isBusy(section) ? [s] : []));
  }
  return ticked.sections;
}

function isBusy(section: Section): boolean {
  if (section.tickedVersion !== section.cellsVersion) {
    section.tickedVersion = section.cellsVersion;
    section.hasRandomTicks = anyTicksAtRandom(section.cells);
  }
  return section.hasRandomTicks;
}

function anyTicksAtRandom(cells: Uint16Array): boolean {
  for (let i = 0; i < cells.length; i++) if (ticksAtRandom[cells[i]!] === 1) return true;
  return false;
}

/** What Java calls the fluid in a cell: what flows has another name than its source. */
const fluidName = (cell: Cell): string => `${isSource(cell) ? '' : 'flowing_'}${fluidOf(cell)}`;

/** Stands for a height in the dice of whole chunks, so that they differ from those of any block. */
const maxHeightMark = 1 << 20;
