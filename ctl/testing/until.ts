import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once the condition holds; the test's own time limit is what ends a wait in vain. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(1);
}
