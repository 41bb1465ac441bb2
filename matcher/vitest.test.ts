import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import './vitest.ts';
import { recordFolder, recordsOf } from './suite-record.ts';
import { publishSettings } from './suite-settings.ts';
import { approveCaptured, gradient, makeTestSuite, type TestSuite } from './test-suite.ts';

let suite: TestSuite;
beforeAll(() => {
  suite = makeTestSuite();
  publishSettings(suite.settings);
});
afterAll(() => {
  delete process.env.HORIZON_RIG_SUITE;
  suite.remove();
});

const raw = (mark?: { x: number; y: number }) => {
  const { pixels: data, ...size } = gradient(96, 80, mark);
  return { ...size, data };
};

describe('toMatchGolden of vitest', () => {
  test('fails without a golden, with its reason in the first line', async () => {
    await expect(expect(() => raw()).toMatchGolden('cart')).rejects.toThrow(/^golden cart: There is no golden under shop\/picture/);
    const record = (await recordsOf(suite.settings.out, suite.settings.run)).find(({ result }) => result.name === 'cart');
    expect(record?.result).toMatchObject({
      title: 'toMatchGolden of vitest › fails without a golden, with its reason in the first line',
      repro: expect.stringContaining('npx vitest run '),
    });
  });

  test('passes with one, in every form of expect', async () => {
    await expect(() => raw())
      .toMatchGolden('menu')
      .catch(() => {});
    await approveCaptured(suite.settings, 'menu');
    await expect(raw()).toMatchGolden('menu');
    await expect.soft(raw()).toMatchGolden('menu');
    await expect(Promise.resolve(raw())).resolves.toMatchGolden('menu');
    let x = 2;
    await expect.poll(() => raw(x-- > 0 ? { x, y: 0 } : undefined), { interval: 5 }).toMatchGolden('menu');
  });

  test('under not: passes for another picture, fails for the same, and throws where there is no golden', async () => {
    await expect(() => raw())
      .toMatchGolden('door')
      .catch(() => {});
    await approveCaptured(suite.settings, 'door');
    await expect(raw({ x: 5, y: 5 })).not.toMatchGolden('door');
    await expect(expect(raw()).not.toMatchGolden('door')).rejects.toThrow(
      /^golden door: Every pixel is as approved\. The test expects another/,
    );
    await expect(expect(raw()).not.toMatchGolden('window')).rejects.toThrow(/so nothing can differ from it; let another test/);
    // What is expected to differ is no failure of the run, and nothing to approve.
    expect(existsSync(recordFolder(suite.settings.out, 'vitest', 'window'))).toBe(false);
    const door = (await recordsOf(suite.settings.out, suite.settings.run)).find(({ result }) => result.name === 'door');
    expect(door?.result.frames[0]?.picture.word).toBe('no-golden');
  });

  test('refuses a name that another test of the run has', async () => {
    await expect(expect(raw()).toMatchGolden('menu')).rejects.toThrow(/two tests use the golden menu/);
    expect(existsSync(join(suite.root, 'goldens'))).toBe(true);
  });
});
