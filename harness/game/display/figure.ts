import type { PlayerView, SimulationView, WorldView } from '../simulation/view.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import type { IconQuad } from './item-icon.ts';
import { playerQuads } from './player-model.ts';
import { scaleColor } from './tile-canvas.ts';
import { tileFramesAt } from './tile-frames.ts';

/** Where a figure looks, degrees: to the viewer's right positive, and down. */
export interface FigureLook {
  readonly yaw: number;
  readonly pitch: number;
}

/** Everything is lit in a figure. */
const lit: Pick<WorldView, 'light'> = { light: () => ({ sky: 15, block: 15 }) };

/** How far the body follows the head's turn. */
const follows = 0.5;

/**
 * The player as the inventory shows it: seen from before without perspective, in what it wears and holds, `size` pixels a block, feet at
 * (0, 0) and y down. Arms sway by the ticks. Quads come far to near, to be drawn in order.
 */
export function figureQuads(simulation: SimulationView, ticks: number, look: FigureLook, size: number): readonly IconQuad[] {
  const { player } = simulation;
  const bodyYaw = -look.yaw * follows;
  const pose = { ...player.pose, bodyYaw, oldBodyYaw: bodyYaw, stride: 0, oldStride: 0 };
  const posed: PlayerView = {
    ...player,
    ...{ x: 0, y: 0, z: 0, oldX: 0, oldY: 0, oldZ: 0, yaw: -look.yaw, pitch: look.pitch, pose, swing: 0, oldSwing: 0, sneaking: false },
  };
  const camera = { x: 0, y: 0, z: 0 } as Parameters<typeof playerQuads>[0]['camera'];
  const { count, data } = playerQuads({ world: lit as WorldView, player: posed, camera, partial: 1, ticks });
  const frames = tileFramesAt(ticks);
  const seen: { readonly depth: number; readonly quad: IconQuad }[] = [];
  for (let i = 0; i < count; i++) {
    const at = i * freeFloats;
    const read = (offset: number): number => data[at + offset]!;
    const across = (offset: number): readonly [number, number] => [read(offset) * size, -read(offset + 1) * size];
    const [corner, u, v] = [across(0), across(3), across(6)];
    if (u[0] * v[1] - u[1] * v[0] <= 0) continue;
    const added = (read(19) & freeFlags.additive) !== 0;
    seen.push({
      // Light that is added lies on what it shines on.
      depth: read(2) + (read(5) + read(8)) / 2 + (added ? 0.001 : 0),
      quad: {
        corner,
        u,
        v,
        tile: frames[read(9)]!,
        uv: [read(10), read(11), read(12), read(13)],
        color: scaleColor(read(14), read(18)),
        ...(added && { added: true }),
      },
    });
  }
  return seen.sort((a, b) => a.depth - b.depth).map(({ quad }) => quad);
}
