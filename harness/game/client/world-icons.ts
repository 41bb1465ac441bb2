import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worldIconSide } from '../gui/gui-host.ts';
import { kindAt, writeAtomically } from './write-atomically.ts';

/** Pixels along the side of a world's icon.png (minecraft.wiki, "Java Edition level format"). */
const fileSide = 64;

/** A picture in RGBA. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The middle square of a picture, made smaller or larger: each pixel the mean of those that it stands for. RGBA. */
function squared({ width, height, pixels }: Picture, side: number): Uint8Array {
  const whole = Math.min(width, height);
  const [left, top] = [(width - whole) >> 1, (height - whole) >> 1];
  const out = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [x0, y0] = [Math.floor((x * whole) / side), Math.floor((y * whole) / side)];
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * whole) / side));
      const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * whole) / side));
      const at = (y * side + x) * 4;
      for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let py = y0; py < y1; py++) for (let px = x0; px < x1; px++) sum += pixels[((top + py) * width + left + px) * 4 + c] ?? 0;
        out[at + c] = Math.floor(sum / ((x1 - x0) * (y1 - y0)));
      }
    }
  }
  return out;
}

/** A frame as the icon of its world: a PNG of 64x64. */
export async function iconOf(frame: Picture): Promise<Uint8Array> {
  const small = squared(frame, fileSide);
  const { encodePngInPool } = await import('../../../still/pixels/encode-png.ts');
  return encodePngInPool(small, fileSide, fileSide);
}

/** The pictures of the worlds in a saves folder. */
export class WorldIcons {
  readonly #saves: string;

  /** @param saves the saves folder. */
  constructor(saves: string) {
    this.#saves = saves;
  }

  /** A world's icon as the list shows it, row by row, 0xRRGGBB; null when it has none that can be read. */
  async read(folder: string): Promise<Uint32Array | null> {
    try {
      // Loaded only now: a start need not wait for it.
      const { decodePngInPool } = await import('../../../still/pixels/decode-png.ts');
      const small = squared(await decodePngInPool(await readFile(this.#path(folder))), worldIconSide);
      return Uint32Array.from({ length: worldIconSide * worldIconSide }, (_, i) => {
        const [red = 0, green = 0, blue = 0] = small.subarray(i * 4, i * 4 + 3);
        return (red << 16) | (green << 8) | blue;
      });
    } catch {
      return null;
    }
  }

  /** Gives a world an icon if it has none. `make` answers null when there is nothing to show. Rejects with what went wrong. */
  async keep(folder: string, make: () => Promise<Uint8Array | null>): Promise<void> {
    if ((await kindAt(this.#path(folder))) !== 'none') return;
    const icon = await make();
    if (icon !== null) await writeAtomically(this.#path(folder), icon);
  }

  #path(folder: string): string {
    return join(this.#saves, folder, 'icon.png');
  }
}
