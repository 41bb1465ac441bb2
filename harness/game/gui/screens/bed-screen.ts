import { button, controlHeight } from '../button.ts';
import type { Screen, ScreenContext } from './screen.ts';

const buttonWidth = 200;
const fromBottom = 40;
/** Ticks until the picture is as dark as it gets, and how dark that is, 0..255. */
const darkAfter = 100;
const darkest = 190;

/** Shown while the player lies in a bed: the picture darkens until it is asleep. Escape gets up, too. */
export function bedScreen({ host }: ScreenContext): Screen {
  const leave = (): void => host.leaveBed?.();
  return {
    pauses: false,
    back: leave,
    draw(stage) {
      const { painter, width, height } = stage;
      const ticks = Math.min(darkAfter, host.simulation?.player.sleepTicks ?? 0);
      const dark = Math.floor((darkest * ticks) / darkAfter);
      painter.gradient(0, 0, width, height, 0x10101c, 0x10101c, dark, dark);
      const left = Math.floor((width - buttonWidth) / 2);
      button(stage, { label: 'Leave Bed', bounds: [left, height - fromBottom, buttonWidth, controlHeight], press: leave });
    },
  };
}
