import { createClient, type Display } from 'x11';
import type { TestDisplay } from './xvfb-for-tests.ts';

/** A connection of another program to a test's display. The caller ends its stream. */
export function otherClient(display: TestDisplay): Promise<Display> {
  return new Promise((resolve, reject) => {
    const client = createClient({ display: display.name, shm: false }, (error, ready) => {
      if (error) return reject(error);
      // Atoms of another server must not be taken for this one's.
      client.atoms = {};
      resolve(ready);
    });
  });
}

/** Sends what a window manager sends when the person presses the close button (ICCCM, 4.2.8.1). */
export async function askToClose(display: TestDisplay, window: number): Promise<void> {
  const { client } = await otherClient(display);
  const atom = (name: string): Promise<number> =>
    new Promise((resolve) => client.InternAtom(false, name, (_error, value) => resolve(value)));
  client.SendClientMessage(window, window, await atom('WM_PROTOCOLS'), 32, [await atom('WM_DELETE_WINDOW'), 0], 0);
  await new Promise<void>((resolve) => client.GetInputFocus(() => resolve()));
  client.stream.destroy();
}
