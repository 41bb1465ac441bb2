import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { ellipsis } from '../font.ts';
import type { PackChoice } from '../gui-host.ts';
import { ListState, listRows, type RowSpec } from '../list.ts';
import type { Painter } from '../painter.ts';
import { palette } from '../palette.ts';
import type { Screen, ScreenContext } from './screen.ts';

const listWidth = 308;
const listTop = 30;
const footer = 62;
const rowHeight = 26;
const buttonGap = 8;

function drawRow(painter: Painter, pack: PackChoice, used: boolean, x: number, y: number, width: number): void {
  painter.text(ellipsis(pack.title, width - 60), x, y, used ? palette.amber300 : palette.paper);
  painter.text(ellipsis(used ? `in use · ${pack.description}` : pack.description, width), x, y + 10, palette.slate300);
}

/** The packs of a list with the one that is moved a step toward the end, where the later wins. */
function raised(list: readonly string[], id: string): readonly string[] {
  const at = list.indexOf(id);
  const next = list[at + 1];
  if (at < 0 || next === undefined) return list;
  return list.map((each, i) => (i === at ? next : i === at + 1 ? id : each));
}

/** Where textures come from: packs in use first, the one that wins on top, then the others. A change is seen at once. */
export function packsScreen({ host, go }: ScreenContext): Screen {
  const state = new ListState(rowHeight);
  const back = (): void => go('options');
  let selected: string | null = null;
  const use = (id: string): void => {
    const { resourcePacks: inUse } = host.options;
    host.setOption('resourcePacks', inUse.includes(id) ? inUse.filter((each) => each !== id) : [...inUse, id]);
  };
  return {
    pauses: true,
    back,
    wheel: (dy) => state.wheel(dy),
    draw(stage) {
      const { painter, width, height } = stage;
      const { resourcePacks: inUse } = host.options;
      const there = host.resourcePacks();
      const gone = inUse
        .filter((id) => !there.some((pack) => pack.id === id))
        .map((id) => ({ id, title: id, description: 'not there any more' }));
      const all = [...gone, ...there];
      const packs = [
        ...[...inUse].reverse().flatMap((id) => all.find((pack) => pack.id === id) ?? []),
        ...there.filter(({ id }) => !inUse.includes(id)),
      ];
      if (!packs.some(({ id }) => id === selected)) selected = null;
      const chosen = selected;
      backdrop(stage);
      painter.centred('Resource Packs', Math.floor(width / 2), 12, palette.paper);
      const left = Math.floor((width - listWidth) / 2);
      const third = Math.floor((listWidth - 2 * buttonGap) / 3);
      const top = height - 28;
      // The buttons come before the rows, so that a pack which is called like one of them does not take its id.
      button(stage, {
        label: chosen !== null && inUse.includes(chosen) ? 'Stop Using' : 'Use',
        bounds: [left, top, third, controlHeight],
        enabled: chosen !== null,
        press: () => chosen !== null && use(chosen),
      });
      button(stage, {
        label: 'Raise',
        bounds: [left + third + buttonGap, top, third, controlHeight],
        enabled: chosen !== null && raised(inUse, chosen) !== inUse,
        press: () => chosen !== null && host.setOption('resourcePacks', raised(inUse, chosen)),
      });
      button(stage, { label: 'Done', bounds: [left + 2 * (third + buttonGap), top, third, controlHeight], press: back });
      const rows = packs.map(
        (pack): RowSpec => ({
          label: pack.title,
          selected: pack.id === selected,
          select: () => {
            selected = pack.id;
          },
          activate: () => use(pack.id),
          draw: (to, x, y, room) => drawRow(to, pack, inUse.includes(pack.id), x, y, room),
        }),
      );
      const listHeight = height - listTop - footer + 24;
      listRows(stage, state, [left, listTop, listWidth, listHeight], rows);
      if (packs.length > 0) return;
      painter.centred('No packs yet', Math.floor(width / 2), listTop + Math.floor(listHeight / 2) - 14, palette.paper);
      painter.centred(
        'Put their folders into resourcepacks.',
        Math.floor(width / 2),
        listTop + Math.floor(listHeight / 2) + 2,
        palette.slate300,
      );
    },
  };
}
