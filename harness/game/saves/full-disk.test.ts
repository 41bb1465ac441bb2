import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChunkWorkers } from '../client/chunk-workers.ts';
import { savedWorlds } from '../client/saved-worlds.ts';
import { generationOf, numberedWorld } from './world-for-tests.ts';
import { openWorldStore } from './world-store.ts';

const cannotMount = whyNoMount();

describe('a world on a full or read-only disk', () => {
  let disk: string;
  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'horizon-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  });
  afterEach(async () => {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  it.skipIf(cannotMount !== null)(`is as it was before the save, and the message says to free space${cannotMount ?? ''}`, async () => {
    const path = join(disk, 'World');
    await mkdir(path);
    const store = await openWorldStore(path);
    await store.save(numberedWorld(1));
    const filler = join(disk, 'filler');
    await fill(filler);
    await expect(store.save(numberedWorld(2))).rejects.toThrow(/disk is full; free some space and save again/);
    expect(await readdir(path)).not.toContain('.horizon-save');
    expect(generationOf(await store.load(), (cx, cz) => store.chunkSource.load(cx, cz))).toBe(1);
    await rm(filler);
    await store.save(numberedWorld(3));
    expect(generationOf(await store.load(), (cx, cz) => store.chunkSource.load(cx, cz))).toBe(3);
    await store.close();
  });

  it.skipIf(cannotMount !== null)(`keeps no lock and no folder of a world that could not be made${cannotMount ?? ''}`, async () => {
    const worlds = savedWorlds(join(disk, 'saves'), { still: false, workers: new ChunkWorkers() });
    const wanted = { name: 'New', seed: '1', mode: 'creative', cheats: true } as const;
    await mkdir(join(disk, 'saves'));
    await mkdir(join(disk, 'saves', 'Other'));
    const filler = join(disk, 'filler');
    await fill(filler);
    await expect(worlds.create(wanted, { viewDistance: 2, frozen: true })).rejects.toThrow(/disk is full; free some space/);
    await expect(openWorldStore(join(disk, 'saves', 'Other'))).rejects.toThrow(/disk is full; free some space/);
    expect(await readdir(join(disk, 'saves'))).toEqual(['Other']);
    expect(await readdir(join(disk, 'saves', 'Other'))).toEqual([]);
  });

  it.skipIf(cannotMount !== null)(
    `can be read, and the message says what to do, when it may not be written${cannotMount ?? ''}`,
    async () => {
      const path = join(disk, 'World');
      await mkdir(path);
      const store = await openWorldStore(path);
      await store.save(numberedWorld(1));
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      await expect(store.save(numberedWorld(2))).rejects.toThrow(/not allowed to be written.*HORIZON_HOME/);
      expect(generationOf(await store.load(), (cx, cz) => store.chunkSource.load(cx, cz))).toBe(1);
      execFileSync('mount', ['-o', 'remount,rw', disk]);
      await store.save(numberedWorld(2));
      await store.close();
    },
  );
});

async function fill(path: string): Promise<void> {
  await writeFile(path, new Uint8Array(1 << 20)).catch(() => {});
}

/** Why this machine cannot make a small disk of its own, for the titles of the skipped tests; null when it can. */
function whyNoMount(): string | null {
  if (process.platform !== 'linux') return ' (skipped: only Linux mounts a small disk)';
  if (process.getuid?.() !== 0) return ' (skipped: only root may mount a small disk)';
  const tried = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', tmpdir()]);
  return tried.status === 0 ? null : ' (skipped: this container may not mount a small disk)';
}
