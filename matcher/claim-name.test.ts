import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimName, dropClaims, GoldenNameError } from './claim-name.ts';

let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'hz-claims-'));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('a name belongs to one test of a run, which may take it again', async () => {
  await claimName(out, 'one', 'vitest', 'cart', 'a.test.ts > cart');
  await claimName(out, 'one', 'vitest', 'cart', 'a.test.ts > cart');
  await expect(claimName(out, 'one', 'vitest', 'cart', 'b.test.ts > basket')).rejects.toThrow(
    'two tests use the golden cart; give each its own name:\n  a.test.ts > cart\n  b.test.ts > basket',
  );
  await claimName(out, 'one', 'firefox', 'cart', 'b.test.ts > basket');
  await claimName(out, 'two', 'vitest', 'cart', 'b.test.ts > basket');
  await dropClaims(out);
  await claimName(out, 'one', 'vitest', 'cart', 'b.test.ts > basket');
});

test('two tests of one name are two: rows of a table that is not numbered', async () => {
  await claimName(out, 'rows', 'vitest', 'menu', 'a.test.ts > each', 'row 1');
  await claimName(out, 'rows', 'vitest', 'menu', 'a.test.ts > each', 'row 1');
  await expect(claimName(out, 'rows', 'vitest', 'menu', 'a.test.ts > each', 'row 2')).rejects.toThrow(
    /two tests use the golden menu.*\n {2}a\.test\.ts > each\n {2}a\.test\.ts > each$/,
  );
});

test('where no output can be written says which option puts it elsewhere', async () => {
  writeFileSync(join(out, 'file'), '');
  await expect(claimName(join(out, 'file'), 'one', 'vitest', 'cart', 'a test')).rejects.toThrow(
    /cannot be made \(ENOTDIR\); give the reporter another by its option out/,
  );
});

test('of many tests that take a name at once, one gets it', async () => {
  const tests = Array.from({ length: 20 }, (_, i) => `test ${i}`);
  const ended = await Promise.allSettled(tests.map((id) => claimName(out, 'race', 'vitest', 'menu', id)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ended) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(GoldenNameError);
});

test('what is no name is refused before anything is written', async () => {
  for (const name of ['', undefined as unknown as string, 'Cart', '../cart', 'a/b', 'cart.png', 'a--b'])
    await expect(claimName(out, 'bad', 'vitest', name, 'a test')).rejects.toThrow(/kebab-case, such as checkout-empty/);
  await expect(claimName(out, 'bad', 'vitest', 'a'.repeat(500), 'a test')).rejects.toThrow(/has 500 characters; give one of at most 100/);
});
