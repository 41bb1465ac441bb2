import { yawTo } from '../combat/hurt-mob.ts';
import { atan2Degrees } from '../exact-trigonometry.ts';
import type { EntityGame } from './entity-game.ts';

/** The arrow that a shot makes: by a place, a direction (any length), a speed and how far it strays (Java's inaccuracy). */
export function shootArrow(
  game: EntityGame,
  from: readonly [number, number, number],
  toward: readonly [number, number, number],
  speed: number,
  inaccuracy: number,
  shot: { readonly owner: number | null; readonly damage: number; readonly critical?: boolean; readonly pickup?: boolean },
): void {
  const { combat } = game.world.randoms;
  const length = Math.sqrt(toward[0] * toward[0] + toward[1] * toward[1] + toward[2] * toward[2]) || 1;
  const stray = (): number => 0.0172275 * inaccuracy * (combat.unit() - combat.unit());
  const motion = toward.map((part) => (part / length + stray()) * speed) as unknown as readonly [number, number, number];
  game.entities.add({
    kind: 'arrow',
    position: from,
    motion,
    yaw: yawTo(motion[0], motion[2]),
    pitch: -atan2Degrees(motion[1], Math.sqrt(motion[0] * motion[0] + motion[2] * motion[2])),
    onGround: false,
    age: 0,
    owner: shot.owner,
    damage: shot.damage,
    critical: shot.critical ?? false,
    pickup: shot.pickup ?? false,
    stuck: -1,
  });
}
