import { cellOf, knownCell, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import { isSupported } from '../blocks/support.ts';
import type { SavedFallingBlock } from '../persistence.ts';
import type { Cell } from '../view.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';

const gravity = 0.04;
const drag = 0.98;
/** Ticks after which one that never lands becomes an item. */
const longest = 600;

/** A block on its way down (minecraft.wiki, "Falling Block"). */
export class FallingBlock extends Entity {
  readonly kind = 'falling_block';
  readonly width = 0.98;
  readonly height = 0.98;
  readonly block: Cell;

  constructor(saved: SavedFallingBlock) {
    super(saved);
    this.block = cellOf(saved.block.name, saved.block.properties) ?? 0;
  }

  protected live(game: EntityGame): void {
    this.vy -= gravity;
    this.advance(game.at, 0);
    this.vx *= drag;
    this.vy *= drag;
    this.vz *= drag;
    if (this.#sets(game)) return;
    if (this.onGround) this.#land(game);
    else if (this.age > longest) this.#drop(game);
  }

  /** Concrete powder that falls into water sets where it meets it (minecraft.wiki, "Concrete Powder"). */
  #sets({ at, editor }: EntityGame): boolean {
    const { name } = rulesOf(this.block);
    const [x, y, z] = [Math.floor(this.x), Math.floor(this.y), Math.floor(this.z)];
    if (!name.endsWith('_concrete_powder') || fluidOf(at(x, y, z)) !== 'water') return false;
    this.gone = editor.set(x, y, z, knownCell(name.replace('_powder', '')));
    return this.gone;
  }

  #land(game: EntityGame): void {
    const { at, editor } = game;
    const [x, y, z] = [Math.floor(this.x), Math.floor(this.y + 0.01), Math.floor(this.z)];
    this.vx *= 0.7;
    this.vz *= 0.7;
    const place = rulesOf(at(x, y, z)).replaceable && isSupported(this.block, at, x, y, z);
    // What it lies on may be a torch or a slab: then there is no room for a whole block.
    const floor = rulesOf(at(x, y - 1, z));
    if (place && floor.solid && editor.set(x, y, z, this.block)) this.gone = true;
    else this.#drop(game);
  }

  #drop({ drops, world }: EntityGame): void {
    this.gone = true;
    const { item } = rulesOf(this.block);
    if (item !== null && world.gameRules.on('entity_drops')) drops.popFrom(this.x, this.y, this.z, { item, count: 1 });
  }

  save(): SavedFallingBlock {
    const block = { name: rulesOf(this.block).name, properties: propertiesOf(this.block) };
    return { ...this.savePlace(), kind: this.kind, block };
  }
}

/** Takes a block out of the world and lets it fall. */
export function dropBlock(game: Pick<EntityGame, 'editor' | 'entities'>, x: number, y: number, z: number, cell: Cell): void {
  game.editor.set(x, y, z, 0);
  game.entities.add({
    kind: 'falling_block',
    position: [x + 0.5, y, z + 0.5],
    motion: [0, 0, 0],
    yaw: 0,
    onGround: false,
    age: 0,
    block: { name: rulesOf(cell).name, properties: propertiesOf(cell) },
  });
}
