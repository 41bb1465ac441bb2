/** What a waypoint may look like on the locator bar, Java's ids without `minecraft:`. */
export const waypointStyles = ['default', 'bowtie'] as const;
export type WaypointStyle = (typeof waypointStyles)[number];

/** What a living body tells of itself to the locator bar. */
export interface SavedWaypoint {
  /** Blocks that it can be received from (Java's attribute `waypoint_transmit_range`); 0 for a body that sends nothing. */
  readonly range: number;
  /** 0xRRGGBB, null for the one that follows from its number. */
  readonly color: number | null;
  readonly style: WaypointStyle;
}

/** Those that nobody changed: no waypoint (minecraft.wiki, "Attribute": only players send one by themselves). */
export const noWaypoint: SavedWaypoint = { range: 0, color: null, style: 'default' };

/** What the two ranges may be, in blocks, and what the player receives from by itself (minecraft.wiki, "Attribute"). */
export const farthestWaypoint = 60_000_000;

/** A waypoint that the player receives. */
export interface WaypointView {
  /** Of the entity that sends it. */
  readonly id: number;
  /** Its eyes, in blocks. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0xRRGGBB. */
  readonly color: number;
  readonly style: WaypointStyle;
}
