import type { DisplayList, TextureSet } from './display-list.ts';

/** A drawn frame. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** RGBA, rows top down, alpha 255. Valid until the next call of render; copy what must last. */
  readonly pixels: Uint8Array;
}

/** Turns display lists into pixels. Same list, same bytes. One frame at a time. */
export interface Renderer {
  readonly name: string;
  readonly driver: string;
  setTextures(textures: TextureSet): Promise<void>;
  render(list: DisplayList): Promise<Frame>;
  close(): Promise<void>;
}
