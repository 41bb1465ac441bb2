import { ellipsis } from './font.ts';
import { palette } from './palette.ts';
import type { Bounds, Stage } from './stage.ts';

const handleWidth = 8;

/** A slider. `value` is 0..1; `steps` is how many steps lie between its ends, so `change` is given k/steps. */
export interface SliderSpec {
  readonly label: string;
  readonly bounds: Bounds;
  readonly value: number;
  readonly steps: number;
  /** A sentence about it. */
  readonly hint?: string;
  /** The letters' colour; `palette.paper` when absent. */
  readonly color?: number;
  change(value: number): void;
}

/**
 * Where the pointer must be (GUI pixels) for a slider with these bounds to take `value` (0..1): the handle's middle, which runs from
 * 4 pixels right of the left edge to 4 pixels left of the right edge.
 */
export function sliderPointerX(bounds: Bounds, value: number): number {
  return bounds[0] + handleWidth / 2 + value * (bounds[2] - handleWidth);
}

/** The inverse: the value 0..1 for a pointer at `x`, clamped. It is rounded to the slider's steps after this. */
export function sliderValueAt(bounds: Bounds, x: number): number {
  return Math.min(1, Math.max(0, (x - (bounds[0] + handleWidth / 2)) / (bounds[2] - handleWidth)));
}

/** The nearest value that a slider with so many steps can have. */
export function snapToStep(value: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * steps) / steps;
}

/** Draws a slider and lists it. A press or drag sets it, the left and right keys move it by one step. */
export function slider(stage: Stage, spec: SliderSpec): void {
  const { label, bounds, steps } = spec;
  const value = snapToStep(spec.value, steps);
  const pointAt = (x: number): void => spec.change(snapToStep(sliderValueAt(bounds, x), steps));
  const look = stage.register({
    kind: 'slider',
    label,
    bounds,
    value,
    ...(spec.hint !== undefined && { hint: spec.hint }),
    actions: {
      press(press) {
        if (press.button === 'left') pointAt(press.x);
      },
      drag: pointAt,
      key(key) {
        const step = key === 'right' ? 1 : key === 'left' ? -1 : 0;
        if (step === 0) return false;
        spec.change(snapToStep(value + step / steps, steps));
        return true;
      },
    },
  });
  const [x, y, width, height] = bounds;
  const lit = look.hovered || look.focused;
  stage.painter.nineSlice(lit ? 'track-lit' : 'track', x, y, width, height);
  const handle = Math.round(x + value * (width - handleWidth));
  if (handle > x + 1) stage.painter.rect(x + 1, y + height - 3, handle - x - 1, 2, palette.amber700);
  stage.painter.nineSlice(lit ? 'slider-handle-lit' : 'slider-handle', handle, y, handleWidth, height);
  stage.painter.centredIn(ellipsis(label, width - 8), x, y, width, height - 1, spec.color ?? palette.paper);
}
