import type { DisplayList, TextureSet } from './display-list.ts';

/** A drawn frame. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** RGBA, rows top down, alpha 255. Valid until the next call of render; copy what must last. */
  readonly pixels: Uint8Array;
  /** Linear light, red, green, blue of each pixel, white 16384; where the list asks for it. Valid as long as `pixels`. */
  readonly light?: Uint16Array;
}

/** Turns display lists into pixels. Same list, same bytes. One frame at a time. */
export interface Renderer {
  readonly name: string;
  readonly driver: string;
  setTextures(textures: TextureSet): Promise<void>;
  render(list: DisplayList): Promise<Frame>;
  close(): Promise<void>;
}
