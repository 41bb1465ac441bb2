import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { echoGame } from '../testing/echo-game.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { type FolderMode, isSafe } from './safe-folder.ts';

const me = 1000;
const folders: readonly (readonly [what: string, folder: FolderMode, safe: boolean])[] = [
  ['my own', { uid: me, gid: 100, mode: 0o755 }, true],
  ['root’s', { uid: 0, gid: 0, mode: 0o755 }, true],
  ['that of everybody, sticky', { uid: 0, gid: 0, mode: 0o1777 }, true],
  ['that of everybody', { uid: 0, gid: 0, mode: 0o777 }, false],
  ['my own, open to everybody', { uid: me, gid: me, mode: 0o707 }, false],
  ['my own, open to my private group', { uid: me, gid: me, mode: 0o2775 }, true],
  ['my own, open to another group', { uid: me, gid: 100, mode: 0o775 }, false],
  ['my own, open to another group, sticky', { uid: me, gid: 100, mode: 0o1775 }, true],
  ['another user’s', { uid: 1001, gid: 1001, mode: 0o755 }, false],
  ['another user’s, sticky', { uid: 1001, gid: 1001, mode: 0o1777 }, false],
];

test.each(folders)('a folder %s is judged by who could replace a file in it', (_, folder, safe) => {
  expect(isSafe(folder, me)).toBe(safe);
});

describe.skipIf(process.platform === 'win32')('an endpoint', () => {
  const endpoints = [
    ['socket', (folder: string) => ({ kind: 'unix', path: join(folder, 's') }) as const],
    ['file of a TCP port', (folder: string) => ({ kind: 'tcp', file: join(folder, 'c.json') }) as const],
  ] as const;

  test.each(endpoints)('that is a %s is not opened where everybody could replace it, nor below', async (_, endpointIn) => {
    const open = join(tempFolder(onTestFinished), 'open');
    const below = join(open, 'mine');
    mkdirSync(below, { recursive: true, mode: 0o700 });
    chmodSync(open, 0o777);
    for (const folder of [open, below]) {
      const refused = { kind: 'state', message: expect.stringMatching(/another user could replace .* use a folder of yours/) };
      await expect(echoGame(onTestFinished, { endpoint: endpointIn(folder) })).rejects.toMatchObject(refused);
    }
    expect([readdirSync(open), readdirSync(below)]).toEqual([['mine'], []]);
    chmodSync(open, 0o1777);
    const game = await echoGame(onTestFinished, { endpoint: endpointIn(below) });
    expect(existsSync(game.path)).toBe(true);
  });

  test.skipIf(process.getuid?.() !== 0)('is not opened in a folder of a group of others', async () => {
    const folder = tempFolder(onTestFinished);
    chownSync(folder, 0, 54_321);
    chmodSync(folder, 0o770);
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'unix', path: join(folder, 's') } })).rejects.toMatchObject({
      kind: 'state',
    });
  });
});
