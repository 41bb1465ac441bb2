import { javaVersion } from '../simulation/java-version.ts';
import type { SavedEntity, SavedPlace } from '../simulation/persistence.ts';
import { exact, numberOf, uuidOf } from './entity-fields.ts';
import { decodeMob, encodeMob, isMobId } from './mob-nbt.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';
import { decodeMotion, decodePosition } from './place-nbt.ts';
import { decodeThing, encodeThing, isThingId } from './thing-nbt.ts';

/** The entities of a chunk as the files beside the region files hold them (wiki "Entity format"). */
export function encodeEntities(cx: number, cz: number, entities: readonly SavedEntity[]): NbtCompound {
  return nbt.compound({
    DataVersion: nbt.int(javaVersion.data),
    Position: nbt.intArray([cx, cz]),
    Entities: nbt.list(entities.map(encodeEntity)),
  });
}

/** Reads the entities that this game has; others are left out. @throws NbtError when one is damaged. */
export function decodeEntities(root: NbtCompound): readonly SavedEntity[] {
  return new NbtFields(root).compounds('Entities').flatMap((fields): readonly SavedEntity[] => {
    const id = fields.string('id').replace(/^minecraft:/, '');
    if (isMobId(id)) return [decodeMob(id, fields, decodePlace(fields))];
    return isThingId(id) ? [decodeThing(id, fields, decodePlace(fields))] : [];
  });
}

function encodeEntity(entity: SavedEntity): NbtTag {
  const own = 'health' in entity ? encodeMob(entity) : encodeThing(entity);
  return nbt.compound({
    id: nbt.string(`minecraft:${entity.kind}`),
    UUID: nbt.intArray(uuidOf(entity.id)),
    Pos: nbt.list(entity.position.map(nbt.double)),
    Motion: nbt.list(entity.motion.map(nbt.double)),
    Rotation: nbt.list([nbt.float(entity.yaw), nbt.float('pitch' in entity ? entity.pitch : 0)]),
    OnGround: nbt.flag(entity.onGround),
    Air: nbt.short(300),
    Fire: nbt.short(0),
    fall_distance: nbt.double(0),
    Invulnerable: nbt.byte(0),
    PortalCooldown: nbt.int(0),
    ...own,
    // Java keeps turns in single precision; the game's own number is kept beside it.
    horizon_yaw: nbt.double(entity.yaw),
    horizon_age: nbt.long(entity.age),
  });
}

function decodePlace(fields: NbtFields): SavedPlace {
  const [yaw] = fields.numbers('Rotation', 2) as readonly [number, number];
  return {
    id: numberOf(fields.ints('UUID', 4)),
    position: decodePosition(fields),
    motion: decodeMotion(fields),
    yaw: exact(fields, 'horizon_yaw', yaw),
    onGround: fields.flag('OnGround', false),
    age: fields.number('horizon_age', 0),
  };
}
