import { figureQuads } from '../display/figure.ts';
import { atan2Degrees } from '../simulation/exact-trigonometry.ts';
import type { Stage } from './stage.ts';

/** GUI pixels a block of the figure, its eyes over its feet, and how far off the viewer's eyes are taken to be. */
const size = 32;
const eyes = 50;
const distance = 40;

/** Draws the player as it looks from outside, its feet at (x, y); it looks at the pointer, and straight ahead while that is nowhere. */
export function drawFigure({ painter, host, pointer }: Stage, x: number, y: number): void {
  const { simulation } = host;
  if (simulation === null) return;
  const toward = (apart: number): number => Math.max(-40, Math.min(40, atan2Degrees(apart, distance) / 2));
  const look = pointer === null ? { yaw: 0, pitch: 0 } : { yaw: toward(pointer.x - x), pitch: toward(pointer.y - (y - eyes)) };
  painter.icon(figureQuads(simulation, painter.ticks, look, size), x, y);
}
