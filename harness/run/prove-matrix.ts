import type { DisplayName } from './scenario.ts';

/** How one boot of a proof is started. */
export interface ProofBoot {
  /** From 1. */
  readonly number: number;
  readonly display: DisplayName;
  readonly threads: 1 | 2;
}

/**
 * Spreads boots over displays and render threads so that few boots reach every display and every thread count, and more reach every
 * pair. A headless game draws nothing, so its threads do not count. The first boot draws wherever one can: the others are held against it.
 */
export function proofBoots(count: number, displays: readonly DisplayName[], threads: readonly (1 | 2)[]): ProofBoot[] {
  const ordered = [...displays.filter((display) => display !== 'headless'), ...displays.filter((display) => display === 'headless')];
  const pairs = threads.flatMap((_, round) =>
    ordered.flatMap((display, i): Omit<ProofBoot, 'number'>[] => {
      if (display === 'headless') return round === 0 ? [{ display, threads: threads[0]! }] : [];
      return [{ display, threads: threads[(round + i) % threads.length]! }];
    }),
  );
  return Array.from({ length: count }, (_, i) => ({ number: i + 1, ...pairs[i % pairs.length]! }));
}

/** A boot for people: `boot 3 (xvfb, 2 threads)`. */
export function bootName({ number, display, threads }: ProofBoot): string {
  const drawn = display === 'headless' ? display : `${display}, ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  return `boot ${number} (${drawn})`;
}
