import { describe, expect, it } from 'vitest';
import { guiInts } from '../../display/display-list.ts';
import { Statistics } from '../../simulation/statistics/statistics.ts';
import { createGui } from '../gui.ts';
import type { GuiApi, ScreenName } from '../gui-api.ts';
import { type OptionPage, optionPages } from '../options/option-pages.ts';
import { focused, press } from '../testing/drive.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';

const sizes = [
  [320, 240],
  [427, 240],
  [640, 360],
] as const;
const scales = [1, 2, 3, 4];

const stack = (item: string, count = 1) => ({ item, count });
const inventory = [null, null, null, null, null, null, stack('iron_chestplate'), null, null, stack('stone', 64), stack('oak_log', 3)];
const busyPlayer = plainPlayer({
  inventory,
  carried: stack('torch', 9),
  level: 30,
  experience: 0.5,
  health: 3,
  food: 11,
  air: 100,
  selected: 8,
});
const longLine =
  'A long line that the server says and that is wider than the chat can be on any of the sizes that are tried here, twice over';
const chatLines = Array.from({ length: 40 }, (_, tick) => ({ text: tick % 4 === 0 ? longLine : `line ${tick}`, tick }));
const lines = Array.from({ length: 60 }, (_, i) => `${i}: ${longLine}`);

/** A world in which something was counted. */
const countedSimulation = (() => {
  const statistics = new Statistics();
  statistics.add('custom', 'jump', 3);
  statistics.add('mined', 'stone', 12);
  const simulation = plainSimulation(busyPlayer);
  return { ...simulation, world: { ...simulation.world, statistics } };
})();

const inWorld = {
  ticks: 60,
  chatLines,
  debugLines: { left: lines, right: lines },
  heldName: { stack: stack('stone'), ticksLeft: 5 },
  simulation: plainSimulation(busyPlayer),
};
const manyWorlds = (host: PlainHost): void => {
  for (let i = 0; i < 12; i++)
    host.saved.push({ folder: `w${i}`, name: i % 2 ? longLine : 'Meadow', mode: 'survival', cheats: true, lastPlayed: i });
};

interface Case {
  readonly title: string;
  readonly screen: ScreenName;
  readonly host: Partial<PlainHost>;
  prepare?(gui: GuiApi, host: PlainHost): void;
}

const busyAgents = {
  noAi: false,
  on: true,
  socket: `/run/user/1000/${'long-'.repeat(20)}.sock`,
  other: '/tmp/other.sock',
  clients: 12,
  lastCommand: 3_000_000,
  problem: longLine + longLine,
};

const cases: readonly Case[] = [
  { title: 'title', screen: 'title', host: {} },
  { title: 'select-world', screen: 'select-world', host: {} },
  { title: 'select-world without worlds', screen: 'select-world', host: { saved: [] } },
  {
    title: 'select-world, scrolled, with a notice',
    screen: 'select-world',
    host: {},
    prepare(gui, host) {
      manyWorlds(host);
      gui.open('select-world', longLine);
      gui.handle({ type: 'wheel', dy: -3 });
    },
  },
  { title: 'create-world', screen: 'create-world', host: {} },
  { title: 'edit-world', screen: 'edit-world', host: {}, prepare: (gui) => gui.open('edit-world', 'meadow') },
  { title: 'delete-world', screen: 'delete-world', host: {}, prepare: (gui) => gui.open('delete-world', 'meadow') },
  ...(Object.keys(optionPages) as OptionPage[]).map((screen) => ({ title: `page ${screen}`, screen, host: {} })),
  { title: 'the agent page in use, with a problem', screen: 'agent', host: { agents: busyAgents } },
  { title: 'the horizon page with No AI on', screen: 'horizon', host: { agents: { ...busyAgents, noAi: true } } },
  { title: 'the resource packs without any', screen: 'packs', host: { resourcePacks: () => [] } },
  { title: 'loading', screen: 'loading', host: {} },
  { title: 'loading in a world', screen: 'loading', host: { simulation: plainSimulation(busyPlayer, 0.3) } },
  { title: 'the game', screen: 'game', host: inWorld },
  { title: 'the game with F3', screen: 'game', host: inWorld, prepare: (gui) => press(gui, 'f3') },
  { title: 'pause', screen: 'pause', host: inWorld },
  { title: 'the statistics', screen: 'statistics', host: { ...inWorld, simulation: countedSimulation } },
  { title: 'options in a world', screen: 'options', host: inWorld },
  { title: 'chat', screen: 'chat', host: inWorld, prepare: (gui) => gui.open('chat', longLine + longLine) },
  { title: 'inventory', screen: 'inventory', host: inWorld },
  {
    title: 'bed',
    screen: 'bed',
    host: { ...inWorld, simulation: plainSimulation(plainPlayer({ sleeping: [0, 64, 0], sleepTicks: 60, stance: 'sleeping' })) },
  },
  { title: 'death', screen: 'death', host: { ...inWorld, simulation: plainSimulation(plainPlayer({ dead: true, health: 0 })) } },
];

function openCase(each: Case, size: { width: number; height: number; scale: number }): GuiApi {
  const host = plainHost({ ...each.host, ...size, ...(each.host.saved && { saved: [...each.host.saved] }) });
  const gui = createGui(host, { screen: each.screen });
  each.prepare?.(gui, host);
  return gui;
}

const idsAt = (each: Case, [width, height]: readonly [number, number]): string[] =>
  openCase(each, { width, height, scale: 1 })
    .frame()
    .widgets.map(({ id }) => id);

describe.each(cases)('the screen $title', (each) => {
  describe.each(sizes)('at %ix%i GUI pixels', (guiWidth, guiHeight) => {
    it.each(scales)('keeps its widgets and quads inside the picture at scale %i, with or without a pointer', (scale) => {
      const size = { width: guiWidth * scale, height: guiHeight * scale, scale };
      const gui = openCase(each, size);
      for (const pointer of [null, [0, 0], [guiWidth - 0.5, guiHeight - 0.5], [guiWidth / 2, guiHeight / 2]] as const) {
        if (pointer) gui.handle({ type: 'pointer', x: pointer[0], y: pointer[1] });
        const { widgets, quads, screen } = gui.frame();
        expect(screen).toBe(each.screen);
        for (const { bounds } of widgets) {
          const [x, y, width, height] = bounds;
          expect(bounds.every(Number.isInteger)).toBe(true);
          expect(width > 0 && height > 0).toBe(true);
          expect(x >= 0 && y >= 0 && x + width <= guiWidth && y + height <= guiHeight, `${bounds}`).toBe(true);
        }
        expect(quads.data).toHaveLength(quads.count * guiInts);
        for (let i = 0; i < quads.count; i++) {
          const [x, y, ux, uy, vx, vy] = quads.data.subarray(i * guiInts, i * guiInts + 6) as unknown as number[];
          const xs = [x!, x! + ux!, x! + vx!, x! + ux! + vx!];
          const ys = [y!, y! + uy!, y! + vy!, y! + uy! + vy!];
          const inside =
            Math.min(...xs) >= 0 && Math.max(...xs) <= size.width * 16 && Math.min(...ys) >= 0 && Math.max(...ys) <= size.height * 16;
          if (!inside) expect.fail(`quad ${i} spans ${xs} and ${ys}`);
        }
      }
    });

    it('has no two widgets over one another', () => {
      const { widgets } = openCase(each, { width: guiWidth, height: guiHeight, scale: 1 }).frame();
      for (const [i, a] of widgets.entries()) {
        for (const b of widgets.slice(i + 1)) {
          const [ax, ay, aw, ah] = a.bounds;
          const [bx, by, bw, bh] = b.bounds;
          expect(ax + aw <= bx || bx + bw <= ax || ay + ah <= by || by + bh <= ay, `${a.id} and ${b.id}`).toBe(true);
        }
      }
    });

    it('draws the same frame twice', () => {
      const gui = openCase(each, { width: guiWidth * 2, height: guiHeight * 2, scale: 2 });
      expect(gui.frame()).toEqual(gui.frame());
      expect(gui.frame()).toEqual(openCase(each, { width: guiWidth * 2, height: guiHeight * 2, scale: 2 }).frame());
    });
  });

  it('has unique ids, which begin the same at every size', () => {
    const all = sizes.map((size) => idsAt(each, size));
    for (const ids of all) {
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(all[2]!.filter((id) => ids.includes(id)));
    }
  });

  it('lets every enabled widget be focused by Tab, there and back', () => {
    const gui = openCase(each, { width: 854, height: 480, scale: 2 });
    const enabled = gui
      .frame()
      .widgets.filter((widget) => widget.enabled)
      .map(({ id }) => id);
    if (each.screen === 'game' || enabled.length === 0) return;
    const seen = enabled.map(() => {
      press(gui, 'tab');
      return focused(gui);
    });
    // Focusing a world makes it playable, so more may be enabled on the way than at first.
    expect(seen).toEqual(expect.arrayContaining(enabled.slice(0, -1)));
    const before = focused(gui);
    press(gui, 'tab');
    press(gui, 'shift+tab');
    expect(focused(gui)).toBe(before);
  });
});

describe('ids and labels', () => {
  const listed = (screen: ScreenName, host: Partial<PlainHost> = {}) =>
    createGui(plainHost(host), { screen })
      .frame()
      .widgets.map(({ id, kind, label }) => [id, kind, label]);

  it('are those of the title screen', () => {
    expect(listed('title')).toEqual([
      ['singleplayer', 'button', 'Singleplayer'],
      ['options', 'button', 'Options...'],
      ['quit-game', 'button', 'Quit Game'],
    ]);
  });

  it('are those of the world list, whose rows never take a button’s id', () => {
    const saved = ['Back', 'New World', 'New World'].map((name, i) => ({
      folder: `${i}`,
      name,
      mode: 'survival' as const,
      cheats: false,
      lastPlayed: 0,
    }));
    expect(listed('select-world', { saved })).toEqual([
      ['play-selected-world', 'button', 'Play Selected World'],
      ['create-new-world', 'button', 'Create New World'],
      ['edit-world', 'button', 'Edit World'],
      ['back', 'button', 'Back'],
      ['back-2', 'row', 'Back'],
      ['new-world', 'row', 'New World'],
      ['new-world-2', 'row', 'New World'],
    ]);
  });

  it('are those of a new world', () => {
    expect(listed('create-world')).toEqual([
      ['world-name', 'field', 'World Name'],
      ['game-mode', 'button', 'Game Mode: Survival'],
      ['allow-cheats', 'button', 'Allow Cheats: OFF'],
      ['difficulty', 'button', 'Difficulty: Normal'],
      ['seed', 'field', 'Seed'],
      ['create-new-world', 'button', 'Create New World'],
      ['cancel', 'button', 'Cancel'],
    ]);
  });

  it('are those of the options', () => {
    expect(listed('options')).toEqual([
      ['fov', 'slider', 'FOV: 70'],
      ['skin-customization', 'button', 'Skin Customization...'],
      ['music-sounds', 'button', 'Music & Sounds...'],
      ['video-settings', 'button', 'Video Settings...'],
      ['controls', 'button', 'Controls...'],
      ['language', 'button', 'Language...'],
      ['chat-settings', 'button', 'Chat Settings...'],
      ['resource-packs', 'button', 'Resource Packs...'],
      ['accessibility-settings', 'button', 'Accessibility Settings...'],
      ['online-options', 'button', 'Online Options...'],
      ['more-settings', 'button', 'More Settings...'],
      ['horizon-settings', 'button', 'Horizon Settings...'],
      ['done', 'button', 'Done'],
    ]);
  });

  it('are those of the resource packs, the one that wins first', () => {
    expect(listed('packs')).toEqual([
      ['use', 'button', 'Use'],
      ['raise', 'button', 'Raise'],
      ['done', 'button', 'Done'],
      ['pebbles', 'row', 'pebbles'],
      ['plain', 'row', 'plain'],
    ]);
  });

  it('are those of the video settings', () => {
    expect(listed('video').slice(0, 6)).toEqual([
      ['render-distance', 'slider', 'Render Distance: 8 chunks'],
      ['gui-scale', 'button', 'GUI Scale: Auto'],
      ['brightness', 'slider', 'Brightness: 50%'],
      ['view-bobbing', 'button', 'View Bobbing: ON'],
      ['smooth-lighting', 'button', 'Smooth Lighting: ON'],
      ['clouds', 'button', 'Clouds: Fancy'],
    ]);
  });

  it('are those of the pause menu', () => {
    expect(listed('pause', inWorld).map(([id]) => id)).toEqual(['back-to-game', 'options', 'statistics', 'save-and-quit-to-title']);
  });

  it('number the inventory’s slots as the menu does, with their stacks', () => {
    const { widgets } = createGui(plainHost(inWorld), { screen: 'inventory' }).frame();
    expect(widgets.map(({ id }) => id)).toEqual([...Array.from({ length: 46 }, (_, i) => `slot-${i}`), 'recipe-book']);
    expect(widgets[9]).toMatchObject({ kind: 'slot', label: 'Stone', stack: { item: 'stone', count: 64 } });
    expect(widgets[11]).toMatchObject({ kind: 'slot', label: '' });
    expect(widgets[11]).not.toHaveProperty('stack');
  });

  it('do not change when the list is scrolled', () => {
    const host = plainHost();
    manyWorlds(host);
    const gui = createGui(host, { screen: 'select-world' });
    const names = new Map<string, string>();
    for (let i = 0; i < 30; i++) {
      for (const { id, label } of gui.frame().widgets) expect(names.get(id) ?? label).toBe(names.set(id, label).get(id));
      gui.handle({ type: 'wheel', dy: -1 });
    }
    expect(names.size).toBe(4 + host.saved.length);
  });
});
