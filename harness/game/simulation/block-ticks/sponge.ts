import { knownCell, rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { BlockGame } from './block-game.ts';

const wetSponge = knownCell('wet_sponge');
/** How far and how much a sponge drinks. */
const farthest = 6;
const most = 64;

const around = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

/** A sponge that touches water drinks all within reach (minecraft.wiki, "Sponge"). */
export function soak({ at, editor, breakBlock }: BlockGame, x: number, y: number, z: number): void {
  const seen = new Set([`${x},${y},${z}`]);
  const queue: (readonly [number, number, number, number])[] = [[x, y, z, 0]];
  let drunk = 0;
  for (let i = 0; i < queue.length && drunk <= most; i++) {
    const [qx, qy, qz, steps] = queue[i]!;
    for (const [dx, dy, dz] of around) {
      const [px, py, pz] = [qx + dx, qy + dy, qz + dz];
      const key = `${px},${py},${pz}`;
      const cell = at(px, py, pz);
      if (seen.has(key) || fluidOf(cell) !== 'water') continue;
      seen.add(key);
      drunk++;
      if (rulesOf(cell).shape !== 'liquid') breakBlock(px, py, pz);
      editor.set(px, py, pz, 0);
      if (steps + 1 < farthest) queue.push([px, py, pz, steps + 1]);
      if (drunk > most) break;
    }
  }
  if (drunk > 0) editor.set(x, y, z, wetSponge);
}
