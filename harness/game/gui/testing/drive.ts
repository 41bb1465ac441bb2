import type { InputEvent, MouseButton } from '../../input/input-event.ts';
import type { GuiApi, Widget } from '../gui-api.ts';

/** A widget of the present frame. Throws with the ids there are when it is missing. */
export function widget(gui: GuiApi, id: string): Widget {
  const { widgets, screen } = gui.frame();
  const found = widgets.find((each) => each.id === id);
  if (!found) throw new Error(`${screen} has no widget ${id}; it has ${widgets.map((each) => each.id).join(', ')}`);
  return found;
}

/** Presses and lets go keys, one after another. `shift+tab` holds a modifier meanwhile. */
export function press(gui: GuiApi, ...combos: readonly string[]): void {
  const modifierKeys: Readonly<Record<string, string>> = { shift: 'left.shift', control: 'left.control' };
  for (const combo of combos) {
    const keys = combo.split('+').map((key) => modifierKeys[key] ?? key);
    for (const key of keys) gui.handle({ type: 'key', key, down: true });
    for (const key of keys.reverse()) gui.handle({ type: 'key', key, down: false });
  }
}

/** Moves the pointer to a point and clicks there. */
export function clickAt(gui: GuiApi, x: number, y: number, button: MouseButton = 'left', shift = false): void {
  const events: InputEvent[] = [
    { type: 'pointer', x, y },
    { type: 'button', button, down: true, shift },
    { type: 'button', button, down: false, shift },
  ];
  for (const event of events) gui.handle(event);
}

/** Clicks the middle of a widget. */
export function click(gui: GuiApi, id: string, button: MouseButton = 'left', shift = false): void {
  const [x, y, width, height] = widget(gui, id).bounds;
  clickAt(gui, x + width / 2, y + height / 2, button, shift);
}

/** Types text as a keyboard's text events do. */
export function type(gui: GuiApi, text: string): void {
  for (const char of text) gui.handle({ type: 'text', text: char });
}

/** The id of the widget that has the focus. */
export function focused(gui: GuiApi): string | undefined {
  return gui.frame().widgets.find((each) => each.focused)?.id;
}

/** Turns the wheel until a widget that is scrolled out of the picture is in it. */
export function reach(gui: GuiApi, id: string): void {
  for (let turns = 0; turns < 200; turns++) {
    const out = gui.frame().scrolledOut.find((each) => each.widget.id === id);
    if (!out) return;
    gui.handle({ type: 'wheel', dy: out.at === 'above' ? 1 : -1 });
  }
  throw new Error(`the wheel does not lead to ${id}`);
}
