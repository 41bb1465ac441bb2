import type { SavedWaypoint, WaypointStyle } from '../simulation/waypoints/waypoint.ts';
import { farthestWaypoint, noWaypoint, waypointStyles } from '../simulation/waypoints/waypoint.ts';
import type { WaypointAttribute } from '../simulation/waypoints/waypoint-attributes.ts';
import { type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

const plainId = (id: string): string => id.replace(/^minecraft:/, '');

/** The list of attributes of a body that has one set (wiki "Entity format", "Mobs"). */
export function encodeRange(name: WaypointAttribute, base: number): Readonly<Record<string, NbtTag>> {
  return { attributes: nbt.list([nbt.compound({ id: nbt.string(`minecraft:${name}`), base: nbt.double(base) })]) };
}

/** What an attribute of a body is set to; null when it is not in the list. Ranges beyond what Java allows are taken to the nearest. */
export function decodeRange(name: WaypointAttribute, fields: NbtFields): number | null {
  const found = fields.compounds('attributes').find((each) => plainId(each.string('id', '')) === name);
  return found === undefined ? null : found.within('base', [0, farthestWaypoint], 0);
}

/** What a body tells the locator bar (wiki "Entity format", "Mobs": `attributes` and `locator_bar_icon`); nothing for the usual. */
export function encodeWaypoint(waypoint: SavedWaypoint | undefined): Readonly<Record<string, NbtTag>> {
  if (waypoint === undefined) return {};
  const { range, color, style } = waypoint;
  return {
    ...(range === noWaypoint.range ? {} : encodeRange('waypoint_transmit_range', range)),
    ...(color === noWaypoint.color && style === noWaypoint.style
      ? {}
      : {
          locator_bar_icon: nbt.compound({
            ...(color === null ? {} : { color: nbt.int(color) }),
            style: nbt.string(`minecraft:${style}`),
          }),
        }),
  };
}

/** Reads it back; null for a body that has nothing of it. A style that this game does not have becomes the usual one. */
export function decodeWaypoint(fields: NbtFields): SavedWaypoint | null {
  const range = decodeRange('waypoint_transmit_range', fields) ?? noWaypoint.range;
  const icon = fields.has('locator_bar_icon') ? fields.compound('locator_bar_icon') : null;
  const color = icon?.has('color') === true ? icon.number('color') & 0xffffff : noWaypoint.color;
  const named = plainId(icon?.string('style', '') ?? '');
  const style: WaypointStyle = waypointStyles.find((each) => each === named) ?? noWaypoint.style;
  const usual = range === noWaypoint.range && color === noWaypoint.color && style === noWaypoint.style;
  return usual ? null : { range, color, style };
}
