import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../../flat-world.ts';
import type { Simulation } from '../../simulation.ts';
import type { EntityView } from '../../view.ts';

const kinds = (simulation: Simulation): readonly string[] => simulation.entities.map(({ kind }) => kind);
const mobs = (simulation: Simulation, kind: string): readonly EntityView[] => simulation.entities.filter((entity) => entity.kind === kind);
const only = (simulation: Simulation, kind: string): EntityView => {
  const [found] = mobs(simulation, kind);
  if (found === undefined) throw new Error(`There is no ${kind}; there are ${kinds(simulation).join(', ')}.`);
  return found;
};

/** A world at noon without anybody, the player in survival. */
const meadow = (changes: Parameters<typeof flatWorld>[0] = {}): Simulation => flatWorld({ mode: 'survival', viewDistance: 2, ...changes });
/** The same at midnight. */
function night(changes: Parameters<typeof flatWorld>[0] = {}): Simulation {
  const simulation = meadow(changes);
  chat(simulation, '/time set midnight');
  return simulation;
}

describe('mobs', () => {
  it('fall and stand on the ground', () => {
    const simulation = meadow();
    chat(simulation, '/summon cow 12 3 12');
    run(simulation, 30);
    expect(only(simulation, 'cow').y).toBe(0);
  });

  it('stroll about', () => {
    const simulation = meadow();
    chat(simulation, '/summon pig 8 0 8');
    const { x, z } = only(simulation, 'pig');
    const away = (): number => Math.abs(only(simulation, 'pig').x - x) + Math.abs(only(simulation, 'pig').z - z);
    expect(runUntil(simulation, () => away() > 3, {}, 3000)).toBeGreaterThan(0);
  });

  it('without AI stand as they were put', () => {
    const simulation = meadow();
    chat(simulation, '/summon zombie 12 4 12 {NoAI:1b,Rotation:[90f,0f]}');
    run(simulation, 100);
    expect(only(simulation, 'zombie')).toMatchObject({ x: 12.5, y: 4, z: 12.5, yaw: 90 });
  });

  it('swim instead of drowning', () => {
    const simulation = meadow();
    chat(simulation, '/fill 2 -6 2 14 -1 14 water');
    chat(simulation, '/summon sheep 8 -5 8');
    run(simulation, 400);
    expect(only(simulation, 'sheep').y).toBeGreaterThan(-1.5);
  });

  it('are hurt by a long fall, but for chickens', () => {
    const simulation = meadow();
    chat(simulation, '/summon sheep 12 12 12');
    chat(simulation, '/summon chicken 4 12 4');
    run(simulation, 120);
    expect(mobs(simulation, 'sheep')).toHaveLength(0);
    expect(mobs(simulation, 'chicken')).toHaveLength(1);
  });

  it('drop what their kind drops', () => {
    const simulation = meadow();
    chat(simulation, '/summon cow 14 0 14');
    chat(simulation, '/kill @e[type=cow]');
    run(simulation, 25);
    expect(mobs(simulation, 'cow')).toHaveLength(0);
    expect(simulation.entities.map(({ stack }) => stack?.item)).toContain('beef');
  });
});

describe('the pace of mobs', () => {
  /** Blocks a second of a chase over open ground. */
  const pace = (kind: string): number => {
    const simulation = night({ viewDistance: 3 });
    chat(simulation, `/summon ${kind} 8.5 0 40.5`);
    chat(simulation, '/effect give @s resistance infinite 4');
    runUntil(simulation, () => only(simulation, kind).z < 34, {}, 600);
    const from = only(simulation, kind).z;
    run(simulation, 40);
    return (from - only(simulation, kind).z) / 2;
  };

  it.each<[string, number]>([
    // The speed attribute squared over what a tick on plain ground takes away: 0.98 * speed² / (1 - 0.546) * 20.
    ['zombie', 2.28],
  ])('%s runs as in Java', (kind, speed) => {
    expect(pace(kind)).toBeCloseTo(speed, 1);
  });

  it('chickens sink slowly', () => {
    const simulation = meadow();
    chat(simulation, '/summon chicken 8.5 20 8.5');
    run(simulation, 40);
    const { y } = only(simulation, 'chicken');
    run(simulation, 20);
    expect(y - only(simulation, 'chicken').y).toBeCloseTo(20 * 0.112, 0);
  });
});

describe('farm animals', () => {
  it('come to who holds their food', () => {
    const simulation = meadow();
    chat(simulation, '/give @s wheat 4');
    chat(simulation, '/summon cow 15 0 8');
    runUntil(simulation, () => Math.abs(only(simulation, 'cow').x - simulation.player.x) < 3, {}, 400);
    run(simulation, 60);
    expect(Math.abs(only(simulation, 'cow').x - simulation.player.x)).toBeLessThan(3.5);
  });

  it('fed with it, two have a young one that grows up, and give experience', () => {
    const simulation = meadow();
    chat(simulation, '/give @s wheat 4');
    chat(simulation, '/summon cow 8.5 0 10.5 {Rotation:[0f,0f]}');
    chat(simulation, '/summon cow 9.7 0 10.4 {Rotation:[0f,0f]}');
    for (let i = 0; i < 200 && mobs(simulation, 'cow').length < 3; i++) {
      const hungry = mobs(simulation, 'cow').find(({ mob }) => mob?.inLove !== true);
      if (hungry === undefined) run(simulation, 5);
      else run(simulation, 5, { ...towards(simulation, hungry), usePressed: true, use: true });
    }
    expect(mobs(simulation, 'cow').map(({ mob }) => mob?.baby)).toEqual([false, false, true]);
    run(simulation, 100);
    expect(simulation.player.level + simulation.player.experience).toBeGreaterThan(0);
  });

  it('chickens lay eggs', () => {
    const simulation = meadow();
    chat(simulation, '/summon chicken 12 0 12 {EggLayTime:20}');
    run(simulation, 25);
    expect(simulation.entities.map(({ stack }) => stack?.item)).toContain('egg');
  });

  it('sheep are shorn once and have wool again when they have eaten grass', () => {
    const simulation = meadow();
    chat(simulation, '/give @s shears');
    chat(simulation, '/summon sheep 8.5 0 10.5 {Color:14b}');
    run(simulation, 1, { ...towards(simulation, only(simulation, 'sheep')), usePressed: true, use: true });
    expect(only(simulation, 'sheep').mob?.sheared).toBe(true);
    expect(simulation.entities.filter(({ stack }) => stack?.item === 'red_wool').length).toBeGreaterThan(0);
    chat(simulation, '/tick sprint 12000');
    runUntil(simulation, () => only(simulation, 'sheep').mob?.sheared === false, {}, 800);
  });

  it('a cow fills a bucket with milk', () => {
    const simulation = meadow();
    chat(simulation, '/give @s bucket');
    chat(simulation, '/summon cow 8.5 0 10.5');
    run(simulation, 1, { ...towards(simulation, only(simulation, 'cow')), usePressed: true, use: true });
    expect(simulation.player.inventory[36]?.item).toBe('milk_bucket');
  });

  it('run when they are hit', () => {
    const simulation = meadow();
    chat(simulation, '/summon pig 8.5 0 10.5');
    run(simulation, 1, { ...towards(simulation, only(simulation, 'pig')), attackPressed: true, attack: true });
    const { mob, x, z } = only(simulation, 'pig');
    expect(mob?.hurtTime).toBeGreaterThan(0);
    runUntil(simulation, () => Math.abs(only(simulation, 'pig').x - x) + Math.abs(only(simulation, 'pig').z - z) > 3, {}, 120);
  });
});

describe('monsters', () => {
  it('zombies come and strike the player', () => {
    const simulation = night();
    chat(simulation, '/summon zombie 20 0 8');
    const ticks = runUntil(simulation, () => simulation.player.health < 20, {}, 400);
    expect(ticks).toBeGreaterThan(60);
  });

  it('go round a wall', () => {
    const simulation = night();
    chat(simulation, '/fill 12 0 4 12 2 12 stone');
    chat(simulation, '/summon zombie 15 0 8');
    runUntil(simulation, () => simulation.player.health < 20, {}, 900);
  });

  it('leave a player in creative mode alone', () => {
    const simulation = night({ mode: 'creative' });
    chat(simulation, '/summon zombie 12 0 8');
    run(simulation, 200);
    expect(only(simulation, 'zombie').mob?.aggressive).toBe(false);
  });

  it('zombies burn in the sun, and not under a roof', () => {
    const simulation = meadow({ mode: 'creative' });
    chat(simulation, '/fill 0 4 0 15 4 15 stone');
    chat(simulation, '/summon zombie 24 0 24');
    run(simulation, 60);
    expect(only(simulation, 'zombie').mob?.onFire).toBe(true);
    runUntil(simulation, () => mobs(simulation, 'zombie').length === 0, {}, 1200);
    chat(simulation, '/summon zombie 8 0 8 {NoAI:1b}');
    run(simulation, 60);
    expect(only(simulation, 'zombie').mob?.onFire).toBe(false);
  });

  it('skeletons shoot arrows that hit', () => {
    const simulation = night();
    chat(simulation, '/summon skeleton 18 0 8');
    runUntil(simulation, () => mobs(simulation, 'arrow').length > 0, {}, 300);
    runUntil(simulation, () => simulation.player.health < 20, {}, 600);
  });

  it('creepers swell beside the player, go off, and leave a hole', () => {
    const simulation = night();
    chat(simulation, '/summon creeper 12 0 8');
    runUntil(simulation, () => mobs(simulation, 'creeper').length === 0, {}, 400);
    expect(simulation.player.health).toBeLessThan(20);
    const holes = [-3, -2, -1, 0, 1, 2, 3].filter((d) => simulation.world.cell(Math.floor(simulation.player.x) + d, -1, 8) === 0);
    expect(holes.length).toBeGreaterThan(0);
  });

  it('spiders hunt in the dark alone', () => {
    const simulation = meadow();
    chat(simulation, '/summon spider 14 0 8');
    run(simulation, 200);
    expect(only(simulation, 'spider').mob?.aggressive).toBe(false);
    chat(simulation, '/time set midnight');
    runUntil(simulation, () => simulation.player.health < 20, {}, 600);
  });

  it('villagers run from zombies', () => {
    const simulation = night({ mode: 'creative' });
    chat(simulation, '/summon villager 12 0 12');
    chat(simulation, '/summon zombie 16 0 12 {NoAI:1b}');
    const { x } = only(simulation, 'villager');
    runUntil(simulation, () => only(simulation, 'villager').x < x - 3, {}, 400);
  });
});

/** The view at a body's middle. */
function towards(simulation: Simulation, target: EntityView): { readonly yaw: number; readonly pitch: number } {
  const { player } = simulation;
  const [dx, dz] = [target.x - player.x, target.z - player.z];
  const dy = target.y + target.height / 2 - player.y - player.eyeHeight;
  const degrees = 180 / Math.PI;
  return { yaw: Math.atan2(-dx, dz) * degrees, pitch: -Math.atan2(dy, Math.sqrt(dx * dx + dz * dz)) * degrees };
}

describe('things of mobs', () => {
  it('lightning hurts, sets on fire and charges creepers', () => {
    const simulation = meadow({ mode: 'creative' });
    chat(simulation, '/summon creeper 12 0 12 {NoAI:1b}');
    chat(simulation, '/summon cow 13 0 12 {NoAI:1b,Health:4f}');
    chat(simulation, '/summon lightning_bolt 12 0 12');
    run(simulation, 3);
    expect(only(simulation, 'creeper').mob).toMatchObject({ onFire: true });
    expect(only(simulation, 'cow').mob?.deathTime).toBeGreaterThan(0);
    run(simulation, 10);
    expect(mobs(simulation, 'lightning_bolt')).toHaveLength(0);
  });

  it('spawn eggs, armour stands and crystals come out of the hand', () => {
    const simulation = meadow();
    chat(simulation, '/give @s pig_spawn_egg');
    chat(simulation, '/give @s armor_stand');
    chat(simulation, '/give @s iron_helmet');
    const down = { pitch: 40, usePressed: true, use: true };
    run(simulation, 1, { ...down, selected: 0 });
    run(simulation, 5);
    run(simulation, 1, { ...down, yaw: 90, selected: 1 });
    run(simulation, 5);
    const stand = only(simulation, 'armor_stand');
    expect(kinds(simulation)).toEqual(['pig', 'armor_stand']);
    run(simulation, 1, { ...towards(simulation, stand), usePressed: true, use: true, selected: 2 });
    expect(only(simulation, 'armor_stand').mob?.equipment).toEqual({ head: { item: 'iron_helmet', count: 1 } });
    expect(simulation.player.inventory.filter((stack) => stack !== null)).toEqual([]);
  });

  it('a named tag names a mob', () => {
    const simulation = meadow();
    chat(simulation, '/give @s name_tag[custom_name="Bess"]');
    chat(simulation, '/summon cow 8.5 0 10.5 {NoAI:1b}');
    run(simulation, 1, { ...towards(simulation, only(simulation, 'cow')), usePressed: true, use: true });
    expect(only(simulation, 'cow').name).toBe('Bess');
  });

  it('an arrow flies in a bow, sticks in a block and is taken up by nobody who did not shoot it', () => {
    const simulation = meadow();
    chat(simulation, '/fill 14 0 0 14 6 15 stone');
    chat(simulation, '/summon arrow 9.5 2 12.5 {Motion:[1.5d,0.3d,0d]}');
    const heights: number[] = [];
    for (let i = 0; i < 12; i++) {
      run(simulation, 1);
      heights.push(only(simulation, 'arrow').y);
    }
    expect(Math.max(...heights)).toBeGreaterThan(2.3);
    expect(only(simulation, 'arrow').x).toBeCloseTo(13.95, 1);
    chat(simulation, '/fill 14 0 0 14 6 15 air');
    run(simulation, 20);
    expect(only(simulation, 'arrow').y).toBeLessThan(0.2);
  });

  it('experience orbs fly to the player and are taken one after the other', () => {
    const simulation = meadow();
    for (let i = 0; i < 3; i++) chat(simulation, '/summon experience_orb 12.5 0 8.5 {Value:3}');
    run(simulation, 80);
    expect(mobs(simulation, 'experience_orb')).toHaveLength(0);
    expect(simulation.player.level * 7 + Math.round(simulation.player.experience * 9)).toBeGreaterThan(8);
  });

  it('items burn in lava but for netherite', () => {
    const simulation = meadow();
    chat(simulation, '/fill 11 -2 11 13 -1 13 lava');
    chat(simulation, '/summon item 12 0 12 {Item:{id:stick}}');
    chat(simulation, '/summon item 12 0 12 {Item:{id:netherite_ingot}}');
    run(simulation, 40);
    expect(simulation.entities.map(({ stack }) => stack?.item)).toEqual(['netherite_ingot']);
  });
});

describe('villagers', () => {
  it('go under a roof at night', () => {
    const simulation = meadow({ mode: 'creative' });
    chat(simulation, '/fill 0 3 0 7 3 7 oak_planks');
    chat(simulation, '/time set midnight');
    chat(simulation, '/summon villager 13 0 4');
    runUntil(simulation, () => only(simulation, 'villager').x < 8, {}, 1200);
    run(simulation, 200);
    expect(only(simulation, 'villager').x).toBeLessThan(8.5);
  });

  it('open doors on their way and close them behind them', () => {
    const simulation = meadow({ mode: 'creative' });
    chat(simulation, '/fill 7 0 9 9 3 15 stone');
    chat(simulation, '/fill 8 0 9 8 1 14 air');
    chat(simulation, '/setblock 8 0 9 oak_door[half=lower,facing=north]');
    chat(simulation, '/setblock 8 1 9 oak_door[half=upper,facing=north]');
    chat(simulation, '/tp 12.5 0 3.5');
    chat(simulation, '/summon villager 8 0 11');
    chat(simulation, '/summon zombie 8 0 14 {NoAI:1b}');
    const open = (): boolean => simulation.world.properties(simulation.world.cell(8, 0, 9)).open === 'true';
    runUntil(simulation, () => only(simulation, 'villager').z < 8, {}, 600);
    runUntil(simulation, () => !open(), {}, 200);
    expect(only(simulation, 'villager').z).toBeLessThan(8.5);
  });
});
