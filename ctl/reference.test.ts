import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandReference, referencePath } from './reference.ts';
import { runCtl } from './testing/run-ctl.ts';

const kept = readFileSync(fileURLToPath(new URL(`../${referencePath}`, import.meta.url)), 'utf8').replaceAll('\r\n', '\n');

test('the reference in docs is what the table gives; else run: node dist/horizon-ctl.js help --markdown > docs/horizon-ctl-commands.md', () => {
  expect(kept).toBe(commandReference());
});

test('horizon-ctl help --markdown prints the reference', async () => {
  expect(await runCtl(['help', '--markdown'])).toMatchObject({ code: 0, stdout: commandReference() });
});
