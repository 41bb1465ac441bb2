import type { Client, Display, Screen, XError, XEvent } from 'x11';
import { WindowError } from './window-error.ts';

/** A connection to an X server whose requests are promises and whose end is told once. */
export interface X11Connection {
  readonly client: Client;
  readonly display: Display;
  readonly screen: Screen;
  /** Most bytes in one request. */
  readonly maxRequestBytes: number;
  /** Sends a request that has a reply. `name` is for the error's sentence. */
  ask<T>(name: string, send: (reply: (error: XError | null | undefined, result: T) => unknown) => void): Promise<T>;
  /** Resolves when the server has dealt with all requests sent so far. */
  sync(): Promise<void>;
  /** Declares the window lost, for a reason that only the window can see. */
  lose(reason: string): void;
  /** Ends the connection. Nothing is reported afterwards, and open requests are refused. */
  close(): Promise<void>;
}

export interface X11Listeners {
  event(event: XEvent): void;
  /** The server or the connection is gone, or the server refused a request that the window cannot do without. Told once. */
  lost(reason: string): void;
}

/** WM_TRANSIENT_FOR (X11 protocol, appendix B). */
const lastPredefinedAtom = 68;

const nextStep = 'start an X server (Xvfb or a desktop) and set DISPLAY, or start with --offscreen.';

/**
 * Connects to `displayName` (`:0`, `host:1.0`).
 * @throws WindowError when nobody answers there or access is refused.
 */
export async function connectX11(displayName: string, listeners: X11Listeners): Promise<X11Connection> {
  try {
    return await connect(displayName, listeners, true);
  } catch (error) {
    // A server without the BIG-REQUESTS extension takes pictures in pieces.
    if (error instanceof Error && /extension not available/.test(error.message)) return connect(displayName, listeners, false);
    const detail = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new WindowError(`No X server can be used at ${JSON.stringify(displayName)} (${detail}); ${nextStep}`, { cause: error });
  }
}

async function connect(displayName: string, listeners: X11Listeners, bigRequests: boolean): Promise<X11Connection> {
  // A CommonJS package: once bundled, only its default export is there.
  const { createClient } = (await import('x11')).default;
  const waiting = new Set<(reason: string) => void>();
  let ended: string | null = null;
  let open = false;

  const end = (reason: string): void => {
    if (ended !== null) return;
    ended = reason;
    for (const refuse of waiting) refuse(reason);
    waiting.clear();
  };
  const lose = (reason: string): void => {
    const first = ended === null;
    end(reason);
    if (first && open) listeners.lost(reason);
  };

  const display = await new Promise<Display>((resolve, reject) => {
    // Shared memory would need a second kind of socket and brings nothing at these sizes.
    const client = createClient({ display: displayName, disableBigRequests: !bigRequests, shm: false }, (error, ready) => {
      if (!error) return resolve(ready);
      client.stream?.destroy();
      reject(error);
    });
    client.on('error', (error: XError) => {
      reject(error);
      lose(describe(error));
    });
    client.on('end', () => lose('The X server closed the connection; start it again.'));
  });
  const client = display.client;
  // The package keeps one table of atoms for all connections of a process, but only the predefined ones are alike on all servers.
  client.atoms = Object.fromEntries(Object.entries(client.atoms).filter(([, atom]) => atom <= lastPredefinedAtom));
  client.stream.on('close', () => lose('The connection to the X server is gone; start it again.'));
  client.on('event', (event: XEvent) => {
    if (ended === null) listeners.event(event);
  });
  open = true;

  const ask = <T>(name: string, send: (reply: (error: XError | null | undefined, result: T) => unknown) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      const refuse = (reason: string): void => reject(new WindowError(reason));
      if (ended !== null) return refuse(ended);
      waiting.add(refuse);
      send((error, result) => {
        waiting.delete(refuse);
        if (error) reject(new WindowError(`The X server refused ${name} (${error.message}).`, { cause: error }));
        else resolve(result);
        return true;
      });
    });

  return {
    client,
    display,
    screen: display.screen[Number(client.screenNum)] ?? display.screen[0],
    maxRequestBytes: display.max_request_length * 4,
    ask,
    sync: async () => {
      await ask('GetInputFocus', (reply) => client.GetInputFocus(reply));
    },
    lose,
    close: async () => {
      end('The window is closed.');
      const gone = new Promise<void>((resolve) => client.stream.once('close', () => resolve()));
      if (client.stream.destroyed) return;
      // Requests that are still in the socket's buffer leave before the end.
      client.stream.end(() => client.stream.destroy());
      await gone;
    },
  };
}

function describe(error: XError): string {
  if (error.error === undefined) return `The connection to the X server broke (${error.message}); ${nextStep}`;
  return `The X server refused request ${error.majorOpcode} (${error.message}), so the window cannot go on; close it and start again.`;
}
