import { describe, expect, it } from 'vitest';
import type { SlotClick } from '../simulation/containers/slot-click.ts';
import type { ItemStack, PlayerView } from '../simulation/view.ts';
import { createGui } from './gui.ts';
import { MenuPointer } from './menu-pointer.ts';
import { click, press, widget } from './testing/drive.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from './testing/plain-host.ts';

const stone: ItemStack = { item: 'stone', count: 12 };

function opened(player: Partial<PlayerView> = {}) {
  const inventory = [...Array.from({ length: 9 }, () => null), stone, stone, null, { item: 'dirt', count: 1 }];
  const host = plainHost({ simulation: plainSimulation(plainPlayer({ inventory, ...player })) });
  return { host, gui: createGui(host, { screen: player.mode === 'creative' ? 'creative' : 'inventory' }) };
}

type Gui = ReturnType<typeof opened>['gui'];

const asked = (host: PlainHost): readonly SlotClick[] =>
  host.asked.flatMap(([request, what]) => (request === 'clickSlot' ? [what as SlotClick] : []));

function over(gui: Gui, id: string): void {
  const [x, y] = widget(gui, id).bounds;
  gui.handle({ type: 'pointer', x: x + 9, y: y + 9 });
}

function drag(gui: Gui, button: 'left' | 'right' | 'middle', ...ids: readonly string[]): void {
  over(gui, ids[0]!);
  gui.handle({ type: 'button', button, down: true });
  for (const id of ids) over(gui, id);
  gui.handle({ type: 'button', button, down: false });
}

describe('the pointer over slots', () => {
  it('spreads the stack that it carries over the free and like slots it is dragged over', () => {
    const { gui, host } = opened({ carried: stone });
    drag(gui, 'left', 'slot-9', 'slot-11', 'slot-12', 'slot-13');
    drag(gui, 'right', 'slot-13', 'slot-14', 'slot-13');
    expect(asked(host)).toEqual([
      { kind: 'drag', slots: [9, 11, 13], button: 'left' },
      { kind: 'drag', slots: [13, 14], button: 'right' },
    ]);
  });

  it('shows what each slot and the pointer would have while it is dragged', () => {
    const { host } = opened({ carried: { item: 'stone', count: 11 } });
    const pointer = new MenuPointer(host);
    pointer.drawn = [9, 13, 14].map((slot) => ({
      slot,
      bounds: [slot * 18, 0, 18, 18],
      stack: slot === 9 ? { item: 'stone', count: 62 } : null,
    }));
    pointer.press(9, { x: 0, y: 0, button: 'left', shift: false });
    expect(pointer.shownCarried?.count).toBe(11);
    pointer.moved(13 * 18, 1);
    pointer.moved(14 * 18, 1);
    expect(
      [9, 13, 14, 15].map((slot) => pointer.shown(slot, pointer.drawn.find((each) => each.slot === slot)?.stack ?? null)?.count),
    ).toEqual([64, 3, 3, undefined]);
    expect(pointer.shownCarried?.count).toBe(3);
  });

  it('clicks when it is dragged over one slot alone', () => {
    const { gui, host } = opened({ carried: stone });
    drag(gui, 'right', 'slot-11', 'slot-12');
    expect(asked(host)).toEqual([{ kind: 'click', slot: 11, button: 'right' }]);
  });

  it('is over no more slots than it carries items', () => {
    const { gui, host } = opened({ carried: { item: 'stone', count: 2 } });
    drag(gui, 'left', 'slot-13', 'slot-14', 'slot-15');
    expect(asked(host)).toEqual([{ kind: 'drag', slots: [13, 14], button: 'left' }]);
  });

  it('gathers with a second press soon after, unless it has left the slot or time has passed', () => {
    const { gui, host } = opened({ carried: stone });
    const kinds = (): readonly string[] => asked(host).map(({ kind }) => kind);
    click(gui, 'slot-11');
    click(gui, 'slot-11');
    expect(kinds()).toEqual(['click', 'gather']);
    over(gui, 'slot-13');
    click(gui, 'slot-11');
    over(gui, 'slot-13');
    click(gui, 'slot-11');
    expect(kinds().slice(2)).toEqual(['click', 'click']);
    (host.simulation as { clientTicks: number }).clientTicks += 6;
    click(gui, 'slot-11');
    expect(kinds().at(-1)).toBe('click');
  });

  it('clones with the middle button in creative mode alone', () => {
    const survival = opened();
    click(survival.gui, 'slot-9', 'middle');
    expect(asked(survival.host)).toEqual([]);
    const creative = opened({ mode: 'creative' });
    click(creative.gui, 'survival-inventory');
    click(creative.gui, 'slot-9', 'middle');
    expect(asked(creative.host)).toEqual([{ kind: 'clone', slot: 9 }]);
  });

  it('names the slot for the keys of the hotbar, the off hand and dropping', () => {
    const { gui, host } = opened();
    press(gui, '3');
    over(gui, 'slot-12');
    press(gui, '3', 'f', 'q', 'control+q');
    expect(asked(host)).toEqual([
      { kind: 'swap', slot: 12, with: 38 },
      { kind: 'swap', slot: 12, with: 45 },
      { kind: 'throw', slot: 12, whole: false },
      { kind: 'throw', slot: 12, whole: true },
    ]);
  });
});
