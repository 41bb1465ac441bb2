import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import type { SuiteOptions } from './golden-options.ts';
import { playwrightRepro } from './playwright-repro.ts';
import { makeSettings, publishSettings, type SuiteSettings } from './suite-settings.ts';
import { groupOf } from './suite-test.ts';
import { type FailedTest, writeSuiteResults } from './write-suite-results.ts';

export type { SuiteOptions } from './golden-options.ts';

/**
 * Reporter for Playwright Test: at the end of a run, the pictures of all workers as results.json, junit.xml and one report. Its options
 * say where goldens and output are, for the matcher too.
 */
class GoldenReporter implements Reporter {
  readonly #startedAt = new Date();
  readonly #settings: SuiteSettings;
  readonly #errors: TestError[] = [];
  #config: FullConfig | null = null;
  #suite: Suite | null = null;

  constructor(options: SuiteOptions = {}) {
    this.#settings = makeSettings(options, `${process.pid}-${this.#startedAt.getTime()}`);
    publishSettings(this.#settings);
  }

  /** Another reporter shows the tests. */
  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config;
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  async onEnd(_result: FullResult): Promise<void> {
    const [config, suite] = [this.#config, this.#suite];
    if (config === null || suite === null) return;
    const { root } = this.#settings;
    const failed = suite.allTests().filter((test) => test.outcome() === 'unexpected');
    const { says } = await writeSuiteResults({
      settings: this.#settings,
      runner: 'playwright',
      version: config.version,
      startedAt: this.#startedAt,
      endedAt: new Date(),
      projects: config.projects.length,
      ...(config.shard !== null && { shard: { index: config.shard.current, of: config.shard.total } }),
      failedTests: [...failed.map((test) => failedTest(test, root)), ...this.#errors.map(failedRun)],
    });
    process.stdout.write(`  ${says}\n`);
  }
}

function failedTest(test: TestCase, root: string): FailedTest {
  // The root, the project and the file come before the names.
  const [, project = '', , ...names] = test.titlePath();
  const file = relative(root, test.location.file).replaceAll('\\', '/');
  const last = test.results.at(-1);
  return {
    id: `${file} > ${names.join(' > ')}`,
    title: names.join(' › '),
    message: messageOf(last?.errors ?? []),
    group: groupOf('playwright', project, test.repeatEachIndex),
    durationMs: last?.duration ?? 0,
    repro: playwrightRepro(file, test.location.line, project),
  };
}

/** An error outside of every test: a file that cannot be loaded, a worker that died. */
function failedRun(error: TestError): FailedTest {
  const id = error.location === undefined ? 'the run' : error.location.file;
  return { id, title: id, message: messageOf([error]), group: 'playwright', durationMs: 0, repro: 'npx playwright test' };
}

function messageOf(errors: readonly TestError[]): string {
  const text = errors.map(({ message, value }) => message ?? value ?? '').join('\n');
  return stripVTControlCharacters(text) || 'it failed without a message';
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default GoldenReporter;
