import type { SavedEntity } from '../persistence.ts';
import type { Chunk } from '../world/chunk.ts';
import type { EntityKeeper } from '../world/chunk-loader.ts';
import { chunkKey } from '../world/chunk-map.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Entity } from './entity.ts';
import { entityOf } from './entity-from-saved.ts';
import type { EntityGame } from './entity-game.ts';
import { Mob } from './mobs/mob.ts';
import { bodyMeets, MobGrid } from './mobs/mob-grid.ts';
import { settledEntities } from './settled-layouts.ts';

/** A saved entity that has no number yet. */
export type NewEntity = SavedEntity extends infer Each ? (Each extends SavedEntity ? Omit<Each, 'id'> : never) : never;

/** All entities of the loaded world but the player, in the order of their ids. */
export class Entities implements EntityKeeper {
  /** Held for V8, from before the first entity: see settledEntities. */
  static readonly settled = settledEntities();
  readonly #world: WorldState;
  #list: Entity[] = [];
  /** The lists of one class each, and all by their ids, as long as nobody comes or goes. */
  readonly #byClass = new Map<object, readonly Entity[]>();
  #byId: ReadonlyMap<number, Entity> | null = null;
  /** Where mobs are within a tick, filled when it is asked for first. */
  readonly #grid = new MobGrid();
  #ticking = false;
  #gridFilled = false;
  /** Game time at which the player took an orb last: one a moment. */
  orbTakenAt = -1;
  /** Chunks around the player's in which entities live on. */
  #distance = 32;

  constructor(world: WorldState) {
    this.#world = world;
  }

  get list(): readonly Entity[] {
    return this.#list;
  }

  /** Entities in chunks farther than this from the player's stand still. */
  set distance(chunks: number) {
    this.#distance = chunks;
  }

  /** Those of one class, in the order of their ids. */
  of<T extends Entity>(kind: abstract new (...args: never[]) => T): readonly T[] {
    const known = this.#byClass.get(kind);
    if (known !== undefined) return known as readonly T[];
    const found = this.#list.filter((entity): entity is T => entity instanceof kind);
    this.#byClass.set(kind, found);
    return found;
  }

  /** To be called when somebody came or went. */
  #changed(): void {
    this.#byClass.clear();
    this.#byId = null;
    this.#gridFilled = false;
  }

  byId(id: number): Entity | null {
    this.#byId ??= new Map(this.#list.map((entity) => [entity.id, entity]));
    return this.#byId.get(id) ?? null;
  }

  /** Entities whose boxes meet a box. */
  within(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): readonly Entity[] {
    return this.#list.filter((entity) => {
      const half = entity.width / 2;
      if (entity.x + half <= x0 || entity.x - half >= x1 || entity.z + half <= z0 || entity.z - half >= z1) return false;
      return entity.y + entity.height > y0 && entity.y < y1;
    });
  }

  /** Living bodies whose boxes meet a box, in the order of their ids. Within a tick, a mob is to be moved by its own tick alone. */
  bodiesWithin(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): readonly Mob[] {
    if (!this.#ticking) return this.mobs.filter((mob) => bodyMeets(mob, x0, y0, z0, x1, y1, z1));
    if (!this.#gridFilled) this.#grid.fill(this.mobs);
    this.#gridFilled = true;
    return this.#grid.within(x0, y0, z0, x1, y1, z1);
  }

  /** Living bodies, in the order of their ids. */
  get mobs(): readonly Mob[] {
    return this.of(Mob);
  }

  /** Brings a new entity into the world and gives it the next number. */
  add(entity: NewEntity): Entity {
    const made = entityOf({ ...entity, id: this.#world.nextEntity++ } as SavedEntity);
    this.#list.push(made);
    this.#changed();
    this.#touch(made.cx, made.cz);
    return made;
  }

  /** One tick of the world. Entities that come into it meanwhile begin with the next. */
  tick(game: EntityGame): void {
    const cx = Math.floor(game.player.x) >> 4;
    const cz = Math.floor(game.player.z) >> 4;
    this.#ticking = true;
    this.#gridFilled = false;
    try {
      for (const entity of [...this.#list]) {
        const far = Math.abs(entity.cx - cx) > this.#distance || Math.abs(entity.cz - cz) > this.#distance;
        const chunk = entity.gone || far ? null : this.#world.chunk(entity.cx, entity.cz);
        if (chunk === null) entity.rest();
        else this.#tickIn(chunk, entity, game);
      }
    } finally {
      this.#ticking = false;
    }
  }

  #tickIn(chunk: Chunk, entity: Entity, game: EntityGame): void {
    const { x, y, z } = entity;
    entity.tick(game);
    chunk.markEdited();
    if (entity.cx !== chunk.cx || entity.cz !== chunk.cz) {
      // Nothing leaves the loaded world: who would is held at its edge.
      if (this.#world.map.get(entity.cx, entity.cz) === null) entity.moveTo(x, y, z);
      else this.#touch(entity.cx, entity.cz);
    }
    if (this.#gridFilled && entity instanceof Mob) this.#grid.moved(entity);
  }

  /** Takes those out of the world that are gone. */
  sweep(): void {
    if (!this.#list.some((entity) => entity.gone)) return;
    for (const entity of this.#list) if (entity.gone) this.#touch(entity.cx, entity.cz);
    this.#list = this.#list.filter((entity) => !entity.gone);
    this.#changed();
  }

  /** A client tick without a world tick: nothing moves. */
  rest(): void {
    for (const entity of this.#list) entity.rest();
  }

  /** Marks a chunk whose stored entities are no longer right. */
  #touch(cx: number, cz: number): void {
    this.#world.map.get(cx, cz)?.markEdited();
  }

  arrive(entities: readonly SavedEntity[]): void {
    for (const saved of entities) this.#list.push(entityOf(saved));
    if (entities.length === 0) return;
    this.#list.sort((a, b) => a.id - b.id);
    this.#changed();
  }

  leave(cx: number, cz: number): readonly SavedEntity[] {
    const gone = this.inChunk(cx, cz);
    if (gone.length > 0) {
      this.#list = this.#list.filter((entity) => entity.cx !== cx || entity.cz !== cz);
      this.#changed();
    }
    return gone;
  }

  inChunk(cx: number, cz: number): readonly SavedEntity[] {
    return this.#list.filter((entity) => entity.cx === cx && entity.cz === cz && !entity.gone).map((entity) => entity.save());
  }

  inhabited(): ReadonlySet<number> {
    return new Set(this.#list.flatMap((entity) => (entity.gone ? [] : [chunkKey(entity.cx, entity.cz)])));
  }

  /** What a save keeps of the entities in the chunks within a distance of the player's. */
  savedAround(x: number, z: number, distance: number): readonly SavedEntity[] {
    const [cx, cz] = [Math.floor(x) >> 4, Math.floor(z) >> 4];
    const near = this.#list.filter((entity) => Math.abs(entity.cx - cx) <= distance && Math.abs(entity.cz - cz) <= distance);
    return near.map((entity) => entity.save());
  }
}
