import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../../display/display-list.ts';
import type { BossBarView, HudView, TitleView } from '../../simulation/hud/hud-view.ts';
import type { EffectView, PlayerView } from '../../simulation/view.ts';
import { createGui } from '../gui.ts';
import { guiSprites } from '../gui-sheet.ts';
import type { SpriteName } from '../sprite-art.ts';
import { type PlainHost, plainHost, plainHud, plainPlayer, plainSimulation } from '../testing/plain-host.ts';
import { bossBarPart } from './boss-bars.ts';
import { effectName, effectStrength, effectTime } from './effect-icons.ts';
import { titleStrength } from './title.ts';
import { toastPart } from './toasts.ts';

interface Scene {
  readonly player?: Partial<PlayerView>;
  readonly hud?: Partial<HudView>;
  readonly host?: Partial<PlainHost>;
}

/** The quads of the game's picture without a screen. */
function drawn({ player = {}, hud = {}, host = {} }: Scene): Int32Array[] {
  const simulation = plainSimulation(plainPlayer({ mode: 'spectator', ...player }), 1, plainHud(hud));
  const { count, data } = createGui(plainHost({ ...host, simulation }), { screen: 'game' }).frame().quads;
  return Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
}

const bare = drawn({}).length;

function sprites(quads: readonly Int32Array[], name: SpriteName): Int32Array[] {
  const { x, y } = guiSprites[name];
  return quads.filter((quad) => quad[6] === guiSheets.gui && quad[7] === x * 16 && quad[8] === y * 16);
}

const title: TitleView = { title: 'Storm', subtitle: 'below', fadeIn: 10, stay: 70, fadeOut: 20 };

describe('a title', () => {
  it.each([
    [0, 0],
    [5, 127],
    [10, 255],
    [80, 255],
    [90, 127],
    [99, 12],
    [100, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('is %i ticks after it was shown %i strong', (age, strength) => {
    expect(titleStrength(title, age)).toBe(strength);
  });

  it('that has not begun, or is over, is not drawn', () => {
    const quads = (age: number): number => drawn({ hud: { title }, host: { ages: { title: age } } }).length;
    expect([quads(0), quads(50) > bare, quads(101)]).toEqual([bare, true, bare]);
  });

  it('too wide for the picture is drawn smaller', () => {
    const widest = (text: string): number => {
      const quads = drawn({ hud: { title: { ...title, title: text, subtitle: '' } }, host: { ages: { title: 50 } } }).slice(bare);
      return Math.max(...quads.map((quad) => quad[0]! + quad[2]!)) - Math.min(...quads.map((quad) => quad[0]!));
    };
    for (const text of ['Storm', 'A title that is quite a bit longer than most of them']) expect(widest(text)).toBeLessThan(854 * 16);
  });
});

it('the action bar goes within its last second', () => {
  const alpha = (age: number): number => drawn({ hud: { actionBar: 'i' }, host: { ages: { 'action-bar': age } } })[bare]?.[12] ?? 0;
  expect([0, 39, 50, 60].map(alpha)).toEqual([255, 255, 127, 0]);
});

describe('a boss bar', () => {
  const bar: BossBarView = {
    id: 'rig:storm',
    name: '',
    value: 50,
    max: 100,
    color: 'red',
    style: 'progress',
    visible: true,
    shown: true,
    before: 1,
  };

  it('eases from the part it had to the one it has', () => {
    expect([0, 1, 2, 4, 100].map((age) => bossBarPart(bar, age))).toEqual([1, 0.875, 0.75, 0.5, 0.5]);
    expect(bossBarPart({ ...bar, value: 300 }, 9)).toBe(1);
  });

  it('that is hidden, or for others, is not drawn', () => {
    const quads = (changes: Partial<BossBarView>): number => drawn({ hud: { bossBars: [{ ...bar, ...changes }] } }).length;
    expect([quads({}) > bare, quads({ visible: false }), quads({ shown: false })]).toEqual([true, bare, bare]);
  });

  it('has its notches, and more bars stand below it down to a third of the picture', () => {
    const quads = (style: BossBarView['style']): number => drawn({ hud: { bossBars: [{ ...bar, style }] } }).length;
    expect(quads('notched_6') - quads('progress')).toBe(5);
    const tops = drawn({ hud: { bossBars: Array.from({ length: 9 }, (_, i) => ({ ...bar, id: `b${i}` })) } })
      .slice(bare)
      .filter((quad) => quad[2] === 182 * 32)
      .map((quad) => quad[1]! / 32);
    expect(tops).toEqual([12, 31, 50, 69]);
  });
});

it('the sidebar shows every row and its score, and widens with its longest', () => {
  const rows = [
    { name: 'a', score: 12 },
    { name: '§aquite a long name', score: 3 },
  ];
  const left = (count: number): number => {
    const quads = drawn({ hud: { sidebar: { title: 'T', rows: rows.slice(0, count) } } }).slice(bare);
    return quads[0]![0]!;
  };
  expect(left(2)).toBeLessThan(left(1));
});

describe('effects', () => {
  const effect = (id: string, duration = 600, amplifier = 0): EffectView => ({ effect: id, amplifier, duration, showIcon: true });

  it('have their signs in the corner, harm below help, hidden ones not', () => {
    const effects = [effect('speed'), effect('poison'), effect('haste'), { ...effect('wither'), showIcon: false }];
    const quads = drawn({ player: { effects } });
    const at = (name: SpriteName): number[][] => sprites(quads, name).map((quad) => [quad[0]! / 32, quad[1]! / 32]);
    expect(at('effect-speed')).toEqual([[407, 6]]);
    expect(at('effect-haste')).toEqual([[382, 6]]);
    expect(at('effect-poison')).toEqual([[407, 32]]);
    expect(at('effect-wither')).toEqual([]);
  });

  it('blink in their last ten seconds alone', () => {
    expect([-1, 201, 5000].map(effectStrength)).toEqual([255, 255, 255]);
    const last = Array.from({ length: 200 }, (_, i) => effectStrength(i + 1));
    expect(new Set(last).size).toBeGreaterThan(20);
    expect(Math.max(...last)).toBeLessThanOrEqual(255);
    expect(Math.min(...last)).toBeGreaterThanOrEqual(0);
  });

  it('are told by name, level and time', () => {
    expect([effect('speed'), effect('slow_falling', 1, 1), effect('haste', 1, 41)].map(effectName)).toEqual([
      'Speed',
      'Slow Falling II',
      'Haste 42',
    ]);
    expect([1, 20, 1199, 1200, 72000, -1].map(effectTime)).toEqual(['0:00', '0:01', '0:59', '1:00', '60:00', 'endless']);
  });

  it('have cards beside the inventory, and no signs in the corner then', () => {
    const simulation = plainSimulation(plainPlayer({ effects: [effect('speed'), effect('wither')] }));
    const gui = createGui(plainHost({ simulation }), { screen: 'inventory' });
    const { count, data } = gui.frame().quads;
    const quads = Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
    expect(sprites(quads, 'effect-speed').length).toBe(1);
  });
});

describe('hearts', () => {
  const hearts = (player: Partial<PlayerView>, host: Partial<PlainHost> = {}) => drawn({ player: { mode: 'survival', ...player }, host });
  const count = (quads: readonly Int32Array[], ...names: readonly SpriteName[]): number[] =>
    names.map((name) => sprites(quads, name).length);
  const effects = (id: string): Partial<PlayerView> => ({ effects: [{ effect: id, amplifier: 0, duration: 600, showIcon: false }] });

  it('lent by absorption are golden and stand in a row above, under the armour', () => {
    const quads = hearts({ absorption: 7 });
    expect(count(quads, 'heart-gold', 'heart-gold-half', 'heart')).toEqual([3, 1, 10]);
    const [golden] = sprites(quads, 'heart-gold');
    expect(sprites(quads, 'heart')[0]![1]! - golden![1]!).toBe(10 * 32);
    const armoured = hearts({ absorption: 7, inventory: [...Array(5).fill(null), { item: 'iron_helmet', count: 1 }] });
    expect(sprites(armoured, 'armour')[0]![1]!).toBe(golden![1]! - 10 * 32);
  });

  it('are of another colour with poison and wither, and food with hunger', () => {
    expect(count(hearts({ health: 13, ...effects('poison') }), 'heart-poison', 'heart-poison-half', 'heart')).toEqual([6, 1, 0]);
    expect(count(hearts(effects('wither')), 'heart-wither', 'heart')).toEqual([10, 0]);
    expect(count(hearts(effects('hunger')), 'food-stale', 'food')).toEqual([10, 0]);
  });

  it('are lit every other three ticks for twenty after harm, with what was lost still pale', () => {
    const lit = (age: number): number => sprites(hearts({ health: 14, healthBefore: 20 }, { ages: { hurt: age } }), 'heart-lit').length;
    expect([0, 3, 5, 6, 8, 18, 20, 99].map(lit)).toEqual([0, 10, 10, 0, 0, 0, 0, 0]);
    const quads = hearts({ health: 13, healthBefore: 20 }, { ages: { hurt: 3 } });
    expect(count(quads, 'heart', 'heart-half', 'heart-old', 'heart-lit')).toEqual([6, 1, 4, 10]);
  });

  it('jump one after another with regeneration', () => {
    const tops = (ticks: number): number[] => sprites(hearts(effects('regeneration'), { ticks }), 'heart').map((quad) => quad[1]! / 32);
    expect(tops(0).filter((top) => top !== 201)).toEqual([199]);
    expect(tops(14)).toEqual(Array(10).fill(201));
  });
});

describe('what the eyes look through', () => {
  it('is a round lens with the spyglass, whose middle is free', () => {
    const quads = drawn({ player: { scoping: true } }).slice(0, -bare);
    const covers = (x: number, y: number): boolean =>
      quads.some((quad) => quad[0]! <= x * 16 && x * 16 < quad[0]! + quad[2]! && quad[1]! <= y * 16 && y * 16 < quad[1]! + quad[5]!);
    expect([covers(427, 240), covers(427, 40), covers(200, 240), covers(5, 5), covers(850, 475), covers(427, 2)]).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('is nothing where the player is seen from outside', () => {
    const worn = [...Array(5).fill(null), { item: 'carved_pumpkin', count: 1 }];
    const quads = drawn({ player: { scoping: true, inventory: worn }, host: { seenFromOutside: true } });
    expect(quads.length).toBe(drawn({ host: { seenFromOutside: true } }).length);
  });

  it('is the inside of a carved pumpkin that is worn', () => {
    const worn = [...Array(5).fill(null), { item: 'carved_pumpkin', count: 1 }];
    expect(drawn({ player: { inventory: worn } }).length).toBeGreaterThan(bare + 50);
    expect(drawn({ player: { inventory: worn.slice(1) } }).length).toBe(bare);
  });

  it('is darker at the edges the darker it is', () => {
    const edge = (block: number): number => {
      const simulation = plainSimulation(plainPlayer({ mode: 'spectator' }));
      const dark = { ...simulation, world: { ...simulation.world, light: () => ({ sky: 0, block }) } } as typeof simulation;
      const { data } = createGui(plainHost({ simulation: dark }), { screen: 'game' }).frame().quads;
      return data[11] === 0x0b0e13 ? data[12]! : 0;
    };
    expect(edge(15)).toBe(0);
    expect(edge(8)).toBeGreaterThan(0);
    expect(edge(0)).toBeGreaterThan(edge(8));
  });

  it('is the totem for forty ticks after it saved its holder', () => {
    const quads = (age: number): number => drawn({ host: { ages: { totem: age } } }).length - bare;
    expect([quads(10) > 40, quads(40), quads(Number.POSITIVE_INFINITY)]).toEqual([true, 0, 0]);
    const frame = (age: number) => drawn({ host: { ages: { totem: age } } });
    expect(frame(10)).toEqual(frame(10));
    expect(frame(10)).not.toEqual(frame(11));
  });
});

describe('a toast', () => {
  it('slides in, stays and slides out within five seconds', () => {
    expect([-1, 0, 4, 8, 92, 96, 100].map((age) => toastPart(age))).toEqual([0, 0, 0.5, 1, 1, 0.5, 0]);
  });

  it('lies over screens too, the next one below', () => {
    const toast = { item: 'writable_book', title: 'World saved', text: 'Meadow', tick: 0 };
    const host = plainHost({ simulation: plainSimulation(), ticks: 20, toasts: [toast, { ...toast, tick: 5 }] });
    const { data, count } = createGui(host, { screen: 'pause' }).frame().quads;
    const last = data.subarray((count - 1) * guiInts);
    expect(last[1]! / 32).toBeGreaterThan(32);
  });
});

describe('the list of players', () => {
  it('is shown while its key is held in the game, with the score of the listed objective', () => {
    const simulation = plainSimulation(plainPlayer(), 1, plainHud({ playerList: { title: 'x', rows: [{ name: 'Player', score: 7 }] } }));
    const gui = createGui(plainHost({ simulation }), { screen: 'game' });
    const quads = (): number => gui.frame().quads.count;
    const without = quads();
    gui.handle({ type: 'key', key: 'tab', down: true });
    expect(quads()).toBeGreaterThan(without);
    expect(gui.frame().widgets).toEqual([]);
    gui.handle({ type: 'key', key: 'tab', down: false });
    expect(quads()).toBe(without);
  });
});

it('the death screen tells how the player died, where that is known', () => {
  const quads = (deathText: string | null): number => {
    const simulation = plainSimulation(plainPlayer({ dead: true, health: 0, deathText }));
    return createGui(plainHost({ simulation }), { screen: 'death' }).frame().quads.count;
  };
  expect(quads('iii.') - quads(null)).toBe(2 * 4);
});
