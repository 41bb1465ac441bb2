import { describe, expect, test } from 'vitest';
import { formatManifest, type GoldenEntry, ManifestError, parseManifest } from './golden-manifest.ts';

const digest = (letter: string): string => letter.repeat(64);
const entry = (shot: string, more: Partial<GoldenEntry> = {}): GoldenEntry => ({
  shot,
  key: 'game/software/exact/854x480@2/en_us/no-packs',
  width: 854,
  height: 480,
  file: `${shot}.png`,
  frames: [{ S: digest('a'), U: digest('b'), D: digest('c'), P: digest('d') }],
  approved: '2026-01-01',
  author: 'a person',
  reason: 'it looks right',
  ...more,
});
const film = entry('water', { frames: ['1', '2', '3'].map((n) => ({ S: digest(n), U: digest('b'), P: digest(`${n}`) })) });

describe('the manifest', () => {
  test('gives back what was written, frames and missing layers included', () => {
    const entries = [entry('meadow'), film];
    expect(parseManifest(formatManifest(entries))).toEqual(entries);
  });

  test('has one line a golden, sorted, whatever the order', () => {
    const text = formatManifest([film, entry('meadow'), entry('title')]);
    expect(text).toBe(formatManifest([entry('title'), film, entry('meadow')]));
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t')[0]),
    ).toEqual(['meadow', 'title', 'water', '']);
  });

  test('changes one line when one golden changes, so that branches merge', () => {
    const lines = (entries: readonly GoldenEntry[]): string[] => formatManifest(entries).split('\n');
    const before = lines([entry('a'), entry('b'), entry('c')]);
    const after = lines([entry('a'), entry('b', { reason: 'other' }), entry('c')]);
    expect(after.filter((line, i) => line !== before[i])).toHaveLength(1);
  });

  test('is the same with the line ends of Windows', () => {
    const entries = [entry('meadow'), film];
    expect(parseManifest(formatManifest(entries).replaceAll('\n', '\r\n'))).toEqual(entries);
  });

  test('keeps a reason with tabs and line breaks on its line', () => {
    const [read] = parseManifest(formatManifest([entry('a', { reason: 'one\n\ttwo\u001b ' })]));
    expect(read!.reason).toBe('one two');
  });

  const line = formatManifest([entry('a')]).split('\n')[1]!;
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['another version', line.replace(/^/, '# horizon-rig goldens 2: …\n'), /line 1: it is of version 2; update horizon-rig/],
    ['a conflict', `<<<<<<< ours\n${line}`, /line 1: a merge conflict/],
    ['a cut line', line.split('\t').slice(0, 9).join('\t'), /has 9 fields instead of 12/],
    ['two lines of one golden', `${line}\n${line.replace('a.png', 'b.png')}`, /line 2: it claims a under game.*as line 1 does/],
    ['two goldens in one file', `${line}\n${line.replace(/^a\t/, 'b\t')}`, /claims the file a\.png/],
    ['a file outside', line.replace('a.png', '../a.png'), /lies outside the goldens folder/],
    ['a digest that is none', line.replace(digest('d'), 'zz'), /digest zz of layer P is not hexadecimal/],
    ['no digest of pixels', line.replace(digest('d'), '-'), /has no digest of pixels/],
    [
      'digests of fewer frames',
      line.replace('\t1\t', '\t3\t').replace(digest('a'), `${digest('a')},${digest('b')}`),
      /2 digests for 3 frames/,
    ],
    ['a size that is none', line.replace('\t854x480\t', '\t854\t'), /size or number of frames is no number; restore/],
  ];
  test.each(broken)('is refused with %s, by line and with what to do', (_, text, message) => {
    expect(() => parseManifest(text)).toThrow(message);
    expect(() => parseManifest(text)).toThrow(ManifestError);
  });
});
