import { backdrop } from '../backdrop.ts';
import { ellipsis } from '../font.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const barWidth = 200;
const barHeight = 8;

/** A world on its way in. It has no widget and can't be left: the game leaves it when the world is there. */
export function loadingScreen({ host }: ScreenContext): Screen {
  return {
    pauses: false,
    draw(stage) {
      const { painter, width, height } = stage;
      if (host.simulation) painter.rect(0, 0, width, height, palette.night);
      else backdrop(stage);
      const progress = Math.min(1, Math.max(0, host.simulation?.progress ?? 0));
      const middle = Math.floor(width / 2);
      const top = Math.floor(height / 2) - 4;
      const left = middle - barWidth / 2;
      painter.centred('Loading World', middle, top - 34, palette.paper);
      if (host.simulation) painter.centred(ellipsis(host.simulation.world.name, barWidth), middle, top - 18, palette.slate300);
      painter.nineSlice('track', left, top, barWidth, barHeight);
      const filled = Math.floor(progress * (barWidth - 2));
      painter.gradient(left + 1, top + 1, filled, barHeight - 2, palette.amber300, palette.amber500);
      painter.centred(`${Math.floor(progress * 100)}%`, middle, top + 14, palette.amber300);
    },
  };
}
