import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { PlayerView } from '../simulation/view.ts';
import type { Fog, Sky } from './display-list.ts';

/** Blocks that blindness leaves to see, and the ticks at its end in which sight comes back (minecraft.wiki, "Blindness"). */
const blindReach = 5;
const blindEnd = 20;
/** Night vision flickers in its last ten seconds (Java Edition's curve). */
const flickerTicks = 200;

const lasting = (player: PlayerView, id: string): number | null => {
  const effect = player.effects.find((each) => each.effect === id);
  if (effect === undefined) return null;
  return effect.duration < 0 ? Number.POSITIVE_INFINITY : effect.duration;
};

/** Whether the player sees neither sun nor clouds. */
export function isBlind(player: PlayerView): boolean {
  return lasting(player, 'blindness') !== null;
}

/** How much of night vision there is, 0..1. */
export function nightVision(player: PlayerView): number {
  const left = lasting(player, 'night_vision');
  if (left === null) return 0;
  return left > flickerTicks ? 1 : 0.7 + sinDegrees((left % 10) * 36) * 0.3;
}

/** A lightmap under night vision: every light keeps its hue and becomes as bright as its strongest channel can be. */
export function brightened(lightmap: Uint8Array, strength: number): Uint8Array {
  if (strength <= 0) return lightmap;
  return lightmap.map((value, i) => {
    const from = i - (i % 3);
    const most = Math.max(lightmap[from]!, lightmap[from + 1]!, lightmap[from + 2]!, 1);
    return Math.floor(value + ((value * 255) / most - value) * strength + 0.5);
  });
}

interface Surroundings {
  readonly sky: Sky;
  readonly fog: Fog;
}

/** What the blind see of sky and distance: black from five blocks on. */
export function blinded<T extends Surroundings>(seen: T, player: PlayerView): T {
  const left = lasting(player, 'blindness');
  if (left === null) return seen;
  const part = Math.min(1, left / blindEnd);
  const end = seen.fog.end + (blindReach - seen.fog.end) * part;
  const sky: Sky = { zenith: 0, horizon: 0, below: 0, glow: null };
  return { ...seen, sky, fog: { color: 0, start: Math.min(seen.fog.start, end / 4), end } };
}
