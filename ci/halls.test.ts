import { describe, expect, test } from 'vitest';
import { creativeItems } from '../harness/game/gui/creative-items.ts';
import { blockKinds } from '../harness/game/simulation/block-kinds.ts';
import { mobKinds } from '../harness/game/simulation/entities/mobs/mob-kinds.ts';
import { itemNames } from '../harness/game/simulation/items/item-names.ts';
import * as halls from '../scenarios/halls/block-names.ts';
import { shot as blockHall } from '../scenarios/shots/hall-of-every-block.ts';
import { itemCount, shot as itemHall } from '../scenarios/shots/hall-of-every-item.ts';
import { shot as plantHall } from '../scenarios/shots/hall-of-every-plant.ts';
import { mobs } from '../scenarios/shots/hall-of-mobs.ts';

describe('the halls', () => {
  test('every block but air is put up in one of them', () => {
    const put = new Set(
      [...blockHall.steps, ...plantHall.steps].flatMap((line) => /^command setblock \S+ \S+ \S+ ([a-z0-9_]+)/.exec(line)?.[1] ?? []),
    );
    const lacking = blockKinds.map(({ name }) => name).filter((name) => name !== 'air' && !put.has(name));
    expect(lacking).toEqual([]);
  });

  test('no list of blocks has a name twice or one that the game lacks', () => {
    const listed = Object.values(halls).flat();
    expect(new Set(listed).size).toBe(listed.length);
    const known = new Set(blockKinds.map(({ name }) => name));
    expect(listed.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the pages of the creative inventory hold every item, and there are as many pictures as pages', () => {
    const shown = new Set(creativeItems().map(({ item }) => item));
    expect(itemNames.filter((name) => !shown.has(name))).toEqual([]);
    expect(itemCount).toBe(shown.size);
    expect(itemHall.sequence?.frames).toBe(Math.ceil(shown.size / 45));
  });

  test('every kind of mob stands in the hall of mobs', () => {
    expect([...mobs].sort()).toEqual(Object.keys(mobKinds).sort());
  });
});
