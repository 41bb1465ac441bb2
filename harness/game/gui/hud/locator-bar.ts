import { atan2Degrees, cosDegrees, sinDegrees, tanDegrees } from '../../simulation/exact-trigonometry.ts';
import type { PlayerView } from '../../simulation/view.ts';
import type { WaypointStyle, WaypointView } from '../../simulation/waypoints/waypoint.ts';
import { guiSprites } from '../gui-sheet.ts';
import type { SpriteName } from '../sprite-art.ts';
import type { Stage } from '../stage.ts';

/** How far to each side the bar sees, degrees (minecraft.wiki, "Locator Bar": 120 degrees in all). */
const halfView = 60;
const signSide = 9;
const arrowRise = 6;
/** What a spyglass leaves of the field of view (minecraft.wiki, "Spyglass"). */
const spyglassZoom = 0.1;

interface StyleLook {
  /** Blocks up to which the first sign is shown, and from which on the last is. */
  readonly near: number;
  readonly far: number;
  readonly signs: readonly SpriteName[];
}

const usualSigns = ['locator-square', 'locator-circle', 'locator-small-square', 'locator-small-circle'] as const;

/** What each style shows by distance (minecraft.wiki, "Waypoint style"). */
const looks: Readonly<Record<WaypointStyle, StyleLook>> = {
  default: { near: 128, far: 332, signs: usualSigns },
  bowtie: { near: 64, far: 332, signs: ['locator-bowtie', ...usualSigns] },
};

/** The sign of a waypoint so many blocks away: the list's parts share the way from near to far evenly. */
export function waypointSign(style: WaypointStyle, distance: number): SpriteName {
  const { near, far, signs } = looks[style];
  const part = Math.floor(((distance - near) / (far - near)) * signs.length);
  return signs[Math.min(signs.length - 1, Math.max(0, part))]!;
}

/** Where a waypoint stands to the view. */
export interface WaypointBearing {
  /** Degrees to the right of the view, -180 to 180. */
  readonly aside: number;
  /** Above or below what the picture shows. */
  readonly beyond: 'up' | 'down' | null;
  /** Blocks from the eyes. */
  readonly distance: number;
}

type Eyes = Pick<PlayerView, 'x' | 'y' | 'z' | 'eyeHeight' | 'yaw' | 'pitch'>;

const eyesOf = ({ x, y, z, eyeHeight, yaw, pitch }: PlayerView): Eyes => ({ x, y, z, eyeHeight, yaw, pitch });

/** Where a waypoint stands to somebody's view, whose picture is `fov` degrees high. */
export function waypointBearing({ x, y, z }: Pick<WaypointView, 'x' | 'y' | 'z'>, eyes: Eyes, fov: number): WaypointBearing {
  const [dx, dy, dz] = [x - eyes.x, y - eyes.y - eyes.eyeHeight, z - eyes.z];
  const turn = atan2Degrees(-dx, dz) - eyes.yaw;
  const aside = turn - 360 * Math.floor((turn + 180) / 360);
  const ahead = cosDegrees(aside) * Math.sqrt(dx * dx + dz * dz);
  const [sine, cosine] = [sinDegrees(eyes.pitch), cosDegrees(eyes.pitch)];
  const depth = ahead * cosine - dy * sine;
  const rise = ahead * sine + dy * cosine;
  const reach = Math.max(0, depth) * tanDegrees(fov / 2);
  const beyond = rise > reach ? 'up' : rise < -reach ? 'down' : null;
  return { aside, beyond, distance: Math.sqrt(dx * dx + dy * dy + dz * dz) };
}

/** Top of the bar over the hotbar, where the experience would be. */
export const barTop = (stage: Stage): number => stage.height - 29;

/** Draws the empty bar. */
export function drawLocatorBar(stage: Stage): void {
  stage.painter.sprite('locator-bar', Math.floor(stage.width / 2) - guiSprites['locator-bar'].width / 2, barTop(stage));
}

/** Draws the waypoints that the view turns toward on the bar, the farthest first. */
export function drawWaypoints(stage: Stage, player: PlayerView): void {
  const { painter, width, host } = stage;
  const fov = player.scoping ? host.options.fov * spyglassZoom : host.options.fov;
  const view: Eyes = host.seenFromBefore ? { ...eyesOf(player), yaw: player.yaw + 180, pitch: -player.pitch } : player;
  const seen = (host.simulation?.waypoints ?? [])
    .map((waypoint) => ({ waypoint, bearing: waypointBearing(waypoint, view, fov) }))
    .filter(({ bearing }) => bearing.aside > -halfView && bearing.aside <= halfView)
    .sort((a, b) => b.bearing.distance - a.bearing.distance || a.waypoint.id - b.waypoint.id);
  const middle = Math.ceil((width - signSide) / 2);
  const room = guiSprites['locator-bar'].width - signSide;
  const top = barTop(stage) - 2;
  for (const { waypoint, bearing } of seen) {
    const left = middle + Math.trunc((bearing.aside * room) / 2 / halfView);
    painter.sprite(waypointSign(waypoint.style, bearing.distance), left, top, { color: waypoint.color });
    if (bearing.beyond === 'up') painter.sprite('locator-up', left + 1, top + 2 - arrowRise);
    else if (bearing.beyond === 'down') painter.sprite('locator-down', left + 1, top + 2 + arrowRise);
  }
}
