import { javaVersion } from '../simulation/java-version.ts';
import type { SavedStatistics } from '../simulation/statistics/statistics.ts';

const namespace = 'minecraft:';

const bare = (id: string): string => (id.startsWith(namespace) ? id.slice(namespace.length) : id);
const whole = (id: string): string => (id.includes(':') ? id : `${namespace}${id}`);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Statistics as Java's players/stats/UUID.json has them (minecraft.wiki, "Statistics", "Storage"). */
export function statisticsJson(statistics: SavedStatistics): string {
  const stats = Object.entries(statistics).map(([kind, counts]) => [
    whole(kind),
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [whole(id), count])),
  ]);
  return JSON.stringify({ stats: Object.fromEntries(stats), DataVersion: javaVersion.data });
}

/** What such a file says; what in it is no count is left out, and of a file that is none at all nothing is known: undefined. */
export function readStatisticsJson(text: string): SavedStatistics | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(file) || !isRecord(file.stats)) return undefined;
  const kinds = Object.entries(file.stats).flatMap(([kind, counts]) => {
    if (!isRecord(counts)) return [];
    const known = Object.entries(counts).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
    );
    return [[bare(kind), Object.fromEntries(known.map(([id, count]) => [bare(id), count]))] as const];
  });
  return Object.fromEntries(kinds);
}
