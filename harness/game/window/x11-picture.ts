import type { pixelFormat } from './pixel-format.ts';
import type { X11Connection } from './x11-connection.ts';

const zPixmap = 2;
const putImageHeader = 28;

/** The frame of a window, held by the X server. */
export interface X11Picture {
  /** Takes a frame in whole, then shows it in one request, so that the screen never has half of it. */
  show(pixels: Uint8Array, width: number, height: number): void;
  /** Shows the newest frame again, after something covered it. */
  again(): void;
}

/** Keeps frames beside the window, where it is one copy for the server to show them. */
export function x11Picture(connection: X11Connection, window: number, format: ReturnType<typeof pixelFormat>): X11Picture {
  const { client, screen, maxRequestBytes } = connection;
  const gc = client.AllocID();
  // Copies from a picture that is always whole need no events about what could not be copied.
  client.CreateGC(gc, window, { graphicsExposures: 0 });
  let picture = 0;
  let size = { width: 0, height: 0 };

  const again = (): void => {
    if (picture !== 0) client.CopyArea(picture, window, gc, 0, 0, 0, 0, size.width, size.height);
  };
  return {
    show(pixels, width, height) {
      if (width !== size.width || height !== size.height) {
        if (picture !== 0) client.FreePixmap(picture);
        picture = client.AllocID();
        size = { width, height };
        client.CreatePixmap(picture, window, screen.root_depth, width, height);
      }
      const rows = Math.max(1, Math.floor((maxRequestBytes - putImageHeader) / format.stride(width)));
      for (let y = 0; y < height; y += rows) {
        const to = Math.min(height, y + rows);
        client.PutImage(zPixmap, picture, gc, width, to - y, 0, y, 0, screen.root_depth, format.encode(pixels, width, y, to));
      }
      again();
    },
    again,
  };
}
