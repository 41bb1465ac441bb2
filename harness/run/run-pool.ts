/**
 * Runs jobs with at most `width` at a time, in order of the list, and gives their results in the same order. When a job throws, none is
 * begun after it, those that run are waited for, and the first error is thrown: nobody works on behind a run that has ended.
 */
export async function runPool<T, R>(jobs: readonly T[], width: number, work: (job: T, index: number) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(jobs.length);
  const errors: unknown[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < jobs.length && errors.length === 0) {
      const index = next++;
      try {
        results[index] = await work(jobs[index] as T, index);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(width, jobs.length)) }, lane));
  if (errors.length > 0) throw errors[0];
  return results;
}
