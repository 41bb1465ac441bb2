import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, colorAt, put, rampColor, relief, scaleColor } from './tile-canvas.ts';
import { cloudy, hashFraction, mix, pebbles, speckle, tileSize } from './tile-noise.ts';

/** Natural stone: flat lying, faintly layered. */
export function rock(ramp: Ramp, grain = 0.12): Layer {
  return relief(ramp, {
    height: (seed) => mix([0.65, cloudy(seed, 4, 2)], [0.35, cloudy(seed + 1, 2, 2)]),
    light: 0.55,
    tone: 0.5,
    grain,
  });
}

/** Crystalline stone: blotches of two sizes with hard grain. */
export function speckled(ramp: Ramp, contrast = 0.9): Layer {
  return relief(ramp, {
    height: (seed) => mix([0.5, cloudy(seed, 4, 4)], [0.5, cloudy(seed + 1, 2, 2)]),
    light: 0.35,
    tone: contrast,
    grain: 0.3,
  });
}

/** Loose earth: soft lumps with crumbs. */
export function earth(ramp: Ramp): Layer {
  return relief(ramp, {
    height: (seed) => mix([0.5, cloudy(seed, 4, 4)], [0.5, cloudy(seed + 1, 2, 2)]),
    light: 0.6,
    tone: 0.35,
    grain: 0.3,
  });
}

/** Fine grains with low ripples. */
export function grains(ramp: Ramp): Layer {
  return relief(ramp, {
    height: (seed) => mix([0.6, cloudy(seed, 8, 2)], [0.4, speckle(seed + 1)]),
    light: 0.35,
    tone: 0.3,
    grain: 0.3,
  });
}

/** Rounded stones set in dark seams. */
export function stones(ramp: Ramp, columns: number, rows: number, jitter = 0.7): Layer {
  return (tile, seed) => {
    const { height, tone } = pebbles(seed, columns, rows, jitter);
    const rough = cloudy(seed + 9, 2, 2);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const h = Math.min(0.6, height(x, y));
        const slope = h - Math.min(0.6, height(x - 1, y - 1));
        const value = 0.3 + 0.55 * h + 0.75 * slope + 0.3 * (tone(x, y) - 0.5) + 0.16 * (rough(x, y) - 0.5);
        put(tile, x, y, h < 0.09 ? ramp[0]! : rampColor(ramp, Math.max(0.2, value)));
      }
    }
  };
}

/** Courses of bricks with rounded light: `height` texels a course, `length` texels a brick, every other course moved by half. */
export function courses(ramp: Ramp, seam: number, height: number, length: number): Layer {
  return (tile, seed) => {
    const rough = mix([0.6, cloudy(seed, 4, 2)], [0.4, speckle(seed + 1)]);
    for (let y = 0; y < tileSize; y++) {
      const row = Math.floor(y / height);
      const shift = row % 2 === 0 ? 0 : length / 2;
      for (let x = 0; x < tileSize; x++) {
        const inX = (x + shift) % length;
        const inY = y % height;
        const brick = Math.floor((x + shift) / length) % (tileSize / length);
        if (inX === length - 1 || inY === height - 1) {
          put(tile, x, y, scaleColor(seam, 0.96 + 0.08 * hashFraction(seed, x, y)));
          continue;
        }
        let value = 0.42 + 0.28 * (hashFraction(seed + 2, row, brick) - 0.5) + 0.34 * (rough(x, y) - 0.5);
        if (inY === 0 || inX === 0) value += 0.24;
        if (inY === height - 2 || inX === length - 2) value -= 0.2;
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}

/** Four boards with grain along x, each with its own tone and one butt joint. */
export function boards(ramp: Ramp): Layer {
  return (tile, seed) => {
    const grain = mix([0.7, cloudy(seed, 8, 1)], [0.3, cloudy(seed + 1, 2, 1)]);
    for (let y = 0; y < tileSize; y++) {
      const board = y >> 2;
      const joint = (board * 7 + 3 + Math.floor(hashFraction(seed, board, 5) * 4)) & 15;
      const tone = hashFraction(seed + 3, board, 1) - 0.5;
      for (let x = 0; x < tileSize; x++) {
        let value = 0.5 + 0.25 * tone + 0.6 * (grain(x, y) - 0.5);
        if ((y & 3) === 0) value += 0.16;
        if ((y & 3) === 3) value = Math.min(value, 0.1);
        let color = rampColor(ramp, value);
        if ((y & 3) === 3) color = scaleColor(color, 0.78);
        else if (x === joint) color = scaleColor(ramp[0]!, 0.82);
        put(tile, x, y, color);
      }
    }
  };
}

/** Bark: ridges along y. */
export function bark(ramp: Ramp): Layer {
  return relief(ramp, {
    height: (seed) => mix([0.55, cloudy(seed, 2, 8)], [0.45, cloudy(seed + 1, 1, 4)]),
    light: 0.7,
    tone: 0.7,
    grain: 0.12,
  });
}

/** Pale bark with short dark scars. */
export function birchBark(ramp: Ramp, scar: number): Layer {
  return (tile, seed) => {
    relief(ramp, { height: (s) => cloudy(s, 4, 2), light: 0.2, tone: 0.6, grain: 0.16, base: 0.6 })(tile, seed);
    for (let i = 0; i < 9; i++) {
      const y = Math.floor(i * 1.8 + hashFraction(seed, i, 1) * 1.5);
      const x = Math.floor(hashFraction(seed, i, 2) * 16);
      const length = 2 + Math.floor(hashFraction(seed, i, 3) * 4);
      for (let k = 0; k < length; k++) put(tile, x + k, y, blend(scar, ramp[0]!, k === 0 || k === length - 1 ? 0.5 : 0.08));
    }
  };
}

/** The cut end of a log: square year rings inside a rim of bark. */
export function rings(wood: Ramp, rim: Ramp): Layer {
  return (tile, seed) => {
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const dx = Math.abs(x - 7.5);
        const dy = Math.abs(y - 7.5);
        const far = Math.max(dx, dy);
        if (far > 7) {
          put(tile, x, y, rampColor(rim, 0.35 + 0.5 * hashFraction(seed, x, y) + (x === 0 || y === 0 ? 0.15 : -0.1)));
          continue;
        }
        // Rounded squares: between the largest and the Euclidean distance.
        const d = 0.55 * far + 0.45 * Math.sqrt(dx * dx + dy * dy);
        const ring = (d * 0.62) % 1;
        const value = 0.78 - 0.55 * (ring > 0.6 ? 1 : 0) + 0.2 * (hashFraction(seed + 1, x, y) - 0.5) - (d < 1.2 ? 0.2 : 0);
        put(tile, x, y, rampColor(wood, value));
      }
    }
  };
}

/** Leaves: clumps with lit edges and holes between them. Grey, to be tinted, unless the ramp has a hue. */
export function foliage(ramp: Ramp, open: number): Layer {
  return (tile, seed) => {
    const { height, tone } = pebbles(seed, 5, 5, 0.95);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const h = Math.min(0.7, height(x, y));
        const slope = h - Math.min(0.7, height(x - 1, y - 1));
        const value = 0.36 + 0.5 * slope + 0.5 * (tone(x, y) - 0.5) + 0.35 * h + 0.25 * (hashFraction(seed, x, y) - 0.5);
        put(tile, x, y, rampColor(ramp, value), h < open && hashFraction(seed + 4, x, y) < 0.75 ? 0 : 255);
      }
    }
  };
}

/** Short upright strokes of different brightness, as turf seen from above. */
export function turf(ramp: Ramp): Layer {
  return (tile, seed) => {
    relief(ramp, { height: (s) => mix([0.5, cloudy(s, 4, 4)], [0.5, cloudy(s + 1, 2, 2)]), light: 0.45, tone: 0.35, grain: 0.3 })(
      tile,
      seed,
    );
    for (let i = 0; i < 22; i++) {
      const x = Math.floor(hashFraction(seed + 5, i, 0) * 16);
      const y = Math.floor(hashFraction(seed + 6, i, 0) * 16);
      const light = hashFraction(seed + 7, i, 0) < 0.6;
      put(tile, x, y, ramp[light ? 4 : 1]!);
      put(tile, x, y + 1, ramp[light ? 3 : 0]!);
    }
  };
}

/** A ragged fringe hanging from the top edge; `depth` texels at the least, up to three more. Leaves the rest as it is. */
export function fringe(ramp: Ramp, depth: number): Layer {
  return (tile, seed) => {
    for (let x = 0; x < tileSize; x++) {
      const length = depth + Math.floor(hashFraction(seed + 11, x, 0) * 2.2) + (hashFraction(seed + 12, x >> 1, 0) < 0.3 ? 1 : 0);
      for (let y = 0; y < length; y++) {
        const last = y === length - 1;
        put(tile, x, y, rampColor(ramp, (last ? 0.1 : 0.55) + 0.4 * (hashFraction(seed + 13, x, y) - 0.5) + (y === 0 ? 0.2 : 0)));
      }
    }
  };
}

/** Lumps of ore: five clusters, each with a lit corner, a body and a dark foot. */
export function lumps(ramp: Ramp): Layer {
  const places = [
    [3, 3],
    [10, 2],
    [6, 8],
    [12, 10],
    [2, 12],
    [9, 13],
  ] as const;
  return (tile, seed) => {
    places.forEach(([px, py], i) => {
      const x = px + Math.floor(hashFraction(seed, i, 1) * 2);
      const y = py + Math.floor(hashFraction(seed, i, 2) * 2) - 1;
      const wide = hashFraction(seed, i, 3) < 0.6 ? 3 : 2;
      for (let dy = -1; dy <= 2; dy++) {
        for (let dx = -1; dx <= wide; dx++) {
          const inside = dx >= 0 && dx < wide && dy >= 0 && dy < 2;
          const corner = dx === wide - 1 && dy === 0 && wide === 3;
          if (inside && !corner) put(tile, x + dx, y + dy, ramp[dx === 0 && dy === 0 ? 4 : dx + dy > 1 ? 1 : dx + dy === 1 ? 3 : 2]!);
          else if ((dx === wide && dy >= 0 && dy < 2) || (dy === 2 && dx >= 0 && dx < wide)) {
            put(tile, x + dx, y + dy, scaleColor(colorAt(tile, x + dx, y + dy), 0.72));
          }
        }
      }
    });
  };
}

/** Smooth blocks of a refined material: a slow sheen and a bevelled rim. */
export function plate(ramp: Ramp): Layer {
  return (tile, seed) => {
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        let value = 0.62 - 0.012 * (x + y) + 0.14 * (hashFraction(seed, x >> 2, y) - 0.5);
        if ((x + y) % 11 < 2) value += 0.12;
        if (x === 0 || y === 0) value = 0.95;
        if (x === 15 || y === 15) value = 0.05;
        if ((x === 1 || y === 1) && x < 15 && y < 15 && x > 0 && y > 0) value = 0.75;
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}

/** Cloth: a woven check around a mean colour. */
export function cloth(color: number): Layer {
  return (tile, seed) => {
    const soft = cloudy(seed, 4, 4);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const weave = ((x >> 1) + (y >> 1)) % 2 === 0 ? 0.04 : -0.03;
        put(tile, x, y, scaleColor(color, 0.97 + weave + 0.12 * (soft(x, y) - 0.5) + 0.06 * (hashFraction(seed, x, y) - 0.5)));
      }
    }
  };
}
