import { ellipsis } from './font.ts';
import { palette } from './palette.ts';
import type { Bounds, Stage } from './stage.ts';

/** Height of a button, a slider and a field, GUI pixels. */
export const controlHeight = 20;

/** A push button. */
export interface ButtonSpec {
  readonly label: string;
  readonly bounds: Bounds;
  readonly enabled?: boolean;
  /** Drawn in place of the label, where a heading beside it already says the rest. */
  readonly text?: string;
  readonly selected?: boolean;
  /** A sentence about it. */
  readonly hint?: string;
  /** The letters' colour while it is not lit; `palette.paper` when absent. */
  readonly color?: number;
  press(): void;
}

/** True for the keys that do what a click does. */
export function activates(key: string): boolean {
  return key === 'enter' || key === 'space' || key === 'keypad.enter';
}

/** Draws a button and lists it. The left pointer button, Enter and Space press it. */
export function button(stage: Stage, spec: ButtonSpec): void {
  const { label, bounds, enabled = true } = spec;
  const look = stage.register({
    kind: 'button',
    label,
    bounds,
    enabled,
    ...(spec.selected !== undefined && { selected: spec.selected }),
    ...(spec.hint !== undefined && { hint: spec.hint }),
    actions: {
      press(press) {
        if (press.button === 'left') spec.press();
      },
      key(key) {
        if (!activates(key)) return false;
        spec.press();
        return true;
      },
    },
  });
  const [x, y, width, height] = bounds;
  const lit = look.hovered || look.focused;
  stage.painter.nineSlice(enabled ? (lit ? 'button-lit' : 'button') : 'button-off', x, y, width, height);
  const color = enabled ? (lit ? palette.amber300 : (spec.color ?? palette.paper)) : palette.faded;
  stage.painter.centredIn(ellipsis(spec.text ?? label, width - 8), x, y, width, height - 1, color, { shadow: enabled });
}
