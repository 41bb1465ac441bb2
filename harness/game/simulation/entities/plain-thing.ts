import { boltStrike } from '../combat/bolt-strike.ts';
import type { SavedPlainThing } from '../persistence.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';

/** Sizes in blocks, and ticks that it is there; null stays. */
const things = {
  end_crystal: { size: 2, ticks: null },
  lightning_bolt: { size: 0, ticks: 10 },
} as const;

/** What only stands there: an end crystal, or a bolt of lightning for a moment. */
export class PlainThing extends Entity {
  readonly kind: SavedPlainThing['kind'];

  constructor(saved: SavedPlainThing) {
    super(saved);
    this.kind = saved.kind;
  }

  get width(): number {
    return things[this.kind].size;
  }

  get height(): number {
    return things[this.kind].size;
  }

  protected live(game: EntityGame): void {
    if (this.kind === 'lightning_bolt' && this.age === 1) boltStrike(game, this.x, this.y, this.z);
    const { ticks } = things[this.kind];
    if (ticks !== null && this.age >= ticks) this.gone = true;
  }

  save(): SavedPlainThing {
    return { ...this.savePlace(), kind: this.kind } as SavedPlainThing;
  }
}
