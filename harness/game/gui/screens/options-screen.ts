import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { palette } from '../palette.ts';
import { optionControls } from './option-controls.ts';
import type { Screen, ScreenContext } from './screen.ts';

const columnWidth = 150;
const columnGap = 8;
const rowGap = 26;

/** The options, in two columns. A change holds at once; Done and Escape only leave. */
export function optionsScreen({ leaveOptions }: ScreenContext): Screen {
  return {
    pauses: true,
    back: leaveOptions,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      painter.centred('Options', Math.floor(width / 2), 12, palette.paper);
      const left = Math.floor((width - 2 * columnWidth - columnGap) / 2);
      const top = Math.max(40, Math.floor(height / 6) + 8);
      for (const [i, control] of optionControls.entries()) {
        const x = left + (i % 2) * (columnWidth + columnGap);
        control(stage, [x, top + Math.floor(i / 2) * rowGap, columnWidth, controlHeight]);
      }
      button(stage, { label: 'Done', bounds: [Math.floor(width / 2) - 100, height - 28, 200, controlHeight], press: leaveOptions });
    },
  };
}
