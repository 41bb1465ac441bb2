import { describe, expect, it } from 'vitest';
import { Holds } from './holds.ts';

describe('holds', () => {
  it('last until the last of them is given back, each once', async () => {
    const holds = new Holds();
    expect(holds.promise).toBeNull();
    const [one, other] = [holds.take(), holds.take()];
    const { promise } = holds;
    let free = false;
    const waiting = promise!.then(() => {
      free = true;
    });
    one();
    one();
    await Promise.resolve();
    expect(holds.promise).toBe(promise);
    expect(free).toBe(false);
    other();
    await waiting;
    expect(holds.promise).toBeNull();
    holds.take();
    expect(holds.promise).not.toBe(promise);
  });
});
