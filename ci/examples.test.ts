import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../harness/browser/find-chromium.ts';
import { readResults } from '../still/results-file.ts';
import { lacks } from './capabilities.ts';
import { repositoryRoot, trackedFiles } from './tracked-files.ts';

const longest = 600_000;
let work = '';
let tarball = '';

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'hz-examples-'));
  tarball = execFileSync(process.execPath, [join(repositoryRoot, 'ci/pack.mjs'), work], { encoding: 'utf8' }).trim();
}, longest);
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

/** A copy of an example with the packed package in it, and what else it needs from this checkout, so that no registry is asked. */
function installed(example: string, packages: readonly string[], programs: Readonly<Record<string, string>>): string {
  const folder = join(work, example);
  for (const file of trackedFiles().filter((path) => path.startsWith(`examples/${example}/`))) {
    const target = join(work, file.slice('examples/'.length));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(repositoryRoot, file), target);
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'horizon-rig'));
  for (const name of packages) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name));
  }
  for (const [name, path] of Object.entries({ 'horizon-rig': 'horizon-rig/dist/horizon-rig.js', ...programs }))
    symlinkSync(join('..', path), join(modules, '.bin', name));
  return folder;
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a line in a shell that knows nothing of this checkout. */
async function run(line: string, folder: string): Promise<Ended> {
  const chromium = findChromium();
  const env = {
    PATH: process.env.PATH,
    HOME: work,
    TMPDIR: work,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    NO_COLOR: '1',
    ...(chromium !== null && { CHROMIUM_PATH: chromium.path }),
  };
  return await new Promise((done) => {
    execFile('/bin/sh', ['-c', line], { cwd: folder, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, output: `${stdout}\n${stderr}` });
    });
  });
}

/**
 * Does what the README of an example says, line by line: a line passes, or fails with the words of its comment.
 * @param after What to look at after a line.
 */
async function follow(folder: string, after: (line: string) => void | Promise<void>): Promise<void> {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const lines = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap((match) => match[1]!.trim().split('\n'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const words = /# fails: (.*)$/.exec(line)?.[1];
    const { code, output } = await run(line, folder);
    if (words === undefined) expect(code, `${line}\n${output}`).toBe(0);
    else {
      expect(code, line).not.toBe(0);
      expect(output).toContain(words);
    }
    await after(line);
  }
}

const goldensOf = (folder: string): readonly string[] => (existsSync(join(folder, 'goldens')) ? readdirSync(join(folder, 'goldens')) : []);
const bytesOf = (folder: string): string[] => goldensOf(folder).map((file) => readFileSync(join(folder, 'goldens', file), 'base64'));

describe('the vitest example', () => {
  let folder = '';
  beforeAll(() => {
    folder = installed('vitest', ['vitest', '@types/node', 'typescript'], { vitest: 'vitest/vitest.mjs', tsc: 'typescript/bin/tsc' });
  });

  test(
    'compiles under strict, and refuses what is no name and no tolerance',
    async () => {
      const misuse = [
        "import { expect } from 'vitest';",
        "import 'horizon-rig/vitest';",
        "await expect('a.png').toMatchGolden('a', { tolerance: { pixels: 3, reason: 'noise of the driver' } });",
        '// @ts-expect-error a name is text',
        "await expect('a.png').toMatchGolden(5);",
        '// @ts-expect-error a tolerance needs a reason',
        "await expect('a.png').toMatchGolden('a', { tolerance: { pixels: 3 } });",
      ].join('\n');
      writeFileSync(join(folder, 'misuse.ts'), `${misuse}\n`);
      const { code, output } = await run('npx tsc -p .', folder);
      rmSync(join(folder, 'misuse.ts'));
      expect(output.trim()).toBe('');
      expect(code).toBe(0);
    },
    longest,
  );

  test(
    'does what its README says: fails without goldens, passes with them, tells a change and takes it',
    async () => {
      let approved: readonly string[] = [];
      await follow(folder, async (line) => {
        if (line.includes('There is no golden')) expect(goldensOf(folder)).toEqual([]);
        if (line.includes('first pictures')) approved = bytesOf(folder);
        if (!line.includes('pixels differ')) return;
        // A failing run changes no golden.
        expect(bytesOf(folder)).toEqual(approved);
        const results = await readResults(join(folder, 'out/run/results.json'));
        expect(results.shots.map(({ name, outcome }) => [name, outcome])).toEqual([
          ['chart-grows', 'failed'],
          ['chart-of-four', 'failed'],
        ]);
        expect(results.scenarios).toEqual([]);
        const [film, single] = results.shots;
        expect(film?.frames.map(({ picture }) => picture.word)).toEqual(['differs', 'differs', 'differs', 'differs']);
        expect(single?.repro).toContain('npx vitest run chart.test.ts -t ');
        expect(single?.fingerprint).toMatch(/^[-+=]/);
        expect(readFileSync(join(folder, 'out/run/report/index.html'), 'utf8')).toContain('chart-of-four');
        expect(readFileSync(join(folder, 'out/run/junit.xml'), 'utf8')).toContain('failures="2"');
        // The line that runs it again does.
        expect((await run(single!.repro, folder)).output).toContain('1 failed');
        await run('npx vitest run', folder);
      });
      expect(bytesOf(folder)).not.toEqual(approved);
      expect(existsSync(join(folder, 'out/run/claims'))).toBe(false);
    },
    longest,
  );
});

describe.skipIf(lacks('chromium'))('the Playwright example', () => {
  let folder = '';
  beforeAll(() => {
    folder = installed('playwright', ['@playwright/test', 'playwright', 'playwright-core', '@types/node', 'typescript'], {
      playwright: '@playwright/test/cli.js',
      tsc: 'typescript/bin/tsc',
    });
  });

  test(
    'compiles under strict',
    async () => {
      const { code, output } = await run('npx tsc -p .', folder);
      expect(output.trim()).toBe('');
      expect(code).toBe(0);
    },
    longest,
  );

  test(
    'does what its README says, with a golden for each project',
    async () => {
      await follow(folder, async (line) => {
        if (line.includes('There is no golden')) expect(goldensOf(folder)).toEqual([]);
        if (!line.includes('pixels differ')) return;
        const results = await readResults(join(folder, 'out/run/results.json'));
        expect(results.shots.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
          'card-bar (dark) failed',
          'card-on-page (dark) failed',
          'card-bar (light) failed',
          'card-on-page (light) failed',
        ]);
        expect(results.scenarios).toEqual([]);
        // Only the bar, not the clock.
        expect(results.shots[1]?.frames[0]?.picture.figures?.box?.height).toBe(12);
        const attached = readdirSync(join(folder, 'test-results'), { recursive: true, encoding: 'utf8' });
        expect(attached.filter((path) => path.endsWith('.png')).length).toBeGreaterThan(0);
      });
      const manifest = readFileSync(join(folder, 'goldens/manifest.txt'), 'utf8');
      expect(manifest.match(/^card-bar\t.*seventy/gm)).toHaveLength(2);
    },
    longest,
  );
});
