import { ControlError } from '../../../ctl/control-error.ts';

/**
 * What HORIZON_STILL holds still, by the bullets of the specification's "Repeatable screenshots". docs/still.md tells of each, and which
 * test shows that pictures differ without it.
 */
export const stillRules = {
  /** A world is frozen before its first tick. */
  'world-start': 'how many ticks a world runs while it loads',
  /** Torch light, clouds, animated textures: what moves in the world's picture follows the world's ticks. */
  textures: "the clock of what moves in the world's picture",
  /** Hearts, chat, the held item's name, the text caret follow the world's ticks. */
  interface: 'the clock of what blinks and fades in the interface',
  /** The camera stands where the last tick left it. */
  camera: 'how far between two ticks the camera stands',
  /** Rain and thunder are there in full, or not at all, while the world is frozen. */
  weather: 'how far rain has come',
  /** A pack starts over when a sequence of screenshots does. */
  'pack-start': 'what a pack kept of frames before a sequence of screenshots',
} as const;

export type StillRule = keyof typeof stillRules;

/** HORIZON_STILL as a game was started with. */
export interface StillRules {
  readonly on: boolean;
  /**
   * Null where a rule holds. Where a developer switched it off: ticks by which what it held is off, another number in every process.
   */
  adrift(rule: StillRule): number | null;
}

/**
 * Reads HORIZON_STILL and the developer's switch HORIZON_STILL_EXCEPT: rules, with commas, that do not hold in this process although
 * HORIZON_STILL is set. What they held then follows a clock of the process, which begins at the time of its start, or at
 * HORIZON_STILL_CLOCK, a whole number of ticks, so that a test can make two processes differ for certain.
 * @param startedAt when the process started, in milliseconds.
 * @throws ControlError `usage` for a rule that there is not.
 */
export function readStillRules(env: Readonly<Record<string, string | undefined>>, startedAt: number): StillRules {
  const except = (env.HORIZON_STILL_EXCEPT ?? '').split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  for (const name of except) {
    if (!Object.hasOwn(stillRules, name)) {
      throw new ControlError('usage', `HORIZON_STILL_EXCEPT knows no "${name}"; use some of ${Object.keys(stillRules).join(', ')}`);
    }
  }
  const given = env.HORIZON_STILL_CLOCK ?? '';
  const clock = given === '' ? Math.floor(startedAt) : Number(given);
  if (!Number.isSafeInteger(clock) || clock < 0) {
    throw new ControlError('usage', `HORIZON_STILL_CLOCK cannot be "${given}"; use a whole number of ticks from 0`);
  }
  return { on: env.HORIZON_STILL === '1', adrift: (rule) => (except.includes(rule) ? clock : null) };
}
