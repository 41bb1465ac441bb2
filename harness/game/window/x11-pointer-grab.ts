import type { X11Connection } from './x11-connection.ts';

/**
 * The pointer while it steers the view: held in the window, hidden, and put back to the middle whenever it moves, so that there is always
 * room to move on. What the person's hand did is the difference between positions.
 */
export interface PointerGrab {
  readonly held: boolean;
  /** Asks for the pointer. False when the server gave it to another program or the window is not on the screen. */
  take(): Promise<boolean>;
  release(): void;
  /** Takes a motion event in and answers how far the hand moved, in pixels. */
  moved(x: number, y: number, sequence: number): { readonly dx: number; readonly dy: number };
  /** The window has another size, so its middle is elsewhere. */
  resized(width: number, height: number): void;
}

export function pointerGrab(connection: X11Connection, window: number, width: number, height: number): PointerGrab {
  const { client } = connection;
  const mask = client.eventMask.PointerMotion | client.eventMask.ButtonPress | client.eventMask.ButtonRelease;
  const cursor = invisibleCursor(connection, window);
  let middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  let last = middle;
  let held = false;
  /** Number of the request that puts the pointer back, while events from before it may still arrive. */
  let warp: number | null = null;

  const recentre = (): void => {
    client.WarpPointer(0, window, 0, 0, 0, 0, middle.x, middle.y);
    warp = client.seq_num;
  };

  return {
    get held() {
      return held;
    },
    async take() {
      if (held) return true;
      const status = await connection.ask<number>('GrabPointer', (reply) =>
        client.GrabPointer(window, 1, mask, 1, 1, window, cursor, 0, reply),
      );
      held = status === 0;
      if (held) {
        last = middle;
        recentre();
      }
      return held;
    },
    release() {
      if (!held) return;
      held = false;
      client.UngrabPointer(0);
    },
    moved(x, y, sequence) {
      // Each event says which request the server had dealt with. From the warp on, positions count from the middle; the warp's own
      // event is then no motion, and events that overtook it still count from where the pointer was.
      if (warp !== null && sequence >= warp) {
        warp = null;
        last = middle;
      }
      const delta = { dx: x - last.x, dy: y - last.y };
      last = { x, y };
      if (warp === null && (x !== middle.x || y !== middle.y)) recentre();
      return delta;
    },
    resized(newWidth, newHeight) {
      middle = { x: Math.floor(newWidth / 2), y: Math.floor(newHeight / 2) };
      if (held) recentre();
    },
  };
}

function invisibleCursor({ client }: X11Connection, window: number): number {
  const [bitmap, gc, cursor] = [client.AllocID(), client.AllocID(), client.AllocID()];
  const black = { R: 0, G: 0, B: 0 };
  client.CreatePixmap(bitmap, window, 1, 1, 1);
  client.CreateGC(gc, bitmap, { foreground: 0 });
  client.PolyFillRectangle(bitmap, gc, [0, 0, 1, 1]);
  client.CreateCursor(cursor, bitmap, bitmap, black, black, 0, 0);
  client.FreePixmap(bitmap);
  return cursor;
}
