import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../tracked-files.ts';
import { headSha } from './testing/deliver-rig.ts';

const program = join(repositoryRoot, 'dist/horizon-rig-ci.js');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'horizon-rig-ci-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Runs the built program where nothing answers. */
async function refused(args: readonly string[], more: NodeJS.ProcessEnv): Promise<{ readonly code: number; readonly out: string }> {
  const env = {
    PATH: process.env.PATH,
    GITHUB_TOKEN: 't',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_REPOSITORY: 'somebody/game',
    ...more,
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}

describe('a command line that lacks something', () => {
  test.each([
    [['comment', 'run'], {}, /which pull request this is of is not known: .* give --number and --head-sha/],
    [['comment', 'run', '--number', '12', '--head-sha', headSha], { GITHUB_TOKEN: '' }, /there is no token: give .* GITHUB_TOKEN/],
    [['deliver', 'nowhere', '--head-sha', headSha], {}, /there is no pull-request\.json in the folder: unpack the artifact/],
    [['deliver', 'nowhere'], {}, /which commit was looked at is not known/],
    [['reap'], { GITHUB_REPOSITORY: '' }, /give --repository OWNER\/NAME/],
    [['reap', '--days', 'soon'], {}, /"soon" is no number of days/],
    [['reap', '--api', 'ftp://example.com'], {}, /is not of the web: give an address|give an address that begins with https/],
    [
      ['reap', '--api', 'http://me:hidden@127.0.0.1:9'],
      {},
      /that --api gives holds a name or a password, and it would be shown; take them out/,
    ],
    [['reap'], { GITHUB_TOKEN: 'hidden-a\nhidden-b' }, /the token holds a blank, a line break or another character that no token has/],
    [['summary', 'nowhere.json'], {}, /no nowhere\.json in .*; make a run first/],
    [['summary'], {}, /missing required argument/],
  ])('%j says what to do', async (args, env, message) => {
    const { code, out } = await refused(args, env);
    expect(out).toMatch(message);
    expect(out).not.toContain('hidden');
    expect(code).toBe(2);
  });

  test('is not what a server is that does not answer', async () => {
    const { code, out } = await refused(['reap'], {});
    expect(out).toMatch(
      /could not read the pictures branch: no answer from http:\/\/127\.0\.0\.1:9 \(.*\); check GITHUB_API_URL and the network/,
    );
    expect(code).toBe(1);
  });
});
