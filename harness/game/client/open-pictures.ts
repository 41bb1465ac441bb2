import type { TextureSet } from '../display/display-list.ts';
import { Pictures } from './pictures.ts';

/** The painted tiles and the sheets of the interface. */
async function loadTextures(): Promise<TextureSet> {
  const [{ buildTextureSet }, { fontSheet }, { guiSheet }] = await Promise.all([
    import('../display/texture-set.ts'),
    import('../gui/font.ts'),
    import('../gui/gui-sheet.ts'),
  ]);
  return buildTextureSet({ font: fontSheet, gui: guiSheet });
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
