import { describe, expect, test } from 'vitest';
import { determinismFaults, type Exemption, loadedFaults } from './determinism-check.ts';
import { trackedFiles } from './tracked-files.ts';

/** Code that moves the world or makes a pixel. */
const folders = /^harness\/game\/(simulation|display|gui|raster|input|packs)\/[^/].*\.ts$/;

const exemptions: readonly Exemption[] = [];

describe('what the game loads', () => {
  test('reads no clock, no randomness, no locale and no inexact maths, libraries included', async () => {
    const entries = trackedFiles().filter(
      (file) =>
        folders.test(file) &&
        !file.endsWith('.test.ts') &&
        !file.endsWith('.d.ts') &&
        !file.endsWith('-bench.ts') &&
        !file.includes('/fixtures/'),
    );
    expect(entries.length).toBeGreaterThan(10);
    const { faults } = await loadedFaults(entries, exemptions);
    expect(faults).toEqual([]);
  });

  const found: readonly (readonly [string, string])[] = [
    ['Math.random()', 'const a = Math.random();'],
    ['Math.sin', 'const a = Math.sin(1);'],
    ['Math . pow', 'const a = Math . pow(2, 3);'],
    ['computed Math', "const a = Math['sin'](1);"],
    ['Date.now', 'const a = Date.now();'],
    ['new Date', 'const a = new Date();'],
    ['performance.now', 'const a = performance.now();'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['localeCompare', "['b', 'a'].sort((x, y) => x.localeCompare(y));"],
  ];
  test.each(found)('%s is found', (_, text) => {
    expect(determinismFaults('a.ts', text)).toHaveLength(1);
  });

  test('prose, strings and exact maths are no finding', () => {
    expect(
      determinismFaults(
        'a.ts',
        "// Math.random is refused\n/* new Date */ const a = 'Math.sin'; const b = Math.sqrt(2) + Math.imul(2, 3);",
      ),
    ).toEqual([]);
  });
});
