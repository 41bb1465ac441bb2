import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { Frame } from '../display/renderer.ts';
import { finishOf, isFinishedLater } from './finished-later.ts';
import { createTarget } from './frame-target.ts';
import { type CaptureOptions, identifyPixels } from './identify-pixels.ts';
import { PostChain } from './post/post-chain.ts';
import { type PreparedTextures, prepareTextures } from './prepared-textures.ts';
import { rendererDriver, rendererName } from './renderer-identity.ts';
import { createScratch, drawFrame, finishFrame } from './soft-frame.ts';
import type { SoftRenderer } from './soft-renderer.ts';

/** The same rasteriser on the calling thread, for tests and tools: no worker, the same pixels. */
export function createInlineRenderer(): SoftRenderer {
  const scratch = createScratch();
  const chain = new PostChain();
  let textures: PreparedTextures | null = null;
  let target = createTarget(1, 1);
  let closed = false;

  const draw = (list: DisplayList): Frame => {
    if (closed) throw new Error('The renderer has been closed. Create a new one.');
    if (textures === null) throw new Error('A frame came before any textures; call setTextures first.');
    if (target.width !== list.width || target.height !== list.height) target = createTarget(list.width, list.height);
    const later = isFinishedLater(list);
    const scene = later ? new Float32Array(target.depth.length) : undefined;
    const drawn = scene === undefined ? target : { ...target, scene };
    drawFrame(list, textures, drawn, scratch);
    const light = list.light ? new Uint16Array(list.width * list.height * 3) : null;
    if (later) finishFrame(finishOf(list), textures, drawn, chain, light);
    const frame = { width: list.width, height: list.height, pixels: new Uint8Array(target.color.buffer) };
    return light === null ? frame : { ...frame, light };
  };

  return {
    name: rendererName,
    driver: rendererDriver,
    setTextures: async (set: TextureSet) => {
      textures = prepareTextures(set);
    },
    render: async (list: DisplayList) => draw(list),
    capture: async (list: DisplayList, wanted: CaptureOptions = {}) => {
      const frame = draw(list);
      return { frame, ...(await identifyPixels(frame.pixels, frame.width, frame.height, wanted.png === true)) };
    },
    close: async () => {
      closed = true;
    },
  };
}
