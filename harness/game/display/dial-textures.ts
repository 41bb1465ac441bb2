import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { Layer, Tile } from './tile-canvas.ts';
import { put } from './tile-canvas.ts';

/** Pictures of a dial all around. */
export const dialFrames = 16;

/** The middle of a dial's face, and the radii of face and rim, in texels. */
const middle = { x: 7.5, y: 8 } as const;
const faceRadius = 4.6;
const rimRadius = 6.4;
/** A texel is this much nearer or farther than its middle. */
const halfTexel = 0.5;

/** Colours of a rim from its lit upper left to its shaded lower right, and of its dark edge. */
interface Metal {
  readonly light: number;
  readonly body: number;
  readonly shade: number;
  readonly edge: number;
}

const iron: Metal = { light: 0xe6e8ec, body: 0xb9bdc4, shade: 0x82878f, edge: 0x34373c };
const gold: Metal = { light: 0xfff0a0, body: 0xecc544, shade: 0xb07d22, edge: 0x4a3210 };

/** Every texel of the face and rim, with its way from the middle. */
function around(radius: number, draw: (x: number, y: number, dx: number, dy: number, distance: number) => void): void {
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const [dx, dy] = [x - middle.x, y - middle.y];
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < radius + halfTexel) draw(x, y, dx, dy, distance);
    }
  }
}

function rim(tile: Tile, metal: Metal): void {
  around(rimRadius, (x, y, dx, dy, distance) => {
    const slope = dx + dy;
    const color = slope < -3 ? metal.light : slope > 3 ? metal.shade : metal.body;
    put(tile, x, y, distance > rimRadius - halfTexel ? metal.edge : color);
  });
}

/** Texels from the middle toward a direction, clockwise from up. */
function ray(degrees: number, from: number, to: number, draw: (x: number, y: number) => void): void {
  for (let way = from; way <= to; way += 0.5) {
    draw(Math.round(middle.x + sinDegrees(degrees) * way), Math.round(middle.y - cosDegrees(degrees) * way));
  }
}

/** A needle on a dark face: red toward where it points, pale away from it. */
const compass =
  (degrees: number): Layer =>
  (tile) => {
    rim(tile, iron);
    around(faceRadius, (x, y, _dx, dy) => put(tile, x, y, dy < -2 ? 0x434a54 : 0x363d46));
    ray(degrees + 180, 0.5, 3, (x, y) => put(tile, x, y, 0xd8dadd));
    ray(degrees, 0.5, 4, (x, y) => put(tile, x, y, 0xe0392c));
    put(tile, Math.round(middle.x), Math.round(middle.y), 0xf4f4f4);
  };

/** A disc of day and night that turns under a mark at its top: the sun is up there at noon. */
const clock =
  (degrees: number): Layer =>
  (tile) => {
    rim(tile, gold);
    const [sin, cos] = [sinDegrees(degrees), cosDegrees(degrees)];
    around(faceRadius, (x, y, dx, dy, distance) => {
      // How far toward the sun's side of the disc a texel lies.
      const day = dx * sin - dy * cos;
      const dusk = Math.abs(day) < 1;
      put(tile, x, y, dusk ? 0xd98a5a : day > 0 ? (distance > 3.4 ? 0x5a86c8 : 0x6f9ada) : distance > 3.4 ? 0x1c2340 : 0x252d52);
    });
    const at = (turn: number, color: number): void => {
      const [x, y] = [Math.round(middle.x - 0.5 + sinDegrees(turn) * 2.8), Math.round(middle.y - 0.5 - cosDegrees(turn) * 2.8)];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        put(tile, x + dx, y + dy, color);
    };
    at(degrees, 0xffe487);
    at(degrees + 180, 0xdfe4f0);
    ray(0, faceRadius + 0.4, rimRadius - 0.6, (x, y) => put(tile, x, y, 0x7a1f1a));
  };

const step = 360 / dialFrames;

/** Every picture of clock and compass, by the name of the item with its frame behind. */
export const dialTextures: Readonly<Record<string, readonly Layer[]>> = Object.fromEntries(
  Array.from({ length: dialFrames }, (_, frame) => [
    [`compass_${frame}`, [compass(frame * step)]] as const,
    [`clock_${frame}`, [clock(frame * step)]] as const,
  ]).flat(),
);
