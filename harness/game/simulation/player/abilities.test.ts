import { describe, expect, it } from 'vitest';
import { blockKind } from '../block-kinds.ts';
import { packCell, rulesOf } from '../blocks/cell.ts';
import { digPerTick } from '../blocks/dig-speed.ts';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import { RandomStream } from '../random/random-stream.ts';
import { attackStrength, blowOf, weaponOf, wearOfHitting } from './attacking.ts';
import { Player } from './player.ts';
import { countedWear } from './wear.ts';

const click = { use: true, usePressed: true };

describe('a blow', () => {
  const armed = (item: string | null, change: (player: Player) => void = () => {}) => {
    const player = new Player('survival');
    player.held = item === null ? null : { item, count: 1 };
    player.attackTicks = 100;
    player.onGround = true;
    change(player);
    return blowOf(player, false);
  };

  it.each([
    [null, 1, 4],
    ['wooden_sword', 4, 1.6],
    ['diamond_sword', 7, 1.6],
    ['netherite_axe', 10, 1],
    ['iron_axe', 9, 0.9],
    ['stone_pickaxe', 3, 1.2],
    ['iron_shovel', 4.5, 1],
    ['diamond_hoe', 1, 4],
    ['stone', 1, 4],
  ])('with %s takes %d, and comes back %d times a second', (item, damage, speed) => {
    expect(weaponOf(item === null ? null : { item, count: 1 })).toEqual([damage, speed]);
    expect(armed(item).damage).toBe(damage);
  });

  it('is a fifth as strong at once after another, and grows by the square', () => {
    const at = (ticks: number): number =>
      armed('diamond_sword', (player) => {
        player.attackTicks = ticks;
      }).damage;
    expect(at(0)).toBeCloseTo(7 * (0.2 + (0.5 / 12.5) ** 2 * 0.8), 9);
    expect(at(6)).toBeCloseTo(7 * (0.2 + (6.5 / 12.5) ** 2 * 0.8), 9);
    expect(at(12)).toBe(7);
    expect(attackStrength({ item: 'diamond_sword', count: 1 }, 6)).toBeCloseTo(0.48, 9);
  });

  it('is half as strong again in a fall, sweeps on the ground, throws back in a sprint', () => {
    const falling = armed('iron_sword', (player) => {
      player.onGround = false;
      player.fallDistance = 0.5;
    });
    expect(falling).toMatchObject({ damage: 9, critical: true, sweep: null });
    expect(armed('iron_sword')).toMatchObject({ critical: false, sweep: 1, knockback: 0 });
    expect(armed('iron_axe').sweep).toBeNull();
    const sprinting = armed('iron_sword', (player) => {
      player.sprinting = true;
    });
    expect(sprinting).toMatchObject({ knockback: 1, sweep: null });
  });

  it('is stronger by enchantments and effects', () => {
    const enchanted = armed('iron_sword', (player) => {
      player.held = { item: 'iron_sword', count: 1, enchantments: { sharpness: 5, knockback: 2, fire_aspect: 2, sweeping_edge: 3 } };
    });
    expect(enchanted).toMatchObject({ damage: 9, knockback: 2, fire: 8 });
    expect(enchanted.sweep).toBeCloseTo(1 + 9 * 0.75, 9);
    const strong = armed(null, (player) => {
      player.activeEffects.add({ effect: 'strength', amplifier: 1, duration: 100, showIcon: true });
    });
    expect(strong.damage).toBe(7);
  });

  it('takes more from the undead and from spiders by their enchantments', () => {
    /** Health that one hit with a wooden sword takes from a creature. */
    const taken = (kind: string, enchantment: string): number => {
      const simulation = flatWorld({ mode: 'survival' });
      chat(simulation, '/give @s wooden_sword');
      if (enchantment !== '') chat(simulation, `/enchant @s ${enchantment} 5`);
      chat(simulation, `/summon ${kind} 8.5 0 10.5 {NoAI:1b,Health:20f}`);
      run(simulation, 20, { pitch: 15 });
      run(simulation, 1, { pitch: 15, attack: true, attackPressed: true });
      const hits = simulation.entities.filter((each) => each.kind === kind && (each.mob?.hurtTime ?? 0) > 0);
      expect(hits).toHaveLength(1);
      return (hits[0] as unknown as { readonly health: number }).health;
    };
    expect(taken('skeleton', 'smite')).toBeLessThan(taken('skeleton', '') - 10);
    expect(taken('spider', 'bane_of_arthropods')).toBeLessThan(taken('spider', '') - 10);
    expect(taken('spider', 'smite')).toBe(taken('spider', ''));
  });

  it('wears a sword by one and a tool by two', () => {
    expect(['iron_sword', 'iron_axe', 'iron_hoe', 'stone'].map((item) => wearOfHitting({ item, count: 1 }))).toEqual([1, 2, 2, 0]);
  });

  it('in the world costs strength and wears the sword', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/give @s iron_sword');
    chat(simulation, '/summon armor_stand 8.5 0 10.5');
    chat(simulation, '/summon cow 8.5 0 10.5 {NoAI:1b}');
    chat(simulation, '/kill @e[type=armor_stand]');
    run(simulation, 20, { pitch: 15 });
    expect(simulation.player.attackCooldown).toBe(1);
    run(simulation, 1, { pitch: 15, attack: true, attackPressed: true });
    expect(simulation.player.inventory[36]).toMatchObject({ item: 'iron_sword', damage: 1 });
    run(simulation, 3, { pitch: 15 });
    expect(simulation.player.attackCooldown).toBeLessThan(0.5);
  });
});

describe('enchantments of tools', () => {
  const stone = blockKind('stone')!;
  const still = { headInWater: false, inAir: false };

  it('efficiency adds its square and one to the speed of the right tool', () => {
    expect(digPerTick(stone, 'iron_pickaxe', { ...still, efficiency: 5 })).toBeCloseTo(32 / 1.5 / 30, 9);
    expect(digPerTick(stone, 'iron_shovel', { ...still, efficiency: 5 })).toBe(digPerTick(stone, 'iron_shovel', still));
    expect(rulesOf(packCell(stone.index, 0))).toBe(stone);
  });

  it('aqua affinity digs under water as on land', () => {
    const wet = { headInWater: true, inAir: false };
    expect(digPerTick(stone, null, { ...wet, aquaAffinity: true })).toBe(digPerTick(stone, null, still));
    expect(digPerTick(stone, null, wet)).toBeCloseTo(digPerTick(stone, null, still) / 5, 12);
  });

  it('unbreaking spares a tool in level of level + 1 uses, armour in six of ten of those', () => {
    const wear = (item: string, armour: boolean): number =>
      countedWear({ item, count: 1, enchantments: { unbreaking: 3 } }, 4000, RandomStream.fromSeed(7), armour) / 4000;
    expect(wear('iron_pickaxe', false)).toBeCloseTo(0.25, 1);
    expect(wear('iron_boots', true)).toBeCloseTo(0.7, 1);
    expect(countedWear({ item: 'iron_axe', count: 1 }, 9, RandomStream.fromSeed(1))).toBe(9);
  });
});

describe('the border of the world', () => {
  it('stops who walks against it, and hurts who is beyond it and its safe zone', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/gamerule natural_health_regeneration false');
    chat(simulation, '/worldborder center 8.5 8.5');
    chat(simulation, '/worldborder set 10');
    run(simulation, 60, { forward: true });
    expect(simulation.player.z).toBeCloseTo(13.2, 6);
    expect(simulation.player.health).toBe(20);
    chat(simulation, '/tp 8.5 0 28.5');
    run(simulation, 1);
    expect(simulation.player.health).toBe(18);
    run(simulation, 10);
    expect(simulation.player.health).toBe(16);
  });
});

describe('a cake', () => {
  it('is eaten slice by slice by the hungry', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 0 10 cake');
    run(simulation, 1, { pitch: 40, ...click });
    expect(simulation.world.properties(simulation.world.cell(8, 0, 10)).bites).toBe('0');
    chat(simulation, '/effect give @s hunger 5 255');
    run(simulation, 100);
    chat(simulation, '/effect clear @s');
    const { food } = simulation.player;
    run(simulation, 1, { pitch: 40, ...click });
    expect(simulation.player.food).toBe(Math.min(20, food + 2));
    expect(simulation.world.properties(simulation.world.cell(8, 0, 10)).bites).toBe('1');
  });
});

describe('a berry bush', () => {
  it('gives berries when it is ripe, scratches and holds who walks through', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 0 10 sweet_berry_bush[age=3]');
    run(simulation, 1, { pitch: 40, ...click });
    const berries = simulation.entities.find(({ stack }) => stack?.item === 'sweet_berries')?.stack;
    expect([2, 3]).toContain(berries?.count);
    expect(simulation.world.properties(simulation.world.cell(8, 0, 10)).age).toBe('1');
    runUntil(simulation, () => simulation.player.health < 20, { forward: true }, 60);
    expect(simulation.player.health).toBe(19);
  });
});

describe('a spectator', () => {
  it('flies through blocks, and faster by its wheel, from none to four times as fast', () => {
    const pace = (steps: number): number => {
      const simulation = flatWorld({ mode: 'survival', viewDistance: 3 });
      chat(simulation, '/gamemode spectator');
      chat(simulation, '/fill 0 0 12 15 4 12 stone');
      run(simulation, 1, { flySteps: steps });
      run(simulation, 80, { forward: true });
      const { z } = simulation.player;
      run(simulation, 10, { forward: true });
      return (simulation.player.z - z) * 2;
    };
    expect(pace(0)).toBeCloseTo(10.89, 1);
    expect(pace(10)).toBeCloseTo(21.78, 1);
    expect(pace(-20)).toBe(0);
  });
});

it('the rules that stop time and weather hold', () => {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, '/gamerule advance_time false');
  const { dayTime, time } = simulation.world;
  run(simulation, 20);
  expect([simulation.world.dayTime, simulation.world.time]).toEqual([dayTime, time + 20]);
});
