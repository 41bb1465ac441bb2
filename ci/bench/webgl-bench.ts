import { timeWebglFrames } from '../../harness/browser/webgl-frames.ts';
import { createScene } from '../../harness/game/raster/bench-scene.ts';
import { sceneTextures } from '../../harness/game/raster/bench-textures.ts';
import { worldTriangles } from '../../harness/game/raster/bench-triangles.ts';
import { benchChunks, timeFrames } from '../../harness/game/raster/raster-bench.ts';
import { median, type Row } from './row.ts';

const frames = 9;

/**
 * The rasteriser's own benchmark view against the same quads drawn by WebGL on SwiftShader in the browser, in one run. The page draws the
 * world alone; the rasteriser also draws sky, hand and interface. Without a browser there is one row that says so.
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
  const ours = await timeFrames(list, 1);
  const [fastest, theirFastest] = [Math.min(...ours), Math.min(...drawn.times)];
  const note = `fastest ${theirFastest.toFixed(1)} ms, ${Math.round(drawn.covered * 100)} % of the picture, all cores`;
  return [
    { name: 'frame 854x480 by WebGL on SwiftShader, world alone', value: median(drawn.times), unit: 'ms', note },
    {
      name: 'frame 854x480 by the rasteriser, everything',
      value: median(ours),
      unit: 'ms',
      note: `fastest ${fastest.toFixed(1)} ms, one thread`,
    },
    {
      name: 'how many times faster',
      value: theirFastest / fastest,
      unit: 'x',
      note: 'of the fastest frames, which other work disturbs least; at least 4 wanted',
    },
  ];
}
