import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NbtFile, NbtRegion } from 'deepslate/nbt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Persistence } from '../simulation/persistence.ts';
import { nbt } from './nbt.ts';
import { packNbtFile } from './nbt-file.ts';
import { SaveError } from './save-error.ts';
import { folderNameFor, makeWorldFolder, worldPath } from './world-folder.ts';
import { generationOf, numberedChunk, numberedChunks, numberedLevel, numberedPlayer, numberedWorld } from './world-for-tests.ts';
import { listWorlds } from './world-list.ts';
import { openWorldStore, type WorldStore } from './world-store.ts';

describe('a world on disk', () => {
  let saves: string;
  let open: WorldStore[];
  const store = async (path: string, now?: () => number): Promise<WorldStore> => {
    const opened = await openWorldStore(path, now === undefined ? {} : { now });
    open.push(opened);
    return opened;
  };
  /** A saved world of generation 1, closed. */
  const saved = async (name = 'World', now?: () => number): Promise<string> => {
    const path = join(saves, await makeWorldFolder(saves, name));
    const first = await store(path, now);
    await first.save(numberedWorld(1, name));
    await first.close();
    return path;
  };
  const region = (world: string) => join(world, 'dimensions/minecraft/overworld/region/r.0.0.mca');

  beforeEach(async () => {
    saves = await mkdtemp(join(tmpdir(), 'horizon-saves-'));
    open = [];
  });
  afterEach(async () => {
    for (const opened of open) await opened.close();
    await rm(saves, { recursive: true, force: true });
  });

  it('comes back whole: level, player, chunks and entities', async () => {
    const path = await saved('Größe 世界 😀 \u0000 "quoted"');
    const again = await store(path);
    const world = await again.load();
    expect(world.level).toEqual(numberedLevel(1, 'Größe 世界 😀 \u0000 "quoted"'));
    // Slot 0 is the craft result, which nobody owns.
    expect(world.player).toEqual(numberedPlayer(1));
    for (const [cx, cz] of numberedChunks) expect(again.chunkSource.load(cx, cz)).toEqual(numberedChunk(cx, cz, 1));
    expect(again.chunkSource.load(5, 5)).toBeNull();
    expect(again.chunkSource.load(500, 5)).toBeNull();
  });

  it('is read the same by another reader', async () => {
    const path = await saved('Mine');
    const level = NbtFile.read(await readFile(join(path, 'level.dat'))).root.getCompound('Data');
    expect(level.getString('LevelName')).toBe('Mine');
    expect(level.getNumber('version')).toBe(19133);
    expect(level.getNumber('DataVersion')).toBe(4786);
    expect(level.getCompound('spawn').getIntArray('pos').map(Number)).toEqual([-12, 70, 33].map(Number));
    const seed = NbtFile.read(await readFile(join(path, 'data/minecraft/world_gen_settings.dat')))
      .root.getCompound('data')
      .get('seed');
    expect(seed?.toString()).toBe('-6148914691236517206L');
    const chunks = NbtRegion.read(await readFile(region(path)));
    expect(chunks.findChunk(0, 0)?.getRoot().getNumber('LastUpdate')).toBe(1);
    expect(chunks.getChunkPositions()).toEqual([[0, 0]]);
  });

  it('keeps chunks that a later save does not touch, and the level before as level.dat_old', async () => {
    const path = await saved();
    const before = await readFile(join(path, 'level.dat'));
    const again = await store(path);
    const world = numberedWorld(2);
    const one: Persistence = { ...world, dirtyChunks: () => [{ cx: 0, cz: 0, edited: true }] };
    expect(await again.save(one)).toMatchObject({ chunks: 1 });
    expect(again.chunkSource.load(0, 0)?.time).toBe(2);
    expect(again.chunkSource.load(32, 5)?.time).toBe(1);
    expect(Buffer.compare(await readFile(join(path, 'level.dat_old')), before)).toBe(0);
  });

  it('leaves nothing to save after a save, and saves one after the other', async () => {
    const path = await saved();
    const again = await store(path);
    const world = numberedWorld(2);
    const reports = await Promise.all([again.save(world), again.save(world)]);
    expect(reports.map(({ chunks }) => chunks)).toEqual([4, 0]);
    expect(world.dirtyChunks()).toEqual([]);
  });

  it('leaves a chunk that a player changes during the save to the next one', async () => {
    const path = await saved();
    const again = await store(path);
    const world = numberedWorld(2);
    let asked = 0;
    // From the second look on, everything counts as changed by a player.
    const changing: Persistence = {
      ...world,
      dirtyChunks: () => world.dirtyChunks().map((c) => ({ ...c, edited: c.edited || asked++ >= 2 })),
    };
    await again.save(changing);
    expect(again.chunkSource.load(0, 0)?.time).toBe(2);
    expect(again.chunkSource.load(-1, 0)?.time).toBe(1);
    expect(world.dirtyChunks().map(({ cx }) => cx)).toEqual([-1, 31]);
  });

  it('is of one moment, however fast the world goes on meanwhile', async () => {
    const path = join(saves, await makeWorldFolder(saves, 'Fast'));
    const first = await store(path);
    const world = numberedWorld(1);
    let generation = 1;
    let over = false;
    const living = (async () => {
      while (!over) {
        if (!world.held) world.become(++generation);
        await nextTurn();
      }
    })();
    await nextTurn();
    await first.save(world);
    over = true;
    await living;
    expect(world.held).toBe(false);
    expect(generation).toBeGreaterThan(2);
    await first.close();
    const again = await store(path);
    const { level, player } = await again.load();
    const saved = again.chunkSource.load(0, 0)!.time;
    expect(saved).toBeGreaterThan(1);
    expect(level).toEqual(numberedLevel(saved, 'Numbered'));
    expect(player).toEqual(numberedPlayer(saved));
    // Another chunk in which somebody lives.
    expect(again.chunkSource.load(32, 5)).toEqual(numberedChunk(32, 5, saved));
  });

  it('lets the world go on when taking it fails', async () => {
    const path = await saved();
    const again = await store(path);
    const world = numberedWorld(2);
    const broken: Persistence = {
      ...world,
      exportChunk: () => {
        throw new RangeError('no memory');
      },
      hold: () => world.hold(),
    };
    await expect(again.save(broken)).rejects.toThrow(/no memory/);
    expect(world.held).toBe(false);
  });

  it('can be open once only, and is free again after its game is gone', async () => {
    const path = await saved();
    const first = await store(path);
    await expect(openWorldStore(path)).rejects.toThrow(/open already/);
    await first.close();
    const lock = join(path, 'session.lock');
    const owner = (pid: number, born: string) =>
      `\u2603\n${JSON.stringify({ host: execFileSync('hostname').toString().trim(), pid, born })}\n`;
    await writeFile(lock, owner(1, ''));
    await expect(openWorldStore(path)).rejects.toThrow(/process 1.*session\.lock/);
    // Process 1 runs, but did not begin when the lock says: its number was given again.
    await writeFile(lock, owner(1, '999999999999'));
    await (await store(path)).close();
    // What Java leaves behind names nobody.
    await writeFile(lock, '\u2603');
    await (await store(path)).close();
    expect(await readdir(path)).not.toContain('session.lock');
  });

  it('leaves no folder behind when nothing was saved', async () => {
    const folder = await makeWorldFolder(saves, 'Never');
    await (await store(join(saves, folder))).close();
    expect(await readdir(saves)).toEqual([]);
    // A game that died before its first save.
    await mkdir(join(saves, 'Dead'));
    await writeFile(
      join(saves, 'Dead', 'session.lock'),
      `\u2603\n${JSON.stringify({ host: execFileSync('hostname').toString().trim(), pid: 2 ** 22 + 1, born: '1' })}\n`,
    );
    await mkdir(join(saves, 'Empty by hand'));
    await makeWorldFolder(saves, 'New');
    expect((await readdir(saves)).sort()).toEqual(['Empty by hand', 'New']);
  });

  it('says what to do about a level.dat that is damaged, and changes nothing', async () => {
    const path = await saved();
    const again = await store(path);
    await again.save(numberedWorld(2));
    const whole = await readFile(join(path, 'level.dat'));
    for (const damaged of [Buffer.alloc(0), Buffer.from('garbage'), whole.subarray(0, whole.length / 2)]) {
      await writeFile(join(path, 'level.dat'), damaged);
      await expect(again.load()).rejects.toThrow(/level\.dat.*level\.dat_old.*copy it over level\.dat/);
      expect(Buffer.compare(await readFile(join(path, 'level.dat')), damaged)).toBe(0);
      await expect(again.load()).rejects.toBeInstanceOf(SaveError);
    }
    await writeFile(join(path, 'level.dat'), await packNbtFile(nbt.compound({ Data: nbt.compound({ DataVersion: nbt.int(3700) }) })));
    await expect(again.load()).rejects.toThrow(/data version 3700.*Java Edition/);
  });

  it('says what is damaged in a region file, neither crashes nor writes over it', async () => {
    const path = await saved();
    const file = region(path);
    const whole = await readFile(file);
    const again = await store(path);
    const outcomes: Record<string, [Uint8Array, RegExp]> = {
      truncated: [whole.subarray(0, 8192 + 100), /region file.*r\.0\.0\.mca is damaged.*backup/],
      'half its tables': [whole.subarray(0, 5000), /is damaged.*tables.*backup/],
      garbage: [Buffer.from('no region at all, '.repeat(2000)), /is damaged.*backup/],
    };
    for (const [damaged, message] of Object.values(outcomes)) {
      await writeFile(file, damaged);
      await expect(again.load()).rejects.toThrow(message);
      const other = await store(await copyOf(path));
      expect(() => other.chunkSource.load(0, 0)).toThrow(SaveError);
      await expect(other.save(numberedWorld(2))).rejects.toThrow(message);
      expect(Buffer.compare(await readFile(region(other.path)), damaged)).toBe(0);
      await other.close();
    }
  });

  it('says which chunk is damaged inside, and keeps its bytes when its neighbours are saved', async () => {
    const path = await saved();
    const file = region(path);
    const bytes = await readFile(file);
    bytes.fill(0x55, 8192 + 20, 8192 + 60);
    await writeFile(file, bytes);
    const again = await store(path);
    await again.load();
    expect(() => again.chunkSource.load(0, 0)).toThrow(/Chunk 0, 0 in .* is damaged.*backup/);
    const world = numberedWorld(2);
    await again.save({ ...world, dirtyChunks: () => [{ cx: 1, cz: 0, edited: true }], exportChunk: () => numberedChunk(1, 0, 2) });
    const kept = NbtRegion.read(await readFile(file))
      .findChunk(0, 0)
      ?.getRaw();
    expect(new Set(kept?.subarray(15, 55))).toEqual(new Set([0x55]));
    expect(again.chunkSource.load(1, 0)?.time).toBe(2);
  });

  it('is as it was when the disk refuses, and can be saved once that is mended', async () => {
    const path = await saved();
    const again = await store(path);
    const world = numberedWorld(2);
    // A file where the folder for the save belongs stops everyone, root included.
    const staging = join(path, '.horizon-save');
    const entities = join(path, 'dimensions/minecraft/overworld/entities');
    await rm(entities, { recursive: true });
    await writeFile(entities, 'in the way');
    await expect(again.save(world)).rejects.toThrow(/something else is in its place; move that away/);
    expect(await readdir(path)).not.toContain('.horizon-save');
    expect((await again.load()).level.time).toBe(1);
    expect(world.dirtyChunks()).toHaveLength(4);
    await rm(entities);
    expect(again.chunkSource.load(32, 5)).toMatchObject({ time: 1 });
    await again.save(world);
    expect(generationOf(await again.load(), (cx, cz) => again.chunkSource.load(cx, cz))).toBe(2);
    await expect(readdir(staging)).rejects.toThrow(/ENOENT/);
  });

  it.runIf(process.platform !== 'win32')('says so when the saves folder is a file or may not be written', async () => {
    const file = join(saves, 'file');
    await writeFile(file, '');
    await expect(makeWorldFolder(file, 'World')).rejects.toThrow(/something else is in its place/);
    await expect(listWorlds(file)).rejects.toThrow(SaveError);
    await expect(openWorldStore(join(saves, 'missing'))).rejects.toThrow(/it is not there/);
    if (process.getuid?.() === 0) return;
    await chmod(saves, 0o555);
    await expect(makeWorldFolder(saves, 'World')).rejects.toThrow(/not allowed.*HORIZON_HOME/);
    await chmod(saves, 0o755);
  });

  it('refuses names of folders that lead elsewhere', () => {
    for (const folder of ['', '.', '..', '../x', 'a/b', 'a\\b', '/etc', 'x\0y'])
      expect(() => worldPath(saves, folder)).toThrow(/use: worlds/);
    expect(worldPath(saves, 'World (1)')).toBe(join(saves, 'World (1)'));
  });

  it('makes a folder name of any world name', async () => {
    const names: readonly (readonly [string, string])[] = [
      ['New World', 'New World'],
      ['', 'World'],
      ['   ', 'World'],
      ['..', '__'],
      ['../../etc/passwd', '______etc_passwd'],
      ['C:\\x', 'C__x'],
      ['a\nb\0c', 'a_b_c'],
      ['CON', '_CON_'],
      ['lpt1', '_lpt1_'],
      ['x'.repeat(300), 'x'.repeat(64)],
      ['世'.repeat(300), '世'.repeat(42)],
      ['😀'.repeat(300), '😀'.repeat(32)],
      ['e\u0301', '\u00e9'],
      ['trailing ', 'trailing'],
      ['question? "yes" <no> | *', 'question_ _yes_ _no_ _ _'],
    ];
    for (const [name, folder] of names) expect(folderNameFor(name)).toBe(folder);
    expect([await makeWorldFolder(saves, 'World'), await makeWorldFolder(saves, 'World'), await makeWorldFolder(saves, 'wORLD')]).toEqual([
      'World',
      'World (1)',
      'wORLD (2)',
    ]);
  });

  it('is listed with the one played last first, damaged ones with what is wrong', async () => {
    expect(await listWorlds(join(saves, 'none'))).toEqual([]);
    await saved('Older', () => 1000);
    await saved('Newer', () => 2000);
    const damaged = await saved('Damaged', () => 3000);
    await writeFile(join(damaged, 'level.dat'), 'x');
    await mkdir(join(saves, 'no world'));
    const worlds = await listWorlds(saves);
    expect(worlds.map(({ folder, lastPlayed }) => [folder, lastPlayed])).toEqual([
      ['Newer', 2000],
      ['Older', 1000],
      ['Damaged', 0],
    ]);
    expect(worlds[0]).toEqual({ folder: 'Newer', name: 'Newer', mode: 'creative', cheats: true, lastPlayed: 2000 });
    expect(worlds[2].problem).toMatch(/damaged/);
  });

  let copies = 0;
  async function copyOf(path: string): Promise<string> {
    const { cp } = await import('node:fs/promises');
    const copy = join(saves, `copy-${copies++}`);
    await cp(path, copy, { recursive: true });
    await rm(join(copy, 'session.lock'), { force: true });
    return copy;
  }
});
