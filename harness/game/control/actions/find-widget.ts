import { ControlError } from '../../../../ctl/control-error.ts';
import { didYouMean } from '../../../../ctl/did-you-mean.ts';
import type { InputPort, SeenWidget } from '../../input/input-port.ts';

const shownIds = 24;

/** How many notches of the wheel a list may be long. */
const mostNotches = 2000;

async function lookFor(port: InputPort, id: string): Promise<SeenWidget> {
  const widgets = await port.widgets();
  const found = widgets.find((widget) => widget.id === id);
  if (found !== undefined) return found;
  const ids = widgets.map((widget) => widget.id);
  const near = didYouMean(id, ids);
  const listed = ids.length === 0 ? 'it has none' : `it has ${ids.slice(0, shownIds).join(', ')}${ids.length > shownIds ? ', ...' : ''}`;
  const hint = near === undefined ? listed : `did you mean ${near}?`;
  throw new ControlError('unknown', `no widget "${id}" on the ${port.screen()} screen; ${hint}; list all with: ui`);
}

async function scrollOn(port: InputPort, way: 1 | -1): Promise<void> {
  port.give({ type: 'wheel', dy: way });
  await port.tick();
}

/**
 * The enabled widget of that id in a frame drawn after the last click. One that is scrolled out of the picture is scrolled to first, by the
 * wheel.
 * @throws ControlError `unknown` when the screen has no such widget, `state` when it is disabled.
 */
export async function findWidget(port: InputPort, id: string): Promise<SeenWidget> {
  let found = await lookFor(port, id);
  let scrolled = false;
  for (let notches = 0; found.scrolledOut !== undefined; notches += 1) {
    if (notches >= mostNotches)
      throw new ControlError('state', `the wheel does not lead to "${id}"; use: options-set mouseWheelSensitivity 1`);
    const way = found.scrolledOut === 'above' ? 1 : -1;
    scrolled = true;
    await scrollOn(port, way);
    found = await lookFor(port, id);
    // Once its edge is seen, a little further shows all of it.
    if (found.scrolledOut === undefined) await scrollOn(port, way);
  }
  if (scrolled) found = await lookFor(port, id);
  if (!found.enabled) throw new ControlError('state', `the widget "${id}" is disabled; use: ui to see what can be clicked`);
  return found;
}

/** The middle of a widget, where a click is sure to meet it. */
export function middleOf(bounds: SeenWidget['bounds']): { readonly x: number; readonly y: number } {
  const [x, y, width, height] = bounds;
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}
