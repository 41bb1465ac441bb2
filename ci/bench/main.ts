import { cpus } from 'node:os';
import { benchMesher } from '../../harness/game/display/mesher-bench.ts';
import { terrainWorld } from '../../harness/game/display/testing/block-world.ts';
import { benchRaster } from '../../harness/game/raster/raster-bench.ts';
import { benchPixels } from '../../still/pixels/pixels-bench.ts';
import { blazediffPeer } from './blazediff-peer.ts';
import { benchBoot } from './boot-bench.ts';
import { benchControl } from './control-bench.ts';
import { benchHolds } from './holds-bench.ts';
import { benchMatchers } from './matcher-bench.ts';
import { benchMerge } from './merge-bench.ts';
import type { Row } from './row.ts';
import { benchWebgl } from './webgl-bench.ts';
import { benchWorld } from './world-bench.ts';

/** The groups of `npm run bench`; arguments choose some by name. */
const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  boot: benchBoot,
  control: benchControl,
  world: benchWorld,
  holds: benchHolds,
  raster: benchRaster,
  merge: benchMerge,
  webgl: benchWebgl,
  mesher: async () => benchMesher(terrainWorld(42n, 6), 6, () => performance.now()),
  pixels: async () => benchPixels(() => performance.now(), await blazediffPeer()),
  matchers: benchMatchers,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  process.stderr.write(`bench: no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}\n`);
  process.exit(2);
}

process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}\n`);
for (const [name, bench] of Object.entries(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const row of await bench()) {
    const value = row.value >= 100 ? row.value.toFixed(0) : row.value >= 10 ? row.value.toFixed(1) : row.value.toFixed(3);
    process.stdout.write(`  ${row.name.padEnd(64)} ${value.padStart(9)} ${row.unit.padEnd(5)} ${row.note ?? ''}\n`);
  }
}
