/** What a full channel is in a plane: 6 bits finer than 8-bit colour, and room for four times as bright. */
export const unit = 16320;

/** The brightest value of a plane. */
export const brightest = 65535;

/** A picture between passes: a value a pixel and channel, `unit` for a full one. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly red: Uint16Array;
  readonly green: Uint16Array;
  readonly blue: Uint16Array;
}

export function createPlanes(width: number, height: number): Planes {
  const size = width * height;
  return { width, height, red: new Uint16Array(size), green: new Uint16Array(size), blue: new Uint16Array(size) };
}

/** The channels of planes, for what is done to each alike. */
export function channelsOf({ red, green, blue }: Planes): readonly [Uint16Array, Uint16Array, Uint16Array] {
  return [red, green, blue];
}

/** Fills planes from packed pixels (0xAABBGGRR). */
export function loadPlanes(planes: Planes, color: Int32Array): void {
  const { red, green, blue } = planes;
  for (let i = 0; i < red.length; i++) {
    const pixel = color[i];
    red[i] = (pixel & 255) << 6;
    green[i] = ((pixel >> 8) & 255) << 6;
    blue[i] = ((pixel >> 16) & 255) << 6;
  }
}

/** Writes planes as packed pixels, rounded to nearest, what is too bright as full. */
export function storePlanes(planes: Planes, color: Int32Array): void {
  const { red, green, blue } = planes;
  for (let i = 0; i < red.length; i++) {
    const r = (red[i] + 32) >> 6;
    const g = (green[i] + 32) >> 6;
    const b = (blue[i] + 32) >> 6;
    color[i] = 0xff000000 | (Math.min(b, 255) << 16) | (Math.min(g, 255) << 8) | Math.min(r, 255);
  }
}

/** A share of 0..1 as whole 32768ths: times the difference of two plane values it still fits 32 bits. */
export function share(value: number): number {
  return Math.floor(Math.max(0, Math.min(1, value)) * 32768 + 0.5);
}

/** `under` mixed with `over` by 32768ths, rounded. Both are plane values. */
export function mixValue(under: number, over: number, part: number): number {
  return under + ((Math.imul(over - under, part) + 16384) >> 15);
}
