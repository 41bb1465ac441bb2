import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approve } from '../still/approve.ts';
import type { Picture } from '../still/pixels/picture.ts';
import type { JudgeRequest } from './judge-pictures.ts';
import { recordFolder } from './suite-record.ts';
import { makeSettings, type SuiteSettings } from './suite-settings.ts';
import type { SuiteTest } from './suite-test.ts';

/** A project's folder for tests, with its settings. */
export interface TestSuite {
  readonly root: string;
  readonly settings: SuiteSettings;
  /** The same folders in another run. */
  run(name: string): SuiteSettings;
  remove(): void;
}

/** Makes the folder of a project whose tests hold pictures. */
export function makeTestSuite(): TestSuite {
  const root = mkdtempSync(join(tmpdir(), 'hz-matcher-'));
  const run = (name: string): SuiteSettings => makeSettings({ project: 'shop', platform: 'any' }, name, root);
  return { root, settings: run('first'), run, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A picture with enough colours not to be blank; `mark` paints a square of 8 pixels a side. */
export function gradient(width = 96, height = 80, mark?: { readonly x: number; readonly y: number }): Picture {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const marked = mark !== undefined && x >= mark.x && x < mark.x + 8 && y >= mark.y && y < mark.y + 8;
      pixels.set(marked ? [255, 0, 0, 255] : [x * 2, y * 3, 90, 255], (y * width + x) * 4);
    }
  }
  return { width, height, pixels };
}

/** A test of that project. */
export function someTest(id = 'shop.test.ts > cart'): SuiteTest {
  return { runner: 'vitest', id, title: id, group: 'vitest', attempt: 0, repro: 'npx vitest run', key: {} };
}

/** What is asked for a picture. */
export function request(settings: SuiteSettings, change: Partial<JudgeRequest> = {}): JudgeRequest {
  return { name: 'cart', frames: [gradient()], agreed: 2, options: {}, test: someTest(), settings, captureMs: 1, ...change };
}

/** Approves what a run captured. */
export async function approveCaptured(settings: SuiteSettings, name = 'cart'): Promise<void> {
  await approve({
    captured: [recordFolder(settings.out, 'vitest', name)],
    goldens: settings.goldens,
    reason: 'as designed',
    author: 'A Tester',
    date: '2020-01-01',
  });
}
