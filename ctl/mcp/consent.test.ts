import { describe, expect, test } from 'vitest';
import { commandReference } from '../reference.ts';
import { commands } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { toolOfRow } from './tool-of-row.ts';

const rows = Object.values<Row>(commands);

/** What the specification names as reaching other people, and as deleting the player's things ("Safety"). */
const reachOut: readonly string[] = ['connect', 'lan', 'friends', 'chat', 'command'];
const destroy: readonly string[] = ['world-delete', 'fill', 'setblock'];

describe('a command of the table', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    '%s says in its row, its tool and the reference whether it needs the player',
    (name, row) => {
      const { annotations, description, inputSchema } = toolOfRow(row);
      const reaches = row.openWorld === true;
      const destroys = row.destructive === true;
      if (reachOut.includes(name)) expect(reaches).toBe(true);
      if (destroy.includes(name)) expect(destroys).toBe(true);
      expect(annotations).toMatchObject({ openWorldHint: reaches, destructiveHint: destroys });
      expect(/only when the player asks/.test(description ?? '')).toBe(reaches);
      expect(/ask the player first/.test(description ?? '')).toBe(destroys);
      if (destroys) expect(inputSchema.properties).toHaveProperty('confirm');
      if (reaches || destroys) expect(annotations?.readOnlyHint).toBe(false);
      const section =
        commandReference()
          .split(/^#+ /m)
          .find((part) => part.startsWith(`${name}\n`)) ?? '';
      expect(/only when the player asks/.test(section)).toBe(reaches);
    },
  );
});
