import type { WorldBorderView } from '../view.ts';
import type { Body } from '../world/move-box.ts';

/** A way along one axis that ends at a limit; who is beyond it already is not held. */
function stopped(at: number, way: number, middle: number, room: number): number {
  const [low, high] = [middle - room, middle + room];
  if (at < low || at > high) return way;
  return Math.min(high, Math.max(low, at + way)) - at;
}

/** A way that stops where the body meets the world's border from inside (minecraft.wiki, "World border"). */
export function stopAtBorder(
  { centerX, centerZ, size }: Pick<WorldBorderView, 'centerX' | 'centerZ' | 'size'>,
  { x, z, width }: Body,
  [dx, dz]: readonly [number, number],
): readonly [number, number] {
  const room = (size - width) / 2;
  return [stopped(x, dx, centerX, room), stopped(z, dz, centerZ, room)];
}
