import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFailingRun } from './failing-run.ts';
import { StandInApi, standInToken } from './stand-in-api.ts';

/** The commit that examples are of. */
export const headSha = '0123456789abcdef0123456789abcdef01234567';
/** A later one. */
export const laterSha = 'fedcba9876543210fedcba9876543210fedcba98';

/** A stand-in with pull request 12, and a folder with a run that failed. */
export interface DeliverRig {
  readonly api: StandInApi;
  readonly folder: string;
  /** Output folder of the run. */
  readonly run: string;
  /** What a job would have in its environment. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Makes everything afresh; `stop` leaves nothing behind. */
export async function deliverRig(): Promise<DeliverRig> {
  const folder = await mkdtemp(join(tmpdir(), 'horizon-rig-pull-request-'));
  const api = await StandInApi.start();
  api.repository.pulls.set(12, { headSha, headRepository: 'somebody/game', state: 'open', updatedAt: new Date().toISOString() });
  const run = join(folder, 'run');
  await writeFailingRun(run);
  const env = {
    PATH: process.env.PATH,
    GITHUB_TOKEN: standInToken,
    GITHUB_API_URL: api.url,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'somebody/game',
    GITHUB_RUN_ID: '77',
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  };
  const stop = async (): Promise<void> => {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { api, folder, run, env, stop };
}
