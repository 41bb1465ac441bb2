// The package as other projects install it: fresh bundles, the declarations that their compilers read, and nothing else.
// node ci/pack.mjs [FOLDER]   writes horizon-rig-VERSION.tgz there and prints its path
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, external } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const work = join(root, '.build', `package-${process.pid}`);
const destination = resolve(process.argv[2] ?? join(root, 'out'));

try {
  mkdirSync(destination, { recursive: true });
  const built = await bundle({ outdir: join(work, 'dist') });
  for (const { name, bin } of built) if (bin) chmodSync(join(work, 'dist', `${name}.js`), 0o755);
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'matcher')], { stdio: ['ignore', 2, 2] });
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const { types } of Object.values(exports)) if (types) declare(types.replace('./dist/types/', ''), new Set());
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) copyFileSync(join(root, file), join(work, file));
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], {
    cwd: work,
    encoding: 'utf8',
  });
  process.stdout.write(`${join(destination, JSON.parse(told)[0].filename)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The package's own manifest without what only this checkout needs: the bundles hold every dependency but those they leave out. */
function manifest() {
  const { devDependencies: _, scripts: __, dependencies, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const kept = Object.entries(dependencies).filter(([name]) => external.includes(name));
  return { ...rest, dependencies: Object.fromEntries(kept) };
}

/** Copies a declaration file and those it imports. They name each other by `.js`, which every module resolution understands. */
function declare(file, done) {
  if (done.has(file)) return;
  done.add(file);
  const text = readFileSync(join(root, '.build/types', file), 'utf8');
  const target = join(work, 'dist/types', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    text.replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, (_, before, quote, path) => {
      declare(join(dirname(file), `${path}.d.ts`), done);
      return `${before}${quote}${path}.js${quote}`;
    }),
  );
}
