import { packCell, propertiesOf, rulesOf } from '../blocks/cell.ts';
import type { DroppedItems } from '../entities/dropped-items.ts';
import { wholePoints } from '../experience/experience.ts';
import type { Cell } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import { type Chunk, placeKey } from '../world/chunk.ts';
import type { WorldState } from '../world/world-state.ts';
import { type BlockEntity, holdsSomething } from './block-entity.ts';
import { FurnaceEntity } from './furnace-entity.ts';
import { hold } from './hold.ts';

/** What the blocks of the loaded world hold: begins it, ticks it, and spills it when the block goes. */
export class BlockEntities {
  readonly #world: WorldState;
  readonly #editor: BlockEditor;
  readonly #drops: DroppedItems;

  /** Set by the keeper of the orbs: told of the points that a broken furnace held. */
  onExperience: (x: number, y: number, z: number, points: number) => void = () => {};

  constructor(world: WorldState, editor: BlockEditor, drops: DroppedItems) {
    this.#world = world;
    this.#editor = editor;
    this.#drops = drops;
    editor.onReplaced = (chunk, x, y, z, old, cell, clears) => this.#replaced(chunk, [x, y, z], old, cell, clears);
  }

  /** What the block at a place holds, begun empty; null for a block that holds nothing, and where nothing is loaded. */
  at(x: number, y: number, z: number): BlockEntity | null {
    const chunk = this.#world.chunk(x >> 4, z >> 4);
    const { name } = rulesOf(this.#world.map.cell(x, y, z));
    if (chunk === null || !holdsSomething(name)) return null;
    const there = chunk.blockEntities.get(placeKey(x, y, z));
    if (there?.id === name) return there;
    chunk.markEdited();
    return hold(chunk, { id: name, position: [x, y, z], items: [] });
  }

  /** One tick of the world: furnaces burn, and shine while they do. Chunks in ascending order, in each from the lowest block up. */
  tick(): void {
    for (const chunk of this.#world.litChunks()) {
      if (chunk.blockEntities.size === 0) continue;
      const furnaces = [...chunk.blockEntities].sort(([a], [b]) => a - b).flatMap(([, one]) => (one instanceof FurnaceEntity ? [one] : []));
      for (const furnace of furnaces) if (furnace.tick()) this.#light(furnace);
    }
  }

  #light(furnace: FurnaceEntity): void {
    this.change(furnace.position, 'lit', furnace.lit);
  }

  /** Sets one property of a block that has it, and leaves the others as they are. */
  change([x, y, z]: BlockEntity['position'], property: 'lit' | 'open', value: boolean): void {
    const cell = this.#world.map.cell(x, y, z);
    const kind = rulesOf(cell);
    const wanted = { ...propertiesOf(cell), [property]: String(value) };
    const state = kind.states.findIndex((each) => Object.entries(wanted).every(([name, text]) => each[name] === text));
    if (state >= 0) this.#editor.set(x, y, z, packCell(kind.index, state));
  }

  #replaced(chunk: Chunk, [x, y, z]: BlockEntity['position'], old: Cell, cell: Cell, clears: boolean): void {
    if (rulesOf(old).name === rulesOf(cell).name) return;
    const entity = chunk.blockEntities.get(placeKey(x, y, z));
    if (entity === undefined) return;
    chunk.blockEntities.delete(placeKey(x, y, z));
    if (clears) return;
    if (entity instanceof FurnaceEntity) this.onExperience(x, y, z, wholePoints(entity.takeExperience(), this.#world.randoms.drops));
    for (const stack of entity.store?.stacks ?? []) if (stack !== null) this.#drops.pop(x, y, z, stack);
    // Who still looks into it finds nothing there.
    entity.store?.stacks.fill(null);
  }
}
