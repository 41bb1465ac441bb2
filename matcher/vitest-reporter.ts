import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { SuiteOptions } from './golden-options.ts';
import { makeSettings, publishSettings, type SuiteSettings } from './suite-settings.ts';
import { groupOf } from './suite-test.ts';
import { vitestRepro } from './vitest-repro.ts';
import { type FailedTest, writeSuiteResults } from './write-suite-results.ts';

export type { SuiteOptions } from './golden-options.ts';

/**
 * Reporter for vitest: at the end of a run, the pictures of all workers as results.json, junit.xml and one report. Its options say where
 * goldens and output are, for the matcher too.
 */
class GoldenReporter implements Reporter {
  readonly #options: SuiteOptions;
  #settings: SuiteSettings | null = null;
  #vitest: Vitest | null = null;
  #startedAt = new Date();

  constructor(options: SuiteOptions = {}) {
    this.#options = options;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#startedAt = new Date();
    this.#settings = makeSettings(this.#options, `${process.pid}-${this.#startedAt.getTime()}`);
    publishSettings(this.#settings);
  }

  onTestRunStart(): void {
    this.#startedAt = new Date();
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const [settings, vitest] = [this.#settings, this.#vitest];
    if (settings === null || vitest === null) return;
    const { shard } = vitest.config;
    const { says } = await writeSuiteResults({
      settings,
      runner: 'vitest',
      version: vitest.version,
      startedAt: this.#startedAt,
      endedAt: new Date(),
      projects: vitest.projects.length,
      ...(shard !== undefined && { shard: { index: shard.index, of: shard.count } }),
      failedTests: modules.flatMap((module) => failedOf(module, settings.root)),
    });
    vitest.logger.log(says);
  }
}

function failedOf(module: TestModule, root: string): FailedTest[] {
  const file = relative(root, module.moduleId).replaceAll('\\', '/');
  const tests = [...module.children.allTests('failed')].map((test) => failedTest(test, file));
  const errors = module.errors();
  if (errors.length === 0) return tests;
  // A file that could not be run has no failed test, and is a failure all the same.
  const message = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
  return [
    ...tests,
    { id: file, title: file, message, group: groupOf('vitest', module.project.name), durationMs: 0, repro: `npx vitest run ${file}` },
  ];
}

function failedTest(test: TestCase, file: string): FailedTest {
  const names = test.fullName.split(' > ');
  const errors = test.result().errors ?? [];
  return {
    id: `${file} > ${test.fullName}`,
    title: names.join(' › '),
    message: stripVTControlCharacters(errors.map(({ message }) => message).join('\n')) || 'it failed without a message',
    group: groupOf('vitest', test.project.name),
    durationMs: test.diagnostic()?.duration ?? 0,
    repro: vitestRepro(file, names, test.project.name),
  };
}

// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default GoldenReporter;
