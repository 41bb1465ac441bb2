import { itemIcon } from '../../display/item-icon.ts';
import { ellipsis } from '../font.ts';
import type { Toast } from '../gui-host.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

const toastWidth = 160;
const toastHeight = 32;
/** A toast slides in, is there for five seconds in all, and slides out (minecraft.wiki, "Toast"). */
const slideTicks = 8;
const shownTicks = 100;
const mostToasts = 5;

/** How much of a toast of this age is in the picture, 0..1. */
export function toastPart(age: number, shown = shownTicks): number {
  if (age < 0 || age >= shown) return 0;
  return Math.min(1, age / slideTicks, (shown - age) / slideTicks);
}

function drawToast(stage: Stage, toast: Toast, part: number, top: number): void {
  const { painter } = stage;
  const left = stage.width - Math.round(toastWidth * part);
  painter.nineSlice('panel', left, top, toastWidth, toastHeight);
  painter.icon(itemIcon(toast.item), left + 8, top + 8);
  const room = toastWidth - 36;
  painter.text(ellipsis(toast.title, room), left + 30, top + 7, palette.amber300);
  painter.text(ellipsis(toast.text, room), left + 30, top + 18, palette.paper);
}

/** Short notices in the upper right corner, the oldest above. */
export function drawToasts(stage: Stage): void {
  let row = 0;
  for (const toast of stage.host.toasts.slice(-mostToasts)) {
    const part = toastPart(stage.host.ticks - toast.tick, shownTicks * stage.host.options.notificationDisplayTime);
    if (part > 0) drawToast(stage, toast, part, row++ * toastHeight);
  }
}
