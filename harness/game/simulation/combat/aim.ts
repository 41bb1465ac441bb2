import type { Entity } from '../entities/entity.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { meetBody } from '../entities/meet-body.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { lookVector, raycast } from '../world/raycast.ts';

type Vector = readonly [number, number, number];

/** Blocks from the eye at which entities can be reached, and in creative mode. */
const reachOf = { creative: 5, other: 3 } as const;

/** Kinds beside mobs that a crosshair can rest on. */
const solid = new Set(['end_crystal', 'tnt', 'falling_block']);

/** The nearest entity that can be hit along a ray. */
export function meetEntity(
  list: readonly Entity[],
  from: Vector,
  along: Vector,
  reach: number,
): { readonly entity: Entity; readonly distance: number } | null {
  let nearest: { readonly entity: Entity; readonly distance: number } | null = null;
  for (const entity of list) {
    if (entity.gone || !(solid.has(entity.kind) || (entity instanceof Mob && !entity.dead))) continue;
    const distance = meetBody(entity, from, along, reach, 0);
    if (distance !== null && (nearest === null || distance < nearest.distance)) nearest = { entity, distance };
  }
  return nearest;
}

/** The entity under the crosshair for a view, before any block; null when there is none. */
export function aimedEntity(game: Pick<EntityGame, 'player' | 'entities' | 'at'>, yaw: number, pitch: number): Entity | null {
  const { player, entities, at } = game;
  const from = [player.x, player.y + player.eyeHeight, player.z] as const;
  const along = lookVector(yaw, pitch);
  const reach = player.mode === 'creative' ? reachOf.creative : reachOf.other;
  const met = meetEntity(entities.list, from, along, reach);
  if (met === null || player.mode === 'spectator') return null;
  return raycast(at, from, along, met.distance) === null ? met.entity : null;
}
