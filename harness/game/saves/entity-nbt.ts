import { javaVersion } from '../simulation/java-version.ts';
import type { SavedEntity } from '../simulation/persistence.ts';
import { decodeStack, encodeStack } from './item-nbt.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';
import { decodeMotion, decodePosition } from './place-nbt.ts';

/** The first half of the UUIDs that entities of this game get; the second half is their number. The version and variant bits are random UUIDs'. */
const uuidHead = [0x486f7269, 0x7a6f4000] as const;
const variantBits = 0x80000000;
const numberBits = 0x001fffff;

/** The entities of a chunk as the files beside the region files hold them (wiki "Entity format"). */
export function encodeEntities(cx: number, cz: number, entities: readonly SavedEntity[]): NbtCompound {
  return nbt.compound({
    DataVersion: nbt.int(javaVersion.data),
    Position: nbt.intArray([cx, cz]),
    Entities: nbt.list(entities.map(encodeItem)),
  });
}

/** Reads the entities that this game has; others are left out. @throws NbtError when one is damaged. */
export function decodeEntities(root: NbtCompound): readonly SavedEntity[] {
  return new NbtFields(root)
    .compounds('Entities')
    .filter((entity) => entity.string('id') === 'minecraft:item')
    .map(decodeItem);
}

function encodeItem(entity: SavedEntity): NbtTag {
  return nbt.compound({
    id: nbt.string('minecraft:item'),
    UUID: nbt.intArray(uuidOf(entity.id)),
    Pos: nbt.list(entity.position.map(nbt.double)),
    Motion: nbt.list(entity.motion.map(nbt.double)),
    Rotation: nbt.list([nbt.float(entity.yaw), nbt.float(0)]),
    OnGround: nbt.flag(entity.onGround),
    Air: nbt.short(300),
    Fire: nbt.short(0),
    fall_distance: nbt.double(0),
    Invulnerable: nbt.byte(0),
    PortalCooldown: nbt.int(0),
    Health: nbt.short(5),
    Age: nbt.short(entity.age),
    PickupDelay: nbt.short(entity.pickupDelay),
    Item: encodeStack(entity.stack),
    // Java keeps the turn in single precision; the game's own number is kept beside it.
    horizon_yaw: nbt.double(entity.yaw),
  });
}

function decodeItem(fields: NbtFields): SavedEntity {
  const yaw = fields.numbers('Rotation', 2)[0] as number;
  return {
    id: numberOf(fields.ints('UUID', 4)),
    kind: 'item',
    position: decodePosition(fields),
    motion: decodeMotion(fields),
    yaw: exact(fields, 'horizon_yaw', yaw),
    onGround: fields.flag('OnGround', false),
    age: fields.number('Age', 0),
    pickupDelay: fields.number('PickupDelay', 0),
    stack: decodeStack(fields.compound('Item')),
  };
}

/** The double precision number kept beside a float, unless another program has changed the float since. */
export function exact(fields: NbtFields, name: string, float: number): number {
  const double = fields.number(name, float);
  return Math.fround(double) === Math.fround(float) ? double : float;
}

function uuidOf(id: number): readonly number[] {
  return [...uuidHead, variantBits | (Math.floor(id / 2 ** 32) & numberBits), (id % 2 ** 32) | 0];
}

function numberOf(uuid: readonly number[]): number {
  const [, , high, low] = uuid as [number, number, number, number];
  return (high & numberBits) * 2 ** 32 + (low >>> 0);
}
