import { blockLines } from '../data/generated-block-data.ts';

export type ToolKind = 'pickaxe' | 'axe' | 'shovel' | 'hoe';

/** The numbers of one block as the field's table has them. */
export interface BlockData {
  readonly name: string;
  /** -1 for a block that cannot be broken. */
  readonly hardness: number;
  /** The kind of tool that is fast on it. */
  readonly tool: ToolKind | null;
  /** The least material of that tool that makes it drop; null when anything does. */
  readonly tier: string | null;
  readonly emits: number;
  readonly filters: number;
  readonly solid: boolean;
  readonly drops: readonly string[];
  /** Allowed values of each property. */
  readonly states: Readonly<Record<string, readonly string[]>>;
}

const lines = new Map<string, string>();
for (const line of blockLines.trim().split('\n')) lines.set(line.slice(0, line.indexOf(' ')), line);

const orNull = (word: string): string | null => (word === '-' ? null : word);

/** The row of a block by Java id. Null for an id the version does not have. The columns are named in ci/generate-block-data.mjs. */
export function blockData(name: string): BlockData | null {
  const line = lines.get(name);
  if (line === undefined) return null;
  const [, hardness, tool, tier, emits, filters, solid, drops, states] = line.split(' ');
  return {
    name,
    hardness: Number(hardness),
    tool: orNull(tool) as ToolKind | null,
    tier: orNull(tier),
    emits: Number(emits),
    filters: Number(filters),
    solid: solid === 'solid',
    drops: drops === '-' ? [] : drops.split(','),
    states: Object.fromEntries(
      (orNull(states)?.split(';') ?? []).map((entry) => {
        const [property, values] = entry.split('=');
        return [property, values.split('|')];
      }),
    ),
  };
}
