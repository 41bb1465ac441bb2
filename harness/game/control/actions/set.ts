import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort, SeenWidget } from '../../input/input-port.ts';
import { clickPoint } from './click.ts';
import { findWidget, middleOf } from './find-widget.ts';
import { holding } from './hold.ts';

/** Selects everything in the focused field and puts text in its place, as Ctrl+A and typing do. */
async function replaceText(port: InputPort, text: string): Promise<void> {
  await holding(port, async (hold) => {
    hold.press('left.control');
    hold.tap('a');
    hold.letGo('left.control');
    if (text === '') hold.tap('backspace');
    else port.give({ type: 'text', text });
    await port.tick();
  });
}

async function setSlider(port: InputPort, widget: SeenWidget, text: string): Promise<void> {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new ControlError('usage', `"${text}" is no slider value; give a number from 0 to 1, such as: set ${widget.id} 0.5`);
  }
  await clickPoint(port, port.sliderPointerX(widget.bounds, value), middleOf(widget.bounds).y, 'left');
}

async function setField(port: InputPort, widget: SeenWidget, text: string): Promise<void> {
  const { x, y } = middleOf(widget.bounds);
  await clickPoint(port, x, y, 'left');
  await replaceText(port, text);
}

const setters: Partial<Record<SeenWidget['kind'], (port: InputPort, widget: SeenWidget, text: string) => Promise<void>>> = {
  slider: setSlider,
  field: setField,
};

/** `set`: a slider's value or a field's text. */
export async function set(port: InputPort, args: Args<'set'>): Promise<Reply> {
  const widget = await findWidget(port, args.id);
  const setter = setters[widget.kind];
  if (setter === undefined) {
    throw new ControlError('state', `"${args.id}" is a ${widget.kind} and has no value to set; use: click ${args.id}`);
  }
  await setter(port, widget, args.value);
  const value = (await port.widgets()).find((other) => other.id === args.id)?.value;
  if (widget.kind === 'field' && value !== args.value) {
    throw new ControlError('state', `the field "${args.id}" did not take the whole text; use: ui to see what it holds`);
  }
  return { set: args.id, ...(value === undefined ? {} : { value }), screen: port.screen() };
}
