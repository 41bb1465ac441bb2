/** What a part of the display list holds, by the names that the game tells (`displayLayers` in the game's display-digest). */
export const drawnParts: Readonly<Record<string, string>> = {
  camera: 'size of the picture, place and angle of the view',
  sky: 'sky, fog and the colour behind everything',
  light: 'how light levels become brightness',
  sections: 'the blocks of the world: their models, textures, light and shade',
  backdrop: 'sun, moon, stars, clouds',
  objects: 'mobs, items, particles and blocks with a model of their own',
  lines: 'outlines',
  hand: 'the hand and what it holds',
  gui: 'interface and HUD as drawn: sprites, texts, items in slots',
  frames: 'which picture of each moving texture is shown',
  post: 'passes over the world, as of a shader pack',
};

/** A part with what it holds; one that is not known alone. */
export function partInWords(part: string): string {
  return drawnParts[part] === undefined ? part : `${part} (${drawnParts[part]})`;
}
