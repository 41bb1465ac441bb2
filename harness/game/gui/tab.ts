import { activates } from './button.ts';
import { ellipsis } from './font.ts';
import { palette } from './palette.ts';
import type { Bounds, Stage } from './stage.ts';

/** A tab: one of several parts of a screen, of which one is shown. */
export interface TabSpec {
  readonly label: string;
  readonly bounds: Bounds;
  readonly selected: boolean;
  select(): void;
}

/** Draws a tab and lists it. The left pointer button, Enter and Space choose it. */
export function tab(stage: Stage, { label, bounds, selected, select }: TabSpec): void {
  const look = stage.register({
    kind: 'tab',
    label,
    bounds,
    selected,
    actions: {
      press(press) {
        if (press.button === 'left') select();
      },
      key(key) {
        if (!activates(key)) return false;
        select();
        return true;
      },
    },
  });
  const [x, y, width, height] = bounds;
  const lit = look.hovered || look.focused;
  stage.painter.nineSlice(selected ? 'button' : lit ? 'track-lit' : 'track', x, y, width, height);
  if (selected) stage.painter.rect(x + 2, y + height - 3, width - 4, 2, palette.amber500);
  stage.painter.centredIn(
    ellipsis(label, width - 8),
    x,
    y,
    width,
    height - 1,
    selected ? palette.amber300 : lit ? palette.paper : palette.slate300,
  );
}
