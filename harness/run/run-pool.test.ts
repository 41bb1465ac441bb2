import { describe, expect, test } from 'vitest';
import { runPool } from './run-pool.ts';

/** Promises that end when they are told to. */
function gates(count: number) {
  return Array.from({ length: count }, () => {
    let open: () => void = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  });
}

describe('a pool of jobs', () => {
  test('runs as many as its width at once, begins them in order, and keeps the order of results', async () => {
    const doors = gates(4);
    const begun: number[] = [];
    const all = runPool([0, 1, 2, 3], 2, async (job) => {
      begun.push(job);
      await doors[job].opened;
      return job * 10;
    });
    expect(begun).toEqual([0, 1]);
    doors[1].open();
    await doors[1].opened;
    doors[2].open();
    doors[3].open();
    doors[0].open();
    expect(await all).toEqual([0, 10, 20, 30]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('begins nothing after a job that threw, and ends when those that run have ended', async () => {
    const doors = gates(2);
    const ended: number[] = [];
    const begun: number[] = [];
    const all = runPool([0, 1, 2, 3], 2, async (job) => {
      begun.push(job);
      await doors[job].opened;
      ended.push(job);
      if (job === 0) throw new Error('broken');
    });
    doors[0].open();
    doors[1].open();
    await expect(all).rejects.toThrow(/^broken$/);
    expect(begun).toEqual([0, 1]);
    expect(ended).toEqual([0, 1]);
  });

  test('gives nothing for no jobs', async () => {
    expect(await runPool([], 3, async () => 1)).toEqual([]);
  });
});
