import { describe, expect, test } from 'vitest';
import { formatBaseline, parseBaseline, risesOf } from './baseline.ts';
import { pictureTokens, textTokens } from './token-cost.ts';

const cost = { calls: 5, tokens: 1000, ticks: 200 };

describe('the baseline of agent tasks', () => {
  test('is read as it was written, in the order of names', () => {
    const costs = new Map([
      ['b', cost],
      ['a', { ...cost, calls: 1 }],
    ]);
    const text = formatBaseline(costs);
    expect(text.split('\n').slice(1, 3)).toEqual(['a\t1\t1000\t200', 'b\t5\t1000\t200']);
    expect(parseBaseline(text)).toEqual(costs);
  });

  test.each(['a\t1\t2', 'a\tone\t2\t3', '\t1\t2\t3'])('refuses the line %j by its number', (line) => {
    expect(() => parseBaseline(`# x\n${line}\n`)).toThrow(/line 2 .*write it anew/);
  });

  test('one more call is a rise, and so are tokens and ticks beyond what a machine may add', () => {
    expect(risesOf({ ...cost, calls: 6 }, cost)).toEqual(['calls rose from 5 to 6']);
    expect(risesOf({ ...cost, tokens: 1051 }, cost)).toEqual(['tokens rose from 1000 to 1051']);
    expect(risesOf({ ...cost, ticks: 207 }, cost)).toEqual(['ticks rose from 200 to 207']);
  });

  test('the same and less is none', () => {
    expect(risesOf(cost, cost)).toEqual([]);
    expect(risesOf({ calls: 4, tokens: 1050, ticks: 206 }, cost)).toEqual([]);
  });
});

describe('what an answer costs', () => {
  test('folders, digests and times cost the same on every machine', () => {
    const says = (folder: string, ms: number, digest: string) => `{"path":"${folder}/shot.png","took":"${ms} ms","P":"${digest}"}`;
    const [here, there] = [says('/tmp/a', 3, 'a'.repeat(64)), says('/home/someone/rig/out', 1234, '0123456789abcdef'.repeat(4))];
    expect(textTokens(here)).toBe(textTokens(there));
  });

  test('a picture costs by its size, and what is no picture is refused', () => {
    const header = Buffer.alloc(24);
    header.writeUInt32BE(0x89504e47);
    header.writeUInt32BE(750, 16);
    header.writeUInt32BE(2, 20);
    expect(pictureTokens(header)).toBe(2);
    expect(() => pictureTokens(Buffer.from('no'))).toThrow(/no PNG/);
  });
});
