import { commands } from './commands.ts';
import type { Row } from './row.ts';

/** The groups of the table in the order in which help and the reference show them, with their headings. */
export const groups: Readonly<Record<Row['group'], string>> = {
  session: 'Session',
  screen: 'Screens and widgets',
  world: 'Worlds',
  chat: 'Chat and commands',
  player: 'The player',
  input: 'Keys and buttons',
  wait: 'Waits and events',
  picture: 'Pictures',
};

/** The rows of a group, in the table's order. */
export function rowsOf(group: Row['group']): readonly Row[] {
  return Object.values<Row>(commands).filter((row) => row.group === group);
}
