import { describe, expect, test } from 'vitest';
import type { DigestsShape } from '../ctl/shapes.ts';
import { type LayerWord, layerVerdict } from './layer-verdict.ts';

const golden = { S: 'aaaa', U: 'bbbb', D: 'cccc', P: 'dddd' } as const;
const moved = (layers: string): DigestsShape =>
  Object.fromEntries(Object.entries(golden).map(([layer, digest]) => [layer, layers.includes(layer) ? 'eeee' : digest]));

const table: readonly (readonly [moved: string, LayerWord])[] = [
  ['', 'same'],
  ['P', 'rasteriser'],
  ['D', 'drawn-otherwise'],
  ['DP', 'renderer-or-asset'],
  ['U', 'interface'],
  ['UD', 'interface'],
  ['UP', 'interface'],
  ['UDP', 'interface'],
  ['S', 'invisible-state'],
  ['SP', 'other-state'],
  ['SD', 'other-state'],
  ['SDP', 'other-state'],
  ['SU', 'other-state'],
  ['SUP', 'other-state'],
  ['SUD', 'other-state'],
  ['SUDP', 'other-state'],
];

describe('the layers', () => {
  test.each(table)('%s moved: %s', (layers, word) => {
    expect(layerVerdict(golden, moved(layers))).toEqual({ word, moved: [...layers], unknown: [] });
  });

  test('without a display list never blame the rasteriser', () => {
    for (const [layers] of table.filter(([layers]) => !layers.includes('D'))) {
      const { D: _, ...silent } = moved(layers);
      const verdict = layerVerdict(golden, silent);
      expect(verdict.word).not.toBe('rasteriser');
      expect(verdict.unknown).toEqual(['D']);
      if (layers === 'P') expect(verdict.word).toBe('unknown-cause');
    }
  });

  test('that one side does not tell are listed and not taken as moved', () => {
    const { S: _, U: __, ...silent } = moved('DP');
    expect(layerVerdict(golden, silent)).toEqual({ word: 'renderer-or-asset', moved: ['D', 'P'], unknown: ['S', 'U'] });
  });
});
