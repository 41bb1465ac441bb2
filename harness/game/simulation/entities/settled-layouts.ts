import type { SavedEntity, SavedPlace } from '../persistence.ts';
import type { Entity } from './entity.ts';
import { entityOf } from './entity-from-saved.ts';
import { Mob, newMob } from './mobs/mob.ts';

/** Values that fields of an object are to take, each in turn. */
type Samples<Of> = { readonly [Field in keyof Of]?: readonly Of[Field][] };

const fraction = [0.5];
const place: SavedPlace = { id: 0, position: [0.5, 0.5, 0.5], motion: [0.5, 0.5, 0.5], yaw: 0.5, onGround: false, age: 0 };
const stack = { item: 'stone', count: 1 };
/** One of each class. */
const samples: readonly SavedEntity[] = [
  { ...place, ...newMob('cow', place.position, { motion: place.motion, yaw: place.yaw, pitch: 0.5, health: 0.5, fallDistance: 0.5 }) },
  { ...place, kind: 'item', pickupDelay: 0, stack },
  { ...place, kind: 'experience_orb', value: 1 },
  { ...place, kind: 'arrow', pitch: 0.5, owner: null, damage: 0.5, critical: false, pickup: false, stuck: -1 },
  { ...place, kind: 'falling_block', block: { name: 'sand', properties: {} } },
  { ...place, kind: 'tnt', fuse: 0 },
  { ...place, kind: 'snowball', owner: null },
  { ...place, kind: 'end_crystal' },
];

/** What every entity has beside what it was made of. */
const body: Samples<Entity> = { pitch: fraction, tags: [['tag'], []] };
const mobFields: Samples<Mob> = {
  oldPitch: fraction,
  oldHeadYaw: fraction,
  oldBodyYaw: fraction,
  stride: fraction,
  oldStride: fraction,
  swing: fraction,
  oldSwing: fraction,
  attack: fraction,
  oldAttack: fraction,
  swell: fraction,
  oldSwell: fraction,
  flap: fraction,
  oldFlap: fraction,
  flapWidth: fraction,
  oldFlapWidth: fraction,
  forward: fraction,
  sideways: fraction,
  speed: fraction,
  name: ['name', null],
  equipment: [{ mainhand: stack }, {}],
  traits: [{ Color: 'white' }, { EggLayTime: 1 }, {}],
};
const mindFields: Samples<Mob['mind']> = {
  goals: [['goal'], []],
  path: [[1], []],
  pace: fraction,
  move: [[0.5, 0.5, 0.5, 0.5], null],
  aside: [[0.5, 0.5], null],
  look: [[0.5, 0.5, 0.5], null],
  target: [1, null],
  attacker: [1, null],
  lastHarm: fraction,
  notes: [{ look: 1 }, {}],
};

function fill<Of extends object>(object: Of, fields: Samples<Of>): void {
  for (const [field, values] of Object.entries(fields) as [keyof Of, readonly Of[keyof Of][]][]) {
    for (const value of values) object[field] = value;
  }
}

/**
 * One entity of each class whose fields have held every sort of value. V8 lays out a class by the values that its fields have had so far:
 * the first fraction in a field that held whole numbers lays it out anew, and all compiled code that touches such an entity is thrown away
 * in the midst of a tick. After these, nothing of that kind is left to happen. They must stay in memory, as the layouts go with the last
 * that has them.
 */
export function settledEntities(): readonly Entity[] {
  return samples.map((sample) => {
    const entity = entityOf(sample);
    fill(entity, body);
    if (entity instanceof Mob) {
      fill(entity, mobFields);
      fill(entity.mind, mindFields);
    }
    return entity;
  });
}
