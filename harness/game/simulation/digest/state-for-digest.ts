import type { SimulationView } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';
import type { ChunkDigests } from './chunk-digests.ts';

/** What can be seen of a world's state, in a fixed order of keys. */
export type StateForDigest = ReturnType<typeof stateForDigest>;

/** Collects it from the view; `chunks` are those in view, in ascending (cx, cz). */
export function stateForDigest(view: SimulationView, chunks: readonly Chunk[], digests: ChunkDigests) {
  const { world, player } = view;
  return {
    seed: String(world.seed),
    tick: view.clientTicks,
    time: world.time,
    dayTime: world.dayTime,
    frozen: world.frozen,
    weather: world.weather,
    difficulty: world.difficulty,
    border: world.border === undefined ? null : [world.border.centerX, world.border.centerZ, world.border.size, world.border.moving],
    player: {
      position: [player.x, player.y, player.z],
      view: [player.yaw, player.pitch],
      velocity: player.velocity,
      eyeHeight: player.eyeHeight,
      onGround: player.onGround,
      stance: player.stance ?? 'standing',
      onFire: player.onFire ?? false,
      hurtTime: player.hurtTime ?? 0,
      using: player.using ?? null,
      sleeping: player.sleeping ?? null,
      sneaking: player.sneaking,
      sprinting: player.sprinting,
      flying: player.flying,
      mode: player.mode,
      health: player.health,
      food: player.food,
      air: player.air,
      dead: player.dead,
      selected: player.selected,
      inventory: player.inventory,
      carried: player.carried,
      menu: player.menu ?? null,
      mining: player.mining,
      swing: player.swing,
      handLag: player.handLag,
    },
    entities: view.entities.map(({ id, kind, x, y, z, yaw, pitch, age, stack, mob }) => ({
      id,
      kind,
      position: [x, y, z],
      yaw,
      pitch,
      age,
      stack,
      ...(mob === undefined ? {} : { turn: [mob.bodyYaw, mob.headYaw], hurt: [mob.hurtTime, mob.deathTime], baby: mob.baby }),
    })),
    chunks: chunks.map((chunk) => ({ at: [chunk.cx, chunk.cz], digest: digests.of(chunk) })),
  };
}
