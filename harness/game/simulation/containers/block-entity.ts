import type { SavedBlockEntity } from '../persistence.ts';
import { cookTicks, type FurnaceKind } from '../recipes/smelting.ts';
import { FurnaceEntity } from './furnace-entity.ts';
import type { MenuView } from './menu-view.ts';
import type { StackArray } from './stack-array.ts';
import { StorageEntity } from './storage-entity.ts';

/** What a block holds beside its state. */
export interface BlockEntity {
  /** Java id without `minecraft:`. */
  readonly id: string;
  readonly position: MenuView['position'];
  /** What lies in it; null for a kind that this game keeps as it is and does not use. */
  readonly store: StackArray | null;
  save(): SavedBlockEntity;
}

const storages: ReadonlySet<string> = new Set(['chest', 'trapped_chest', 'barrel']);

const isFurnace = (id: string): id is FurnaceKind => id in cookTicks;

/** Whether blocks of that name hold something that this game knows. */
export function holdsSomething(block: string): boolean {
  return storages.has(block) || isFurnace(block);
}

/** A block entity from its stored form; `changed` is called for every change that a save must see. */
export function blockEntity(saved: SavedBlockEntity, changed: () => void): BlockEntity {
  if (isFurnace(saved.id)) return new FurnaceEntity(saved.id, saved, changed);
  if (storages.has(saved.id)) return new StorageEntity(saved, changed);
  return { id: saved.id, position: saved.position, store: null, save: () => saved };
}
