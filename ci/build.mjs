// Bundles every entry point to dist/ with esbuild. One file a program, so that a command line starts fast.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** name in dist/ -> source; `bin` entries get a shebang, the executable bit and a link in node_modules/.bin. */
const entries = {
  'horizon-client': { source: 'harness/game/client/main.ts', bin: true },
  'horizon-ctl': { source: 'ctl/cli/main.ts', bin: true },
  'horizon-rig': { source: 'harness/run/main.ts', bin: true },
  'raster-worker': { source: 'harness/game/raster/raster-worker.ts' },
  'find-chromium': { source: 'harness/browser/find-chromium.ts' },
  generate: { source: 'ci/generate.ts' },
  bench: { source: 'ci/bench/main.ts' },
};

// Scenarios and shots are found by their folder: a new file needs no entry here.
for (const folder of ['scenarios', 'scenarios/shots']) {
  for (const file of existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) entries[`${folder}/${file.slice(0, -3)}`] = { source: `${folder}/${file}` };
  }
}

const outdir = join(root, 'dist');
mkdirSync(outdir, { recursive: true });
const present = Object.entries(entries).filter(([, e]) => existsSync(join(root, e.source)));
const missing = Object.keys(entries).filter((name) => !present.some(([n]) => n === name));
if (missing.length > 0) process.stderr.write(`build: no source yet for ${missing.join(', ')}\n`);

await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(present.map(([name, e]) => [name, e.source])),
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  external: ['playwright-core', '@blazediff/bin', 'esbuild', 'oxc-parser'],
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
});

const binFolder = join(root, 'node_modules/.bin');
for (const [name, entry] of present) {
  if (!entry.bin) continue;
  const file = join(outdir, `${name}.js`);
  chmodSync(file, 0o755);
  if (process.platform === 'win32' || !existsSync(binFolder)) continue;
  rmSync(join(binFolder, name), { force: true });
  symlinkSync(`../../dist/${name}.js`, join(binFolder, name));
}
