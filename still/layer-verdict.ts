import type { DigestsShape } from '../ctl/shapes.ts';

/** A layer of a frame: S state, U widget tree, D display list, P pixels. */
export type Layer = 'S' | 'U' | 'D' | 'P';

/** All layers, from what the game knows to what is seen. */
export const layers: readonly Layer[] = ['S', 'U', 'D', 'P'];

/** What a change of a frame means. */
export type LayerWord =
  | 'same'
  | 'rasteriser'
  | 'drawn-otherwise'
  | 'renderer-or-asset'
  | 'unknown-cause'
  | 'interface'
  | 'invisible-state'
  | 'other-state';

/** What each word says to a person. */
export const layerMeanings: Readonly<Record<LayerWord, string>> = {
  same: 'Nothing moved.',
  rasteriser: 'The same drawing came out as other pixels: the rasteriser, its driver or the CPU. The game is not the cause.',
  'drawn-otherwise': 'Drawn another way, yet every pixel is the same: a refactoring, or work that nobody sees.',
  'renderer-or-asset': 'The game is in the same state but draws something else: the renderer, a texture, light or a model.',
  'unknown-cause': 'The pixels moved and the game reports no display list, so the drawing and the rasteriser cannot be told apart.',
  interface: 'The widgets are others than before: look at what moved among them first.',
  'invisible-state': 'Something in the state moved that no picture shows.',
  'other-state': 'The game did not reach the same state; the pixels follow from that and say nothing of the drawing.',
};

/** The cause of a difference as the layers tell it. */
export interface LayerVerdict {
  readonly word: LayerWord;
  /** Layers whose digests differ. */
  readonly moved: readonly Layer[];
  /** Layers that one side does not report; they are taken as not moved. */
  readonly unknown: readonly Layer[];
}

type Moved = '=' | '!' | '?';

/** S, U, D, P with `=` same, `!` moved, `?` unknown, `*` any; the first row that fits decides. */
const table: readonly (readonly [pattern: string, word: LayerWord])[] = [
  ['====', 'same'],
  ['===!', 'rasteriser'],
  ['==!=', 'drawn-otherwise'],
  ['==!!', 'renderer-or-asset'],
  ['==?=', 'same'],
  ['==?!', 'unknown-cause'],
  ['=!**', 'interface'],
  ['!===', 'invisible-state'],
  ['!=?=', 'invisible-state'],
  ['!***', 'other-state'],
];

/**
 * Reads the cause of a difference from which layers moved: a change of the game is told from a change of the rasteriser. Layers S, U and
 * P that one side lacks count as not moved and are listed; D that is lacking is never guessed.
 */
export function layerVerdict(golden: DigestsShape, actual: DigestsShape): LayerVerdict {
  const marks = layers.map((layer): Moved => {
    const [before, now] = [golden[layer], actual[layer]];
    if (before === undefined || now === undefined) return '?';
    return before === now ? '=' : '!';
  });
  const key = marks.map((mark, i) => (mark === '?' && layers[i] !== 'D' ? '=' : mark));
  const row = table.find(([pattern]) => key.every((mark, i) => pattern[i] === '*' || pattern[i] === mark));
  return {
    word: row?.[1] ?? 'other-state',
    moved: layers.filter((_, i) => marks[i] === '!'),
    unknown: layers.filter((_, i) => marks[i] === '?'),
  };
}
