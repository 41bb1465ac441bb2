import { cosDegrees, sinDegrees } from '../exact-trigonometry.ts';
import type { EntityGame } from './entity-game.ts';

/** Ticks from being lit to going off (minecraft.wiki, "TNT"). */
export const tntFuse = 80;

/** Lets TNT burn in a block's place: it hops a little in a direction of chance. */
export function primeTnt(game: Pick<EntityGame, 'world' | 'entities'>, x: number, y: number, z: number, fuse = tntFuse): void {
  const turn = game.world.randoms.explosions.unit() * 360;
  const motion = [-sinDegrees(turn) * 0.02, 0.2, -cosDegrees(turn) * 0.02] as const;
  game.entities.add({ kind: 'tnt', position: [x + 0.5, y, z + 0.5], motion, yaw: 0, onGround: false, age: 0, fuse });
}
