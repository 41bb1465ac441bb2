import { timeWebglFrames } from '../../harness/browser/webgl-frames.ts';
import type { DisplayList, FreeQuads } from '../../harness/game/display/display-list.ts';
import { createScene } from '../../harness/game/raster/bench-scene.ts';
import { sceneTextures } from '../../harness/game/raster/bench-textures.ts';
import { worldTriangles } from '../../harness/game/raster/bench-triangles.ts';
import { benchChunks, timeFrames } from '../../harness/game/raster/raster-bench.ts';
import { median, type Row } from './row.ts';

/** As many as the rasteriser's are timed. */
const frames = 25;

/** The list with what the page draws and nothing else: the world and what is in it, before one colour. */
function worldAlone(list: DisplayList): DisplayList {
  const none: FreeQuads = { count: 0, data: new Float32Array(0) };
  const { color } = list.fog;
  return {
    ...list,
    sky: { zenith: color, horizon: color, below: color, glow: null },
    backdrop: none,
    lines: none,
    hand: none,
    gui: { count: 0, data: new Int32Array(0) },
  };
}

/**
 * The view of the rasteriser's own benchmark against the same quads drawn by WebGL on SwiftShader in the browser, in one run. The page draws
 * the world alone, so the rasteriser is timed with that alone, and with sky, hand and interface as well. Without a browser there is one
 * row that says so.
 */
export async function benchWebgl(): Promise<Row[]> {
  const list = createScene({ chunks: benchChunks, width: 854, height: 480 });
  const { fog, width, height } = list;
  const channels = [16, 8, 0].map((shift) => ((fog.color >> shift) & 255) / 255) as [number, number, number];
  const textures = sceneTextures();
  const drawn = await timeWebglFrames(
    { ...worldTriangles(list), width, height, tiles: textures.blocks, fog: [...channels, fog.start, fog.end] },
    frames,
  );
  if (drawn === null) return [{ name: 'frame by WebGL on SwiftShader', value: Number.NaN, unit: 'ms', note: 'skipped: no Chromium here' }];
  if (!/swiftshader/i.test(drawn.renderer)) throw new Error(`The page draws by ${drawn.renderer} and not by SwiftShader.`);
  if (drawn.covered < 0.25) throw new Error(`The page's picture is ${Math.round(drawn.covered * 100)} % full; its triangles are wrong.`);
  const theirs = Math.min(...drawn.times);
  const row = (name: string, times: readonly number[], note: string): Row => ({
    name,
    value: median(times),
    unit: 'ms',
    note: `fastest ${Math.min(...times).toFixed(1)} ms, ${note}`,
  });
  const faster = (name: string, times: readonly number[], note: string): Row => ({
    name,
    value: theirs / Math.min(...times),
    unit: 'x',
    note,
  });
  const alone = await timeFrames(worldAlone(list), 1);
  const both = await timeFrames(worldAlone(list), 2);
  const everything = await timeFrames(list, 1);
  return [
    row(
      'frame 854x480 by WebGL on SwiftShader, world alone',
      drawn.times,
      `${Math.round(drawn.covered * 100)} % of the picture, all cores`,
    ),
    row('frame 854x480 by the rasteriser, world alone', alone, 'one thread'),
    row('frame 854x480 by the rasteriser, everything', everything, 'one thread'),
    faster(
      'how many times faster, world alone, one thread',
      alone,
      'of the fastest frames, which other work disturbs least; at least 4 wanted',
    ),
    faster('how many times faster, world alone, two threads', both, 'as many as SwiftShader takes here'),
    faster('how many times faster, everything, one thread', everything, 'against the world alone in the page'),
  ];
}
