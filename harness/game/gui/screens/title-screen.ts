import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { textWidth } from '../font.ts';
import { guiSprites } from '../gui-sheet.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const buttonWidth = 200;
const gap = 24;
const tagline = 'A world to be tested in';

/** The first screen. Nothing is behind it, so Escape does nothing. */
export function titleScreen({ host, go }: ScreenContext): Screen {
  return {
    pauses: false,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage, true);
      const logo = guiSprites.logo;
      const top = Math.floor(height * 0.15);
      painter.sprite('logo', Math.floor((width - logo.width) / 2), top);
      painter.text(tagline, Math.floor((width - textWidth(tagline)) / 2), top + logo.height + 6, palette.amber300);
      const left = Math.floor((width - buttonWidth) / 2);
      const first = Math.floor(height / 4) + 48;
      button(stage, { label: 'Singleplayer', bounds: [left, first, buttonWidth, controlHeight], press: () => go('select-world') });
      button(stage, { label: 'Options...', bounds: [left, first + gap, buttonWidth, controlHeight], press: () => go('options') });
      button(stage, { label: 'Quit Game', bounds: [left, first + 2 * gap, buttonWidth, controlHeight], press: () => host.quit() });
      painter.text(host.version, 3, height - 10, palette.slate300);
    },
  };
}
