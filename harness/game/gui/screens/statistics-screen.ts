import { itemIcon } from '../../display/item-icon.ts';
import { displayName } from '../../simulation/display-name.ts';
import { itemData } from '../../simulation/items/item-data.ts';
import { customStatistics, statisticText } from '../../simulation/statistics/custom-statistics.ts';
import type { StatisticKind, StatisticsView } from '../../simulation/statistics/statistics.ts';
import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { ellipsis, textWidth } from '../font.ts';
import { ListState, listRows, type RowSpec } from '../list.ts';
import { palette } from '../palette.ts';
import { tab } from '../tab.ts';
import type { Screen, ScreenContext } from './screen.ts';

const listWidth = 308;
const listTop = 50;
const foot = 38;
const rowHeight = 20;
const tabGap = 4;

/** A line of the screen: what was counted, how often, and the item whose picture stands before it. */
interface Entry {
  readonly name: string;
  readonly count: string;
  readonly item?: string;
}

function general(statistics: StatisticsView): readonly Entry[] {
  return Object.entries(customStatistics).map(([id, [name, unit]]) => ({
    name,
    count: statisticText(statistics.count('custom', id), unit),
  }));
}

/** What may be counted of a thing, with its word. */
type Words = readonly (readonly [kind: StatisticKind, word: string])[];

const itemWords: Words = [
  ['mined', 'mined'],
  ['crafted', 'crafted'],
  ['used', 'used'],
  ['broken', 'broken'],
  ['picked_up', 'picked up'],
  ['dropped', 'dropped'],
];
const mobWords: Words = [
  ['killed', 'killed by you'],
  ['killed_by', 'killed you'],
];

/** A line for each thing that was counted in any of the ways, the one counted most first. */
function things(statistics: StatisticsView, words: Words): readonly Entry[] {
  const ids = new Set(words.flatMap(([kind]) => statistics.most(kind).map(([id]) => id)));
  const total = (id: string): number => words.reduce((sum, [kind]) => sum + statistics.count(kind, id), 0);
  return [...ids]
    .sort((a, b) => total(b) - total(a) || (a < b ? -1 : 1))
    .map((id) => {
      const counts = words.flatMap(([kind, word]) => (statistics.count(kind, id) > 0 ? [`${statistics.count(kind, id)} ${word}`] : []));
      return { name: displayName(id), count: counts.join(', '), ...(itemData(id) === null ? {} : { item: id }) };
    });
}

const tabs: readonly { readonly name: string; readonly entries: (statistics: StatisticsView) => readonly Entry[] }[] = [
  { name: 'General', entries: general },
  { name: 'Items', entries: (statistics) => things(statistics, itemWords) },
  { name: 'Mobs', entries: (statistics) => things(statistics, mobWords) },
];

function rowOf({ name, count, item }: Entry): RowSpec {
  return {
    label: `${name}: ${count}`,
    selected: false,
    select: () => {},
    activate: () => {},
    draw(painter, x, y, width) {
      const left = item === undefined ? x : x + 20;
      if (item !== undefined) painter.icon(itemIcon(item), x, y - 2);
      const room = width - (left - x);
      const counted = ellipsis(count, Math.floor(room * 0.62));
      painter.text(ellipsis(name, room - textWidth(counted) - 8), left, y + 2, palette.paper);
      painter.text(counted, x + width - textWidth(counted), y + 2, palette.amber300);
    },
  };
}

/** What the player did so far in this world (minecraft.wiki, "Statistics"). */
export function statisticsScreen({ host, go }: ScreenContext): Screen {
  const states = tabs.map(() => new ListState(rowHeight));
  let shown = 0;
  const leave = (): void => go('pause');
  return {
    pauses: true,
    back: leave,
    wheel: (dy) => states[shown]!.wheel(dy),
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      painter.centred('Statistics', Math.floor(width / 2), 10, palette.paper);
      const left = Math.floor((width - listWidth) / 2);
      const tabWidth = Math.floor((listWidth - 2 * tabGap) / tabs.length);
      for (const [i, { name }] of tabs.entries()) {
        const bounds = [left + i * (tabWidth + tabGap), 24, tabWidth, controlHeight] as const;
        tab(stage, {
          label: name,
          bounds,
          selected: i === shown,
          select: () => {
            shown = i;
          },
        });
      }
      const statistics = host.simulation?.world.statistics;
      const entries = statistics === undefined ? [] : tabs[shown]!.entries(statistics);
      const listHeight = height - listTop - foot;
      listRows(stage, states[shown]!, [left, listTop, listWidth, listHeight], entries.map(rowOf));
      if (entries.length === 0)
        painter.centred('Nothing yet', Math.floor(width / 2), listTop + Math.floor(listHeight / 2), palette.slate300);
      button(stage, { label: 'Done', bounds: [Math.floor(width / 2) - 100, height - 28, 200, controlHeight], press: leave });
    },
  };
}
