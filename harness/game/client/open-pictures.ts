import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TextureSet } from '../display/display-list.ts';
import { Pictures } from './pictures.ts';

/** How long is painted at a time, in milliseconds: the control socket answers meanwhile. */
const sliceMs = 2;

/** The painted tiles and the sheets of the interface. */
async function loadTextures(): Promise<TextureSet> {
  const [{ paintTextureSet }, { fontSheet }, { guiSheet }] = await Promise.all([
    import('../display/texture-set.ts'),
    import('../gui/font.ts'),
    import('../gui/gui-sheet.ts'),
  ]);
  const painting = paintTextureSet({ font: fontSheet, gui: guiSheet });
  for (let since = performance.now(); ; ) {
    const step = painting.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** The textures, painted when they are first asked for. */
export function lazyTextures(): () => Promise<TextureSet> {
  let textures: Promise<TextureSet> | null = null;
  return () => {
    textures ??= loadTextures();
    return textures;
  };
}

/**
 * Starts the software rasteriser in its threads and paints its textures meanwhile.
 * @param threads how many draw a frame; the pixels are the same.
 */
export function openPictures(textures: () => Promise<TextureSet>, threads: 1 | 2 = 1): Pictures {
  const renderer = import('../raster/soft-renderer.ts').then(({ createSoftRenderer }) => createSoftRenderer({ threads }));
  return new Pictures(renderer, textures());
}
