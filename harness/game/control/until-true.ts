import type { GamePort } from './game-port.ts';

const ticksPerSecond = 20;

/** Seconds of ticks as whole ticks. */
export function ticksOf(seconds: number): number {
  return Math.ceil(seconds * ticksPerSecond);
}

/**
 * Lets ticks pass until a condition holds. It is looked at before the first tick and after each, so a wait of 0 s asks once.
 * Returns how many ticks passed, or null when the time was over.
 * @param seconds of ticks, 20 a second.
 */
export async function untilTrue(
  game: Pick<GamePort, 'tick'>,
  signal: AbortSignal,
  seconds: number,
  holds: () => boolean,
): Promise<number | null> {
  const limit = ticksOf(seconds);
  for (let passed = 0; ; passed += 1) {
    if (holds()) return passed;
    if (passed >= limit) return null;
    await game.tick(signal);
  }
}
