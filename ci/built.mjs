// Whether dist/ is what the sources of this checkout make: by a hash of all that goes into the bundles, kept in dist/ itself. Uses only
// what Node brings, since it is asked before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist/.built');

/** Folders of sources, and files beside them that change what the bundles are. */
const folders = ['ctl', 'harness', 'still', 'matcher', 'scenarios', 'ci'];
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const source = /\.(?:ts|mts|mjs|json|css|html|png)$/;
const noSource = /\.test\.ts$/;

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
      return source.test(entry.name) && !noSource.test(entry.name) ? [path] : [];
    });
}

/** One hash of names and contents, as hexadecimal digits. */
export function sourcesDigest() {
  const hash = createHash('sha256');
  const all = [
    ...folders
      .map((name) => join(root, name))
      .filter(existsSync)
      .flatMap(sourcesIn),
    ...files.map((name) => join(root, name)),
  ];
  for (const path of all.filter(existsSync)) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether a build of these sources was finished and its programs are still there. */
export function isBuilt(digest) {
  try {
    const built = JSON.parse(readFileSync(stamp, 'utf8'));
    return built.sources === digest && built.files.every((name) => existsSync(join(root, 'dist', name)));
  } catch {
    return false;
  }
}

/** To be called before the first file of dist/ changes: until the build is finished, dist/ is nobody's. */
export function forgetBuilt() {
  rmSync(stamp, { force: true });
}

/** `names`: the programs that the build made, by their path in dist/ without `.js`. */
export function markBuilt(digest, names) {
  mkdirSync(dirname(stamp), { recursive: true });
  const text = `${JSON.stringify({ sources: digest, files: names.map((name) => `${name}.js`) })}\n`;
  writeFileSync(`${stamp}.${process.pid}`, text);
  renameSync(`${stamp}.${process.pid}`, stamp);
}
