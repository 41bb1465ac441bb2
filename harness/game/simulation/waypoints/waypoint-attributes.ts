import type { Entity } from '../entities/entity.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { Player } from '../player/player.ts';
import { transmitRange } from './received-waypoints.ts';
import { farthestWaypoint, noWaypoint } from './waypoint.ts';

/** The attributes of bodies that this game has, Java's ids without `minecraft:`. */
export const attributeNames = ['waypoint_receive_range', 'waypoint_transmit_range'] as const;
export type WaypointAttribute = (typeof attributeNames)[number];

/** An attribute of one body. */
export interface AttributeOfBody {
  /** What it is set to, and what it comes to now. */
  readonly base: number;
  readonly value: number;
  /** What it is when nobody set it. */
  readonly usual: number;
  set(base: number): void;
}

/** Who has which (minecraft.wiki, "Attribute"): bodies send, the player receives. There is nobody whom the player could send to. */
const attributes: Readonly<Record<WaypointAttribute, (target: Player | Entity) => AttributeOfBody | null>> = {
  waypoint_receive_range: (target) =>
    target instanceof Player
      ? {
          base: target.receiveRange,
          value: target.receiveRange,
          usual: farthestWaypoint,
          set: (range) => {
            target.receiveRange = range;
          },
        }
      : null,
  waypoint_transmit_range: (target) =>
    target instanceof Mob
      ? {
          base: target.waypoint.range,
          value: transmitRange(target),
          usual: noWaypoint.range,
          set: (range) => {
            target.waypoint = { ...target.waypoint, range };
          },
        }
      : null,
};

/** An attribute of a body; null when it is one that the body does not have. */
export function attributeOf(target: Player | Entity, name: WaypointAttribute): AttributeOfBody | null {
  return attributes[name](target);
}
