import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteWorld, renameWorld } from './edit-world.ts';
import { makeWorldFolder } from './world-folder.ts';
import { numberedWorld } from './world-for-tests.ts';
import { listWorlds } from './world-list.ts';
import { openWorldStore } from './world-store.ts';

let saves: string;
let path: string;

beforeEach(async () => {
  saves = mkdtempSync(join(tmpdir(), 'horizon-edit-'));
  path = join(saves, await makeWorldFolder(saves, 'Meadow'));
  const store = await openWorldStore(path);
  await store.save(numberedWorld(1, 'Meadow'));
  await store.close();
});

afterEach(() => rmSync(saves, { recursive: true }));

it('a world gets another name, and all else in it stays', async () => {
  const player = readdirSync(join(path, 'players', 'data'));
  await renameWorld(path, 'Mäander');
  expect((await listWorlds(saves)).map(({ folder, name }) => [folder, name])).toEqual([['Meadow', 'Mäander']]);
  expect(readdirSync(join(path, 'players', 'data'))).toEqual(player);
  const store = await openWorldStore(path);
  expect((await store.load()).level).toMatchObject({ name: 'Mäander' });
  await store.close();
});

it('a world is deleted without a trace', async () => {
  await deleteWorld(path);
  expect(readdirSync(saves)).toEqual([]);
});

it('a world that is open is neither renamed nor deleted', async () => {
  const store = await openWorldStore(path);
  await expect(renameWorld(path, 'Other')).rejects.toThrow(/open/);
  await expect(deleteWorld(path)).rejects.toThrow(/open/);
  expect(existsSync(join(path, 'level.dat'))).toBe(true);
  await store.close();
});

it('a damaged level is left as it is', async () => {
  writeFileSync(join(path, 'level.dat'), 'not a level');
  await expect(renameWorld(path, 'Other')).rejects.toThrow(/damaged .*put a backup of it in its place/);
  expect(readFileSync(join(path, 'level.dat'), 'utf8')).toBe('not a level');
});
