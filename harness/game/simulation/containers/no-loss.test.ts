import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import { RandomStream } from '../random/random-stream.ts';
import type { Simulation } from '../simulation.ts';
import type { ItemStack } from '../view.ts';
import { outsideSlot, type SlotClick } from './slot-click.ts';

const given = ['stone 40', 'stick 64', 'diamond 5', 'raw_iron 20', 'coal 3', 'iron_helmet', 'iron_axe', 'egg 16', 'lava_bucket'];

/** Every item there is, wherever it lies: with the player, in blocks, on the ground. */
function census(simulation: Simulation): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  const count = (stack: ItemStack | null | undefined): void => {
    if (stack != null) found[stack.item] = (found[stack.item] ?? 0) + stack.count;
  };
  const saved = simulation.exportPlayer();
  for (const stack of saved.inventory) count(stack);
  for (const { cx, cz } of simulation.world.chunks()) {
    for (const { items } of simulation.exportChunk(cx, cz)?.blockEntities ?? []) for (const stack of items) count(stack);
  }
  for (const { stack } of simulation.entities) count(stack);
  return Object.fromEntries(Object.entries(found).sort());
}

/** Clicks of every kind but those that make items by magic, some more often than others. */
function randomClicks(random: RandomStream, slots: number, count: number): readonly SlotClick[] {
  const slot = (): number => random.between(0, slots - 1);
  const yes = (): boolean => random.unit() < 0.5;
  const button = (): 'left' | 'right' => (yes() ? 'left' : 'right');
  const kinds: readonly (() => SlotClick)[] = [
    () => ({ kind: 'click', slot: slot(), button: button() }),
    () => ({ kind: 'click', slot: slot(), button: button() }),
    () => ({ kind: 'click', slot: random.unit() < 0.1 ? outsideSlot : slot(), button: button() }),
    () => ({ kind: 'quick-move', slot: slot() }),
    () => ({ kind: 'swap', slot: slot(), with: random.between(36, 45) }),
    () => ({ kind: 'throw', slot: slot(), whole: yes() }),
    () => ({ kind: 'gather', slot: slot() }),
    () => ({ kind: 'clone', slot: slot() }),
    () => ({ kind: 'drag', slots: Array.from({ length: random.between(0, 9) }, slot), button: button() }),
    () => ({ kind: 'conjure', stack: { item: 'bedrock', count: 64 } }),
    () => ({ kind: 'recipe', recipe: random.between(0, 999), all: yes() }),
  ];
  return Array.from({ length: count }, () => kinds[random.between(0, kinds.length - 1)]!());
}

interface Place {
  readonly name: string;
  readonly slots: number;
  /** What has to stand where; nothing for the own inventory. */
  readonly blocks: readonly string[];
  /** Slots that are not clicked because taking from them makes something else. */
  readonly made: readonly number[];
}

const menus: readonly Place[] = [
  { name: 'the inventory', slots: 46, blocks: [], made: [0] },
  { name: 'a crafting table', slots: 46, blocks: ['8 1 11 crafting_table'], made: [0] },
  { name: 'a chest', slots: 63, blocks: ['8 1 11 chest'], made: [] },
  { name: 'a double chest', slots: 90, blocks: ['8 1 11 chest[type=left]', '9 1 11 chest[type=right]'], made: [] },
  { name: 'a barrel', slots: 63, blocks: ['8 1 11 barrel'], made: [] },
  { name: 'a furnace', slots: 39, blocks: ['8 1 11 furnace'], made: [] },
];

function opened({ blocks }: Place): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, '/tp @s 8.5 0 8.5 0 0');
  for (const block of blocks) chat(simulation, `/setblock ${block}`);
  for (const items of given) chat(simulation, `/give @s ${items}`);
  chat(simulation, '/tick freeze');
  run(simulation, 1, { use: true, usePressed: true });
  return simulation;
}

describe.each(menus)('clicks in $name', (place) => {
  it('neither make nor lose an item', () => {
    const random = RandomStream.fromSeed(11);
    for (let round = 0; round < 5; round++) {
      const simulation = opened(place);
      expect(simulation.player.menu == null).toBe(place.blocks.length === 0);
      const before = census(simulation);
      const clicks = randomClicks(random, place.slots, 100).filter((click) => !('slot' in click && place.made.includes(click.slot)));
      for (const click of clicks) simulation.clickSlot(click);
      expect(census(simulation), JSON.stringify(clicks)).toEqual(before);
      simulation.closeMenu();
      expect(census(simulation)).toEqual(before);
      expect([simulation.player.carried, ...simulation.player.inventory.slice(0, 5)]).toEqual(Array.from({ length: 6 }, () => null));
    }
  });
});

describe('clicks that craft', () => {
  it('make nine diamonds of a block each, whatever else is clicked', () => {
    const random = RandomStream.fromSeed(5);
    let made = 0;
    for (let round = 0; round < 5; round++) {
      const simulation = flatWorld({ mode: 'survival' });
      chat(simulation, '/give @s diamond_block 20');
      chat(simulation, '/tick freeze');
      for (const click of randomClicks(random, 46, 80)) {
        simulation.clickSlot(click);
        if (random.unit() < 0.3) simulation.clickSlot({ kind: 'drag', slots: [1], button: 'right' });
        if (random.unit() < 0.3) simulation.clickSlot({ kind: 'quick-move', slot: 0 });
      }
      const { diamond_block = 0, diamond = 0, ...others } = census(simulation);
      expect([diamond_block * 9 + diamond, others]).toEqual([180, {}]);
      made += diamond;
    }
    expect(made).toBeGreaterThan(30);
  });
});
