import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const buttonWidth = 200;

/** The menu over a standing world. */
export function pauseScreen({ host, go }: ScreenContext): Screen {
  return {
    pauses: true,
    back: () => go('game'),
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      const left = Math.floor((width - buttonWidth) / 2);
      const top = Math.floor(height / 2) - 46;
      painter.centred('Paused', Math.floor(width / 2), top - 26, palette.amber300, { zoom: 2 });
      button(stage, { label: 'Back to Game', bounds: [left, top, buttonWidth, controlHeight], press: () => go('game') });
      button(stage, { label: 'Options...', bounds: [left, top + 24, buttonWidth, controlHeight], press: () => go('options') });
      button(stage, { label: 'Statistics', bounds: [left, top + 48, buttonWidth, controlHeight], press: () => go('statistics') });
      button(stage, {
        label: 'Save and Quit to Title',
        bounds: [left, top + 72, buttonWidth, controlHeight],
        press: () => host.quitToTitle(),
      });
    },
  };
}
