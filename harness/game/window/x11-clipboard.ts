import type { XError, XEvent } from 'x11';
import type { X11Connection } from './x11-connection.ts';

/** The clipboard of an X server: the selection CLIPBOARD (ICCCM, chapter 2; freedesktop.org, "Clipboards"). */
export interface X11Clipboard {
  /** True when the event belonged to the clipboard. */
  take(event: XEvent): boolean;
  /** Offers text to other programs from now on. */
  copy(text: string): Promise<void>;
  /** The text that is on the clipboard; null when there is none or its owner does not hand it over in time. */
  read(): Promise<string | null>;
}

/** Longest time that another program may take to hand its text over, in milliseconds. */
const patienceMs = 500;
/** Most 4-byte words of text that are read: a field takes far fewer. */
const mostWords = 65_536;

const replace = 0;
const anyType = 0;
const noWindow = 0;

/** @param window the window in whose name text is offered and asked for. */
export async function x11Clipboard(connection: X11Connection, window: number): Promise<X11Clipboard> {
  const { client } = connection;
  const atom = (name: string): Promise<number> => connection.ask('InternAtom', (reply) => client.InternAtom(false, name, reply));
  const names = ['CLIPBOARD', 'TARGETS', 'UTF8_STRING', 'TEXT', 'text/plain;charset=utf-8', 'HORIZON_CLIPBOARD'] as const;
  const [selection, targets, utf8, text, plain, property] = (await Promise.all(names.map(atom))) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { ATOM, STRING } = client.atoms as { readonly ATOM: number; readonly STRING: number };
  /** What we offer, while the clipboard is ours. */
  let offered: string | null = null;
  let answered: ((property: number) => void) | null = null;

  // Whoever asks may be gone by the time of the answer; that is no fault of this window.
  const ignored = (_error: XError | null | undefined): boolean => true;

  type Encoded = readonly [type: number, format: number, data: Buffer | number[]];
  const asUtf8 = (): Encoded => [utf8, 8, Buffer.from(offered ?? '', 'utf8')];
  const encodings = new Map<number, () => Encoded>([
    [targets, () => [ATOM, 32, [targets, utf8, text, plain, STRING]]],
    [utf8, asUtf8],
    [text, asUtf8],
    [plain, asUtf8],
    [STRING, () => [STRING, 8, Buffer.from(offered ?? '', 'latin1')]],
  ]);

  const serve = (event: XEvent): void => {
    const { requestor, target, time } = event;
    // An old client names no property; the target stands for it (ICCCM, 2.2).
    const into = event.property === 0 ? target : event.property;
    const encoded = offered === null ? undefined : encodings.get(target)?.();
    if (encoded !== undefined) client.ChangeProperty(replace, requestor, into, ...encoded, ignored);
    const told = { name: 'SelectionNotify', seq: 0, time, requestor, selection, target, property: encoded === undefined ? 0 : into };
    client.SendEvent(requestor, 0, 0, told, ignored);
  };

  const handlers: Readonly<Record<string, (event: XEvent) => void>> = {
    SelectionRequest: serve,
    SelectionClear: () => {
      offered = null;
    },
    SelectionNotify: (event) => answered?.(event.property),
  };

  /** Resolves with the property that another program put the text into, 0 when it will not or does not in time. */
  const handedOver = (): Promise<number> =>
    new Promise((resolve) => {
      const end = (into: number): void => {
        clearTimeout(timer);
        answered = null;
        resolve(into);
      };
      const timer = setTimeout(() => end(0), patienceMs);
      answered = end;
      client.ConvertSelection(window, selection, utf8, property, 0);
    });

  return {
    take(event) {
      const handler = event.selection === selection ? handlers[event.name] : undefined;
      handler?.(event);
      return handler !== undefined;
    },
    async copy(copied) {
      offered = copied;
      client.SetSelectionOwner(window, selection, 0);
      await connection.sync();
    },
    async read() {
      if (offered !== null) return offered;
      const owner = await connection.ask<number>('GetSelectionOwner', (reply) => client.GetSelectionOwner(selection, reply));
      if (owner === noWindow) return null;
      if ((await handedOver()) === 0) return null;
      const found = await connection.ask<{ type: number; data: Buffer }>('GetProperty', (reply) =>
        client.GetProperty(1, window, property, anyType, 0, mostWords, reply),
      );
      // More than fits into one property comes in pieces (INCR); no field here has room for that.
      return found.type === utf8 || found.type === STRING ? found.data.toString('utf8') : null;
    },
  };
}
