import { throwThing } from '../entities/thrown.ts';
import { lookVector } from '../world/raycast.ts';
import type { ItemUse } from './item-use.ts';
import { takeOne } from './take-one.ts';

/** How far below the eye a throw leaves. */
const belowEye = 0.1;
/** Ticks until another pearl can be thrown (minecraft.wiki, "Ender Pearl", "Cooldown"). */
const pearlPause = 20;

type Throwable = 'snowball' | 'egg' | 'ender_pearl';
const throwables: readonly string[] = ['snowball', 'egg', 'ender_pearl'] satisfies readonly Throwable[];

/** Throws snowballs, eggs and ender pearls. */
export const throwing: ItemUse = {
  takes: ({ item }) => throwables.includes(item),
  anywhere(use) {
    const { player, game } = use.hand;
    const kind = use.stack.item as Throwable;
    if (kind === 'ender_pearl' && player.pearlWait > 0) return false;
    if (kind === 'ender_pearl') player.pearlWait = pearlPause;
    const [vx, vy, vz] = player.velocity;
    throwThing(game(), kind, [player.x, player.y + player.eyeHeight - belowEye, player.z], lookVector(player.yaw, player.pitch), {
      id: 0,
      velocity: [vx, player.onGround ? 0 : vy, vz],
    });
    takeOne(use);
    return true;
  },
};
