import { describe, expect, test } from 'vitest';
import { formatManifest, type GoldenEntry, ManifestError, parseManifest } from './golden-manifest.ts';
import { mergeManifests } from './merge-manifests.ts';

const digest = (text: string): string => Buffer.from(text.padEnd(8, '.')).toString('hex').padEnd(64, '0');
const entry = (shot: string, picture: string, more: Partial<GoldenEntry> = {}): GoldenEntry => ({
  shot,
  key: 'game/soft',
  width: 64,
  height: 48,
  file: `${shot}.png`,
  frames: [{ S: digest('state'), P: digest(picture) }],
  approved: '2026-01-01',
  author: 'a person',
  reason: `it shows ${picture}`,
  ...more,
});
const text = (...entries: readonly GoldenEntry[]): string => formatManifest(entries);
const [a, b, c] = [entry('a', 'one'), entry('b', 'one'), entry('c', 'one')];

describe('two branches', () => {
  const clean: readonly (readonly [string, string, string, string])[] = [
    ['change two shots', text(entry('a', 'two'), b), text(a, entry('b', 'two')), text(entry('a', 'two'), entry('b', 'two'))],
    [
      'add two shots side by side',
      text(a, b, entry('aa', 'new')),
      text(a, b, entry('ab', 'new')),
      text(a, b, entry('aa', 'new'), entry('ab', 'new')),
    ],
    ['delete one shot and change its neighbour', text(b), text(a, entry('b', 'two')), text(entry('b', 'two'))],
    ['delete the same shot', text(b), text(b), text(b)],
    [
      'rename a shot and change its neighbour',
      text(entry('z', 'one'), b),
      text(a, entry('b', 'two')),
      text(entry('z', 'one'), entry('b', 'two')),
    ],
    [
      'add one shot under two keys',
      text(a, b, c),
      text(a, b, entry('c', 'one', { key: 'other', file: 'c-2.png' })),
      text(a, b, c, entry('c', 'one', { key: 'other', file: 'c-2.png' })),
    ],
  ];
  test.each(clean)('that %s merge, whichever is ours', (_, ours, theirs, wanted) => {
    for (const merged of [mergeManifests(text(a, b), ours, theirs), mergeManifests(text(a, b), theirs, ours)])
      expect(merged).toEqual({ text: wanted, conflicts: [] });
  });

  test('that approve equal pictures keep the first approval, whichever is ours', () => {
    const [early, late] = [
      entry('a', 'two', { author: 'one', approved: '2026-02-01' }),
      entry('a', 'two', { author: 'two', approved: '2026-02-02' }),
    ];
    for (const merged of [mergeManifests(text(a), text(early), text(late)), mergeManifests(text(a), text(late), text(early))]) {
      expect(merged).toEqual({ text: text(early), conflicts: [] });
    }
  });

  const conflicts: readonly (readonly [string, string, string, string, RegExp])[] = [
    [
      'change one shot otherwise',
      text(a, b),
      text(entry('a', 'two'), b),
      text(entry('a', 'three'), b),
      /both sides approved another picture/,
    ],
    ['add one shot otherwise', text(b), text(a, b), text(entry('a', 'three'), b), /a first picture, not the same/],
    [
      'delete and change one shot',
      text(a, b),
      text(b),
      text(entry('a', 'three'), b),
      /ours deleted it and theirs approved another picture/,
    ],
    [
      'change the state alone and the picture',
      text(a, b),
      text(entry('a', 'one', { frames: [{ S: digest('x'), P: digest('one') }] }), b),
      text(entry('a', 'two'), b),
      /both sides/,
    ],
    [
      'take one file for two goldens',
      text(b),
      text(a, b),
      text(entry('a', 'one', { key: 'other' }), b),
      /both sides keep a golden in a\.png: a under game\/soft and a under other/,
    ],
  ];
  test.each(conflicts)('that %s are told a conflict, and no reader takes what came of it', (_, base, ours, theirs, says) => {
    for (const [mine, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const merged = mergeManifests(base, mine, other);
      expect(merged.conflicts).toHaveLength(1);
      expect(() => parseManifest(merged.text)).toThrow(/a merge conflict is left in it/);
      // What nobody disputes is merged all the same.
      expect(merged.text).toContain(text(b).split('\n')[1]);
    }
    expect(mergeManifests(base, ours, theirs).conflicts[0]!.says).toMatch(says);
  });

  test('that resolve an earlier conflict apart are not decided by its marks', () => {
    const base = mergeManifests(text(a, b), text(entry('a', 'two'), b), text(entry('a', 'three'), b)).text;
    const [two, three] = [text(entry('a', 'two'), b), text(entry('a', 'three'), b)];
    expect(mergeManifests(base, two, three).conflicts).toHaveLength(1);
    expect(mergeManifests(base, two, text(b)).conflicts).toHaveLength(1);
    expect(mergeManifests(base, two, text(entry('a', 'two'), entry('b', 'two')))).toEqual({
      text: text(entry('a', 'two'), entry('b', 'two')),
      conflicts: [],
    });
  });

  test('without a common manifest merge what they share and add', () => {
    expect(mergeManifests('', text(a, b), text(b, c))).toEqual({ text: text(a, b, c), conflicts: [] });
  });

  test('of which one has the line ends of Windows, or no last one, merge as if it had not', () => {
    const windows = text(a, b).replaceAll('\n', '\r\n');
    expect(mergeManifests(windows, text(a, b, c).trimEnd(), windows)).toEqual({ text: text(a, b, c), conflicts: [] });
  });

  test('of which one cannot be read are not merged', () => {
    expect(() => mergeManifests(text(a), text(a), 'no golden\n')).toThrow(ManifestError);
    expect(() => mergeManifests(text(a), text(a), text(a).replace('goldens 1', 'goldens 2'))).toThrow(/of version 2; update/);
  });
});
