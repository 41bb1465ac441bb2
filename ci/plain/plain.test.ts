import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readResults } from '../../still/results-file.ts';
import { lacks } from '../capabilities.ts';
import { repositoryRoot } from '../tracked-files.ts';
import { checkOut } from '../workflow-run/check-out.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hz-plain-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string): string => join(repositoryRoot, 'ci/plain', name);

/** Runs a script that ends at once. */
function shell(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; stderr: string } {
  return spawnSync('bash', [script(name), ...words], { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });
}

describe('a part of the work of CI', () => {
  test.each([
    ['no part', [], {}, /there is no part ""; give scenarios, no-ai, stills, prove, merge, summary, prepare, deliver or reap/],
    ['another part', ['still'], {}, /there is no part "still"/],
    ['nothing to merge', ['merge'], {}, /merge needs a folder to read; set HORIZON_PARTS/],
    ['a shard that is none', ['stills'], { HORIZON_SHARD: '4/3' }, /Give which part and how many, as 2\/3/],
  ])('is refused with %s by exit 2, and told what to give', (_what, words, env, message) => {
    const { status, stderr } = shell('part.sh', words, env as Record<string, string>);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  test('hands patterns on as they are, whatever files lie around', () => {
    writeFileSync(join(folder, 'no-such-file'), '');
    const { status, stderr } = shell('part.sh', ['stills'], { HORIZON_PATTERNS: ' no-such*  ' });
    expect(stderr).toMatch(/no shot matches "no-such\*"; there are: /);
    expect(status).toBe(2);
  });
});

describe('the set-up', () => {
  /** Runs setup.sh on a machine that has only these programs; each says what it was asked. Returns what they said. */
  function setUp(programs: readonly string[], words: readonly string[], env: Readonly<Record<string, string>> = {}): string[] {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const said = join(folder, 'said');
    for (const real of ['bash', 'dirname']) symlinkSync(spawnSync('which', [real], { encoding: 'utf8' }).stdout.trim(), join(bin, real));
    const speak = (name: string): string => `#!${join(bin, 'bash')}\necho "${name} $*" >> "${said}"\n`;
    const bodies: Readonly<Record<string, string>> = {
      id: `#!${join(bin, 'bash')}\necho 1000\n`,
      sudo: `#!${join(bin, 'bash')}\necho "sudo" >> "${said}"\n"$@"\n`,
    };
    for (const name of ['node', 'id', 'sudo', ...programs]) {
      writeFileSync(join(bin, name), bodies[name] ?? speak(name));
      chmodSync(join(bin, name), 0o755);
    }
    const run = spawnSync(join(bin, 'bash'), [script('setup.sh'), ...words], { env: { PATH: bin, ...env }, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    return readFileSync(said, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.replace(repositoryRoot, '.'));
  }

  test('installs what a window needs and lacks, as root, and then the rest', () => {
    expect(setUp(['apt-get', 'xclip'], ['scenarios'])).toEqual([
      'sudo',
      'apt-get update -qq',
      'sudo',
      'apt-get install -y -qq --no-install-recommends xvfb xdotool',
      'node ./ci/setup.mjs',
    ]);
  });

  test('installs nothing of the system where no window is wanted', () => {
    expect(setUp(['apt-get'], ['stills'])).toEqual(['node ./ci/setup.mjs']);
  });

  test('installs nothing of the system where all is there or nothing can be', () => {
    expect(setUp(['apt-get', 'Xvfb', 'xdotool', 'xclip'], ['stills'], { HORIZON_DISPLAY: 'offscreen,xvfb' })).toEqual([
      'node ./ci/setup.mjs',
    ]);
    rmSync(join(folder, 'bin'), { recursive: true });
    rmSync(join(folder, 'said'));
    expect(setUp([], ['scenarios'])).toEqual(['node ./ci/setup.mjs']);
  });
});

describe('all parts on one machine', () => {
  test.each(['0', 'x', '-1', '1.5'])('are not cut into "%s" shards', (shards) => {
    const { status, stderr } = shell('all.sh', [shards]);
    expect(stderr).toMatch(/is no number of shards; give one from 1 on/);
    expect(status).toBe(2);
  });

  test.skipIf(lacks('xvfb'))('leave one report, in as many shards as are wanted', { timeout: 600_000 }, async () => {
    checkOut(folder);
    writeFileSync(join(folder, 'small.txt'), '#: title A game opens with its title screen\nexpect screen title\n');
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, HORIZON_SCENARIOS: 'small.txt', HORIZON_SHOTS: 'title options' };
    const child = spawn('bash', [join(folder, 'ci/plain/all.sh'), '2'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code, printed).toBe(0);
    const { shots, scenarios } = await readResults(join(folder, 'out/ci/report/results.json'));
    expect(shots.map(({ name }) => name)).toEqual(['options', 'title']);
    expect(scenarios.map(({ name, variant }) => `${name} ${variant}`)).toEqual([
      'no-ai headless via mcp',
      'no-ai headless via socket',
      'small xvfb via ctl',
    ]);
    // Each shard had one.
    expect(printed).toMatch(/shard 1 of 2: 1 of 2[\s\S]*shard 2 of 2: 1 of 2/);
  });
});
