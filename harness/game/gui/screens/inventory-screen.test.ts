import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../../display/display-list.ts';
import { createGui } from '../gui.ts';
import { guiSprites } from '../gui-sheet.ts';
import { press, widget } from '../testing/drive.ts';
import { plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';

const stone = { item: 'stone', count: 12 };
const inventory = [...Array.from({ length: 9 }, () => null), stone];

function opened(carried: typeof stone | null) {
  return createGui(plainHost({ simulation: plainSimulation(plainPlayer({ inventory, carried })) }), { screen: 'inventory' });
}

function tooltips(gui: ReturnType<typeof opened>): number {
  const { count, data } = gui.frame().quads;
  const { x, y } = guiSprites.tooltip;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const at = i * guiInts;
    if (data[at + 6] === guiSheets.gui && data[at + 7] === x * 16 && data[at + 8] === y * 16) found++;
  }
  return found;
}

describe('the inventory', () => {
  it('keeps the stack on the pointer whole wherever the pointer is', () => {
    const gui = opened(stone);
    const counts = [
      [3, 3],
      [0, 0],
      [426.5, 0],
      [0, 239.5],
      [426.5, 239.5],
      [-5, 500],
    ].map(([x, y]) => {
      gui.handle({ type: 'pointer', x: x!, y: y! });
      return gui.frame().quads.count;
    });
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(opened(null).frame().quads.count);
  });

  it('names the stack under the pointer or the focus, but not while one is carried', () => {
    const gui = opened(null);
    const [x, y] = widget(gui, 'slot-9').bounds;
    expect(tooltips(gui)).toBe(0);
    gui.handle({ type: 'pointer', x: x + 1, y: y + 1 });
    expect(tooltips(gui)).toBe(1);
    gui.handle({ type: 'pointer', x: x + 19, y: y + 1 });
    expect(tooltips(gui)).toBe(0);
    press(gui, ...Array.from({ length: 10 }, () => 'tab'));
    expect(widget(gui, 'slot-9').focused).toBe(true);
    expect(tooltips(gui)).toBe(1);
    const carrying = opened(stone);
    carrying.handle({ type: 'pointer', x: x + 1, y: y + 1 });
    expect(tooltips(carrying)).toBe(0);
  });
});
