import { collisionBoxes } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { dayLength, type WorldState } from '../world/world-state.ts';
import { bedAt, occupy, type Place, standUpPlace } from './bed.ts';
import type { BlockUse } from './block-uses.ts';

/** Ticks of the day between which one can sleep, in clear weather and in rain (minecraft.wiki, "Bed", "Sleeping"). */
const clearNight = [12542, 23459] as const;
const wetNight = [12010, 23991] as const;
/** Ticks until the sleeper is asleep and the night goes by. */
export const asleepAfter = 100;
/** How near to a half of the bed one has to be, aside and up. */
const reachAside = 3;
const reachUp = 2;
/** Around the bed no monster may be so near. */
const dangerAside = 8;
const dangerUp = 5;
const lieHeight = 0.6875;
/** What is left of the hurt ticks a tick after a hit. */
const justHurt = 9;

/** Whether one can sleep at the time and in the weather of the world. */
export function canSleepNow({ weather, dayTime }: Pick<WorldState, 'weather' | 'dayTime'>): boolean {
  if (weather === 'thunder') return true;
  const [from, to] = weather === 'rain' ? wetNight : clearNight;
  return dayTime >= from && dayTime <= to;
}

/** Puts the player to bed and gets it up again. */
export class Sleeping {
  readonly #game: () => EntityGame;

  constructor(game: () => EntityGame) {
    this.#game = game;
  }

  /** Using a bed: makes it the place to come back to, and lies down when nothing is against it. */
  readonly use: BlockUse = ({ world, at, player }, { x, y, z }) => {
    const bed = bedAt(at, [x, y, z]);
    if (bed === null) return false;
    const say = (text: string): void => world.hud.titles.showActionBar(text);
    const near = ([hx, hy, hz]: Place): boolean =>
      Math.abs(player.x - hx - 0.5) <= reachAside && Math.abs(player.y - hy) <= reachUp && Math.abs(player.z - hz - 0.5) <= reachAside;
    const covered = [bed.head, bed.foot].some(
      ([hx, hy, hz]) => rulesOf(at(hx, hy + 1, hz)).opaque && collisionBoxes(at, hx, hy + 1, hz).length > 0,
    );
    // A bed that says it is occupied was left by a command: there is nobody else to sleep in it.
    if (!near(bed.head) && !near(bed.foot)) say('The bed is too far away; go nearer.');
    else if (covered) say('There is no room to lie down; clear the blocks above the bed.');
    else this.#lieDown(bed.head, say);
    return true;
  };

  #lieDown(head: Place, say: (text: string) => void): void {
    const { world, player, entities, editor, at } = this.#game();
    const known = player.respawnAt;
    if (known === null || !player.respawnIsBed || known.some((side, i) => side !== head[i])) {
      player.respawnAt = head;
      player.respawnIsBed = true;
      say('You come back to this bed from now on.');
    }
    if (!canSleepNow(world)) {
      say('You can sleep at night and in thunderstorms only.');
      return;
    }
    const [x, y, z] = [head[0] + 0.5, head[1], head[2] + 0.5];
    const monsters = entities
      .bodiesWithin(x - dangerAside, y - dangerUp, z - dangerAside, x + dangerAside, y + dangerUp, z + dangerAside)
      .some((mob) => mob.numbers.category === 'monster' && !mob.dead);
    if (monsters && player.mode !== 'creative') {
      say('You cannot rest: monsters are near.');
      return;
    }
    const bed = bedAt(at, head);
    if (bed === null) return;
    player.moveTo(x, y + lieHeight, z);
    player.sleeping = head;
    player.sleepTicks = 0;
    player.sprinting = false;
    world.statistics.add('custom', 'sleep_in_bed');
    occupy(editor, at, bed, true);
  }

  /** One tick of the player: it falls asleep, and gets up when its bed is gone. */
  tick(): void {
    const { player, at } = this.#game();
    if (player.sleeping === null) return;
    if (bedAt(at, player.sleeping) === null || player.hurtTime >= justHurt) this.wake();
    else player.sleepTicks = Math.min(asleepAfter, player.sleepTicks + 1);
  }

  /** One tick of the world: once the player is asleep, the next morning comes, and with it clear weather. */
  skipNight(): void {
    const { player, world } = this.#game();
    if (player.sleeping === null || player.sleepTicks < asleepAfter) return;
    if (world.gameRules.number('players_sleeping_percentage') > 100) return;
    if (world.gameRules.on('advance_time')) world.totalDayTime = (Math.floor(world.totalDayTime / dayLength) + 1) * dayLength;
    if (world.gameRules.on('advance_weather') && world.weather !== 'clear') world.weatherTime = 1;
    this.wake();
  }

  /** Gets the player up, beside its bed. */
  wake(): void {
    const { player, at, editor } = this.#game();
    const head = player.sleeping;
    if (head === null) return;
    const bed = bedAt(at, head);
    player.sleeping = null;
    player.sleepTicks = 0;
    if (bed === null) return;
    occupy(editor, at, bed, false);
    player.moveTo(...(standUpPlace(at, bed) ?? ([head[0] + 0.5, head[1] + 1, head[2] + 0.5] as const)));
  }
}
