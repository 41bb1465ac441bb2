import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { createBandCounter, openBands, takeBand } from './band-counter.ts';
import { freeQuads, packed, section, testList, testTextures, wall } from './fixtures/test-lists.ts';
import { createInlineRenderer } from './inline-renderer.ts';
import { MeshLedger } from './mesh-ledger.ts';
import { openParcel, packMesh } from './mesh-parcel.ts';
import { RasterThread } from './raster-thread.ts';
import { createSoftRenderer } from './soft-renderer.ts';
import { findWorkerFile } from './worker-file.ts';

const run = promisify(execFile);

describe('the band counter', () => {
  it('hands each band out once', () => {
    const counter = createBandCounter();
    openBands(counter, 7);
    expect([0, 1, 2, 3, 4].map(() => takeBand(counter, 7, 4))).toEqual([0, 1, 2, 3, -1]);
  });

  it('gives nothing to a thread that is late by a frame', () => {
    const counter = createBandCounter();
    openBands(counter, 7);
    openBands(counter, 8);
    expect(takeBand(counter, 7, 4)).toBe(-1);
    expect(takeBand(counter, 8, 4)).toBe(0);
  });
});

describe('meshes', () => {
  const mesh = section({ 1: packed(1, 2, 3, 0), 4: packed(4, 5, 6, 1) }, { blended: freeQuads(wall(3, 1, 0xff)), x: 16, y: 32, z: -48 });

  it('come out of shared memory as they went in', () => {
    const opened = openParcel(packMesh(mesh, 5));
    expect({ ...opened, id: mesh.id, version: mesh.version }).toEqual(mesh);
  });

  it('are sent once, again in a new version, and dropped when long unmentioned', () => {
    const ledger = new MeshLedger();
    expect(ledger.update([mesh]).parcels).toHaveLength(1);
    expect(ledger.update([mesh]).parcels).toHaveLength(0);
    const next = ledger.update([{ ...mesh, version: 2 }]);
    expect(next.parcels).toHaveLength(1);
    expect(next.dropped).toEqual([1]);
    let dropped: readonly number[] = [];
    for (let frame = 0; frame < 1000 && dropped.length === 0; frame++) dropped = ledger.update([]).dropped;
    expect(dropped).toEqual([2]);
    expect(ledger.size).toBe(0);
  });
});

describe('the threaded renderer', () => {
  it('says what it is', async () => {
    const renderer = await createSoftRenderer();
    expect([renderer.name, renderer.driver]).toEqual(['soft', 'ts-1']);
    await renderer.close();
  });

  it('draws a changed mesh, a changed size and changed textures', async () => {
    const renderer = await createSoftRenderer({ threads: 2 });
    const inline = createInlineRenderer();
    await renderer.setTextures(testTextures());
    await inline.setTextures(testTextures());
    const before = testList({ sections: [section({ 3: packed(8, 8, 0, 0) })], camera: { ...testList().camera!, x: 8.5, y: 8.5, z: 4 } });
    const lists = [
      before,
      { ...before, sections: [section({ 3: packed(8, 8, 0, 3) }, { version: 2 })] },
      { ...before, width: 99, height: 37 },
    ];
    for (const list of lists) expect((await renderer.render(list)).pixels).toEqual((await inline.render(list)).pixels);
    const darker = testTextures();
    darker.blocks.fill(60, 0, 1024);
    for (let i = 3; i < 1024; i += 4) darker.blocks[i] = 255;
    await renderer.setTextures({ ...darker, version: 2 });
    await inline.setTextures({ ...darker, version: 2 });
    expect((await renderer.render(before)).pixels).toEqual((await inline.render(before)).pixels);
    await renderer.close();
  });

  it('identifies a capture as the calling thread would, and encodes it', async () => {
    const renderer = await createSoftRenderer();
    const inline = createInlineRenderer();
    const list = testList({ objects: freeQuads(wall(4, 3, 0x3366cc)) });
    await renderer.setTextures(testTextures());
    await inline.setTextures(testTextures());
    const capture = await renderer.capture(list, { png: true });
    const same = await inline.capture(list);
    expect(capture.digest).toBe(same.digest);
    expect(capture.bands).toEqual(same.bands);
    expect(same.png).toBeNull();
    expect(new Uint8Array(PNG.sync.read(Buffer.from(capture.png!)).data)).toEqual(new Uint8Array(capture.frame.pixels));
    await renderer.close();
  });

  it('refuses a frame before textures, and a size out of range, and goes on', async () => {
    const renderer = await createSoftRenderer();
    await expect(renderer.render(testList())).rejects.toThrow(/call setTextures first/);
    await expect(renderer.render(testList({ width: 0 }))).rejects.toThrow(/whole width and height/);
    await renderer.setTextures(testTextures());
    await expect(renderer.render(testList())).resolves.toMatchObject({ width: 64, height: 48 });
    await renderer.close();
  });

  it('refuses a second frame while the first is being drawn', async () => {
    const renderer = await createSoftRenderer();
    await renderer.setTextures(testTextures());
    const first = renderer.render(testList());
    await expect(renderer.render(testList())).rejects.toThrow(/Await it first/);
    await first;
    await renderer.close();
  });

  it('rejects what is under way when it is closed, and everything after', async () => {
    const renderer = await createSoftRenderer({ threads: 2 });
    await renderer.setTextures(testTextures());
    const pending = renderer.render(testList());
    const closing = renderer.close();
    await expect(pending).rejects.toThrow(/closed.*Create a new one/);
    await closing;
    await renderer.close();
    await expect(renderer.render(testList())).rejects.toThrow(/closed/);
  });
});

describe('a raster thread', () => {
  it('rejects with a clear error when its program dies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raster-'));
    const file = join(folder, 'dies.mjs');
    await writeFile(
      file,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3)); parentPort.postMessage({ kind: 'ready' });`,
    );
    const thread = new RasterThread(file, { bandWord: createBandCounter().word });
    await thread.ready();
    await expect(thread.ask({ kind: 'textures', textures: testTextures() })).rejects.toThrow(/stopped \(exit code 3\).*new renderer/);
    await expect(thread.ask({ kind: 'textures', textures: testTextures() })).rejects.toThrow(/stopped/);
    await thread.close();
    await rm(folder, { recursive: true });
  });

  it('rejects with the cause when its program throws', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raster-'));
    const file = join(folder, 'throws.mjs');
    await writeFile(file, `throw new Error('out of crayons');`);
    const thread = new RasterThread(file, { bandWord: createBandCounter().word });
    await expect(thread.ready()).rejects.toThrow(/out of crayons/);
    await thread.close();
    await rm(folder, { recursive: true });
  });

  it('does not keep a process alive that forgot to close it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raster-'));
    const file = join(folder, 'forgets.mjs');
    const thread = fileURLToPath(new URL('raster-thread.ts', import.meta.url));
    const worker = findWorkerFile(import.meta.url);
    await build({
      stdin: {
        contents: `import { RasterThread } from ${JSON.stringify(thread)};
          const thread = new RasterThread(${JSON.stringify(worker)}, { bandWord: new Int32Array(new SharedArrayBuffer(4)) });
          await thread.ready();
          console.log('idle');`,
        resolveDir: folder,
      },
      outfile: file,
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
    const { stdout } = await run(process.execPath, [file], { timeout: 20_000 });
    expect(stdout).toBe('idle\n');
    await rm(folder, { recursive: true });
  });

  it('says how to build a worker that is not there', () => {
    expect(() => findWorkerFile('file:///nowhere/at/all.js')).toThrow(/raster-worker\.js.*node ci\/build\.mjs/s);
  });
});
