import type { Client, Display, Reply } from 'x11';
import { BootFailure } from './boot-failure.ts';

/** A rectangle of a screen, in pixels from its top left corner. */
export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a screen shows: RGBA with alpha 255, rows top down. The pointer is not in it. */
export interface ScreenPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The screen of an X server as anybody who looks at it sees it. Every request fails with BootFailure once the server is gone. */
export interface XScreen {
  /** The whole screen, windows of all programs included. */
  grab(): Promise<ScreenPicture>;
  /** The largest mapped window, null when there is none. */
  largestWindow(): Promise<ScreenBox | null>;
  close(): Promise<void>;
}

const zPixmap = 2;
const allPlanes = 0xffffffff;
const viewable = 2;

/**
 * Connects to an X server to read its screen.
 * @param displayName The value of DISPLAY, `:99`.
 * @throws BootFailure when nobody answers there, or the screen has another layout than 32 bits a pixel with 8 bits a colour.
 */
export async function openXScreen(displayName: string): Promise<XScreen> {
  const waiting = new Set<(error: BootFailure) => void>();
  let gone: BootFailure | null = null;
  const lose = (why: string): void => {
    gone ??= new BootFailure(`the screen ${displayName} cannot be read any more (${why}); look whether its X server still runs`);
    for (const refuse of waiting) refuse(gone);
    waiting.clear();
  };
  const display = await connect(displayName, lose);
  const { client } = display;
  const root = display.screen[0];
  const ask = <T>(send: (reply: Reply<T>) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      if (gone !== null) return reject(gone);
      waiting.add(reject);
      send((error, result) => {
        waiting.delete(reject);
        if (error) reject(new BootFailure(`the screen ${displayName} cannot be read (${error.message}); start its X server again`));
        else resolve(result);
        return true;
      });
    });
  const boxOf = async (window: number): Promise<ScreenBox | null> => {
    try {
      const { mapState } = await ask<{ mapState: number }>((reply) => client.GetWindowAttributes(window, reply));
      if (mapState !== viewable) return null;
      const { xPos, yPos, width, height } = await ask<{ xPos: number; yPos: number; width: number; height: number }>((reply) =>
        client.GetGeometry(window, reply),
      );
      return { x: xPos, y: yPos, width, height };
    } catch (error) {
      // A window may go away between being listed and being asked about.
      if (gone !== null) throw error;
      return null;
    }
  };
  const close = async (): Promise<void> => {
    lose('it was closed');
    if (client.stream.destroyed) return;
    const closed = new Promise<void>((resolve) => client.stream.once('close', () => resolve()));
    client.stream.destroy();
    await closed;
  };
  if (root === undefined || !isPlain(display)) {
    await close();
    throw new BootFailure(`the screen ${displayName} has not 8 bits a colour in 32 bits a pixel; use depth 24 (-screen 0 1280x720x24)`);
  }
  return {
    grab: async () => {
      const { pixel_width: width, pixel_height: height } = root;
      const { data } = await ask<{ data: Buffer }>((reply) => client.GetImage(zPixmap, root.root, 0, 0, width, height, allPlanes, reply));
      return { width, height, pixels: rgbaOf(data, width * height) };
    },
    largestWindow: async () => {
      const { children } = await ask<{ children: number[] }>((reply) => client.QueryTree(root.root, reply));
      const boxes = (await Promise.all(children.map(boxOf))).filter((box) => box !== null);
      return boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
    },
    close,
  };
}

async function connect(displayName: string, lose: (why: string) => void): Promise<Display> {
  // A CommonJS package: once bundled, only its default export is there.
  const { createClient } = (await import('x11')).default;
  try {
    return await new Promise<Display>((resolve, reject) => {
      const client: Client = createClient({ display: displayName, shm: false }, (error, ready) => {
        if (error) {
          client.stream?.destroy();
          return reject(error);
        }
        ready.client.stream.on('close', () => lose('the connection is closed'));
        resolve(ready);
      });
      client.on('error', (error: Error) => {
        reject(error);
        lose(error.message);
      });
      client.on('end', () => lose('the server closed the connection'));
    });
  } catch (cause) {
    throw new BootFailure(`nobody answers at the display ${displayName} (${(cause as Error).message}); start Xvfb there first`, [], {
      cause,
    });
  }
}

/** Little-endian BGRX, which is what Xvfb of depth 24 has on every machine with a little-endian processor. */
function isPlain({ screen, format, image_byte_order: order }: Display): boolean {
  const [root] = screen;
  const visual = root?.depths[root.root_depth]?.[root.root_visual];
  return (
    root !== undefined &&
    order === 0 &&
    format[root.root_depth]?.bits_per_pixel === 32 &&
    visual?.red_mask === 0xff0000 &&
    visual.green_mask === 0xff00 &&
    visual.blue_mask === 0xff
  );
}

function rgbaOf(bgrx: Uint8Array, count: number): Uint8Array {
  const pixels = new Uint8Array(count * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = bgrx[at + 2] ?? 0;
    pixels[at + 1] = bgrx[at + 1] ?? 0;
    pixels[at + 2] = bgrx[at] ?? 0;
    pixels[at + 3] = 255;
  }
  return pixels;
}
