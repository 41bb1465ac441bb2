/** Runs jobs with at most `width` at a time, in order of the list, and gives their results in the same order. */
export async function runPool<T, R>(jobs: readonly T[], width: number, work: (job: T, index: number) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(jobs.length);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) results[index] = await work(jobs[index] as T, index);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(width, jobs.length)) }, lane));
  return results;
}
