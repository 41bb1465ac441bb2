import { NbtFile } from 'deepslate/nbt';
import { describe, expect, it } from 'vitest';
import { newMob } from '../simulation/entities/mobs/mob.ts';
import type { MobName } from '../simulation/entities/mobs/mob-kinds.ts';
import { mobKinds } from '../simulation/entities/mobs/mob-kinds.ts';
import type { SavedEntity } from '../simulation/persistence.ts';
import { decodeEntities, encodeEntities } from './entity-nbt.ts';
import { decodeNbt } from './nbt-reader.ts';
import { encodeNbt } from './nbt-writer.ts';

const place = {
  position: [0.1, 64 + 1 / 3, -7.7],
  motion: [0.01, -0.04, 1 / 7],
  yaw: 123.456789,
  onGround: true,
  age: 77,
} as const;

const mobs: readonly SavedEntity[] = (Object.keys(mobKinds) as MobName[]).map((kind, i) => ({
  ...newMob(kind, place.position),
  ...place,
  id: 100 + i,
  pitch: 12.3,
  headYaw: 0.1,
  bodyYaw: 1 / 3,
  health: 7.1,
  air: 250,
  fire: 3,
  fallDistance: 0.3,
  growth: -4000,
  noAi: true,
  name: 'Ada',
  nameVisible: true,
  tags: ['first', 'second'],
  ...(kind === 'villager' ? { traits: { profession: 'none', type: 'plains' } } : {}),
  equipment: { mainhand: { item: 'bow', count: 1, damage: 3 }, head: { item: 'iron_helmet', count: 1 } },
  mind: '{"goals":["stroll"],"target":0}',
}));

const all: readonly SavedEntity[] = [
  { ...place, id: 1, kind: 'item', pickupDelay: 10, stack: { item: 'apple', count: 3 } },
  { ...place, id: 2, kind: 'experience_orb', value: 17 },
  { ...place, id: 3, kind: 'arrow', pitch: 4.56, owner: 0, damage: 2.5, critical: true, pickup: true, stuck: 9 },
  { ...place, id: 4, kind: 'arrow', pitch: -4.56, owner: 2 ** 40, damage: 2, critical: false, pickup: false, stuck: -1 },
  { ...place, id: 5, kind: 'falling_block', block: { name: 'sand', properties: {} } },
  { ...place, id: 6, kind: 'tnt', fuse: 33 },
  { ...place, id: 7, kind: 'end_crystal' },
  { ...place, id: 8, kind: 'lightning_bolt' },
  ...mobs,
];

const bytes = (entities: readonly SavedEntity[]): Uint8Array => encodeNbt(encodeEntities(0, -1, entities));

describe('entities in files', () => {
  it.each(all.map((entity) => [entity.kind, entity] as const))('%s comes back with every number', (_, entity) => {
    expect(decodeEntities(decodeNbt(bytes([entity])))).toEqual([entity]);
  });

  it('keep what one kind alone has', () => {
    const sheep = { ...newMob('sheep', place.position), id: 9, traits: { InLove: 5, Color: 'pink', Sheared: true } };
    const creeper = { ...newMob('creeper', place.position), id: 10, traits: { ignited: true, powered: false } };
    const villager = { ...newMob('villager', place.position), id: 11, traits: { profession: 'farmer', type: 'desert' } };
    expect(decodeEntities(decodeNbt(bytes([sheep, creeper, villager])))).toEqual([sheep, creeper, villager]);
  });

  it('say to another reader what they are, by the names of the Java format', () => {
    const sheep = {
      ...newMob('sheep', [1.5, 2, 3.5], { yaw: 90, growth: -6000, noAi: true }),
      id: 9,
      traits: { Color: 'pink', Sheared: true },
    };
    const read = NbtFile.read(bytes([sheep, all[2] as SavedEntity])).root;
    expect(read.getNumber('DataVersion')).toBe(4786);
    const [first, second] = [0, 1].map((i) => read.getList('Entities', 10).get(i));
    expect(first?.getString('id')).toBe('minecraft:sheep');
    expect([first?.getNumber('Color'), first?.getNumber('Sheared'), first?.getNumber('Age'), first?.getNumber('NoAI')]).toEqual([
      6, 1, -6000, 1,
    ]);
    expect(first?.getNumber('Health')).toBe(8);
    expect(first?.getList('Pos', 6).map((part) => part.getAsNumber())).toEqual([1.5, 2, 3.5]);
    expect(first?.getList('Rotation', 5).map((part) => part.getAsNumber())).toEqual([90, 0]);
    expect([second?.getNumber('crit'), second?.getNumber('inGround'), second?.getNumber('damage')]).toEqual([1, 1, 2.5]);
  });

  it('of other programs are read without what only this game writes', () => {
    const root = decodeNbt(bytes([{ ...newMob('zombie', [0, 0, 0]), id: 12, growth: -10 }]));
    const [mob] = decodeEntities(root);
    expect(mob).toMatchObject({ kind: 'zombie', growth: -10, mind: '' });
  });
});
