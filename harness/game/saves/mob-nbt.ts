import { equipmentSlots } from '../simulation/entities/mobs/mob.ts';
import { isMobName, type MobName, mobKinds } from '../simulation/entities/mobs/mob-kinds.ts';
import { type TraitKind, traitsOf, woolColors } from '../simulation/entities/mobs/trait-table.ts';
import type { SavedMob, SavedPlace, SavedTraits } from '../simulation/persistence.ts';
import type { EquipmentSlot, ItemStack } from '../simulation/view.ts';
import { exact } from './entity-fields.ts';
import { decodeStack, encodeStack } from './item-nbt.ts';
import { type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';
import { decodeWaypoint, encodeWaypoint } from './waypoint-nbt.ts';

/** Kinds whose childhood Java stores as a flag instead of an age. */
const agelessKinds: readonly MobName[] = ['zombie'];
const babyGrowth = -24000;

/** Whether an id is one of a mob that this game has. */
export const isMobId: (id: string) => id is MobName = isMobName;

/** What a living body adds to an entity's tag (wiki "Entity format", "Mobs"). */
export function encodeMob(mob: SavedMob): Readonly<Record<string, NbtTag>> {
  const { name } = mob;
  const ageless = agelessKinds.includes(mob.kind);
  return {
    Air: nbt.short(mob.air),
    Fire: nbt.short(mob.fire),
    fall_distance: nbt.double(mob.fallDistance),
    Invulnerable: nbt.flag(mob.invulnerable),
    ...(mob.silent ? { Silent: nbt.flag(true) } : {}),
    ...(mob.noGravity ? { NoGravity: nbt.flag(true) } : {}),
    ...(mob.tags.length === 0 ? {} : { Tags: nbt.list(mob.tags.map(nbt.string)) }),
    ...(name === null ? {} : { CustomName: nbt.string(name) }),
    ...(mob.nameVisible ? { CustomNameVisible: nbt.flag(true) } : {}),
    Health: nbt.float(mob.health),
    HurtTime: nbt.short(mob.hurtTime),
    HurtByTimestamp: nbt.int(0),
    DeathTime: nbt.short(mob.deathTime),
    AbsorptionAmount: nbt.float(0),
    FallFlying: nbt.flag(false),
    CanPickUpLoot: nbt.flag(false),
    LeftHanded: nbt.flag(false),
    PersistenceRequired: nbt.flag(mob.persistent),
    ...(mob.noAi ? { NoAI: nbt.flag(true) } : {}),
    ...(ageless ? { IsBaby: nbt.flag(mob.growth < 0) } : { Age: nbt.int(mob.growth), ForcedAge: nbt.int(0) }),
    equipment: nbt.compound(
      Object.fromEntries(
        equipmentSlots.flatMap((slot) => {
          const stack = mob.equipment[slot];
          return stack === undefined ? [] : [[slot, encodeStack(stack)] as const];
        }),
      ),
    ),
    ...encodeTraits(mob),
    ...encodeWaypoint(mob.waypoint),
    horizon_pitch: nbt.double(mob.pitch),
    horizon_head_yaw: nbt.double(mob.headYaw),
    horizon_body_yaw: nbt.double(mob.bodyYaw),
    horizon_health: nbt.double(mob.health),
    horizon_growth: nbt.int(mob.growth),
    horizon_mind: nbt.string(mob.mind),
  };
}

/** Reads a living body. @throws NbtError when it is damaged. */
export function decodeMob(kind: MobName, fields: NbtFields, place: SavedPlace): SavedMob {
  const pitch = fields.numbers('Rotation', 2)[1] as number;
  const ageless = agelessKinds.includes(kind);
  const growth = ageless ? (fields.flag('IsBaby', false) ? babyGrowth : 0) : fields.number('Age', 0);
  const waypoint = decodeWaypoint(fields);
  const ownGrowth = fields.number('horizon_growth', growth);
  return {
    ...place,
    kind,
    pitch: exact(fields, 'horizon_pitch', pitch),
    headYaw: fields.number('horizon_head_yaw', place.yaw),
    bodyYaw: fields.number('horizon_body_yaw', place.yaw),
    health: exact(fields, 'horizon_health', fields.within('Health', [0, 1024], mobKinds[kind].health)),
    air: fields.number('Air', 300),
    fire: fields.number('Fire', 0),
    fallDistance: fields.number('fall_distance', 0),
    hurtTime: fields.number('HurtTime', 0),
    deathTime: fields.number('DeathTime', 0),
    growth: ageless && ownGrowth < 0 === growth < 0 ? ownGrowth : growth,
    noAi: fields.flag('NoAI', false),
    silent: fields.flag('Silent', false),
    invulnerable: fields.flag('Invulnerable', false),
    noGravity: fields.flag('NoGravity', false),
    persistent: fields.flag('PersistenceRequired', false),
    name: fields.has('CustomName') ? fields.text('CustomName') : null,
    nameVisible: fields.flag('CustomNameVisible', false),
    tags: fields.strings('Tags'),
    equipment: decodeEquipment(fields),
    traits: decodeTraits(kind, fields),
    ...(waypoint === null ? {} : { waypoint }),
    mind: fields.string('horizon_mind', ''),
  };
}

function decodeEquipment(fields: NbtFields): Readonly<Partial<Record<EquipmentSlot, ItemStack>>> {
  if (!fields.has('equipment')) return {};
  const worn = fields.compound('equipment');
  return Object.fromEntries(equipmentSlots.flatMap((slot) => (worn.has(slot) ? [[slot, decodeStack(worn.compound(slot))] as const] : [])));
}

function encodeTraits({ kind, traits }: SavedMob): Readonly<Record<string, NbtTag>> {
  const written: [string, NbtTag][] = [];
  for (const [key, sort] of Object.entries(traitsOf[kind])) {
    const value = traits[key];
    if (value !== undefined && sort !== 'text') written.push([key, encodeTrait(sort, value)]);
  }
  if (kind === 'villager') {
    const data = {
      profession: nbt.string(`minecraft:${traits.profession ?? 'none'}`),
      type: nbt.string(`minecraft:${traits.type ?? 'plains'}`),
    };
    written.push(['VillagerData', nbt.compound({ ...data, level: nbt.int(1) })]);
  }
  return Object.fromEntries(written);
}

function encodeTrait(sort: TraitKind, value: number | boolean | string): NbtTag {
  switch (sort) {
    case 'flag':
      return nbt.flag(value === true);
    case 'color':
      return nbt.byte(Math.max(0, woolColors.indexOf(value as (typeof woolColors)[number])));
    case 'byte':
      return nbt.byte(Number(value));
    case 'short':
      return nbt.short(Number(value));
    case 'int':
      return nbt.int(Number(value));
    case 'text':
      return nbt.string(String(value));
  }
}

function decodeTraits(kind: MobName, fields: NbtFields): SavedTraits {
  const traits: Record<string, number | boolean | string> = {};
  for (const [key, sort] of Object.entries(traitsOf[kind])) {
    if (!fields.has(key)) continue;
    if (sort === 'flag') traits[key] = fields.flag(key);
    else if (sort === 'color') traits[key] = woolColors[fields.number(key) & 15] ?? 'white';
    else if (sort !== 'text') traits[key] = fields.number(key);
  }
  if (kind === 'villager' && fields.has('VillagerData')) {
    const data = fields.compound('VillagerData');
    for (const key of ['profession', 'type']) if (data.has(key)) traits[key] = data.string(key).replace(/^minecraft:/, '');
  }
  return traits;
}
