import { button, controlHeight } from '../button.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const buttonWidth = 200;

/** Shown while the player is dead. Escape does not leave it. */
export function deathScreen({ host }: ScreenContext): Screen {
  return {
    pauses: false,
    draw(stage) {
      const { painter, width, height } = stage;
      painter.gradient(0, 0, width, height, 0x4a0d10, 0x8a1a16, 130, 190);
      const middle = Math.floor(width / 2);
      const top = Math.floor(height / 4) + 48;
      painter.centred('You died', middle, top - 52, palette.paper, { zoom: 2 });
      const cause = host.simulation?.player.deathText ?? null;
      if (cause !== null) painter.centred(cause, middle, top - 28, palette.paper);
      painter.centred(`Score: ${host.simulation?.player.score ?? 0}`, middle, top - 14, palette.amber300);
      const left = Math.floor((width - buttonWidth) / 2);
      const enabled = host.respawn !== undefined;
      button(stage, { label: 'Respawn', bounds: [left, top, buttonWidth, controlHeight], enabled, press: () => host.respawn?.() });
      button(stage, { label: 'Quit to Title', bounds: [left, top + 24, buttonWidth, controlHeight], press: () => host.quitToTitle() });
    },
  };
}
