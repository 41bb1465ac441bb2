import { describe, expect, it } from 'vitest';
import { createGui } from './gui.ts';
import type { GuiApi, ScreenName } from './gui-api.ts';
import { sliderPointerX } from './slider.ts';
import { click, clickAt, focused, press, reach, type, widget } from './testing/drive.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from './testing/plain-host.ts';

const world = {
  simulation: plainSimulation(
    plainPlayer({ inventory: [null, null, null, null, null, null, null, null, null, { item: 'stone', count: 3 }] }),
  ),
};

function start(host: PlainHost = plainHost(), screen: ScreenName = host.simulation ? 'game' : 'title'): { gui: GuiApi; host: PlainHost } {
  return { gui: createGui(host, { screen }), host };
}

describe('by keyboard alone', () => {
  it.each([
    ['title', ['tab', 'enter'], 'select-world', 'escape', 'title'],
    ['select-world', ['tab', 'enter'], 'create-world', 'escape', 'select-world'],
    ['title', ['tab', 'tab', 'space'], 'options', 'escape', 'title'],
    ['title', ['down', 'down', 'enter'], 'options', 'escape', 'title'],
  ] as const)('%s leads by %j to %s, and %s leads back to %s', (from, keys, to, back, there) => {
    const { gui } = start(plainHost(), from);
    press(gui, ...keys);
    expect(gui.screen).toBe(to);
    press(gui, back);
    expect(gui.screen).toBe(there);
  });

  it.each([
    ['escape', 'pause', 'escape', 'game'],
    ['t', 'chat', 'escape', 'game'],
    ['slash', 'chat', 'enter', 'game'],
    ['e', 'inventory', 'escape', 'game'],
    ['e', 'inventory', 'e', 'game'],
    ['escape tab tab enter', 'options', 'escape', 'pause'],
    ['escape tab enter', 'game', 'escape', 'pause'],
  ] as const)('in a world %s leads to %s, and %s leads to %s', (keys, to, back, there) => {
    const { gui } = start(plainHost(world));
    press(gui, ...keys.split(' '));
    expect(gui.screen).toBe(to);
    press(gui, back);
    expect(gui.screen).toBe(there);
  });

  it('a world is chosen and opened', () => {
    const { gui, host } = start(plainHost(), 'select-world');
    press(gui, 'shift+tab');
    expect(focused(gui)).toBe('workshop');
    press(gui, 'up');
    expect(widget(gui, 'meadow')).toMatchObject({ selected: true, focused: true });
    press(gui, 'enter');
    expect(host.asked).toEqual([['openWorld', 'meadow']]);
    expect(gui.screen).toBe('loading');
  });

  it('a list scrolls to the row that is focused', () => {
    const host = plainHost();
    for (let i = 0; i < 20; i++) host.saved.push({ folder: `f${i}`, name: `World ${i}`, mode: 'survival', cheats: false, lastPlayed: 0 });
    const { gui } = start(host, 'select-world');
    press(gui, 'tab', 'tab', 'tab');
    expect(focused(gui)).toBe('meadow');
    for (let i = 0; i < 21; i++) press(gui, 'down');
    expect(focused(gui)).toBe('world-19');
    expect(widget(gui, 'world-19').bounds[3]).toBe(32);
    for (let i = 0; i < 21; i++) press(gui, 'up');
    expect(widget(gui, 'meadow')).toMatchObject({ selected: true, focused: true });
    expect(widget(gui, 'meadow').bounds[3]).toBe(32);
  });

  it('a slider moves by a step', () => {
    const { gui, host } = start(plainHost(), 'options');
    press(gui, 'tab', 'right', 'right', 'left');
    expect(host.asked).toEqual([
      ['setOption', 'fov', 71],
      ['setOption', 'fov', 72],
      ['setOption', 'fov', 71],
    ]);
    expect(widget(gui, 'fov')).toMatchObject({ label: 'FOV: 71', value: 41 / 80 });
  });

  it('every slot is reached by the arrows, and clicked by Enter and Space', () => {
    const { gui, host } = start(plainHost(world), 'inventory');
    const seen = new Set<string>();
    press(gui, 'down');
    // A walk that tries all four ways from each slot it has found.
    const queue = [focused(gui)!];
    const pathTo = new Map<string, readonly string[]>([[queue[0]!, ['down']]]);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      seen.add(id);
      for (const key of ['up', 'down', 'left', 'right']) {
        gui.open('inventory');
        press(gui, ...pathTo.get(id)!, key);
        const next = focused(gui)!;
        if (pathTo.has(next)) continue;
        pathTo.set(next, [...pathTo.get(id)!, key]);
        queue.push(next);
      }
    }
    // Its slots and the recipe book's button.
    expect(seen.size).toBe(47);
    host.asked.splice(0);
    gui.open('inventory');
    press(gui, ...pathTo.get('slot-9')!, 'enter', 'space', 'shift+enter');
    expect(host.asked.filter(([request]) => request === 'clickSlot')).toEqual([
      ['clickSlot', { kind: 'click', slot: 9, button: 'left' }],
      ['clickSlot', { kind: 'click', slot: 9, button: 'right' }],
      ['clickSlot', { kind: 'quick-move', slot: 9 }],
    ]);
  });
});

describe('by pointer alone', () => {
  it('the menus lead on and back', () => {
    const { gui, host } = start();
    const walk = [
      ['singleplayer', 'select-world'],
      ['create-new-world', 'create-world'],
      ['cancel', 'select-world'],
      ['back', 'title'],
      ['options', 'options'],
      ['done', 'title'],
    ] as const;
    for (const [id, screen] of walk) {
      click(gui, id);
      expect(gui.screen).toBe(screen);
    }
    click(gui, 'quit-game');
    expect(host.asked).toEqual([['quit']]);
  });

  it('the pause menu leads on and back', () => {
    const { gui, host } = start(plainHost(world), 'pause');
    click(gui, 'options');
    click(gui, 'done');
    expect(gui.screen).toBe('pause');
    click(gui, 'back-to-game');
    expect(gui.screen).toBe('game');
    gui.open('pause');
    click(gui, 'save-and-quit-to-title');
    expect(host.asked).toEqual([['quitToTitle']]);
  });

  it('a world is chosen by a click and opened by the button or a second click soon after', () => {
    const { gui, host } = start(plainHost(), 'select-world');
    expect(widget(gui, 'play-selected-world').enabled).toBe(false);
    click(gui, 'play-selected-world');
    expect(host.asked).toEqual([]);
    click(gui, 'workshop');
    expect(widget(gui, 'workshop').selected).toBe(true);
    host.ticks += 100;
    click(gui, 'workshop');
    click(gui, 'play-selected-world');
    expect(host.asked).toEqual([['openWorld', 'workshop-1']]);
    gui.open('select-world');
    click(gui, 'meadow');
    click(gui, 'workshop');
    host.ticks += 5;
    click(gui, 'workshop');
    expect(host.asked.at(-1)).toEqual(['openWorld', 'workshop-1']);
    expect(host.asked).toHaveLength(2);
  });

  it('a disabled button and the other buttons of the mouse press nothing', () => {
    const { gui } = start();
    click(gui, 'singleplayer', 'right');
    click(gui, 'singleplayer', 'middle');
    expect(gui.screen).toBe('title');
  });

  it.each([
    ['fov', 'options'],
    ['render-distance', 'video'],
    ['brightness', 'video'],
    ['sensitivity', 'mouse'],
  ] as const)('the slider %s takes the value named for a place, by click and by drag', (id, screen) => {
    const { gui } = start(plainHost(), screen);
    const { bounds } = widget(gui, id);
    const y = bounds[1] + 10;
    for (const value of [0, 0.5, 1]) {
      clickAt(gui, sliderPointerX(bounds, value), y);
      expect(widget(gui, id).value).toBe(value);
    }
    gui.handle({ type: 'button', button: 'left', down: true });
    gui.handle({ type: 'pointer', x: sliderPointerX(bounds, 0.5), y: y + 100 });
    expect(widget(gui, id).value).toBe(0.5);
    gui.handle({ type: 'button', button: 'left', down: false });
    gui.handle({ type: 'pointer', x: sliderPointerX(bounds, 0), y });
    expect(widget(gui, id).value).toBe(0.5);
  });

  it('slots are clicked with either button and with Shift, and outside of the panel the stack is dropped', () => {
    const { gui, host } = start(plainHost(world), 'inventory');
    click(gui, 'slot-9');
    click(gui, 'slot-36', 'right');
    click(gui, 'slot-0', 'left', true);
    clickAt(gui, 2, 2);
    const [x, y] = widget(gui, 'slot-1').bounds;
    clickAt(gui, x, y - 4);
    expect(host.asked).toEqual([
      ['clickSlot', { kind: 'click', slot: 9, button: 'left' }],
      ['clickSlot', { kind: 'click', slot: 36, button: 'right' }],
      ['clickSlot', { kind: 'quick-move', slot: 0 }],
      ['clickSlot', { kind: 'click', slot: -999, button: 'left' }],
    ]);
  });

  it('a held Shift key counts when the press does not say', () => {
    const { gui, host } = start(plainHost(world), 'inventory');
    const [x, y] = widget(gui, 'slot-9').bounds;
    gui.handle({ type: 'pointer', x: x + 1, y: y + 1 });
    gui.handle({ type: 'key', key: 'right.shift', down: true });
    gui.handle({ type: 'button', button: 'left', down: true });
    expect(host.asked).toEqual([['clickSlot', { kind: 'quick-move', slot: 9 }]]);
  });
});

describe('a new world', () => {
  it('is asked for with what was typed and chosen', () => {
    const { gui, host } = start(plainHost(), 'create-world');
    expect(focused(gui)).toBe('world-name');
    press(gui, 'control+a');
    type(gui, ' Höhlen ');
    click(gui, 'seed');
    type(gui, '-42');
    click(gui, 'game-mode');
    expect(widget(gui, 'allow-cheats').label).toBe('Allow Cheats: ON');
    click(gui, 'allow-cheats');
    click(gui, 'create-new-world');
    expect(host.asked).toEqual([['createWorld', { name: 'Höhlen', seed: '-42', mode: 'creative', cheats: false, difficulty: 'normal' }]]);
    expect(gui.screen).toBe('loading');
  });

  it('is created by Enter in a field, but not without a name', () => {
    const { gui, host } = start(plainHost(), 'create-world');
    press(gui, 'control+a', 'delete', 'enter');
    expect(gui.screen).toBe('create-world');
    expect(widget(gui, 'create-new-world').enabled).toBe(false);
    type(gui, 'x');
    press(gui, 'enter');
    expect(host.asked).toEqual([['createWorld', { name: 'x', seed: '', mode: 'survival', cheats: false, difficulty: 'normal' }]]);
  });
});

describe('a text field', () => {
  it('puts the caret where it is pressed, and selects by dragging', () => {
    const { gui, host } = start(plainHost(), 'create-world');
    const [x, y] = widget(gui, 'world-name').bounds;
    clickAt(gui, x + 4, y + 10);
    type(gui, '>');
    expect(widget(gui, 'world-name').value).toBe('>New World');
    gui.handle({ type: 'pointer', x: x + 4, y: y + 10 });
    gui.handle({ type: 'button', button: 'left', down: true });
    gui.handle({ type: 'pointer', x: x + 300, y: y + 10 });
    gui.handle({ type: 'button', button: 'left', down: false });
    press(gui, 'control+c');
    expect(host.clip).toBe('>New World');
    press(gui, 'control+x', 'control+v', 'control+v');
    expect(widget(gui, 'world-name').value).toBe('>New World>New World');
  });

  it('blinks its caret by ticks', () => {
    const { gui, host } = start(plainHost(), 'create-world');
    const shown = [0, 5, 6, 11, 12].map((ticks) => {
      host.ticks = ticks;
      return gui.frame().quads.count;
    });
    expect(shown.map((count) => count - shown[2]!)).toEqual([1, 1, 0, 0, 1]);
  });
});

describe('the state of the interface', () => {
  it('takes text only while a field has the focus', () => {
    const { gui } = start(plainHost(), 'create-world');
    expect(gui.takesText).toBe(true);
    press(gui, 'tab');
    expect(gui.takesText).toBe(false);
    expect(gui.handle({ type: 'text', text: 'x' })).toBe(false);
    gui.open('title');
    expect(gui.takesText).toBe(false);
    gui.open('chat');
    expect(gui.takesText).toBe(true);
    gui.open('game');
    expect(gui.takesText).toBe(false);
  });

  it.each([
    ['pause', true],
    ['options', true],
    ['chat', false],
    ['inventory', false],
    ['game', false],
  ] as const)('stops the world on %s: %s', (screen, pauses) => {
    const { gui } = start(plainHost(world), screen);
    expect(gui.pauses).toBe(pauses);
    expect(gui.frame().pointerFree).toBe(screen !== 'game');
  });

  it('closes the menu when the inventory is left, whatever leads away', () => {
    const { gui, host } = start(plainHost(world), 'inventory');
    press(gui, 'escape');
    gui.open('inventory');
    gui.open('pause');
    expect(host.asked).toEqual([['closeMenu'], ['closeMenu']]);
  });

  it('shows the death of the player and ends with the respawn', () => {
    const { gui, host } = start(plainHost(world), 'inventory');
    host.simulation = plainSimulation(plainPlayer({ dead: true, health: 0 }));
    expect(gui.screen).toBe('death');
    expect(host.asked).toEqual([['closeMenu']]);
    press(gui, 'escape');
    expect(gui.screen).toBe('death');
    press(gui, 'tab', 'enter');
    expect(host.asked.at(-1)).toEqual(['respawn']);
    host.simulation = plainSimulation();
    expect(gui.frame().screen).toBe('game');
  });

  it('uses only its own keys while the game is played', () => {
    const { gui } = start(plainHost(world));
    const used = ['w', 'space', '1', 'tab', 'f1', 'f3'].map((key) => gui.handle({ type: 'key', key, down: true }));
    expect(used).toEqual([false, false, false, false, true, true]);
    expect(gui.handle({ type: 'button', button: 'left', down: true })).toBe(false);
    expect(gui.handle({ type: 'wheel', dy: 1 })).toBe(false);
    expect(gui.screen).toBe('game');
  });

  it('hides the HUD with F1 and shows the debug lines with F3', () => {
    const debugLines = { left: ['left'], right: ['right'] };
    const { gui } = start(plainHost({ ...world, debugLines }));
    const plain = gui.frame().quads;
    press(gui, 'f3');
    expect(gui.frame().quads.count).toBeGreaterThan(plain.count);
    press(gui, 'f3', 'f1');
    expect(gui.frame().quads.count).toBe(0);
    press(gui, 'f1');
    expect(gui.frame().quads).toEqual(plain);
  });

  it('steps the GUI scale through automatic and what fits', () => {
    const { gui } = start(plainHost({ width: 1280, height: 720 }), 'video');
    const labels = [0, 1, 2, 3].map(() => {
      click(gui, 'gui-scale');
      return widget(gui, 'gui-scale').label;
    });
    expect(labels).toEqual(['GUI Scale: 1', 'GUI Scale: 2', 'GUI Scale: 3', 'GUI Scale: Auto']);
  });

  it('steps through the packs that there are, and away from one that is gone', () => {
    const { gui } = start(plainHost({ options: { ...plainHost().options, shaderPack: 'gone' } }), 'video');
    reach(gui, 'shader-pack');
    expect(widget(gui, 'shader-pack').label).toBe('Shader Pack: gone');
    const labels = [0, 1, 2].map(() => {
      click(gui, 'shader-pack');
      return widget(gui, 'shader-pack').label;
    });
    expect(labels).toEqual(['Shader Pack: OFF', 'Shader Pack: Horizon Warm', 'Shader Pack: Mine']);
  });

  it('opens screens by the keys that are bound to them', () => {
    const options = { ...plainHost().options, 'key_key.inventory': 'i', 'key_key.chat': 'y', 'key_key.toggleGui': 'h' };
    const { gui } = start(plainHost({ simulation: plainSimulation(), options }), 'game');
    press(gui, 'e', 't');
    expect(gui.screen).toBe('game');
    press(gui, 'h');
    expect(gui.frame().hudHidden).toBe(true);
    press(gui, 'y');
    expect(gui.screen).toBe('chat');
    press(gui, 'escape', 'i');
    expect(gui.screen).toBe('inventory');
    press(gui, 'i');
    expect(gui.screen).toBe('game');
  });

  it('switches advanced tooltips and pausing by the debug key with another, and then leaves the debug screen closed', () => {
    const { gui, host } = start(plainHost({ simulation: plainSimulation() }), 'game');
    gui.handle({ type: 'key', key: 'f3', down: true });
    press(gui, 'h', 'p');
    gui.handle({ type: 'key', key: 'f3', down: false });
    expect([host.options.advancedItemTooltips, host.options.pauseOnLostFocus]).toEqual([true, false]);
    const { count } = gui.frame().quads;
    host.debugLines = { left: ['a line'], right: [] };
    expect(gui.frame().quads.count).toBe(count);
    press(gui, 'f3');
    expect(gui.frame().quads.count).toBeGreaterThan(count);
  });
});
