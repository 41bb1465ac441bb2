import { describe, expect, it } from 'vitest';
import type { DamageSource, DamageType } from '../damage/damage-types.ts';
import { testSettings } from '../flat-world.ts';
import type { ItemStack } from '../view.ts';
import { WorldState } from '../world/world-state.ts';
import { Player } from './player.ts';
import { Survival } from './survival.ts';

/** A player of its own in an empty world, and what killed it. */
function body(worn: readonly string[] = []) {
  const player = new Player('survival');
  // Too hungry to heal.
  player.food = 10;
  const world = new WorldState(testSettings(), null);
  const deaths: DamageSource[] = [];
  const survival = new Survival(
    player,
    () => 0,
    world,
    (source) => deaths.push(source),
  );
  worn.forEach((item, i) => {
    player.inventory[5 + i] = { item, count: 1 };
  });
  return { player, world, survival, deaths };
}

const set = (material: string): readonly string[] => ['helmet', 'chestplate', 'leggings', 'boots'].map((piece) => `${material}_${piece}`);

/** Health that a hit takes. */
function loss(amount: number, type: DamageType, worn: readonly string[] = [], change: (player: Player) => void = () => {}): number {
  const { player, survival } = body(worn);
  change(player);
  survival.hurt(amount, { type });
  return 20 - player.health;
}

describe('armour', () => {
  it.each([
    ['leather', 10, 10 * (1 - 2 / 25)],
    ['iron', 10, 10 * (1 - 10 / 25)],
    ['diamond', 10, 3],
    ['diamond', 19, 19 * (1 - 15.25 / 25)],
    ['netherite', 10, 10 * (1 - (20 - 10 / 5) / 25)],
  ])('of %s leaves of a hit of %d what the formula says', (material, amount, left) => {
    expect(loss(amount, 'mob_attack', set(material))).toBeCloseTo(left, 9);
  });

  it('does not help against falls, hunger, drowning and magic', () => {
    for (const type of ['fall', 'starve', 'drown', 'magic', 'in_wall'] as const) expect(loss(4, type, set('diamond'))).toBe(4);
  });

  it('wears by a quarter of the hit, at least by one', () => {
    const { player, survival } = body(set('iron'));
    survival.hurt(13, { type: 'mob_attack' });
    expect(player.inventory.slice(5, 9).map((stack) => stack?.damage)).toEqual([3, 3, 3, 3]);
    for (let i = 0; i < 20; i++) survival.tick();
    survival.hurt(1, { type: 'arrow' });
    expect(player.inventory[5]?.damage).toBe(4);
    survival.hurt(4, { type: 'fall' });
    expect(player.inventory[5]?.damage).toBe(4);
  });

  it('breaks', () => {
    const { player, survival } = body(['leather_helmet']);
    player.inventory[5] = { item: 'leather_helmet', count: 1, damage: 54 };
    survival.hurt(1, { type: 'mob_attack' });
    expect(player.inventory[5]).toBeNull();
  });
});

describe('enchantments', () => {
  const enchanted = (enchantments: ItemStack['enchantments']) => (player: Player) => {
    player.inventory[8] = { item: 'iron_boots', count: 1, ...(enchantments && { enchantments }) };
  };

  it('of protection take four hundredths a point, at most twenty of them', () => {
    expect(loss(10, 'magic', [], enchanted({ protection: 4 }))).toBeCloseTo(8.4, 9);
    expect(loss(10, 'fall', [], enchanted({ feather_falling: 4 }))).toBeCloseTo(5.2, 9);
    expect(loss(10, 'fall', [], enchanted({ feather_falling: 4, protection: 10 }))).toBeCloseTo(2, 9);
    expect(loss(10, 'on_fire', [], enchanted({ fire_protection: 3 }))).toBeCloseTo(7.6, 9);
    expect(loss(10, 'magic', [], enchanted({ fire_protection: 3 }))).toBe(10);
    expect(loss(4, 'starve', [], enchanted({ protection: 4 }))).toBe(4);
  });
});

describe('a hit', () => {
  it('spares the player half a second of others, but for what a stronger one has more', () => {
    const { player, survival } = body();
    survival.hurt(4, { type: 'mob_attack' });
    expect([survival.hurt(3, { type: 'arrow' }), player.health]).toEqual([false, 16]);
    expect([survival.hurt(6, { type: 'arrow' }), player.health]).toEqual([true, 14]);
    for (let i = 0; i < 9; i++) survival.tick();
    expect(survival.hurt(6, { type: 'mob_attack' })).toBe(false);
    survival.tick();
    expect([survival.hurt(6, { type: 'mob_attack' }), player.health]).toEqual([true, 8]);
  });

  it.each([
    ['peaceful', 0],
    ['easy', 3],
    ['normal', 4],
    ['hard', 6],
  ] as const)('of a creature takes on %s difficulty %d of 4', (difficulty, taken) => {
    const { player, world, survival } = body();
    world.difficulty = difficulty;
    survival.hurt(4, { type: 'mob_attack', attacker: { kind: 'zombie' } });
    expect(20 - player.health).toBe(taken);
    const fallen = body();
    fallen.world.difficulty = difficulty;
    fallen.survival.hurt(4, { type: 'fall' });
    expect(fallen.player.health).toBe(16);
  });

  it('throws back from where it came, and tilts the view by where that is', () => {
    const { player, survival } = body();
    player.onGround = true;
    survival.hurt(1, { type: 'mob_attack', attacker: { kind: 'zombie' }, from: [0, 0, 3] });
    expect(player.velocity).toEqual([0, 0.4, -0.4]);
    expect(player.hurtDirection).toBeCloseTo(90, 6);
    expect(player.hurtTime).toBe(10);
  });

  it('is kept off by a raised shield when it comes from before the player, and wears it', () => {
    const { player, survival } = body();
    player.inventory[45] = { item: 'shield', count: 1 };
    player.using = { item: 'shield', offHand: true, ticks: 5 };
    expect(survival.hurt(4, { type: 'mob_attack', from: [0, 0, 3] })).toBe(false);
    expect([player.health, player.inventory[45]?.damage]).toEqual([20, 5]);
    expect(survival.hurt(2, { type: 'arrow', from: [0, 0, 3] })).toBe(false);
    expect(player.inventory[45]?.damage).toBe(5);
    expect(survival.hurt(4, { type: 'magic', from: [0, 0, 3] })).toBe(true);
    for (let i = 0; i < 20; i++) survival.tick();
    expect(survival.hurt(4, { type: 'mob_attack', from: [0, 0, -3] })).toBe(true);
    for (let i = 0; i < 20; i++) survival.tick();
    player.using = { item: 'shield', offHand: true, ticks: 4 };
    expect(survival.hurt(4, { type: 'mob_attack', from: [0, 0, 3] })).toBe(true);
  });

  it('kills with a sentence that names the creature', () => {
    const { player, survival, deaths } = body();
    survival.hurt(30, { type: 'mob_attack', attacker: { kind: 'zombie' } });
    expect([player.dead, deaths.length, deaths[0]?.attacker?.kind]).toEqual([true, 1, 'zombie']);
    expect(survival.hurt(1, { type: 'fall' })).toBe(false);
  });

  it('does not count where a rule of the world says so', () => {
    const { player, world, survival } = body();
    for (const rule of ['fall_damage', 'fire_damage', 'drowning_damage'] as const) world.gameRules.set(rule, false);
    for (const type of ['fall', 'lava', 'on_fire', 'drown'] as const) expect(survival.hurt(5, { type })).toBe(false);
    expect(player.health).toBe(20);
    expect(survival.hurt(5, { type: 'magic' })).toBe(true);
  });
});
