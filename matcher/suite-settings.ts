import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { SuiteOptions } from './golden-options.ts';

/** A suite's options with every field given, and the run they hold for. */
export interface SuiteSettings {
  /** Absolute. */
  readonly root: string;
  /** Absolute. */
  readonly goldens: string;
  /** Absolute. */
  readonly out: string;
  readonly project: string;
  /** Of the project's package; `unversioned` without one. */
  readonly version: string;
  readonly platform: string;
  /** The same in every worker of a run and another one in the next run. */
  readonly run: string;
}

/** Variable through which a reporter hands its settings to the workers. */
const variable = 'HORIZON_RIG_SUITE';

/** Fills in the defaults. */
export function makeSettings(options: SuiteOptions, run: string, root = process.cwd()): SuiteSettings {
  const { name, version } = packageOf(root);
  return {
    root,
    goldens: resolve(root, options.goldens ?? 'goldens'),
    out: resolve(root, options.out ?? 'out/run'),
    project: options.project ?? name,
    version,
    platform: options.platform ?? process.platform,
    run,
  };
}

/** Hands settings to workers that are started from now on. */
export function publishSettings(settings: SuiteSettings): void {
  process.env[variable] = JSON.stringify(settings);
}

/** The settings of this worker: those that a reporter published, else the defaults. */
export function suiteSettings(): SuiteSettings {
  const published = process.env[variable];
  if (published !== undefined) return JSON.parse(published) as SuiteSettings;
  // Without a reporter the run is known by the process that all workers have in common.
  return makeSettings({}, String(isMainThread ? process.ppid : process.pid));
}

/**
 * Makes a folder of a run's output.
 * @throws Error naming the option that puts it elsewhere.
 */
export async function makeOutputFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`the output folder ${folder} cannot be made (${cause.code}); give the reporter another by its option out`, { cause });
  });
}

/** The nearest package that has a name. */
function packageOf(from: string): { readonly name: string; readonly version: string } {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: string; readonly version?: string };
      if (name !== undefined && name !== '') return { name, version: version ?? 'unversioned' };
    }
    if (dirname(folder) === folder) return { name: 'unnamed', version: 'unversioned' };
  }
}
