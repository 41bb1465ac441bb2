/** Where a captured picture comes from that no plan of this rig made: a test of another project's suite. */
export interface SuiteCapture {
  /** `vitest` or `playwright`. */
  readonly runner: string;
  /** The test, for people. */
  readonly test: string;
  /** Folder of its goldens, from where the tests were started. */
  readonly goldens: string;
  /** How many captures in a row had these pixels: in one test, and in the runs before it. */
  readonly agreed: number;
}

/** Fewest equal captures for a first golden. */
export const fewestCaptures = 2;

/**
 * Why a suite's picture may not become a first golden, or null. A shot of a game is proved by fresh boots; here nothing can be booted, so
 * what stands for it is that the picture came out the same at least twice: drawn again in its test, or in another run.
 */
export function suiteFault({ agreed }: SuiteCapture): string | null {
  if (agreed >= fewestCaptures) return null;
  return 'it was captured once, and a first golden needs two equal captures; run the test again, or give the matcher a function that draws';
}
