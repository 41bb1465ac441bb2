import type { Mob } from '../entities/mobs/mob.ts';
import type { Player } from '../player/player.ts';
import { mix32 } from '../random/position-hash.ts';
import type { WaypointView } from './waypoint.ts';

/** What hides the one who wears it (minecraft.wiki, "Locator Bar"). */
const hidingHeads: ReadonlySet<string> = new Set([
  'carved_pumpkin',
  'creeper_head',
  'dragon_head',
  'piglin_head',
  'player_head',
  'skeleton_skull',
  'wither_skeleton_skull',
  'zombie_head',
]);

/** How bright the strongest part of a colour is that nobody chose, of 255. */
const brightest = 230;

/** The colour of a body by its number: any hue, always bright enough to be seen. */
export function waypointColor(id: number): number {
  const bits = mix32(Math.imul(id, 0x9e3779b1) ^ 0x5f3759df) >>> 0;
  const parts = [bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255];
  const most = Math.max(1, ...parts);
  return parts.reduce((color, part) => color * 256 + Math.floor((part * brightest) / most), 0);
}

/** From how many blocks a body's waypoint can be received now: nothing of the dead, and of those who hide their head. */
export function transmitRange({ waypoint, dead, equipment }: Pick<Mob, 'waypoint' | 'dead' | 'equipment'>): number {
  return dead || hidingHeads.has(equipment.head?.item ?? '') ? 0 : waypoint.range;
}

/** The waypoints that a player receives: of bodies nearer than both the range that they send to and the one it receives from, by their ids. */
export function receivedWaypoints(player: Pick<Player, 'x' | 'y' | 'z' | 'receiveRange'>, mobs: readonly Mob[]): readonly WaypointView[] {
  const found: WaypointView[] = [];
  for (const mob of mobs) {
    if (mob.waypoint.range <= 0) continue;
    const range = Math.min(transmitRange(mob), player.receiveRange);
    const [dx, dy, dz] = [mob.x - player.x, mob.y - player.y, mob.z - player.z];
    if (Math.sqrt(dx * dx + dy * dy + dz * dz) >= range) continue;
    const { color, style } = mob.waypoint;
    found.push({ id: mob.id, x: mob.x, y: mob.y + mob.eyeHeight, z: mob.z, color: color ?? waypointColor(mob.id), style });
  }
  return found;
}
