import { describe, expect, test } from 'vitest';
import { makeProgress } from './progress.ts';

function screen(more: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  return { written, stream: { ...more, write: (text: string) => written.push(text) } };
}

describe('progress', () => {
  test('elsewhere than on a terminal is one plain line a job that ended', () => {
    const { written, stream } = screen({});
    const progress = makeProgress(stream);
    progress.update('a', 'boot');
    progress.done('a', 'ok   a');
    progress.update('b', 'boot');
    progress.close();
    expect(written.join('')).toBe('ok   a\n');
  });

  test('on a terminal shows what runs in one line, which goes when it is over', () => {
    const { written, stream } = screen({ isTTY: true, columns: 80 });
    const progress = makeProgress(stream);
    progress.update('a', 'boot');
    progress.update('b', 'judge');
    expect(written.at(-1)).toBe('a: boot   b: judge');
    progress.done('a', 'ok   a');
    expect(written.slice(-4)).toEqual(['\r\u001b[K', 'ok   a\n', '\r\u001b[K', 'b: judge']);
    progress.done('b', 'ok   b');
    progress.close();
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  test('never fills the line of a terminal, since it would wrap and stay', () => {
    const { written, stream } = screen({ isTTY: true, columns: 20 });
    makeProgress(stream).update('a long name of a shot', 'boot');
    expect(written.at(-1)).toHaveLength(19);
  });
});
