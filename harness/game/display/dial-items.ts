import { atan2Degrees } from '../simulation/exact-trigonometry.ts';
import type { PlayerView, WorldView } from '../simulation/view.ts';
import { dialFrames } from './dial-textures.ts';

/** What the needle of a dial depends on. */
export interface DialPlace {
  readonly world: Pick<WorldView, 'dayTime' | 'spawn'>;
  readonly player: Pick<PlayerView, 'x' | 'z' | 'yaw'>;
}

const noon = 6000;
const ticksADay = 24000;

/** Part of a turn, clockwise from up, that each dial's picture shows: the sun's way since noon; the way to the world's spawn from the view. */
const turns: Readonly<Record<string, (place: DialPlace) => number>> = {
  clock: ({ world }) => (world.dayTime - noon) / ticksADay,
  compass({ world, player }) {
    const [x, , z] = world.spawn;
    return (atan2Degrees(-(x + 0.5 - player.x), z + 0.5 - player.z) - player.yaw) / 360;
  },
};

/** The name under which an item is drawn: a clock's and a compass's with the picture that fits the moment, every other's own. */
export function dialItem(item: string, place: DialPlace): string {
  const turn = turns[item]?.(place);
  if (turn === undefined) return item;
  const frame = Math.round((turn - Math.floor(turn)) * dialFrames) % dialFrames;
  return `${item}_${frame}`;
}
