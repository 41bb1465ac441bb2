// Bundles every entry point to dist/ with esbuild, one file a program, so that a command line starts fast. The bundles are made in a
// folder of their own and moved into place, so that a program that is being started never meets half a file.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetBuilt, markBuilt, sourcesDigest } from './built.mjs';
import { bundle } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const fresh = join(root, '.build', `dist-${process.pid}`);

try {
  // Before anything is read: a source that changes meanwhile makes the next start build again.
  const digest = sourcesDigest();
  const built = await bundle({ outdir: fresh });
  forgetBuilt();
  const names = new Set(readdirSync(join(fresh, 'chunks')));
  place(fresh, dist);
  forgetOldChunks(join(dist, 'chunks'), names);
  const binFolder = join(root, 'node_modules/.bin');
  for (const { name, bin } of built) {
    if (!bin) continue;
    chmodSync(join(dist, `${name}.js`), 0o755);
    if (process.platform === 'win32' || !existsSync(binFolder)) continue;
    const link = join(binFolder, name);
    rmSync(link, { force: true });
    symlinkSync(`../../dist/${name}.js`, link);
  }
  markBuilt(
    digest,
    built.map(({ name }) => name),
  );
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

/** Takes away chunks of builds that are over a day old; a program that still runs from one of them has loaded its own by then. */
function forgetOldChunks(folder, names) {
  const oldest = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!names.has(name) && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < oldest) rmSync(path, { force: true });
  }
}

/** Moves files over one by one, chunks before what imports them. Chunks of the last day's builds stay for programs that still run. */
function place(from, to) {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from, { withFileTypes: true }).sort((a, b) => Number(b.isDirectory()) - Number(a.isDirectory()));
  for (const entry of names) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) place(source, target);
    else if (process.platform === 'win32') cpSync(source, target);
    else renameSync(source, target);
  }
}
