import type { Lines } from '../display/display-list.ts';
import { scanConvex } from './convex-scan.ts';
import type { PassState } from './pass-state.ts';
import { viewTerm } from './view-frame.ts';

/** Numbers in one line. */
const lineFloats = 7;

/** Outlines win against the surface that they lie on: their depth counts as this much nearer. */
const lineBias = 1.002;

/** Width of a line in pixels: one GUI pixel of the classic 240-row interface, at least one screen pixel. */
export function lineWidth(height: number): number {
  return Math.max(1, Math.floor(height / 240));
}

/** Draws camera-relative segments as flat bands, depth-tested, in the order given. The state's view has its eye at the origin. */
export function drawLines(state: PassState, lines: Lines): void {
  for (let i = 0; i < lines.count; i++) drawLine(state, lines.data, i * lineFloats);
}

function drawLine(state: PassState, data: Float32Array, at: number): void {
  const { view, top, bottom, scan } = state;
  const { width, height, color, depth } = state.target;
  const { rows, cx, cy, near } = view;
  const coordinate = (from: number, row: number): number =>
    viewTerm(data[from], rows[row]) + viewTerm(data[from + 1], rows[row + 1]) + viewTerm(data[from + 2], rows[row + 2]);
  let ax = coordinate(at, 0);
  let ay = coordinate(at, 3);
  let az = coordinate(at, 6);
  let bx = coordinate(at + 3, 0);
  let by = coordinate(at + 3, 3);
  let bz = coordinate(at + 3, 6);
  if (az < near && bz < near) return;
  if (az < near) {
    const t = (near - bz) / (az - bz);
    ax = bx + (ax - bx) * t;
    ay = by + (ay - by) * t;
    az = near;
  } else if (bz < near) {
    const t = (near - az) / (bz - az);
    bx = ax + (bx - ax) * t;
    by = ay + (by - ay) * t;
    bz = near;
  }
  const fromX = cx + ax / az;
  const fromY = cy - ay / az;
  const dx = cx + bx / bz - fromX;
  const dy = cy - by / bz - fromY;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const half = lineWidth(height) / 2 / Math.sqrt(square);
  const alongX = dx * half;
  const alongY = dy * half;
  const { x: xs, y: ys, left, right } = scan;
  // Clockwise: start left, start right, end right, end left of the direction turned a quarter.
  xs[0] = fromX - alongX + alongY;
  ys[0] = fromY - alongY - alongX;
  xs[1] = fromX + dx + alongX + alongY;
  ys[1] = fromY + dy + alongY - alongX;
  xs[2] = fromX + dx + alongX - alongY;
  ys[2] = fromY + dy + alongY + alongX;
  xs[3] = fromX - alongX - alongY;
  ys[3] = fromY - alongY + alongX;
  const minY = Math.min(ys[0], ys[1], ys[2], ys[3]);
  const maxY = Math.max(ys[0], ys[1], ys[2], ys[3]);
  if (maxY <= top + 0.5 || minY > bottom - 0.5) return;
  const first = minY - 0.5 <= top ? top : Math.ceil(minY - 0.5);
  const last = maxY - 0.5 >= bottom ? bottom : Math.ceil(maxY - 0.5);
  if (first >= last) return;
  scanConvex(xs, ys, 4, width, top, bottom, left, right);

  const ink = data[at + 6] | 0;
  const pixel = 0xff000000 | ((ink & 255) << 16) | (ink & 0xff00) | ((ink >> 16) & 255);
  const startDepth = 1 / az;
  const change = (1 / bz - startDepth) / square;
  for (let row = first; row < last; row++) {
    const line = row * width;
    for (let column = left[row]; column < right[row]; column++) {
      const along = (column + 0.5 - fromX) * dx + (row + 0.5 - fromY) * dy;
      const t = along < 0 ? 0 : Math.min(along, square);
      const near32 = Math.fround((startDepth + change * t) * lineBias);
      if (near32 > depth[line + column]) {
        depth[line + column] = near32;
        color[line + column] = pixel;
      }
    }
  }
}
