import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** name in dist/ -> source; `bin` entries are programs: executable, and linked in node_modules/.bin; `apart` ones share no chunk. */
export const entries = {
  'horizon-client': { source: 'harness/game/client/main.ts', bin: true },
  'horizon-ctl': { source: 'ctl/cli/main.ts', bin: true, apart: true },
  'horizon-rig': { source: 'harness/run/main.ts', bin: true },
  'horizon-rig-ci': { source: 'ci/pull-request/main.ts', bin: true },
  'raster-worker': { source: 'harness/game/raster/raster-worker.ts', bin: false },
  'chunk-worker': { source: 'harness/game/client/chunk-worker.ts', bin: false },
  'find-chromium': { source: 'harness/browser/find-chromium.ts', bin: false },
  vitest: { source: 'matcher/vitest.ts', bin: false },
  'vitest-reporter': { source: 'matcher/vitest-reporter.ts', bin: false },
  playwright: { source: 'matcher/playwright.ts', bin: false },
  'playwright-reporter': { source: 'matcher/playwright-reporter.ts', bin: false },
  bench: { source: 'ci/bench/main.ts', bin: false },
};

/** Packages that the bundles load when they run, and do not hold. */
export const external = ['playwright-core', 'esbuild', 'oxc-parser', 'vitest', '@playwright/test'];

/** Scenarios and shots are found by their folder: a new file needs no entry. */
function scenarioEntries() {
  const found = {};
  for (const folder of ['scenarios', 'scenarios/shots']) {
    for (const file of existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        found[`${folder}/${file.slice(0, -3)}`] = { source: `${folder}/${file}`, bin: false };
    }
  }
  return found;
}

/** Bundles the named entries (all when absent) into `outdir`; `plugins` may change what is read, for tests that mutate the game. */
export async function bundle({ outdir, names, plugins = [] }) {
  const all = { ...entries, ...scenarioEntries() };
  const chosen = Object.entries(all).filter(
    ([name, { source }]) => (names === undefined || names.includes(name)) && existsSync(join(root, source)),
  );
  // horizon-ctl is bundled by itself: what it shares with the others would otherwise be split off into files it has to open at each start.
  const alone = chosen.filter(([, { apart }]) => apart);
  await bundleNode(
    chosen.filter(([, { apart }]) => !apart),
    'chunks/',
    outdir,
    plugins,
  );
  for (const entry of alone) await bundleNode([entry], `chunks/${entry[0]}-`, outdir, plugins);
  if (names === undefined) await bundlePage(outdir);
  return chosen.map(([name, entry]) => ({ name, ...entry }));
}

async function bundleNode(chosen, chunks, outdir, plugins) {
  if (chosen.length === 0) return;
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(chosen.map(([name, { source }]) => [name, source])),
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: `${chunks}[name]-[hash]`,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    alias: { '@modelcontextprotocol/server/_shims': join(root, 'ci/mcp-shims.mjs') },
    logLevel: 'warning',
    external,
    // CommonJS packages in the bundles ask for Node's modules by `require`.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
    plugins,
  });
}

/** The report's script: one classic script that a page on a disk can load. */
async function bundlePage(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: { 'report-page': 'still/report/page/main.ts' },
    outdir,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
}
