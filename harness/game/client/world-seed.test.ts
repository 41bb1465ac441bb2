import { describe, expect, it } from 'vitest';
import { seedOf } from './world-seed.ts';

describe('seedOf', () => {
  it.each([
    ['42', 42n],
    [' -9223372036854775808 ', -9223372036854775808n],
    ['+7', 7n],
    ['9223372036854775808', -1773151197n],
    ['hello', 99162322n],
    ['', 5n],
  ])('turns %j into %s', (text, seed) => {
    expect(seedOf(text, () => 5n)).toBe(seed);
  });
});
