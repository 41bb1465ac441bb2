import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { rigRows } from './rig-rows.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('accepting is not among the tools', () => {
  for (const name of Object.keys(rigRows)) expect(name).not.toMatch(/^(approve|accept|bless|update)|golden/);
  expect(rigRows['propose-approval'].summary).toContain('a person looks at');
});

test('nothing that the server loads can write a golden', { timeout: 60_000 }, async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['harness/run/mcp-command.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    external: ['playwright-core', 'esbuild', 'oxc-parser'],
  });
  const loaded = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  expect(loaded).toContain('harness/run/mcp/proposal.ts');
  expect(loaded).toContain('still/golden-store.ts');
  expect(loaded.filter((file) => /approve|merge-goldens/.test(file))).toEqual([]);
  // The manifest is what makes a picture a golden.
  const writers = loaded.filter(
    (file) => !file.endsWith('golden-manifest.ts') && readFileSync(join(root, file), 'utf8').includes('formatManifest'),
  );
  expect(writers).toEqual([]);
});

test('the only programs that the server starts are runs', () => {
  const source = readFileSync(join(root, 'harness/run/mcp/rig-child.ts'), 'utf8');
  expect(/type RunningCommand = ([^;]+);/.exec(source)?.[1]).toBe("'still' | 'run' | 'prove'");
  expect(relative(root, dirname(fileURLToPath(import.meta.url)))).toBe('harness/run/mcp');
});
