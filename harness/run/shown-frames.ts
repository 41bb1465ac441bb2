import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ScreenshotShape } from '../../ctl/shapes.ts';
import { frameFile } from '../../still/capture.ts';
import type { GameFace } from '../../still/game-face.ts';
import { allPixels, type PictureSource } from '../../still/picture-source.ts';
import { decodePng } from '../../still/pixels/decode-png.ts';
import { difference } from '../../still/pixels/difference.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { frameDigest } from '../../still/pixels/frame-digest.ts';
import type { ScreenBox, ScreenPicture, XScreen } from '../boot/x-screen.ts';

/** A frame that the screen did not come to show: the last picture that was read from it. */
interface OtherFrame {
  readonly index: number;
  readonly shown: ScreenPicture;
}

/** Longest time from a screenshot's reply until the window shows that frame, in milliseconds. */
const usualPatienceMs = 10_000;
/** Time between two looks at the screen: a frame of a window. Looking without a rest would take the processor from the game. */
const frameMs = 16;

/**
 * Holds every screenshot of a game against what its X server shows, byte for byte. The screen is read before the next command is given,
 * while the game stands still, and read again until it shows the frame, since a window shows it a moment later than the reply comes.
 */
export class ShownFrames {
  readonly #screen: XScreen;
  readonly #patienceMs: number;
  #place: ScreenBox | null = null;
  #other: OtherFrame | null = null;
  #count = 0;

  constructor(screen: XScreen, patienceMs = usualPatienceMs) {
    this.#screen = screen;
    this.#patienceMs = patienceMs;
  }

  /** The same face; every picture it takes is looked for on the screen before its reply is handed out. */
  watch(face: GameFace): GameFace {
    return {
      call: async (name, args) => {
        const reply = await face.call(name, args);
        if (name === 'screenshot') await this.#compare(reply as ScreenshotShape);
        return reply;
      },
    };
  }

  /**
   * Null when the screen showed every frame; else a sentence about the first one that it did not, and its picture in `folder` as
   * `window-NNN.png`.
   * @param frames The captured frames, in order.
   */
  async fault(frames: readonly PictureSource[], folder: string): Promise<string | null> {
    if (this.#other === null) return null;
    const { index, shown } = this.#other;
    const file = join(folder, frameFile(index).replace('frame', 'window'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, encodePng(shown.pixels, shown.width, shown.height));
    renameSync(`${file}.new`, file);
    const what = `the window shows another picture than the game reports${frames.length > 1 ? ` (frame ${index})` : ''}`;
    const expected = frames[index];
    if (expected === undefined || expected.width !== shown.width || expected.height !== shown.height)
      return `${what}: it is ${shown.width}x${shown.height} on the screen; look at ${file}`;
    const { count, box } = difference(await allPixels(expected), shown.pixels, shown.width, shown.height);
    const where = box === null ? '' : ` in ${box.width}x${box.height} at ${box.x},${box.y}`;
    return `${what}: ${count} pixels differ${where}; look at ${file}`;
  }

  async #compare(reply: ScreenshotShape): Promise<void> {
    const index = this.#count++;
    // One is enough for a failure, and waiting for each would make it a slow one.
    if (this.#other !== null) return;
    const { width, height } = reply;
    // A game without digests of pixels has them made of its file.
    const digest = reply.digests?.P ?? digestOfFile(await readFile(reply.path));
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      const shown = await this.#screen.grab();
      this.#place ??= await this.#findPlace(shown, digest, width, height);
      const place = this.#place;
      if (place !== null && digestOf(cut(shown, place)) === digest) return;
      if (performance.now() > deadline) {
        this.#other = { index, shown: cut(shown, place ?? (await this.#likelyPlace(shown, width, height))) };
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, frameMs));
    }
  }

  /** Where in the largest window the picture stands: a browser's window may have a frame and a title bar. Null while it is nowhere. */
  async #findPlace(shown: ScreenPicture, digest: string, width: number, height: number): Promise<ScreenBox | null> {
    const window = await this.#screen.largestWindow();
    if (window === null) return null;
    for (let y = window.y; y + height <= Math.min(window.y + window.height, shown.height); y++) {
      for (let x = window.x; x + width <= Math.min(window.x + window.width, shown.width); x++) {
        const place = { x, y, width, height };
        if (digestOf(cut(shown, place)) === digest) return place;
      }
    }
    return null;
  }

  /** The window's inside as far as it can be told without having found the picture: its lower edge, below any title bar. */
  async #likelyPlace(shown: ScreenPicture, width: number, height: number): Promise<ScreenBox> {
    const all = { x: 0, y: 0, width: shown.width, height: shown.height };
    const window = await this.#screen.largestWindow();
    if (window === null) return all;
    const place = {
      x: window.x + Math.max(0, Math.floor((window.width - width) / 2)),
      y: window.y + Math.max(0, window.height - height),
      width,
      height,
    };
    return place.x >= 0 && place.y >= 0 && place.x + width <= shown.width && place.y + height <= shown.height ? place : all;
  }
}

function digestOf({ pixels, width, height }: ScreenPicture): string {
  return frameDigest(pixels, width, height).digest;
}

function digestOfFile(file: Uint8Array): string {
  return digestOf(decodePng(file));
}

/** A part of a picture that lies inside it. */
function cut(picture: ScreenPicture, box: ScreenBox): ScreenPicture {
  if (box.x === 0 && box.width === picture.width) {
    const row = picture.width * 4;
    return { ...box, pixels: picture.pixels.subarray(box.y * row, (box.y + box.height) * row) };
  }
  const pixels = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * picture.width + box.x) * 4;
    pixels.set(picture.pixels.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, pixels };
}
