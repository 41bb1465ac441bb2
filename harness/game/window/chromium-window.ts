import { openPageWindow, type PageWindow, PageWindowError } from '../../browser/page-window.ts';
import { type ChangedRows, changedRows } from './frame-delta.ts';
import { HeldInput } from './held-input.ts';
import { pageInput } from './page-input.ts';
import { frameHeaderBytes, type PageMessage } from './page-messages.ts';
import { type PageProgram, pageProgram } from './page-program.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import type { GameWindow } from './window-api.ts';
import { WindowError } from './window-error.ts';
import type { WindowRequest } from './window-request.ts';

/**
 * Opens a window of an installed Chromium that shows pixels one to one on a canvas.
 * @throws WindowError when there is no Chromium or no display for it.
 */
export async function openChromiumWindow(request: WindowRequest): Promise<GameWindow> {
  const server = await startPageServer();
  let window: PageWindow;
  try {
    window = await openPageWindow({
      url: server.url,
      width: request.width,
      height: request.height,
      ...(request.env === undefined ? {} : { env: request.env }),
    });
  } catch (error) {
    await server.close();
    if (error instanceof PageWindowError) throw new WindowError(error.message, { cause: error });
    throw error;
  }
  try {
    return await runPage(window, server, request);
  } catch (error) {
    await window.close();
    await server.close();
    throw error;
  }
}

async function runPage(window: PageWindow, server: PageServer, { events, title, width, height }: WindowRequest): Promise<GameWindow> {
  const { page } = window;
  const held = new HeldInput<string>(events);
  let open = true;
  let frameNumber = 0;
  let last: { readonly pixels: Uint8Array; readonly width: number; readonly height: number } | null = null;
  const shown = new Map<number, () => void>();
  const refusals = new Set<(error: WindowError) => void>();
  let endReason = 'The window is closed.';

  const take = pageInput(events, held, { width, height }, (frame) => {
    shown.get(frame)?.();
    shown.delete(frame);
  });
  await page.exposeFunction('horizonTell', (message: PageMessage) => {
    if (open) take(message);
  });
  await page.evaluate(pageProgram, { frames: server.framesUrl, readBack: server.readBackUrl, headerBytes: frameHeaderBytes });
  await page.evaluate(firstFrame);

  const end = (reason: string): void => {
    open = false;
    endReason = reason;
    for (const refuse of refusals) refuse(new WindowError(reason));
    refusals.clear();
  };
  void window.gone.then(async (how) => {
    if (!open) return;
    held.releaseAll();
    end(how === 'closed' ? 'The window was closed.' : 'The browser that showed the window is gone; start the game again.');
    await server.close();
    if (how === 'closed') events.close();
    else events.lost(endReason);
  });

  /** The promise, or a refusal as soon as the window ends. */
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!open) throw new WindowError(endReason);
    let refuse: (error: WindowError) => void = () => {};
    const ended = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    refusals.add(refuse);
    const result = work();
    // Whichever of the two loses must not count as unhandled.
    result.catch(() => {});
    try {
      return await Promise.race([result, ended]);
    } catch (error) {
      if (!open) throw new WindowError(endReason);
      throw error;
    } finally {
      refusals.delete(refuse);
    }
  };
  const program = <K extends keyof PageProgram>(name: K, argument?: Parameters<PageProgram[K]>[0]): Promise<void> =>
    page.evaluate(([method, value]) => Reflect.get(globalThis, 'horizonGame')[method as string](value), [name, argument] as const);

  const setTitle = (text: string): Promise<void> =>
    whileOpen(() =>
      page.evaluate((value) => {
        document.title = value;
      }, text),
    );
  await setTitle(title);

  return {
    kind: 'chromium',
    show: (pixels, frameWidth, frameHeight) =>
      whileOpen(() => {
        if (pixels.length !== frameWidth * frameHeight * 4) {
          throw new RangeError(
            `A picture of ${frameWidth}x${frameHeight} has ${frameWidth * frameHeight * 4} bytes, not ${pixels.length}.`,
          );
        }
        const sameSize = last !== null && last.width === frameWidth && last.height === frameHeight;
        const runs = sameSize && last !== null ? changedRows(last.pixels, pixels, frameWidth, frameHeight) : [{ y: 0, rows: frameHeight }];
        if (runs.length === 0) return Promise.resolve();
        frameNumber += 1;
        last = { pixels: pixels.slice(), width: frameWidth, height: frameHeight };
        const done = new Promise<void>((resolve) => shown.set(frameNumber, resolve));
        sendRuns(server, frameNumber, last, runs);
        return done;
      }),
    readBack: () =>
      whileOpen(async () => {
        const picture = server.picture();
        await program('readBack');
        return picture;
      }),
    grabPointer: (grab) => whileOpen(() => program('grab', grab)),
    setTitle,
    setFullScreen: (on) => whileOpen(() => program('fullScreen', on)),
    copyText: (text) => whileOpen(() => program('copy', text)),
    async close() {
      if (open) end('The window is closed.');
      await window.close();
      await server.close();
    },
  };
}

/** Runs in the page: resolves when it was painted. The browser drops pointer and keys that come before that. */
function firstFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function sendRuns(
  server: PageServer,
  frame: number,
  picture: { readonly pixels: Uint8Array; readonly width: number; readonly height: number },
  runs: readonly ChangedRows[],
): void {
  for (const [i, { y, rows }] of runs.entries()) {
    const bytes = picture.pixels.subarray(y * picture.width * 4, (y + rows) * picture.width * 4);
    server.send(new Uint8Array(Uint32Array.of(bytes.length, frame, picture.width, picture.height, y, rows, runs.length - 1 - i).buffer));
    server.send(bytes);
  }
}
