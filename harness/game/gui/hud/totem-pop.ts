import { type IconQuad, itemIcon } from '../../display/item-icon.ts';
import { cosDegrees, sinDegrees } from '../../simulation/exact-trigonometry.ts';
import { mix32 } from '../../simulation/random/position-hash.ts';
import type { Stage } from '../stage.ts';

/** How long a totem that saved its holder is seen, in ticks (Java Edition's). */
const shownTicks = 40;
const largest = 7;
const turns = 2;
const sparks = 48;
const sparkColors = [0x9be84a, 0xf4e04a, 0x4fb84a, 0xfff6b0];
const iconSide = 16;

/** The icon's quads, stretched about the box's middle. */
function stretched(quads: readonly IconQuad[], across: number, down: number): IconQuad[] {
  const half = iconSide / 2;
  return quads.map((quad) => ({
    ...quad,
    corner: [(quad.corner[0] - half) * across + half, (quad.corner[1] - half) * down + half],
    u: [quad.u[0] * across, quad.u[1] * down],
    v: [quad.v[0] * across, quad.v[1] * down],
  }));
}

/** Sparks that fly from the middle and fall, each its own way. */
function drawSparks(stage: Stage, age: number): void {
  const alpha = Math.min(255, Math.floor((255 * (shownTicks - age)) / 12));
  for (let i = 0; i < sparks; i++) {
    const dice = mix32(i * 2654435 + 11) >>> 0;
    const direction = dice % 360;
    const speed = 1.5 + ((dice >>> 9) % 32) / 8;
    const way = (speed * age) / (1 + age * 0.03);
    const x = stage.width / 2 + cosDegrees(direction) * way;
    const y = stage.height / 2 + sinDegrees(direction) * way + age * age * 0.04;
    const size = 1 + ((dice >>> 15) & 1);
    stage.painter.rect(Math.round(x), Math.round(y), size, size, sparkColors[(dice >>> 20) % sparkColors.length]!, alpha);
  }
}

/** The totem that took a death upon itself: it grows, turns about itself, and is gone. */
export function drawTotemPop(stage: Stage): void {
  const age = stage.host.since('totem');
  if (age >= shownTicks) return;
  const part = age / shownTicks;
  drawSparks(stage, age);
  const size = 1 + (largest - 1) * sinDegrees(180 * part);
  const turn = cosDegrees(360 * turns * part);
  const across = Math.max(0.05, Math.abs(turn)) * size;
  const quads = stretched(itemIcon('totem_of_undying'), across, size);
  stage.painter.icon(quads, Math.floor((stage.width - iconSide) / 2), Math.floor((stage.height - iconSide) / 2));
}
