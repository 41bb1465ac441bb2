import { outlineBoxes } from '../simulation/blocks/block-boxes.ts';
import type { PlayerView, WorldView } from '../simulation/view.ts';
import { pushBox } from './box-quads.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { crackStages } from './effect-textures.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { tileIndex } from './tile-table.ts';

/** The breaking overlay on the block being mined, camera-relative; one of ten stages by progress. Nothing while nothing is mined. */
export function crackQuads(world: WorldView, mining: PlayerView['mining'], camera: Camera): FreeQuads {
  if (!mining || mining.progress <= 0) return noQuads;
  const boxes = outlineBoxes((x, y, z) => world.cell(x, y, z), mining.x, mining.y, mining.z);
  if (boxes.length === 0) return noQuads;
  const at: Vector = [mining.x - camera.x, mining.y - camera.y, mining.z - camera.z];
  const tile = tileIndex(`crack_${Math.min(crackStages - 1, Math.floor(mining.progress * crackStages))}`);
  const buffer = new FreeBuffer();
  for (const [x0, y0, z0, x1, y1, z1] of boxes) {
    pushBox(buffer, [at[0] + x0, at[1] + y0, at[2] + z0], [at[0] + x1, at[1] + y1, at[2] + z1], at, {
      tile: () => tile,
      tint: () => 0xffffff,
      sky: () => 240,
      block: () => 240,
      shade: 1,
      alpha: 0.85,
      flags: freeFlags.noDepthWrite | freeFlags.fullBright,
    });
  }
  return buffer.take();
}
