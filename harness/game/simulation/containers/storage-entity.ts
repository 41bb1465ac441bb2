import type { SavedBlockEntity } from '../persistence.ts';
import type { BlockEntity } from './block-entity.ts';
import type { MenuView } from './menu-view.ts';
import { StackArray } from './stack-array.ts';
import { storageSize } from './storage-menu.ts';

/** What lies in a chest or a barrel. */
export class StorageEntity implements BlockEntity {
  readonly id: string;
  readonly position: MenuView['position'];
  readonly other: unknown;
  readonly store: StackArray;

  constructor(saved: SavedBlockEntity, changed: () => void) {
    this.id = saved.id;
    this.position = saved.position;
    this.other = saved.other;
    this.store = new StackArray(
      Array.from({ length: storageSize }, (_, i) => saved.items[i] ?? null),
      changed,
    );
  }

  save(): SavedBlockEntity {
    const { id, position, other } = this;
    return { id, position, items: [...this.store.stacks], ...(other === undefined ? {} : { other }) };
  }
}
