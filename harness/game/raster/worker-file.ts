import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where the bundled worker lies, seen from the module `from` (an import.meta.url): in dist/ of the checkout when that module is a source
 * file, beside the bundle or one folder above it otherwise. Throws when it has not been built.
 */
export function findWorkerFile(from: string): string {
  const places = from.endsWith('.ts') ? ['../../../dist/raster-worker.js'] : ['./raster-worker.js', '../raster-worker.js'];
  const files = places.map((place) => fileURLToPath(new URL(place, from)));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The rasteriser's worker is missing: no ${files.join(' nor ')}. Run: node ci/build.mjs`);
  return found;
}
