import { describe, expect, test } from 'vitest';
import type { MobView } from '../simulation/view.ts';
import { buildCamera } from './camera.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import { entityQuads } from './entities.ts';
import { mobModels } from './mob-models.ts';
import { skinned } from './mob-skins.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillEntity, stillMob } from './testing/still-entity.ts';
import { stillPlayer } from './testing/still-player.ts';
import { hasTile, tileNames } from './tile-table.ts';

const world = blockWorld([{ x: 8, y: 63, z: 8, name: 'stone' }]);
const camera = buildCamera({ player: stillPlayer(8.5, 64, 14), partial: 1, fov: 70, bob: false, renderDistance: 4 });

const drawn = (kind: string, mob: Partial<MobView> = {}): FreeQuads =>
  entityQuads(world, [stillEntity(kind, [8.5, 80, 8.5], { mob: stillMob(mob) })], camera, 1);

const names = ({ count, data }: FreeQuads): readonly string[] =>
  Array.from({ length: count }, (_, i) => tileNames[data[i * freeFloats + 9]!]!);

/** Least and greatest place of a list's corners along an axis, in the world. */
function reach({ count, data }: FreeQuads, axis: 0 | 1 | 2): readonly [number, number] {
  const places: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = i * freeFloats + axis;
    for (const [u, v] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      places.push(data[at]! + u * data[at + 3]! + v * data[at + 6]! + [camera.x, camera.y, camera.z][axis]!);
  }
  return [Math.min(...places), Math.max(...places)];
}

describe('a mob', () => {
  test('has a painted tile for every face of every part', () => {
    for (const [kind, { parts }] of Object.entries(mobModels))
      for (const part of parts) for (const { tile } of skinned(part).faces) expect(hasTile(tile), `${kind} ${tile}`).toBe(true);
  });

  test('stands on its feet and is about as tall as its box', () => {
    for (const [kind, { size }] of Object.entries(mobModels)) {
      const [low, high] = reach(drawn(kind), 1);
      expect(low, kind).toBeCloseTo(80, 0);
      expect(high - low, kind).toBeGreaterThan(size[1] * 0.6);
      expect(high - low, kind).toBeLessThan(size[1] * 1.5);
    }
  });

  test('moves its legs with the way it walked, and stands when it does not', () => {
    for (const kind of ['cow', 'sheep', 'pig', 'chicken', 'zombie', 'skeleton', 'creeper', 'spider', 'villager']) {
      const walking = (stride: number) => drawn(kind, { stride, oldStride: stride, swing: 1, oldSwing: 1 });
      expect(walking(1), kind).not.toEqual(walking(3));
      expect(drawn(kind, { stride: 1, oldStride: 1 }), kind).toEqual(drawn(kind, { stride: 3, oldStride: 3 }));
    }
  });

  test('turns its head toward what it looks at, and its body with its yaw', () => {
    expect(drawn('cow', { headYaw: 40, oldHeadYaw: 40 })).not.toEqual(drawn('cow'));
    const [west, east] = reach(drawn('cow', { bodyYaw: 90, oldBodyYaw: 90, headYaw: 90, oldHeadYaw: 90 }), 0);
    const [north, south] = reach(drawn('cow'), 2);
    expect(east - west).toBeCloseTo(south - north, 3);
  });

  test('young is smaller, with a head that is larger against it', () => {
    for (const kind of ['cow', 'sheep', 'pig', 'chicken', 'zombie', 'villager']) {
      const [low, high] = reach(drawn(kind), 1);
      const [youngLow, youngHigh] = reach(drawn(kind, { baby: true }), 1);
      expect((youngHigh - youngLow) / (high - low), kind).toBeGreaterThan(0.5);
      expect((youngHigh - youngLow) / (high - low), kind).toBeLessThan(0.9);
    }
  });

  test('that is hurt is red, and one that died lies', () => {
    const tints = ({ count, data }: FreeQuads) => Array.from({ length: count }, (_, i) => data[i * freeFloats + 14]!);
    expect(tints(drawn('pig'))).not.toEqual(tints(drawn('pig', { hurtTime: 5 })));
    const [low, high] = reach(drawn('villager', { deathTime: 20 }), 1);
    expect(high - low).toBeLessThan(1.2);
  });

  test('in love has hearts over it that rise with its age', () => {
    expect(names(drawn('cow', { inLove: true })).filter((name) => name === 'heart')).toHaveLength(3);
    const at = (age: number) =>
      entityQuads(world, [stillEntity('cow', [8.5, 80, 8.5], { age, mob: stillMob({ inLove: true }) })], camera, 1);
    expect(reach(at(6), 1)[1]).not.toBe(reach(at(7), 1)[1]);
  });

  test('burns in flames that face the eye', () => {
    expect(names(drawn('zombie', { onFire: true }))).toContain('fire');
    expect(names(drawn('zombie'))).not.toContain('fire');
  });
});

test('a sheep has wool in its colour until it is shorn', () => {
  expect(names(drawn('sheep'))).toContain('mob/sheep_wool');
  expect(names(drawn('sheep', { sheared: true }))).not.toContain('mob/sheep_wool');
  expect(drawn('sheep', { color: 'red' })).not.toEqual(drawn('sheep', { color: 'blue' }));
});

test('a creeper that swells grows and flashes with light', () => {
  const [, calm] = reach(drawn('creeper'), 0);
  const swollen = drawn('creeper', { swell: 0.97, oldSwell: 0.97 });
  expect(reach(swollen, 0)[1]).toBeGreaterThan(calm);
  const flags = Array.from({ length: swollen.count }, (_, i) => swollen.data[i * freeFloats + 19]!);
  expect(flags.some((each) => (each & freeFlags.additive) !== 0)).toBe(true);
});

test('a spider shows its eyes in the dark', () => {
  const { count, data } = drawn('spider');
  const eyes = Array.from({ length: count }, (_, i) => i).filter((i) =>
    tileNames[data[i * freeFloats + 9]!]!.startsWith('mob/spider_eyes'),
  );
  expect(eyes.length).toBe(6);
  for (const i of eyes) expect(data[i * freeFloats + 19]! & freeFlags.fullBright).not.toBe(0);
});

test('what a mob wears and holds is drawn, and gleams where it is enchanted', () => {
  const helmet = { item: 'iron_helmet', count: 1 };
  const plain = drawn('skeleton', { equipment: { head: helmet, mainhand: { item: 'bow', count: 1 } } });
  expect(names(plain)).toContain('armour/iron_helmet/front');
  expect(names(plain)).toContain('item/bow');
  expect(names(plain)).not.toContain('glint');
  expect(names(drawn('armor_stand', { equipment: { head: { ...helmet, enchantments: { mending: 1 } } } }))).toContain('glint');
});
