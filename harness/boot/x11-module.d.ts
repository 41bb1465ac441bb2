/** The part of npm `x11` that reading a screen takes; the package brings no types. */
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
    red_mask: number;
    green_mask: number;
    blue_mask: number;
  }

  interface Display {
    client: Client;
    screen: Screen[];
    /** By depth. */
    format: Record<number, { bits_per_pixel: number }>;
    /** 0: least significant byte first. */
    image_byte_order: number;
  }

  /** Called once; answering true marks an error as dealt with. */
  type Reply<T> = (error: Error | null | undefined, result: T) => boolean;

  interface Client extends EventEmitter {
    stream: Duplex;
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
    QueryTree(window: number, reply: Reply<{ children: number[] }>): void;
    GetGeometry(drawable: number, reply: Reply<{ xPos: number; yPos: number; width: number; height: number }>): void;
    GetWindowAttributes(window: number, reply: Reply<{ mapState: number }>): void;
  }

  interface Options {
    display: string;
    shm: boolean;
  }

  export type { Client, Display, Reply, Screen };

  const x11: {
    readonly createClient: (options: Options, ready: (error: Error | null | undefined, display: Display) => void) => Client;
  };

  export { x11 as default };
}
