import type { XEvent } from 'x11';
import { HeldInput } from './held-input.ts';
import { pixelFormat } from './pixel-format.ts';
import type { GameWindow } from './window-api.ts';
import { WindowError } from './window-error.ts';
import type { WindowRequest } from './window-request.ts';
import { x11Clipboard } from './x11-clipboard.ts';
import { connectX11, type X11Connection } from './x11-connection.ts';
import { x11FullScreen } from './x11-full-screen.ts';
import { x11Input } from './x11-input.ts';
import { managerRuns } from './x11-manager.ts';
import { x11Picture } from './x11-picture.ts';
import { pointerGrab } from './x11-pointer-grab.ts';

const zPixmap = 2;
const replace = 0;
const trueColor = 4;
const northWest = 1;

/**
 * Opens a window on the X server of $DISPLAY that shows pixels one to one.
 * @throws WindowError when there is no server, or its screen has no colours of its own.
 */
export async function openX11Window(request: WindowRequest): Promise<GameWindow> {
  const displayName = (request.env ?? process.env).DISPLAY;
  if (displayName === undefined || displayName === '') {
    throw new WindowError('DISPLAY is not set, so there is no screen for a window; set it, run under xvfb-run, or start with --offscreen.');
  }
  let handle: (event: XEvent) => void = () => {};
  let lost: (reason: string) => void = () => {};
  const connection = await connectX11(displayName, { event: (event) => handle(event), lost: (reason) => lost(reason) });
  try {
    const window = await createWindow(connection, request, {
      onEvent: (listener) => {
        handle = listener;
      },
      onLost: (listener) => {
        lost = listener;
      },
    });
    return window;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

interface Hooks {
  onEvent(listener: (event: XEvent) => void): void;
  onLost(listener: (reason: string) => void): void;
}

async function createWindow(connection: X11Connection, request: WindowRequest, hooks: Hooks): Promise<GameWindow> {
  const { client, screen } = connection;
  const { events } = request;
  const format = screenFormat(connection);
  const window = client.AllocID();
  const mask = client.eventMask;
  client.CreateWindow(window, screen.root, 0, 0, request.width, request.height, 0, screen.root_depth, 1, screen.root_visual, {
    backgroundPixel: 0,
    bitGravity: northWest,
    eventMask:
      mask.KeyPress |
      mask.KeyRelease |
      mask.ButtonPress |
      mask.ButtonRelease |
      mask.PointerMotion |
      mask.Exposure |
      mask.StructureNotify |
      mask.FocusChange,
  });

  const atom = (name: string): Promise<number> => connection.ask('InternAtom', (reply) => client.InternAtom(false, name, reply));
  const [protocols, deleteWindow, netName, utf8] = await Promise.all(
    ['WM_PROTOCOLS', 'WM_DELETE_WINDOW', '_NET_WM_NAME', 'UTF8_STRING'].map(atom),
  );
  const nameWindow = (title: string): void => {
    client.ChangeProperty(replace, window, netName, utf8, 8, Buffer.from(title, 'utf8'));
    client.ChangeProperty(replace, window, client.atoms.WM_NAME, client.atoms.STRING, 8, Buffer.from(title, 'latin1'));
  };
  nameWindow(request.title);
  client.ChangeProperty(replace, window, client.atoms.WM_CLASS, client.atoms.STRING, 8, Buffer.from('horizon-client\0Horizon\0', 'latin1'));
  const { WM_HINTS, WM_NORMAL_HINTS, WM_SIZE_HINTS } = client.atoms as Record<string, number>;
  client.ChangeProperty(replace, window, WM_HINTS!, WM_HINTS!, 32, wantsInput);
  if (request.least !== undefined) {
    client.ChangeProperty(replace, window, WM_NORMAL_HINTS!, WM_SIZE_HINTS!, 32, leastSizeHints(request.least));
  }
  client.ChangeProperty(replace, window, protocols, client.atoms.ATOM, 32, [deleteWindow]);

  const grab = pointerGrab(connection, window, request.width, request.height);
  const held = new HeldInput<number>(events);
  let size = { width: request.width, height: request.height };
  let grabWanted = false;
  let mapped: () => void = () => {};
  const onScreen = new Promise<void>((resolve, reject) => {
    mapped = resolve;
    hooks.onLost((reason) => {
      reject(new WindowError(reason));
      held.releaseAll();
      events.lost(reason);
    });
  });
  // It may fail before anybody waits for it.
  onScreen.catch(() => {});
  const picture = x11Picture(connection, window, format);
  const [clipboard, fullScreen] = await Promise.all([x11Clipboard(connection, window), x11FullScreen(connection, window, () => size)]);
  const fetchClipboard = async (): Promise<void> => {
    const text = await clipboard.read();
    if (text !== null) events.clipboard(text);
  };
  const input = await x11Input(connection, { events, held, grab, size: () => size, fetchClipboard });
  const focusChanged = (focused: boolean): void => {
    if (focused && grabWanted) void grab.take().catch(() => {});
    if (!focused) {
      grab.release();
      held.releaseAll();
    }
    events.focus(focused);
  };
  const grabModes = new Set([1, 2]);
  const pointerDetail = 5;
  const handlers: Readonly<Record<string, (event: XEvent) => void>> = {
    MapNotify: () => mapped(),
    DestroyNotify: () => destroyed(),
    Expose: (event) => {
      if (event.count === 0) picture.again();
    },
    ConfigureNotify: (event) => {
      if (event.width === size.width && event.height === size.height) return;
      size = { width: event.width, height: event.height };
      grab.resized(size.width, size.height);
      events.resize(size.width, size.height);
    },
    // A window manager's own keyboard grab (Alt+Tab) is no loss of focus yet, and following the pointer is no focus.
    FocusIn: (event) => {
      if (!grabModes.has(event.mode) && event.detail !== pointerDetail) focusChanged(true);
    },
    FocusOut: (event) => {
      if (!grabModes.has(event.mode) && event.detail !== pointerDetail) focusChanged(false);
    },
    ClientMessage: (event) => {
      if (event.message_type === protocols && event.data[0] === deleteWindow) events.close();
    },
  };
  // Another program destroyed it (xkill does); a window that the person closes by its frame is asked first.
  const destroyed = (): void => connection.lose('The window was destroyed from outside the game; start it again.');
  hooks.onEvent((event) => {
    if (input.take(event) || clipboard.take(event)) return;
    if (event.wid === window || event.name === 'ClientMessage') handlers[event.name]?.(event);
  });

  client.MapWindow(window);
  await onScreen;
  // Where no window manager hands out the focus, the window takes it.
  if (!(await managerRuns(connection))) client.SetInputFocus(window, 1);
  await connection.sync();

  return {
    kind: 'x11',
    async show(pixels, width, height) {
      if (pixels.length !== width * height * 4)
        throw new RangeError(`A picture of ${width}x${height} has ${width * height * 4} bytes, not ${pixels.length}.`);
      picture.show(pixels, width, height);
      await connection.sync();
    },
    async readBack() {
      const { width, height } = await connection.ask<{ width: number; height: number }>('GetGeometry', (reply) =>
        client.GetGeometry(window, reply),
      );
      const image = await connection.ask<{ data: Buffer }>('GetImage of the window (it must be wholly on the screen)', (reply) =>
        client.GetImage(zPixmap, window, 0, 0, width, height, 0xffffffff, reply),
      );
      return { width, height, pixels: format.decode(image.data, width, height) };
    },
    async grabPointer(wanted) {
      grabWanted = wanted;
      if (wanted) await grab.take();
      else grab.release();
      await connection.sync();
    },
    async setTitle(title) {
      nameWindow(title);
      await connection.sync();
    },
    setFullScreen: (on) => fullScreen.set(on),
    copyText: (text) => clipboard.copy(text),
    async close() {
      grab.release();
      if (!client.stream.destroyed) client.DestroyWindow(window);
      await connection.close();
    },
  };
}

/** WM_HINTS that only say that the window wants the keyboard (ICCCM, 4.1.2.4). */
const wantsInput = [1, 1, 0, 0, 0, 0, 0, 0, 0];

/** WM_NORMAL_HINTS that only say a least size (ICCCM, 4.1.2.3: flag PMinSize, fields 5 and 6 of 18). */
function leastSizeHints({ width, height }: { readonly width: number; readonly height: number }): number[] {
  return [16, 0, 0, 0, 0, width, height, ...new Array<number>(11).fill(0)];
}

function screenFormat({ screen, display }: X11Connection): ReturnType<typeof pixelFormat> {
  const visual = screen.depths[screen.root_depth]?.[screen.root_visual];
  const layout = display.format[screen.root_depth];
  if (visual === undefined || layout === undefined || visual.class < trueColor) {
    throw new WindowError(
      `This display (depth ${screen.root_depth}) draws from a colour table; use one of depth 16, 24 or 32 (Xvfb: -screen 0 1280x720x24), or start with --offscreen.`,
    );
  }
  return pixelFormat({
    bitsPerPixel: layout.bits_per_pixel,
    scanlinePad: layout.scanline_pad,
    redMask: visual.red_mask,
    greenMask: visual.green_mask,
    blueMask: visual.blue_mask,
    mostSignificantFirst: display.image_byte_order === 1,
  });
}
