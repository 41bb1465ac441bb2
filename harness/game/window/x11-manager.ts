import type { X11Connection } from './x11-connection.ts';

const anyType = 0;

/**
 * Whether a window manager runs now. The root names a window of its own; one that ended leaves the name behind but not the window, which
 * names itself while it is there (EWMH, "_NET_SUPPORTING_WM_CHECK").
 */
export async function managerRuns(connection: X11Connection): Promise<boolean> {
  const { client, screen } = connection;
  const check = await connection.ask<number>('InternAtom', (reply) => client.InternAtom(false, '_NET_SUPPORTING_WM_CHECK', reply));
  const named = async (window: number): Promise<number> => {
    const { data } = await connection.ask<{ data: Buffer }>('GetProperty', (reply) =>
      client.GetProperty(0, window, check, anyType, 0, 1, reply),
    );
    return data.length < 4 ? 0 : data.readUInt32LE(0);
  };
  const window = await named(screen.root);
  if (window === 0) return false;
  // The server refuses to tell of a window that is gone.
  return (await named(window).catch(() => 0)) === window;
}
