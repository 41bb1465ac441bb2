import type { EntityGame } from './entity-game.ts';

/** Points that one orb can hold, largest first (minecraft.wiki, "Experience", "Experience orbs"). */
const sizes = [2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1] as const;

/** Brings points into the world as orbs that jump apart. Java's way of dividing: the largest that fits, again and again. */
export function scatterOrbs(game: Pick<EntityGame, 'world' | 'entities'>, x: number, y: number, z: number, points: number): void {
  const { orbs } = game.world.randoms;
  let left = Math.floor(points);
  while (left > 0) {
    const value = sizes.find((size) => size <= left) ?? 1;
    left -= value;
    const hop = (): number => (orbs.unit() * 0.2 - 0.1) * 2;
    game.entities.add({
      kind: 'experience_orb',
      position: [x, y, z],
      motion: [hop(), orbs.unit() * 0.4, hop()],
      yaw: orbs.unit() * 360,
      onGround: false,
      age: 0,
      value,
    });
  }
}
