import type { XEvent } from 'x11';
import { otherClient } from './ask-to-close-for-tests.ts';
import type { TestDisplay } from './xvfb-for-tests.ts';

/** The least of a window manager: it says that it does full screen, hears of who asks, and gives the focus to who opens. */
export interface FakeWindowManager {
  /** What was asked of window states: add (1) or remove (0), by atom name. */
  readonly asked: readonly (readonly [action: number, state: string])[];
  stop(): Promise<void>;
}

const replace = 0;

/** Announces itself on a display as a window manager does (EWMH, "_NET_SUPPORTING_WM_CHECK"), and carries out full screen. */
export async function startFakeWindowManager(display: TestDisplay): Promise<FakeWindowManager> {
  const { client, screen } = await otherClient(display);
  const { root, pixel_width: width, pixel_height: height } = screen[0]!;
  const atom = (name: string): Promise<number> =>
    new Promise((resolve) => client.InternAtom(false, name, (_error, value) => resolve(value)));
  const [check, supported, state, fullScreen, cardinal] = (await Promise.all(
    ['_NET_SUPPORTING_WM_CHECK', '_NET_SUPPORTED', '_NET_WM_STATE', '_NET_WM_STATE_FULLSCREEN', 'WINDOW'].map(atom),
  )) as [number, number, number, number, number];
  const asked: (readonly [number, string])[] = [];
  const own = client.AllocID();
  client.CreateWindow(own, root, -10, -10, 1, 1, 0, 0, 0, 0, {});
  for (const window of [own, root]) client.ChangeProperty(replace, window, check, cardinal, 32, [own]);
  client.ChangeProperty(replace, root, supported, 4, 32, [state, fullScreen]);
  // Who redirects the root's children is the one that messages to the root reach.
  client.ChangeWindowAttributes(root, { eventMask: client.eventMask.SubstructureRedirect! | client.eventMask.SubstructureNotify! });
  client.on('event', (event: XEvent) => {
    if (event.name === 'MapRequest') {
      client.MapWindow(event.wid);
      client.SetInputFocus(event.wid, 1);
    }
    if (event.name !== 'ClientMessage' || event.message_type !== state) return;
    const [action = 0, what] = event.data;
    asked.push([action, what === fullScreen ? 'full screen' : 'another state']);
    if (action === 1) client.MoveResizeWindow(event.wid, 0, 0, width, height);
    else client.MoveResizeWindow(event.wid, 40, 30, 320, 240);
  });
  await new Promise<void>((resolve) => client.GetInputFocus(() => resolve()));
  return {
    asked,
    stop: async () => {
      const gone = new Promise<void>((resolve) => client.stream.once('close', () => resolve()));
      client.stream.destroy();
      await gone;
    },
  };
}
