import type { EntityView, MobView } from '../../simulation/view.ts';

/** A mob that stands still, in good health and with nothing. */
export function stillMob(more: Partial<MobView> = {}): MobView {
  return {
    headYaw: 0,
    oldHeadYaw: 0,
    bodyYaw: 0,
    oldBodyYaw: 0,
    oldPitch: 0,
    stride: 0,
    oldStride: 0,
    swing: 0,
    oldSwing: 0,
    hurtTime: 0,
    deathTime: 0,
    baby: false,
    onFire: false,
    inWater: false,
    onGround: true,
    attack: 0,
    oldAttack: 0,
    aggressive: false,
    color: null,
    sheared: false,
    grazing: 0,
    swell: 0,
    oldSwell: 0,
    flap: 0,
    oldFlap: 0,
    flapWidth: 0,
    oldFlapWidth: 0,
    inLove: false,
    profession: null,
    biome: null,
    equipment: {},
    ...more,
  };
}

/** An entity that stands at a place. */
export function stillEntity(kind: string, at: readonly [number, number, number], more: Partial<EntityView> = {}): EntityView {
  const [x, y, z] = at;
  return { id: 1, kind, x, y, z, oldX: x, oldY: y, oldZ: z, yaw: 0, pitch: 0, width: 0.9, height: 1.4, age: 5, ...more };
}
