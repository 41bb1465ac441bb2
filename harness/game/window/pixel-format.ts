import { WindowError } from './window-error.ts';

/** How an X server lays out a ZPixmap (X11 protocol, "Connection setup": formats, visuals, image byte order). */
export interface PixelLayout {
  readonly bitsPerPixel: number;
  /** Rows are padded to a multiple of this many bits. */
  readonly scanlinePad: number;
  readonly redMask: number;
  readonly greenMask: number;
  readonly blueMask: number;
  readonly mostSignificantFirst: boolean;
}

/** Turns RGBA pictures into a server's layout and back. */
export interface PixelFormat {
  /** Bytes of one row of `width` pixels. */
  stride(width: number): number;
  /** `pixels` is RGBA, rows top down; alpha is dropped. Writes rows `from`..`to` into the returned buffer. */
  encode(pixels: Uint8Array, width: number, from: number, to: number): Buffer;
  /** RGBA with alpha 255. Channels of fewer than 8 bits are spread over 0..255. */
  decode(data: Uint8Array, width: number, height: number): Uint8Array;
}

interface Channel {
  readonly shift: number;
  readonly bits: number;
}

/** @throws WindowError when pixels of this layout hold no red, green and blue of at least 4 bits in whole bytes. */
export function pixelFormat(layout: PixelLayout): PixelFormat {
  const bytes = layout.bitsPerPixel / 8;
  const channels = [layout.redMask, layout.greenMask, layout.blueMask].map(channel);
  if (![2, 3, 4].includes(bytes) || channels.some((c) => c.bits < 4)) {
    throw new WindowError(
      `This display has ${layout.bitsPerPixel} bits a pixel without colour channels of their own; use a display of depth 16, 24 or 32 (Xvfb: -screen 0 1280x720x24), or start with --offscreen.`,
    );
  }
  const stride = (width: number): number => {
    const pad = layout.scanlinePad / 8;
    return Math.ceil((width * bytes) / pad) * pad;
  };
  const plain =
    bytes === 4 &&
    !layout.mostSignificantFirst &&
    layout.redMask === 0xff0000 &&
    layout.greenMask === 0xff00 &&
    layout.blueMask === 0xff &&
    new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
  const coder = plain ? plainCoder : generalCoder(layout, bytes, channels, stride);
  return { stride, ...coder };
}

type Coder = Pick<PixelFormat, 'encode' | 'decode'>;

/** Little-endian BGRX, what nearly every display has: whole words with red and blue exchanged. */
const plainCoder: Coder = {
  encode(pixels, width, from, to) {
    const count = (to - from) * width;
    const bytes = pixels.subarray(from * width * 4, to * width * 4);
    // Only bytes that start on a word can be read as words where they are.
    const source =
      bytes.byteOffset % 4 === 0 ? new Uint32Array(bytes.buffer, bytes.byteOffset, count) : new Uint32Array(bytes.slice().buffer);
    const out = Buffer.allocUnsafeSlow(count * 4);
    const target = new Uint32Array(out.buffer, out.byteOffset, count);
    for (let i = 0; i < count; i++) {
      const rgba = source[i];
      target[i] = ((rgba & 0xff) << 16) | (rgba & 0xff00) | ((rgba >>> 16) & 0xff);
    }
    return out;
  },
  decode(data, width, height) {
    const out = new Uint8Array(width * height * 4);
    for (let i = 0; i < out.length; i += 4) {
      out[i] = data[i + 2];
      out[i + 1] = data[i + 1];
      out[i + 2] = data[i];
      out[i + 3] = 255;
    }
    return out;
  },
};

function generalCoder(layout: PixelLayout, bytes: number, channels: readonly Channel[], stride: (width: number) => number): Coder {
  const place = (i: number): number => (layout.mostSignificantFirst ? bytes - 1 - i : i) * 8;
  return {
    encode(pixels, width, from, to) {
      const row = stride(width);
      const out = Buffer.alloc(row * (to - from));
      for (let y = from; y < to; y++) {
        for (let x = 0; x < width; x++) {
          const i = (y * width + x) * 4;
          let value = 0;
          for (let c = 0; c < 3; c++) value += narrow(pixels[i + c], channels[c].bits) * 2 ** channels[c].shift;
          const at = (y - from) * row + x * bytes;
          for (let b = 0; b < bytes; b++) out[at + b] = Math.floor(value / 2 ** place(b)) & 0xff;
        }
      }
      return out;
    },
    decode(data, width, height) {
      const row = stride(width);
      const out = new Uint8Array(width * height * 4);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const at = y * row + x * bytes;
          let value = 0;
          for (let b = 0; b < bytes; b++) value += data[at + b] * 2 ** place(b);
          const i = (y * width + x) * 4;
          for (let c = 0; c < 3; c++) {
            const levels = 2 ** channels[c].bits;
            out[i + c] = Math.round(((Math.floor(value / 2 ** channels[c].shift) % levels) * 255) / (levels - 1));
          }
          out[i + 3] = 255;
        }
      }
      return out;
    },
  };
}

/** Keeps the leading bits; wider channels repeat them, so that 255 becomes all ones. */
function narrow(value: number, bits: number): number {
  return bits <= 8 ? value >> (8 - bits) : (value << (bits - 8)) | (value >> (16 - bits));
}

function channel(mask: number): Channel {
  let shift = 0;
  while (shift < 32 && Math.floor(mask / 2 ** shift) % 2 === 0) shift++;
  let bits = 0;
  while (Math.floor(mask / 2 ** (shift + bits)) % 2 === 1) bits++;
  return { shift, bits };
}
