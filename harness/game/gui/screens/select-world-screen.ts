import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { ellipsis, lineHeight, wrap } from '../font.ts';
import { type WorldSummary, worldIconSide } from '../gui-host.ts';
import { ListState, listRows, type RowSpec } from '../list.ts';
import type { Painter } from '../painter.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const buttonWidth = 150;
const listWidth = 308;
const rowHeight = 32;
const listTop = 30;
const footer = 62;

const modeNames = { survival: 'Survival', creative: 'Creative', adventure: 'Adventure', spectator: 'Spectator' } as const;

/** A world's own picture, a rectangle for each run of one colour. */
function drawIcon(painter: Painter, icon: Uint32Array, x: number, y: number): void {
  for (let row = 0; row < worldIconSide; row++) {
    for (let from = 0; from < worldIconSide; ) {
      const color = icon[row * worldIconSide + from] ?? 0;
      let to = from + 1;
      while (to < worldIconSide && icon[row * worldIconSide + to] === color) to++;
      painter.rect(x + from, y + row, to - from, 1, color);
      from = to;
    }
  }
}

function drawRow(painter: Painter, world: WorldSummary, x: number, y: number, width: number): void {
  if (world.icon === undefined) painter.sprite('world-icon', x, y);
  else drawIcon(painter, world.icon, x, y);
  const left = x + 30;
  painter.text(ellipsis(world.name, width - 30), left, y + 2, palette.paper);
  const mode = `${modeNames[world.mode]}${world.cheats ? ', cheats' : ''}`;
  painter.text(ellipsis(`${mode}  ·  ${world.folder}`, width - 30), left, y + 14, palette.slate300);
}

/** The saved worlds. `notice` is a sentence shown above the buttons, such as why a world could not be opened. */
export function selectWorldScreen({ host, go }: ScreenContext, notice = ''): Screen {
  const list = new ListState(rowHeight);
  let selected: string | null = null;
  const play = (): void => {
    if (selected === null) return;
    host.openWorld(selected);
    go('loading');
  };
  return {
    pauses: false,
    back: () => go('title'),
    wheel: (dy) => list.wheel(dy),
    draw(stage) {
      const { painter, width, height } = stage;
      const worlds = host.worlds();
      if (!worlds.some((world) => world.folder === selected)) selected = null;
      backdrop(stage);
      painter.centred('Select World', Math.floor(width / 2), 12, palette.paper);
      const left = Math.floor((width - listWidth) / 2);
      const right = left + listWidth - buttonWidth;
      // The buttons come before the rows, so that a world which is called like one of them does not take its id.
      const first = height - 52;
      button(stage, {
        label: 'Play Selected World',
        bounds: [left, first, buttonWidth, controlHeight],
        enabled: selected !== null,
        press: play,
      });
      button(stage, { label: 'Create New World', bounds: [right, first, buttonWidth, controlHeight], press: () => go('create-world') });
      button(stage, {
        label: 'Edit World',
        bounds: [left, first + 24, buttonWidth, controlHeight],
        enabled: selected !== null,
        press: () => selected !== null && go('edit-world', selected),
      });
      button(stage, { label: 'Back', bounds: [right, first + 24, buttonWidth, controlHeight], press: () => go('title') });
      const lines = notice === '' ? [] : wrap(notice, listWidth);
      const listHeight = height - listTop - footer - lines.length * lineHeight;
      const rows = worlds.map(
        (world): RowSpec => ({
          label: world.name,
          selected: world.folder === selected,
          select: () => {
            selected = world.folder;
          },
          activate: play,
          draw: (to, x, y, room) => drawRow(to, world, x, y, room),
        }),
      );
      listRows(stage, list, [left, listTop, listWidth, listHeight], rows);
      for (const [i, text] of lines.entries()) painter.text(text, left, listTop + listHeight + 5 + i * lineHeight, palette.amber300);
      if (worlds.length > 0) return;
      painter.centred('No worlds yet', Math.floor(width / 2), listTop + Math.floor(listHeight / 2) - 14, palette.paper);
      painter.centred('Create one to start playing.', Math.floor(width / 2), listTop + Math.floor(listHeight / 2) + 2, palette.slate300);
    },
  };
}
