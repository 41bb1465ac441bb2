import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { Frame, Renderer } from '../display/renderer.ts';
import { createBandCounter, openBands } from './band-counter.ts';
import { finishOf, isFinishedLater } from './finished-later.ts';
import { checkSize } from './frame-target.ts';
import type { Capture, CaptureOptions } from './identify-pixels.ts';
import { MeshLedger } from './mesh-ledger.ts';
import { RasterThread } from './raster-thread.ts';
import { rendererDriver, rendererName } from './renderer-identity.ts';
import { findWorkerFile } from './worker-file.ts';

/** Bands a frame is cut into when two threads share it: enough to even out, few enough not to repeat much geometry. */
const sharedBands = 4;

/** How to run the rasteriser. */
export interface SoftOptions {
  /** Worker threads, 1 or 2; the pixels are the same. Default 1: the simulation needs the other core. */
  readonly threads?: 1 | 2;
}

/** A renderer that also identifies what it draws, off the caller's thread. */
export interface SoftRenderer extends Renderer {
  /** Draws a frame, digests its pixels and, with `png`, encodes them. */
  capture(list: DisplayList, options?: CaptureOptions): Promise<Capture>;
}

/** Starts the rasteriser's worker threads. Rejects when the worker has not been built or cannot start. */
export async function createSoftRenderer(options: SoftOptions = {}): Promise<SoftRenderer> {
  const file = findWorkerFile(import.meta.url);
  const counter = createBandCounter();
  const threads = Array.from({ length: options.threads ?? 1 }, () => new RasterThread(file, { bandWord: counter.word }));
  const close = async (): Promise<void> => {
    await Promise.all(threads.map((thread) => thread.close()));
  };
  try {
    await Promise.all(threads.map((thread) => thread.ready()));
  } catch (error) {
    await close();
    throw error;
  }

  const ledger = new MeshLedger();
  let generation = 0;
  let color = new SharedArrayBuffer(0);
  let depth = new SharedArrayBuffer(0);
  let scene: SharedArrayBuffer | null = null;
  let pixels = new Uint8Array(color);
  let busy = false;

  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy) throw new Error('The renderer is still at work on the last request. Await it first.');
    busy = true;
    try {
      return await work();
    } finally {
      busy = false;
    }
  };

  const draw = async (list: DisplayList): Promise<Frame> => {
    const { width, height } = list;
    checkSize(width, height);
    if (color.byteLength !== width * height * 4) {
      color = new SharedArrayBuffer(width * height * 4);
      depth = new SharedArrayBuffer(width * height * 4);
      scene = null;
      pixels = new Uint8Array(color);
    }
    const later = isFinishedLater(list);
    if (later) scene ??= new SharedArrayBuffer(width * height * 4);
    generation++;
    openBands(counter, generation);
    const { sections, ...bare } = list;
    const request = {
      kind: 'frame',
      generation,
      bands: threads.length === 1 ? 1 : Math.min(sharedBands, height),
      list: bare,
      ...ledger.update(sections),
      color,
      depth,
      scene: later ? scene : null,
    } as const;
    await settleAll(threads.map((thread) => thread.ask(request)));
    if (!later || scene === null) return { width, height, pixels };
    const light = list.light ? new SharedArrayBuffer(width * height * 6) : null;
    await threads[0].ask({ kind: 'finish', list: finishOf(list), color, depth, scene, light });
    return light === null ? { width, height, pixels } : { width, height, pixels, light: new Uint16Array(light) };
  };

  const capture = async (list: DisplayList, wanted: CaptureOptions): Promise<Capture> => {
    const frame = await draw(list);
    const reply = await threads[0].ask({ kind: 'identify', width: frame.width, height: frame.height, color, png: wanted.png === true });
    if (reply.kind !== 'identified')
      throw new Error(`The rasteriser's worker answered ${reply.kind}, not a digest; this is a fault of its protocol.`);
    return { frame, digest: reply.digest, bands: reply.bands, png: reply.png };
  };

  return {
    name: rendererName,
    driver: rendererDriver,
    setTextures: (textures: TextureSet) =>
      exclusively(async () => {
        await settleAll(threads.map((thread) => thread.ask({ kind: 'textures', textures })));
      }),
    render: (list: DisplayList) => exclusively(() => draw(list)),
    capture: (list: DisplayList, wanted: CaptureOptions = {}) => exclusively(() => capture(list, wanted)),
    close,
  };
}

/** Waits for every thread, failed ones too, so that none still draws when the next frame begins; then throws the first failure. */
async function settleAll(answers: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(answers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
