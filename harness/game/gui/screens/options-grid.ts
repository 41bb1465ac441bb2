import { controlHeight } from '../button.ts';
import type { Stage } from '../stage.ts';
import type { OptionControl } from './option-controls.ts';

const columnWidth = 150;
const columnGap = 8;

/** Draws controls in two columns from `top` on, `rowGap` GUI pixels from row to row. */
export function optionsGrid(stage: Stage, controls: readonly OptionControl[], top: number, rowGap: number): void {
  const left = Math.floor((stage.width - 2 * columnWidth - columnGap) / 2);
  for (const [i, control] of controls.entries()) {
    const x = left + (i % 2) * (columnWidth + columnGap);
    control(stage, [x, top + Math.floor(i / 2) * rowGap, columnWidth, controlHeight]);
  }
}
