import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { palette } from '../palette.ts';
import { type OptionControl, optionControls } from './option-controls.ts';
import { optionsGrid } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const rowGap = 26;

/** The options, in two columns, and the ways to their other pages. A change holds at once; Done and Escape only leave. */
export function optionsScreen({ leaveOptions, go }: ScreenContext): Screen {
  const video: OptionControl = (stage, bounds) => button(stage, { label: 'Video Settings...', bounds, press: () => go('video') });
  const packs: OptionControl = (stage, bounds) => button(stage, { label: 'Resource Packs...', bounds, press: () => go('packs') });
  return {
    pauses: true,
    back: leaveOptions,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      painter.centred('Options', Math.floor(width / 2), 12, palette.paper);
      optionsGrid(stage, [...optionControls, video, packs], Math.max(40, Math.floor(height / 6) + 8), rowGap);
      button(stage, { label: 'Done', bounds: [Math.floor(width / 2) - 100, height - 28, 200, controlHeight], press: leaveOptions });
    },
  };
}
