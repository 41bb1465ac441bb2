import type { SavedBlockState, SavedEntity, SavedMob, SavedPlace, SavedThrow, SavedThrown } from '../simulation/persistence.ts';
import { exact, ownerNumber, ownerUuid } from './entity-fields.ts';
import { decodeStack, encodeStack, withNamespace, withoutNamespace } from './item-nbt.ts';
import { type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** An entity that is no living body. */
type SavedThing = Exclude<SavedEntity, SavedMob>;
type Own = Readonly<Record<string, NbtTag>>;

interface Format<Thing extends SavedThing> {
  readonly encode: (thing: Thing) => Own;
  readonly decode: (fields: NbtFields, place: SavedPlace) => Thing;
}

/** What is thrown is stored with the item that it looks like. */
function thrown<Kind extends SavedThrown['kind']>(kind: Kind) {
  return {
    encode: ({ owner }: SavedThrow<Kind>): Own => ({
      ...(owner === null ? {} : { Owner: nbt.intArray(ownerUuid(owner)) }),
      Item: encodeStack({ item: kind, count: 1 }),
    }),
    decode: (fields: NbtFields, place: SavedPlace): SavedThrow<Kind> => ({
      ...place,
      kind,
      owner: fields.has('Owner') ? ownerNumber(fields.ints('Owner', 4)) : null,
    }),
  };
}

/** What of each kind Java stores beside what all entities have (wiki "Entity format" and the kinds' pages, "Entity data"). */
const formats: { readonly [Kind in SavedThing['kind']]: Format<Extract<SavedThing, { readonly kind: Kind }>> } = {
  item: {
    encode: ({ age, pickupDelay, stack }) => ({
      Health: nbt.short(5),
      Age: nbt.short(age),
      PickupDelay: nbt.short(pickupDelay),
      Item: encodeStack(stack),
    }),
    decode: (fields, place) => ({
      ...place,
      kind: 'item',
      age: fields.number('Age', 0),
      pickupDelay: fields.number('PickupDelay', 0),
      stack: decodeStack(fields.compound('Item')),
    }),
  },
  experience_orb: {
    encode: ({ age, value }) => ({ Health: nbt.short(5), Age: nbt.short(age), Value: nbt.short(value), Count: nbt.int(1) }),
    decode: (fields, place) => ({ ...place, kind: 'experience_orb', age: fields.number('Age', 0), value: fields.number('Value', 1) }),
  },
  arrow: {
    encode: ({ owner, damage, critical, pickup, pitch, stuck }) => ({
      ...(owner === null ? {} : { Owner: nbt.intArray(ownerUuid(owner)) }),
      damage: nbt.double(damage),
      crit: nbt.flag(critical),
      pickup: nbt.byte(pickup ? 1 : 0),
      inGround: nbt.flag(stuck >= 0),
      life: nbt.short(Math.max(0, stuck)),
      item: encodeStack({ item: 'arrow', count: 1 }),
      horizon_pitch: nbt.double(pitch),
    }),
    decode: (fields, place) => ({
      ...place,
      kind: 'arrow',
      pitch: exact(fields, 'horizon_pitch', fields.numbers('Rotation', 2)[1] as number),
      owner: fields.has('Owner') ? ownerNumber(fields.ints('Owner', 4)) : null,
      damage: fields.number('damage', 2),
      critical: fields.flag('crit', false),
      pickup: fields.number('pickup', 0) === 1,
      stuck: fields.flag('inGround', false) ? fields.number('life', 0) : -1,
    }),
  },
  snowball: thrown('snowball'),
  egg: thrown('egg'),
  ender_pearl: thrown('ender_pearl'),
  falling_block: {
    encode: ({ block, age }) => ({ BlockState: encodeBlock(block), Time: nbt.int(age), DropItem: nbt.flag(true) }),
    decode: (fields, place) => ({ ...place, kind: 'falling_block', block: decodeBlock(fields.compound('BlockState')) }),
  },
  tnt: {
    encode: ({ fuse }) => ({ fuse: nbt.short(fuse), block_state: encodeBlock({ name: 'tnt', properties: { unstable: 'false' } }) }),
    decode: (fields, place) => ({ ...place, kind: 'tnt', fuse: fields.number('fuse', 80) }),
  },
  end_crystal: {
    encode: () => ({ ShowBottom: nbt.flag(true) }),
    decode: (_, place) => ({ ...place, kind: 'end_crystal' }),
  },
  lightning_bolt: {
    encode: () => ({}),
    decode: (_, place) => ({ ...place, kind: 'lightning_bolt' }),
  },
};

/** Whether an id is one of these kinds. */
export function isThingId(id: string): id is SavedThing['kind'] {
  return Object.hasOwn(formats, id);
}

/** What its kind adds to an entity's tag. */
export function encodeThing(thing: SavedThing): Own {
  return (formats[thing.kind] as Format<SavedThing>).encode(thing);
}

/** Reads what its kind adds. @throws NbtError when it is damaged. */
export function decodeThing(kind: SavedThing['kind'], fields: NbtFields, place: SavedPlace): SavedThing {
  return (formats[kind] as Format<SavedThing>).decode(fields, place);
}

function encodeBlock({ name, properties }: SavedBlockState): NbtTag {
  const entries = Object.entries(properties).map(([key, value]) => [key, nbt.string(value)] as const);
  return nbt.compound({
    Name: nbt.string(withNamespace(name)),
    Properties: entries.length === 0 ? undefined : nbt.compound(Object.fromEntries(entries)),
  });
}

function decodeBlock(fields: NbtFields): SavedBlockState {
  const properties = fields.has('Properties') ? fields.compound('Properties') : null;
  return {
    name: withoutNamespace(fields.string('Name')),
    properties: Object.fromEntries((properties?.names() ?? []).map((name) => [name, properties?.string(name) ?? ''])),
  };
}
