/** The part of npm `x11` that the window uses; the package brings no types. Callbacks that get an error must return true to mark it handled. */
declare module 'x11' {
  import type { EventEmitter } from 'node:events';
  import type { Duplex } from 'node:stream';

  interface Screen {
    root: number;
    root_visual: number;
    root_depth: number;
    pixel_width: number;
    pixel_height: number;
    depths: Record<number, Record<number, Visual>>;
  }

  interface Visual {
    class: number;
    red_mask: number;
    green_mask: number;
    blue_mask: number;
  }

  interface Display {
    client: Client;
    screen: Screen[];
    /** By depth. */
    format: Record<number, { bits_per_pixel: number; scanline_pad: number }>;
    /** 0: least significant byte first. */
    image_byte_order: number;
    min_keycode: number;
    max_keycode: number;
    /** In words of 4 bytes. */
    max_request_length: number;
  }

  interface XError extends Error {
    error?: number;
    majorOpcode?: number;
  }

  type Reply<T> = (error: XError | null | undefined, result: T) => unknown;
  type Done = (error: XError | null | undefined) => unknown;

  /** A core event as the package reads it; which fields are there depends on `name` (X11 protocol, "Events"). */
  interface XEvent {
    name: string;
    seq: number;
    wid: number;
    time: number;
    keycode: number;
    x: number;
    y: number;
    buttons: number;
    detail: number;
    mode: number;
    width: number;
    height: number;
    count: number;
    request: number;
    format: number;
    message_type: number;
    /** Of the events about selections. */
    requestor: number;
    selection: number;
    target: number;
    property: number;
    data: number[];
  }

  interface Client extends EventEmitter {
    stream: Duplex;
    seq_num: number;
    screenNum: number | string;
    eventMask: Record<string, number>;
    atoms: Record<string, number>;
    AllocID(): number;
    InternAtom(onlyIfExists: boolean, name: string, reply: Reply<number>): void;
    CreateWindow(
      id: number,
      parent: number,
      x: number,
      y: number,
      width: number,
      height: number,
      borderWidth: number,
      depth: number,
      windowClass: number,
      visual: number,
      values: Record<string, number>,
      done?: Done,
    ): void;
    ChangeWindowAttributes(id: number, values: Record<string, number>): void;
    DestroyWindow(id: number): void;
    MapWindow(id: number): void;
    ChangeProperty(
      mode: number,
      id: number,
      name: number,
      type: number,
      format: number,
      data: Buffer | string | number[],
      done?: Done,
    ): void;
    GetProperty(
      remove: number,
      id: number,
      name: number,
      type: number,
      offset: number,
      length: number,
      reply: Reply<{ type: number; data: Buffer }>,
    ): void;
    GetGeometry(drawable: number, reply: Reply<{ width: number; height: number }>): void;
    MoveResizeWindow(id: number, x: number, y: number, width: number, height: number): void;
    SetSelectionOwner(owner: number, selection: number, time: number): void;
    GetSelectionOwner(selection: number, reply: Reply<number>): void;
    ConvertSelection(requestor: number, selection: number, target: number, property: number, time: number): void;
    SendEvent(
      destination: number,
      propagate: number,
      eventMask: number,
      event: Readonly<Record<string, number | string>>,
      done?: Done,
    ): void;
    CopyArea(
      from: number,
      to: number,
      gc: number,
      fromX: number,
      fromY: number,
      toX: number,
      toY: number,
      width: number,
      height: number,
    ): void;
    CreateGC(id: number, drawable: number, values: Record<string, number>): void;
    CreatePixmap(id: number, drawable: number, depth: number, width: number, height: number): void;
    FreePixmap(id: number): void;
    PolyFillRectangle(drawable: number, gc: number, rectangles: number[]): void;
    CreateCursor(
      id: number,
      source: number,
      mask: number,
      foreground: { R: number; G: number; B: number },
      background: { R: number; G: number; B: number },
      x: number,
      y: number,
    ): void;
    PutImage(
      format: number,
      drawable: number,
      gc: number,
      width: number,
      height: number,
      x: number,
      y: number,
      leftPad: number,
      depth: number,
      data: Buffer,
      done?: Done,
    ): void;
    GetImage(
      format: number,
      drawable: number,
      x: number,
      y: number,
      width: number,
      height: number,
      planes: number,
      reply: Reply<{ data: Buffer }>,
    ): void;
    GetKeyboardMapping(first: number, count: number, reply: Reply<number[][]>): void;
    GrabPointer(
      id: number,
      ownerEvents: number,
      mask: number,
      pointerMode: number,
      keyboardMode: number,
      confineTo: number,
      cursor: number,
      time: number,
      reply: Reply<number>,
    ): void;
    UngrabPointer(time: number): void;
    WarpPointer(from: number, to: number, fromX: number, fromY: number, fromWidth: number, fromHeight: number, x: number, y: number): void;
    SetInputFocus(id: number, revertTo: number): void;
    GetInputFocus(reply: Reply<unknown>): void;
    SendClientMessage(
      destination: number,
      about: number,
      type: number,
      format: number,
      data: number[],
      eventMask: number,
      done?: Done,
    ): void;
  }

  interface Options {
    display?: string;
    disableBigRequests?: boolean;
    shm?: boolean;
  }

  function createClient(options: Options, ready: (error: Error | null | undefined, display: Display) => void): Client;

  export type { Client, Display, Options, Screen, Visual, XError, XEvent };
  export { createClient, x11 as default };

  const x11: { readonly createClient: typeof createClient };
}
