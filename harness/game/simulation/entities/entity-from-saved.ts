import type { SavedEntity } from '../persistence.ts';
import { Arrow } from './arrow.ts';
import type { Entity } from './entity.ts';
import { ExperienceOrb } from './experience-orb.ts';
import { FallingBlock } from './falling-block.ts';
import { ItemEntity } from './item-entity.ts';
import { Mob } from './mobs/mob.ts';
import { PlainThing } from './plain-thing.ts';
import { PrimedTnt } from './primed-tnt.ts';
import { Thrown } from './thrown.ts';

/** Makes the entity that was saved. */
export function entityOf(saved: SavedEntity): Entity {
  switch (saved.kind) {
    case 'item':
      return new ItemEntity(saved);
    case 'experience_orb':
      return new ExperienceOrb(saved);
    case 'arrow':
      return new Arrow(saved);
    case 'falling_block':
      return new FallingBlock(saved);
    case 'tnt':
      return new PrimedTnt(saved);
    case 'snowball':
    case 'egg':
    case 'ender_pearl':
      return new Thrown(saved);
    case 'end_crystal':
    case 'lightning_bolt':
      return new PlainThing(saved);
    default:
      return new Mob(saved);
  }
}
