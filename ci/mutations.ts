import type { Layer, LayerWord } from '../still/layer-verdict.ts';
import type { Replacement } from './replacing-plugin.ts';

/** What the layers of a shot must say. */
export interface ExpectedLayers {
  readonly word: LayerWord;
  readonly moved: readonly Layer[];
}

/** A change of the game, and which shots must fail on it with which layers. */
export interface Mutation {
  /** What is changed, for a person. */
  readonly name: string;
  readonly changes: readonly Replacement[];
  /** Shots that must fail. */
  readonly fails: Readonly<Record<string, ExpectedLayers>>;
  /** Shots that pass with something to report; those that neither fail nor are named here must not have moved at all. */
  readonly passes?: Readonly<Record<string, ExpectedLayers>>;
  /** Shots that are taken besides the common ones. */
  readonly also?: readonly string[];
}

/**
 * Shots that every mutation is held against: one of each part of a picture (a screen without a world, widgets of many kinds, the HUD with
 * a hand, block light at night, terrain and sky by day). The others show the same parts again and are taken where a row needs them, since
 * each shot costs a boot of the game a row.
 */
export const commonShots: readonly string[] = ['title', 'options', 'hud-survival', 'torches-at-night', 'meadow-noon'];

const same: ExpectedLayers = { word: 'same', moved: [] };
const drawing: ExpectedLayers = { word: 'renderer-or-asset', moved: ['D', 'P'] };
const unseen: ExpectedLayers = { word: 'drawn-otherwise', moved: ['D'] };
const pixels: ExpectedLayers = { word: 'rasteriser', moved: ['P'] };

/** What a shot must say that a mutation does not name. */
export const notNamed = same;

export const mutations: readonly Mutation[] = [
  { name: 'no change', changes: [], fails: {}, also: ['falling-item', 'block-wall'] },
  {
    name: "a texel of glowstone's tile",
    changes: [
      {
        file: 'harness/game/display/block-textures.ts',
        find: '  glowstone: [glowing],',
        replace: '  glowstone: [glowing, (tile) => put(tile, 8, 8, 0x2040ff)],',
      },
    ],
    also: ['block-wall'],
    fails: { 'torches-at-night': drawing, 'block-wall': drawing },
  },
  {
    name: 'the light of glowstone, by one level',
    changes: [
      {
        file: 'harness/game/simulation/data/generated-block-data.ts',
        find: '\nglowstone 0.3 - - 15 ',
        replace: '\nglowstone 0.3 - - 14 ',
      },
    ],
    fails: { 'torches-at-night': drawing },
  },
  {
    name: 'the label of a button',
    changes: [{ file: 'harness/game/gui/screens/title-screen.ts', find: "label: 'Quit Game'", replace: "label: 'Leave Game'" }],
    fails: { title: { word: 'interface', moved: ['U', 'D', 'P'] } },
  },
  {
    name: 'the hearts and the food, one GUI pixel up',
    changes: [{ file: 'harness/game/gui/hud/status-bars.ts', find: 'const y = height - 39;', replace: 'const y = height - 40;' }],
    fails: { 'hud-survival': drawing },
  },
  {
    name: 'the shade in corners, in the rasteriser only',
    changes: [
      {
        file: 'harness/game/raster/packed-shade.ts',
        find: 'const occlusion = new Float64Array([0.4, 0.6, 0.8, 1]);',
        replace: 'const occlusion = new Float64Array([0.4, 0.6, 0.75, 1]);',
      },
    ],
    fails: { 'hud-survival': pixels, 'torches-at-night': pixels, 'meadow-noon': pixels },
  },
  {
    name: 'the order of two draws that do not overlap',
    changes: [
      {
        file: 'harness/game/gui/screens/title-screen.ts',
        find: `      painter.sprite('logo', Math.floor((width - logo.width) / 2), top);
      painter.text(tagline, Math.floor((width - textWidth(tagline)) / 2), top + logo.height + 6, palette.amber300);
`,
        replace: `      painter.text(tagline, Math.floor((width - textWidth(tagline)) / 2), top + logo.height + 6, palette.amber300);
      painter.sprite('logo', Math.floor((width - logo.width) / 2), top);
`,
      },
    ],
    fails: {},
    passes: { title: unseen },
  },
  {
    name: 'the fall of dropped items, a rule of the simulation',
    changes: [{ file: 'harness/game/simulation/entities/item-entity.ts', find: 'const gravity = 0.04;', replace: 'const gravity = 0.05;' }],
    also: ['falling-item'],
    fails: { 'falling-item': { word: 'other-state', moved: ['S', 'D', 'P'] } },
  },
];
