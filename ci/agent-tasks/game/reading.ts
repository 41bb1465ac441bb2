import type { ToolSession } from '../tool-session.ts';

/** A widget as `ui` tells it. */
export interface SeenWidget {
  readonly id: string;
  readonly label: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly kind: string;
}

/** A place, in blocks. */
export type Place = readonly [number, number, number];

/**
 * The widget whose label holds a text, as the open screen has it.
 * @throws Error when there is none.
 */
export async function widgetSaying(tools: ToolSession, text: string): Promise<SeenWidget> {
  const { data } = await tools.does('ui', { find: text });
  const found = (data.widgets as readonly SeenWidget[]).find(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  if (found === undefined) throw new Error(`no widget says ${text} on the screen ${String(data.screen)}`);
  return found;
}

/** Clicks the widget whose label holds a text. */
export async function press(tools: ToolSession, text: string): Promise<void> {
  await tools.does('click', { id: (await widgetSaying(tools, text)).id });
}

/** One value of `state`, by its path. */
export async function stateOf(tools: ToolSession, path: string): Promise<unknown> {
  const { data } = await tools.does('state', { fields: path });
  return path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], data);
}

/** The places of a block, the nearest first. */
export async function placesOf(tools: ToolSession, name: string, within = 64, limit = 8): Promise<readonly Place[]> {
  const answer = await tools.asks('find_blocks', { name, within, limit });
  return ((answer.data.blocks ?? []) as readonly { readonly pos: Place }[]).map(({ pos }) => pos);
}

/** An item stack in a slot. */
export interface SeenStack {
  readonly slot: number;
  readonly item: string;
  readonly count: number;
}

/** What the player has. */
export async function belongings(tools: ToolSession): Promise<readonly SeenStack[]> {
  return (await stateOf(tools, 'player.inventory')) as readonly SeenStack[];
}

/** An id without its namespace. */
export const plain = (id: string): string => id.replace(/^minecraft:/, '');
