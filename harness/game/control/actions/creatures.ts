import { ControlError } from '../../../../ctl/control-error.ts';
import { didYouMean } from '../../../../ctl/did-you-mean.ts';
import type { InputPort, SeenEntity } from '../../input/input-port.ts';
import { rounded } from './in-world.ts';

type Point = readonly [number, number, number];

/** How far the eye is from the nearest point of a body, in blocks. */
export function distanceToBody(port: InputPort, body: SeenEntity): number {
  const { pos, eyeHeight } = port.player();
  const eye: Point = [pos[0], pos[1] + eyeHeight, pos[2]];
  const half = body.width / 2;
  const low: Point = [body.pos[0] - half, body.pos[1], body.pos[2] - half];
  const high: Point = [body.pos[0] + half, body.pos[1] + body.height, body.pos[2] + half];
  const out = eye.map((value, i) => Math.max(low[i]! - value, 0, value - high[i]!));
  return Math.sqrt(out.reduce((sum, value) => sum + value * value, 0));
}

/** Heights of a body that are aimed at, as shares of it, and how far to its sides, as shares of its width. */
const heights = [0.6, 0.85, 0.35, 0.1];
const sides = [0, 0.35, -0.35];

/** A view that meets a body within reach before any block; null when nothing of it can be seen. */
export function aimAtBody(
  port: InputPort,
  { id, pos, width, height }: SeenEntity,
): { readonly yaw: number; readonly pitch: number } | null {
  for (const up of heights) {
    for (const dx of sides) {
      for (const dz of sides) {
        const [yaw, pitch] = port.anglesTo(pos[0] + dx * width, pos[1] + up * height, pos[2] + dz * width);
        if (port.bodyAt(yaw, pitch) === id) return { yaw, pitch };
      }
    }
  }
  return null;
}

/** The creature of an id; undefined when it is gone. */
export function creatureOf(port: InputPort, id: number): SeenEntity | undefined {
  return port.entities().find((body) => body.id === id);
}

/** What a reply says of a creature. */
export function shownCreature({ id, kind, pos }: SeenEntity): { readonly id: number; readonly kind: string; readonly pos: Point } {
  return { id, kind, pos: [rounded(pos[0]), rounded(pos[1]), rounded(pos[2])] };
}

/**
 * The creature that a target names: by number, or the nearest of a kind, or the nearest of all.
 * @throws ControlError `unknown` when there is none.
 */
export function findCreature(port: InputPort, target: string | undefined): SeenEntity {
  const creatures = port.entities().filter(({ creature, dying }) => creature && !dying);
  const wanted = target?.replace(/^minecraft:/, '');
  const fitting = creatures.filter(({ id, kind }) => wanted === undefined || kind === wanted || String(id) === wanted);
  const nearest = fitting
    .map((body) => ({ body, far: distanceToBody(port, body) }))
    .reduce<{ body: SeenEntity; far: number } | null>((best, each) => (best === null || each.far < best.far ? each : best), null);
  if (nearest !== null) return nearest.body;
  const kinds = [...new Set(creatures.map(({ kind }) => kind))];
  const near = wanted === undefined ? undefined : didYouMean(wanted, kinds);
  const listed = kinds.length === 0 ? 'no creature is around' : `around are ${kinds.join(', ')}`;
  throw new ControlError(
    'unknown',
    `no ${wanted ?? 'creature'} is loaded; ${near === undefined ? listed : `did you mean ${near}?`}; walk on with: goto X Y Z`,
  );
}

/**
 * The view that meets a creature now.
 * @throws ControlError `state` when it is too far, or hidden.
 */
export function requireAim(port: InputPort, body: SeenEntity): { readonly yaw: number; readonly pitch: number } {
  const aim = aimAtBody(port, body);
  if (aim !== null) return aim;
  const far = distanceToBody(port, body).toFixed(1);
  const hidden = blockBefore(port, body);
  if (hidden !== null) {
    const where = hidden.pos.join(' ');
    throw new ControlError(
      'state',
      `the ${body.kind} is ${far} blocks away behind ${hidden.name} at ${where}; use: break ${where}, or go round it with goto`,
      { target: shownCreature(body) },
    );
  }
  const [x, y, z] = body.pos.map(Math.floor);
  throw new ControlError(
    'state',
    `the ${body.kind} is ${far} blocks away and cannot be reached from here; use: goto ${x} ${y} ${z} --within 2`,
    {
      target: shownCreature(body),
    },
  );
}

/** Blocks from the eye at which a body is near enough for `goto` to be no help. */
const near = 2.5;

/** The block in the way to a body that is near; null when there is none, or it is far. */
function blockBefore(port: InputPort, body: SeenEntity): { readonly name: string; readonly pos: Point } | null {
  if (distanceToBody(port, body) > near) return null;
  const [x, y, z] = body.pos;
  const [yaw, pitch] = port.anglesTo(x, y + body.height * heights[0]!, z);
  // Another creature stands before it: a block seen that way is behind both.
  if (port.bodyAt(yaw, pitch) !== null) return null;
  const target = port.targetAt(yaw, pitch);
  return target === null ? null : { name: port.block(...target.pos).name, pos: target.pos };
}
