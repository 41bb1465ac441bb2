// Runs the stills on another Node than the one the tests run on: equal goldens mean equal digests of every layer.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchNode } from './fetch-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = fetchNode('other-node');
process.stderr.write(`stills on Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}\n`);
const results = join(root, 'out/other-node/results.json');
rmSync(results, { force: true });
const { status } = spawnSync(
  node,
  [join(root, 'dist/horizon-rig.js'), 'still', '--display', 'offscreen', '--out', dirname(results), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);

// An equal picture passes even when the state or the display list behind it moved; here no layer may.
const moved = JSON.parse(readFileSync(results, 'utf8')).shots.flatMap(({ name, frames }) =>
  frames.flatMap(({ index, layer }) => layer.moved.map((moves) => `${name} frame ${index}: ${moves}`)),
);
if (moved.length > 0) {
  process.stderr.write(`other-node: layers moved: ${moved.join(', ')}\n`);
  process.exit(1);
}

// A whole story, with animals, walks and a saved world, must be the same there too.
const { status: same } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'ci/same-at-any-load.test.ts', '-t', 'on another Node'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HORIZON_OTHER_NODE: node } },
);
if (same !== 0) process.exit(same ?? 1);
