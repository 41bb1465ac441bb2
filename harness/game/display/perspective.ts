import { collisionBox } from '../simulation/blocks/block-boxes.ts';
import type { WorldView } from '../simulation/view.ts';
import { raycast } from '../simulation/world/raycast.ts';
import type { Camera } from './display-list.ts';

/** Where the player is seen from: its own eyes, from behind, or from before. */
export const perspectives = ['first', 'back', 'front'] as const;
export type Perspective = (typeof perspectives)[number];

/** The one after another, round and round. */
export function nextPerspective(perspective: Perspective): Perspective {
  return perspectives[(perspectives.indexOf(perspective) + 1) % perspectives.length]!;
}

/** Blocks from the eye to a camera outside. */
const away = 4;
/** Half the size of what must be free around the camera. */
const room = 0.1;

const rounds = [-room, room];

/**
 * Moves a camera out of the player's head, back along its view or round to the front, as far as nothing stands between (Java Edition's
 * way: eight lines from around the eye, the shortest counts).
 */
export function seenFrom(camera: Camera, perspective: Perspective, world: WorldView): Camera {
  if (perspective === 'first') return camera;
  const { forward, right } = camera;
  const turn = perspective === 'front' ? -1 : 1;
  const back = [-forward[0] * turn, -forward[1] * turn, -forward[2] * turn] as const;
  // Plants and torches are not in the way.
  const at = (x: number, y: number, z: number): number => {
    const cell = world.cell(x, y, z);
    return collisionBox(cell) === null ? 0 : cell;
  };
  let distance = away;
  for (const dx of rounds) {
    for (const dy of rounds) {
      for (const dz of rounds) {
        const from = [camera.x + dx, camera.y + dy, camera.z + dz] as const;
        const hit = raycast(at, from, back, distance)?.hit;
        if (!hit) continue;
        const [hx, hy, hz] = [hit[0] - from[0], hit[1] - from[1], hit[2] - from[2]];
        distance = Math.min(distance, Math.sqrt(hx * hx + hy * hy + hz * hz));
      }
    }
  }
  const place = { x: camera.x + back[0] * distance, y: camera.y + back[1] * distance, z: camera.z + back[2] * distance };
  if (perspective === 'back') return { ...camera, ...place };
  return { ...camera, ...place, forward: [-forward[0], -forward[1], -forward[2]], right: [-right[0], -right[1], -right[2]] };
}
