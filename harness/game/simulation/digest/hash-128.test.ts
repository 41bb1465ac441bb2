import { describe, expect, it } from 'vitest';
import { Hash128 } from './hash-128.ts';

describe('the hash', () => {
  it('is the same for the same words, however they come', () => {
    const whole = new Hash128().words([1, 2, 3, 4, 5, 6, 7, 8]).digest();
    expect(
      new Hash128()
        .words([1, 2, 3, 4])
        .words(Uint32Array.of(5, 6, 7, 8))
        .digest(),
    ).toBe(whole);
    expect(whole).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs by any bit, by order and by length', () => {
    const inputs = [[1, 2, 3, 4], [2, 1, 3, 4], [1, 2, 3, 5], [1, 2, 3, -4], [1, 2, 3], [1, 2, 3, 0], [], [0], [0, 0, 0, 0, 0]];
    expect(new Set(inputs.map((words) => new Hash128().words(words).digest())).size).toBe(inputs.length);
  });

  it('takes numbers by their bits and texts by their letters', () => {
    const digests = [0, -0, 0.1 + 0.2, 0.3].map((value) => new Hash128().number(value).digest());
    expect(new Set(digests).size).toBe(4);
    expect(new Hash128().text('ab').digest()).not.toBe(new Hash128().text('ba').digest());
  });
});
