import type { X11Connection } from './x11-connection.ts';
import { managerRuns } from './x11-manager.ts';

/** What a window manager does to the state of a window (EWMH, "_NET_WM_STATE"). */
const stateAction = { remove: 0, add: 1 } as const;
const sourceApplication = 1;
const anyType = 0;
const mostAtoms = 1024;

/** Makes a window fill its screen and gives it its former place back. */
export interface FullScreen {
  set(on: boolean): Promise<void>;
}

/**
 * Full screen by the window manager where one runs that knows it; else by moving the window onto the whole screen.
 * @param size the window's size now, in pixels.
 */
export async function x11FullScreen(
  connection: X11Connection,
  window: number,
  size: () => { readonly width: number; readonly height: number },
): Promise<FullScreen> {
  const { client, screen } = connection;
  const atom = (name: string): Promise<number> => connection.ask('InternAtom', (reply) => client.InternAtom(false, name, reply));
  const [state, fullScreen, supported] = (await Promise.all(['_NET_WM_STATE', '_NET_WM_STATE_FULLSCREEN', '_NET_SUPPORTED'].map(atom))) as [
    number,
    number,
    number,
  ];
  let before: { readonly width: number; readonly height: number } | null = null;

  /** Whether the window manager that runs now can do it; it may have come or gone since the window opened. */
  const managed = async (): Promise<boolean> => {
    if (!(await managerRuns(connection))) return false;
    const { data } = await connection.ask<{ data: Buffer }>('GetProperty', (reply) =>
      client.GetProperty(0, screen.root, supported, anyType, 0, mostAtoms, reply),
    );
    for (let at = 0; at + 4 <= data.length; at += 4) if (data.readUInt32LE(at) === fullScreen) return true;
    return false;
  };

  return {
    async set(on) {
      if (await managed()) {
        const { SubstructureRedirect = 0, SubstructureNotify = 0 } = client.eventMask;
        const action = on ? stateAction.add : stateAction.remove;
        client.SendClientMessage(
          screen.root,
          window,
          state,
          32,
          [action, fullScreen, 0, sourceApplication],
          SubstructureRedirect | SubstructureNotify,
        );
      } else if (on) {
        before ??= size();
        client.MoveResizeWindow(window, 0, 0, screen.pixel_width, screen.pixel_height);
      } else if (before !== null) {
        client.MoveResizeWindow(window, 0, 0, before.width, before.height);
        before = null;
      }
      await connection.sync();
    },
  };
}
