import type { SuiteKey } from './golden-options.ts';

/** The test that asks for a verdict, as its runner tells it. */
export interface SuiteTest {
  /** `vitest` or `playwright`. */
  readonly runner: string;
  /** File and full name: the same in every retry, another one for every other test. */
  readonly id: string;
  /** What tells tests of one file and name apart, the same in every retry; absent where a runner refuses such tests. */
  readonly unique?: string;
  /** The full name, for people. */
  readonly title: string;
  /** What tells equal golden names of one run apart: the browser project, or the runner. */
  readonly group: string;
  /** Which try of the test, from 0: a runner may repeat one that failed. */
  readonly attempt: number;
  /** One line that runs it again. */
  readonly repro: string;
  /** Parts of the key that the runner knows. */
  readonly key: SuiteKey;
}

/**
 * What tells equal golden names of one run apart, as a folder's name: the project, or the runner where there are no projects.
 * @param repeat Which of the repetitions of a test that is told to run several times, from 0.
 */
export function groupOf(runner: string, project: string, repeat = 0): string {
  const group = project === '' ? runner : project.replace(/[^\w.-]+/g, '-');
  return repeat === 0 ? group : `${group}-repeat-${repeat}`;
}
