import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goldensOf } from './suite-captures.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hz-suite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of a capture that says where its goldens are. */
function captureOf(goldens: string): string {
  const at = join(mkdtempSync(join(folder, 'run-')), 'cart');
  mkdirSync(at);
  writeFileSync(join(at, 'captured.json'), JSON.stringify({ shot: 'cart', suite: { goldens } }));
  return at;
}

test("captures of a suite are approved into the suite's own goldens", () => {
  expect(goldensOf([captureOf('tests/goldens'), captureOf('tests/goldens')], undefined)).toBe(resolve('tests/goldens'));
  expect(goldensOf([captureOf('..goldens')], undefined)).toBe(resolve('..goldens'));
});

test('goldens outside of the project are taken from the command line alone', () => {
  for (const goldens of ['../elsewhere', 'a/../../elsewhere', folder]) {
    expect(() => goldensOf([captureOf(goldens)], undefined)).toThrow(/lie outside of this folder; if that is meant: --goldens \//);
    expect(goldensOf([captureOf(goldens)], goldens)).toBe(resolve(goldens));
  }
});

test('captures of two suites are not approved at once', () => {
  expect(() => goldensOf([captureOf('a'), captureOf('b')], undefined)).toThrow(
    /several folders of goldens \(a, b\); approve those of each/,
  );
});

test('a damaged record is told by its path', () => {
  const at = captureOf('a');
  writeFileSync(join(at, 'captured.json'), '{');
  expect(() => goldensOf([at], undefined)).toThrow(/captured\.json is damaged; capture the shot again/);
});
