import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { palette } from '../palette.ts';
import { videoControls } from './option-controls.ts';
import { optionsGrid } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const rowGap = 24;

/** The video settings. A change holds at once and is seen behind the page; Done and Escape go back to the options. */
export function videoScreen({ go }: ScreenContext): Screen {
  const back = (): void => go('options');
  return {
    pauses: true,
    back,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      painter.centred('Video Settings', Math.floor(width / 2), 12, palette.paper);
      optionsGrid(stage, videoControls, Math.max(32, Math.floor(height / 6)), rowGap);
      button(stage, { label: 'Done', bounds: [Math.floor(width / 2) - 100, height - 28, 200, controlHeight], press: back });
    },
  };
}
