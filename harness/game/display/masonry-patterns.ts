import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, colorAt, put, rampColor, scaleColor } from './tile-canvas.ts';
import { cloudy, hashFraction, mix, tileSize } from './tile-noise.ts';

/** Large cut stones: two courses of two, each with a bevel. */
export function cutStone(ramp: Ramp): Layer {
  return (tile, seed) => {
    const rough = mix([0.7, cloudy(seed, 4, 2)], [0.3, cloudy(seed + 1, 2, 2)]);
    for (let y = 0; y < tileSize; y++) {
      const row = y >> 3;
      for (let x = 0; x < tileSize; x++) {
        const inX = (x + (row === 0 ? 0 : 8)) & 15;
        const inY = y & 7;
        let value = 0.55 + 0.5 * (rough(x, y) - 0.5) + 0.06 * (row - 0.5);
        if (inY === 0 || inX === 0) value += 0.22;
        if (inY === 6 || inX === 14) value -= 0.22;
        const seam = inY === 7 || inX === 15;
        put(tile, x, y, seam ? scaleColor(ramp[0]!, 0.8) : rampColor(ramp, value));
      }
    }
  };
}

/** Square tiles, four to a side of a block, each with its own tone and a lit rim. */
export function tiles(ramp: Ramp, side = 8): Layer {
  return (tile, seed) => {
    const rough = cloudy(seed, 2, 2);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
        const [inX, inY] = [x % side, y % side];
        let value = 0.5 + 0.3 * (hashFraction(seed + 5, column, row) - 0.5) + 0.25 * (rough(x, y) - 0.5);
        if (inX === 0 || inY === 0) value += 0.22;
        if (inX === side - 2 || inY === side - 2) value -= 0.2;
        const seam = inX === side - 1 || inY === side - 1;
        put(tile, x, y, seam ? scaleColor(ramp[0]!, 0.78) : rampColor(ramp, value));
      }
    }
  };
}

/** Ground smooth: a faint grain inside a rim that is light above and dark below. */
export function polished(ramp: Ramp): Layer {
  return (tile, seed) => {
    const soft = mix([0.6, cloudy(seed, 4, 4)], [0.4, cloudy(seed + 1, 2, 2)]);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        let value = 0.52 + 0.34 * (soft(x, y) - 0.5);
        if (x === 0 || y === 0) value = 0.86;
        if (x === 15 || y === 15) value = 0.06;
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}

/** Cut into what is there: a frame and a figure of square rings in its middle. */
export function chiseled(figure: readonly string[]): Layer {
  const top = (16 - figure.length) >> 1;
  return (tile) => {
    figure.forEach((row, y) => {
      const left = (16 - row.length) >> 1;
      for (let x = 0; x < row.length; x++) {
        const mark = row[x];
        const color = colorAt(tile, left + x, top + y);
        if (mark === 'd') put(tile, left + x, top + y, scaleColor(color, 0.62));
        else if (mark === 'l') put(tile, left + x, top + y, blend(color, 0xffffff, 0.22));
      }
    });
  };
}

/** Two cracks that run across, dark with a light lower edge. */
export const cracked: Layer = (tile, seed) => {
  for (const start of [0, 8]) {
    let x = start + Math.floor(4 * hashFraction(seed + 61, start, 0));
    for (let y = start === 0 ? 0 : 4; y < 15; y++) {
      const turn = hashFraction(seed + 62, y, start);
      put(tile, x, y, scaleColor(colorAt(tile, x, y), 0.4));
      put(tile, x + 1, y, blend(colorAt(tile, x + 1, y), 0xffffff, 0.2));
      if (turn > 0.5) put(tile, x - 1, y, scaleColor(colorAt(tile, x - 1, y), 0.5));
      if (turn < 0.4) put(tile, x + 2, y, scaleColor(colorAt(tile, x + 2, y), 0.6));
      x += turn > 0.78 ? 2 : turn > 0.4 ? 1 : turn < 0.16 ? -1 : 0;
    }
  }
};

/** Fine joints between courses of different lengths, as prismarine and purpur are laid. */
export function mosaic(ramp: Ramp, cells: number): Layer {
  return (tile, seed) => {
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const row = Math.floor((y * cells) / tileSize);
        const shift = (row & 1) * (tileSize / cells / 2);
        const column = Math.floor(((x + shift) * cells) / tileSize) % cells;
        const inX = ((x + shift) * cells) % tileSize;
        const inY = (y * cells) % tileSize;
        let value = 0.2 + 0.65 * hashFraction(seed, column, row) + 0.15 * (hashFraction(seed + 1, x, y) - 0.5);
        if (inX < cells && inY < cells) value -= 0.2;
        if (inY >= tileSize - cells) value -= 0.25;
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}
