import type { WorldView } from '../simulation/view.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { tileIndex } from './tile-table.ts';

/** Colours of the wall at rest, while it grows and while it shrinks (minecraft.wiki, "World border"). */
const colors: Readonly<Record<string, number>> = { 0: 0x20a0ff, 1: 0x40ff80, [-1]: 0xff3030 };

/** Side of a piece of the wall, blocks; how many to each side and up and down; and from where on it is seen. */
const piece = 2;
const across = 14;
const upright = 9;
const seenFrom = 24;

const flags = freeFlags.twoSided | freeFlags.fullBright | freeFlags.noDepthWrite | freeFlags.additive;

/** The wall that the world ends at, where the eye is near: stripes that wander (the moving tile `border`), camera-relative. */
export function borderQuads(world: WorldView, camera: Camera): FreeQuads {
  const { border } = world;
  if (!border) return noQuads;
  const half = border.size / 2;
  const tint = colors[border.moving]!;
  const tile = tileIndex('border');
  const [west, east] = [border.centerX - half - camera.x, border.centerX + half - camera.x];
  const [north, south] = [border.centerZ - half - camera.z, border.centerZ + half - camera.z];
  const buffer = new FreeBuffer();
  /** A wall at `at` along one axis, from `from` to `to` along the other. */
  const wall = (at: number, from: number, to: number, along: 'x' | 'z'): void => {
    if (Math.abs(at) > seenFrom) return;
    const eye = along === 'x' ? camera.x : camera.z;
    const first = Math.floor(eye / piece) * piece - eye;
    const floor = Math.floor(camera.y / piece) * piece - camera.y;
    for (let i = -across; i < across; i++) {
      const [low, high] = [Math.max(from, first + i * piece), Math.min(to, first + (i + 1) * piece)];
      if (low >= high) continue;
      for (let k = -upright; k < upright; k++) {
        const y = floor + k * piece;
        const middle = (low + high) / 2;
        const far = Math.sqrt(at * at + middle * middle + (y + 1) * (y + 1));
        const near = Math.max(0, 1 - far / seenFrom);
        if (near <= 0) continue;
        const u0 = ((low - first - i * piece) / piece) * 16;
        const u1 = 16 - ((first + (i + 1) * piece - high) / piece) * 16;
        const corner: Vector = along === 'x' ? [low, y + piece, at] : [at, y + piece, low];
        const u: Vector = along === 'x' ? [high - low, 0, 0] : [0, 0, high - low];
        buffer.push(corner, u, [0, -piece, 0], {
          tile,
          uv: [u0, 0, u1, 16],
          tint,
          alpha: Math.min(1, near * near * 1.6),
          sky: 240,
          block: 240,
          shade: 1,
          flags,
        });
      }
    }
  };
  wall(north, west, east, 'x');
  wall(south, west, east, 'x');
  wall(west, north, south, 'z');
  wall(east, north, south, 'z');
  return buffer.take();
}
