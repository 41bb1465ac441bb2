import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

/** A frozen world with three cows, a red sheep and a named, tagged pig, east of the player one after the other. */
function zoo(): Simulation {
  const simulation = flatWorld();
  chat(simulation, '/tick freeze');
  for (const x of [10, 12, 14]) chat(simulation, `/summon cow ${x}.5 0 8.5 {NoAI:1b}`);
  chat(simulation, '/summon sheep 11.5 0 8.5 {Color:red,NoAI:1b}');
  chat(simulation, '/summon pig 13.5 0 8.5 {NoAI:1b,CustomName:"Ham",Tags:["mine","fat"]}');
  return simulation;
}

/** Kinds that are left of the zoo, in the order of ids, with where they stand. */
const left = (simulation: Simulation): readonly string[] =>
  simulation.entities
    .filter(({ mob }) => mob?.deathTime === 0 && simulation.entities.length > 0)
    .map(({ kind, x }) => `${kind} ${Math.floor(x)}`);

function killing(selector: string): readonly string[] {
  const simulation = zoo();
  expect(chat(simulation, `/kill ${selector}`)).toMatch(/killed|^$/);
  chat(simulation, '/tick unfreeze');
  run(simulation, 25);
  return left(simulation);
}

const all = ['cow 10', 'cow 12', 'cow 14', 'sheep 11', 'pig 13'];
const without = (...gone: readonly string[]): readonly string[] => all.filter((each) => !gone.includes(each));

describe('selectors', () => {
  it.each<[string, readonly string[]]>([
    ['@e[type=cow]', without('cow 10', 'cow 12', 'cow 14')],
    ['@e[type=minecraft:cow,limit=1]', without('cow 10')],
    ['@e[type=cow,limit=1,sort=furthest]', without('cow 14')],
    ['@e[type=!cow,type=!player]', without('sheep 11', 'pig 13')],
    ['@n[type=cow]', without('cow 10')],
    ['@e[type=cow,distance=..3]', without('cow 10')],
    ['@e[type=cow,distance=3..5]', without('cow 12')],
    ['@e[type=cow, distance=3..]', without('cow 12', 'cow 14')],
    ['@e[name=Ham]', without('pig 13')],
    ['@e[name="Ham"]', without('pig 13')],
    ['@e[name=!Ham,type=!player,type=!cow]', without('sheep 11')],
    ['@e[tag=mine]', without('pig 13')],
    ['@e[tag=mine,tag=fat]', without('pig 13')],
    ['@e[tag=]', without('cow 10', 'cow 12', 'cow 14', 'sheep 11')],
    ['@e[x=12,y=0,z=8,dx=0,dy=1,dz=0]', without('cow 12')],
    ['@e[type=cow,x=14.5,y=0,z=8.5,distance=..1]', without('cow 14')],
  ])('%s means whom it says', (selector, rest) => {
    expect(killing(selector)).toEqual(rest);
  });

  it.each<[string, RegExp]>([
    ['@x', /there is no selector "@x"; use one of @a, @e/i],
    ['Nobody', /nobody here is called "Nobody"/i],
    ['@e[type=dragon]', /this game has no entity "dragon"/i],
    ['@e[colour=red]', /"colour=red" is no filter.*distance, dx/i],
    ['@e[limit=0]', /limit is a whole number from 1, not 0/i],
    ['@e[distance=5..2]', /distance begins above its end/i],
    ['@e[distance=near]', /distance in a selector is a number, not "near"/i],
    ['@e[sort=best]', /sort is one of nearest, furthest, random, arbitrary/i],
    ['@e[type=cow,distance=..0.1]', /nobody fits that selector/i],
  ])('%s is told what is wrong', (selector, answer) => {
    const simulation = zoo();
    expect(chat(simulation, `/kill ${selector}`)).toMatch(answer);
    expect(left(simulation)).toEqual(all);
  });

  it('kill the player by @s, @p, @a and the name', () => {
    for (const selector of ['@s', '@p', '@a', '@r', 'Player', '@e[type=player]']) {
      const simulation = zoo();
      chat(simulation, `/kill ${selector}`);
      expect(simulation.player.dead).toBe(true);
    }
  });
});

describe('/summon', () => {
  it('takes the data of the Java format', () => {
    const simulation = flatWorld({ frozen: true });
    chat(
      simulation,
      '/summon sheep 10 0 8 {Color:14b,Sheared:1b,Age:-100,Rotation:[90f,10f],Health:3f,CustomName:"Dolly",CustomNameVisible:1b}',
    );
    const [sheep] = simulation.entities;
    expect(sheep).toMatchObject({ kind: 'sheep', x: 10.5, y: 0, z: 8.5, yaw: 90, pitch: 10, name: 'Dolly', nameVisible: true });
    expect(sheep.mob).toMatchObject({ color: 'red', sheared: true, baby: true, headYaw: 90, bodyYaw: 90 });
    expect([sheep.width, sheep.height]).toEqual([0.45, 0.65]);
  });

  it('dresses mobs, in the new notation and the old', () => {
    const simulation = flatWorld({ frozen: true });
    chat(simulation, '/summon zombie ~ ~ ~ {IsBaby:1b,equipment:{head:{id:"minecraft:iron_helmet",count:1},mainhand:{id:diamond_sword}}}');
    chat(
      simulation,
      '/summon armor_stand ~ ~ ~ {ArmorItems:[{id:iron_boots},{},{id:diamond_chestplate,count:1},{}],HandItems:[{id:bow},{}]}',
    );
    const [zombie, stand] = simulation.entities;
    expect(zombie.mob).toMatchObject({
      baby: true,
      equipment: { head: { item: 'iron_helmet', count: 1 }, mainhand: { item: 'diamond_sword' } },
    });
    expect(stand.mob?.equipment).toEqual({
      mainhand: { item: 'bow', count: 1 },
      feet: { item: 'iron_boots', count: 1 },
      chest: { item: 'diamond_chestplate', count: 1 },
    });
  });

  it('makes things that are no mobs', () => {
    const simulation = flatWorld({ frozen: true });
    for (const data of [
      'item ~ ~ ~ {Item:{id:apple,count:3}}',
      'tnt ~ ~ ~ {fuse:40}',
      'falling_block ~ ~ ~ {BlockState:{Name:gravel}}',
      'end_crystal',
      'experience_orb ~ ~ ~ {Value:7}',
    ]) {
      chat(simulation, `/summon ${data}`);
    }
    expect(simulation.entities.map(({ kind, stack, fuse, value }) => [kind, stack?.count ?? fuse ?? value])).toEqual([
      ['item', 3],
      ['tnt', 40],
      ['falling_block', undefined],
      ['end_crystal', undefined],
      ['experience_orb', 7],
    ]);
  });

  it.each<[string, RegExp]>([
    ['dragon', /this game has no entity "dragon"/i],
    ['cow 0 0', /z is missing/i],
    ['cow 1000 0 0', /not loaded/i],
    ['cow ~ ~ ~ {Rotation:[90f]}', /Rotation is a list of 2 numbers/i],
    ['cow ~ ~ ~ {Health:lots}', /Health is a number, not "lots"/i],
    ['cow ~ ~ ~ {NoAI', /missing at the end/i],
    ['item', /an item needs/i],
    ['zombie ~ ~ ~ {equipment:{head:{id:crown}}}', /no item "crown"/i],
    ['sheep ~ ~ ~ {Color:plaid}', /Color cannot be "plaid"/i],
  ])('%s is told what is wrong', (line, answer) => {
    const simulation = flatWorld({ frozen: true });
    expect(chat(simulation, `/summon ${line}`)).toMatch(answer);
    expect(simulation.entities).toHaveLength(0);
  });
});
