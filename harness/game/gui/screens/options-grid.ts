import { controlHeight } from '../button.ts';
import { ellipsis } from '../font.ts';
import { palette } from '../palette.ts';
import { type ScrollState, scrollArea } from '../scroll-area.ts';
import type { Stage } from '../stage.ts';
import type { OptionControl } from './option-controls.ts';

const columnWidth = 150;
const columnGap = 8;
const rowGap = 24;
const headingHeight = 18;
const edge = 4;
const margin = 6;

/** Width of the two columns. */
export const gridWidth = 2 * columnWidth + columnGap;

/** Controls under a heading; without a title they just follow. */
export interface GridSection {
  readonly title?: string;
  readonly controls: readonly OptionControl[];
}

function heightOf({ title, controls }: GridSection): number {
  return (title === undefined ? 0 : headingHeight) + Math.ceil(controls.length / 2) * rowGap;
}

/** Draws controls in two columns between the heights `top` and `bottom` of the picture; what has no room there is scrolled to. */
export function optionsGrid(stage: Stage, state: ScrollState, sections: readonly GridSection[], top: number, bottom: number): void {
  const left = Math.floor((stage.width - gridWidth) / 2);
  const whole = sections.reduce((sum, section) => sum + heightOf(section), 0) + 2 * edge - (rowGap - controlHeight);
  scrollArea(stage, state, [left - margin, top, gridWidth + 2 * margin, bottom - top], whole, (begin) => {
    let y = begin + edge;
    for (const section of sections) {
      if (section.title !== undefined) {
        stage.painter.text(section.title, left, y + 5, palette.amber500);
        y += headingHeight;
      }
      for (const [i, control] of section.controls.entries()) {
        const x = left + (i % 2) * (columnWidth + columnGap);
        control(stage, [x, y + Math.floor(i / 2) * rowGap, columnWidth, controlHeight]);
      }
      y += Math.ceil(section.controls.length / 2) * rowGap;
    }
  });
}

/** Draws what there is to say about the control that is pointed at, in one line above the foot of a page. */
export function hintLine(stage: Stage): void {
  const { hint, painter, width, height } = stage;
  if (hint !== null) painter.centred(ellipsis(hint, width - 8), Math.floor(width / 2), height - 41, palette.slate300);
}
