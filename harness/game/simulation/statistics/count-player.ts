import type { PlayerView } from '../view.ts';
import type { Statistics } from './statistics.ts';

/** What of the player the next tick is compared with. */
interface Before {
  readonly health: number;
  readonly absorption: number;
  readonly dead: boolean;
  readonly onGround: boolean;
  readonly inWater: boolean;
}

/** How fast upward, in blocks a tick, a body leaves the ground in a jump and never by a step or a push of water. */
const jumpSpeed = 0.3;
/** A step longer than this in one tick is no step: the player was put elsewhere. */
const longestStep = 8;

const centimetres = (blocks: number): number => Math.round(blocks * 100);

/** Which distance a move counts to. */
function wayOf({ flying, inWater, swimming, sprinting, sneaking, onGround }: PlayerView): string | null {
  if (flying) return 'fly_one_cm';
  if (swimming) return 'swim_one_cm';
  if (inWater) return onGround ? 'walk_under_water_one_cm' : 'walk_on_water_one_cm';
  if (!onGround) return null;
  return sprinting ? 'sprint_one_cm' : sneaking ? 'crouch_one_cm' : 'walk_one_cm';
}

/** Counts what can be seen of a player from tick to tick: time, distances, jumps, damage, deaths (minecraft.wiki, "Statistics"). */
export class PlayerCounter {
  readonly #statistics: Statistics;
  #before: Before | null = null;

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  /**
   * To be called once a client tick, after the player moved.
   * @param ticks how many ticks the world made meanwhile. Time is counted in these, so that a frozen world stays as it is.
   */
  tick(player: PlayerView, ticks: number): void {
    this.#time(player, ticks);
    const before = this.#before;
    if (before !== null) {
      if (!player.dead) this.#moved(player, before);
      this.#hurt(player, before);
    }
    const { health, absorption, dead, onGround, inWater } = player;
    this.#before = { health, absorption, dead, onGround, inWater };
  }

  #time(player: PlayerView, ticks: number): void {
    const statistics = this.#statistics;
    statistics.add('custom', 'play_time', ticks);
    statistics.add('custom', 'total_world_time', ticks);
    if (player.sneaking) statistics.add('custom', 'sneak_time', ticks);
    if (player.dead) return;
    statistics.add('custom', 'time_since_death', ticks);
    statistics.add('custom', 'time_since_rest', ticks);
  }

  #moved(player: PlayerView, before: Before): void {
    const [dx, dy, dz] = [player.x - player.oldX, player.y - player.oldY, player.z - player.oldZ];
    const level = Math.sqrt(dx * dx + dz * dz);
    const whole = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (whole > longestStep) return;
    const way = wayOf(player);
    if (way !== null) this.#statistics.add('custom', way, centimetres(player.onGround ? level : whole));
    const falls = dy < 0 && !player.onGround && !player.flying && !player.inWater;
    if (falls) this.#statistics.add('custom', 'fall_one_cm', centimetres(-dy));
    if (before.onGround && !player.onGround && !before.inWater && !player.flying && dy > jumpSpeed) this.#statistics.add('custom', 'jump');
  }

  #hurt(player: PlayerView, before: Before): void {
    const lost = before.health + before.absorption - player.health - player.absorption;
    // Health is in half hearts; the count is in tenths of them.
    if (lost > 0) this.#statistics.add('custom', 'damage_taken', Math.round(lost * 10));
    if (!player.dead || before.dead) return;
    this.#statistics.add('custom', 'deaths');
    this.#statistics.set('custom', 'time_since_death', 0);
    this.#statistics.set('custom', 'time_since_rest', 0);
  }
}
