import { commands } from '../table/commands.ts';
import type { Row } from '../table/row.ts';

/** What `horizon-ctl mcp --tools` takes. */
export const toolSetNames = ['all', 'core', 'play', 'ui', 'build'] as const;
export type ToolSetName = (typeof toolSetNames)[number];

/** The groups of commands that a set adds to the core. */
const added: Readonly<Record<Exclude<ToolSetName, 'all' | 'core'>, readonly Row['group'][]>> = {
  play: ['player', 'wait'],
  ui: ['screen', 'input'],
  build: ['chat', 'world', 'player'],
};

/** Which tools a session has. It is fixed at the start: MCP forbids a list that changes by what was called. */
export interface ToolChoice {
  readonly set: ToolSetName;
  /** Only commands that read. */
  readonly readOnly: boolean;
}

/** The rows that are tools in a choice, sorted by name. */
export function chosenRows({ set, readOnly }: ToolChoice): readonly Row[] {
  return Object.values<Row>(commands)
    .filter((row) => row.noTool === undefined)
    .filter((row) => set === 'all' || row.core === true || (set !== 'core' && added[set].includes(row.group)))
    .filter((row) => !readOnly || readsOnly(row))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a command changes nothing in the game: a query, or a wait. A picture writes a file, which is the caller's own. */
export function readsOnly(row: Row): boolean {
  return row.effect === 'query' || row.watches === true;
}
