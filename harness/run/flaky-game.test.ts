import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodePng } from '../../still/pixels/decode-png.ts';
import type { RunResults } from '../../still/results.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rig = join(root, 'dist/horizon-rig.js');
let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-flaky-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Up to seven games one after another, on a machine that may be busy. */
const severalBootsMs = 180_000;

/** A game of its own kind: the built one, in which `first` runs before the first boot alone and `each` before every one. */
function game(name: string, { first = '', each = '' }): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'boots'), '');
  const client = join(root, 'dist/horizon-client.js');
  writeFileSync(
    join(folder, 'client'),
    `#!/bin/sh\n[ -s '${folder}/boots' ] || { :; ${first || ':'}; }\necho boot >> '${folder}/boots'\n${each}\nexec '${process.execPath}' '${client}' "$@"\n`,
    { mode: 0o755 },
  );
  return join(folder, 'client');
}

async function run(name: string, ...words: string[]) {
  const out = join(scratch, name, 'out');
  const ended = await promisify(execFile)(process.execPath, [rig, ...words, '--out', out], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  const results = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as RunResults;
  return {
    code: ended.code,
    stdout: ended.stdout,
    out,
    results,
    boots: readFileSync(join(scratch, name, 'boots'), 'utf8').split('\n').length - 1,
  };
}

describe.skipIf(process.platform === 'win32')('a game that breaks', () => {
  test(
    'on its first boot alone is a flake, which stays red, with counts, the difference and both pictures',
    async () => {
      const client = game('once', { first: 'export HORIZON_STILL_EXCEPT=interface HORIZON_STILL_CLOCK=37' });
      const { code, results, out, boots } = await run('once', 'still', 'title', '--game', client);
      const [shot] = results.shots;
      expect({ code, outcome: shot?.outcome, boots }).toEqual({ code: 1, outcome: 'failed', boots: 5 });
      expect(shot?.again).toMatchObject({ runs: 5, failed: 1, same: false });
      expect(shot?.reason).toMatch(
        /^A flake: it failed 1 of 5 runs\. First difference between run 1 and run 2: layer D of frame 0: display part gui; layer P of frame 0: \d+ pixels in \d+x\d+ at \d+,\d+ /,
      );
      const [first, other] = shot!.again!.pictures.map((file) => decodePng(readFileSync(join(out, file))));
      const golden = decodePng(readFileSync(join(root, 'goldens/title.png')));
      expect(Buffer.compare(other!.pixels, golden.pixels)).toBe(0);
      expect(Buffer.compare(first!.pixels, golden.pixels)).not.toBe(0);
      expect(readdirSync(join(out, 'again/title')).sort()).toEqual(['run-1-frame-000.png', 'run-2-frame-000.png']);
      expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('<failure type="flake"');
    },
    severalBootsMs,
  );

  test(
    'each time alike is no flake: its line, pasted into a shell, makes the same digests once more',
    async () => {
      const client = game('always', { each: 'echo key_key.back:key.keyboard.b >> options.txt' });
      const { results, out, stdout, boots } = await run('always', 'still', 'key-binds', '--game', client);
      const [shot] = results.shots;
      expect(shot?.again).toEqual({ runs: 2, failed: 2, same: true, pictures: [] });
      expect(boots).toBe(2);
      expect(stdout).toContain('that line was carried out, and it failed in the same way');
      expect(existsSync(join(out, 'again'))).toBe(false);
      const pasted = join(scratch, 'pasted');
      spawnSync('/bin/sh', ['-c', `${shot!.repro} --no-again --out '${pasted}'`], { cwd: root });
      const made = JSON.parse(readFileSync(join(pasted, 'results.json'), 'utf8')) as RunResults;
      expect(made.shots[0]!.frames.map(({ digests }) => digests)).toEqual(shot!.frames.map(({ digests }) => digests));
    },
    severalBootsMs,
  );

  test(
    'and does not start the first time makes a scenario a flake',
    async () => {
      const client = game('late', { first: `echo boot >> '${scratch}/late/boots'; exit 3` });
      const { results, boots } = await run('late', 'run', 'screen-tour', '--display', 'headless', '--game', client);
      const [scenario] = results.scenarios;
      expect(scenario?.again).toMatchObject({ runs: 5, failed: 1, same: false });
      expect(scenario?.reason).toMatch(/^A flake: it failed 1 of 5 runs\. Run 2: it passed\. .* Run 1: .*client did not boot headless/);
      expect(boots).toBe(5);
    },
    severalBootsMs,
  );

  test('is looked at once with --no-again', async () => {
    const client = game('never', { each: 'exit 3' });
    const { results, boots, code } = await run('never', 'run', 'screen-tour', '--display', 'headless', '--game', client, '--no-again');
    expect(results.scenarios[0]?.again).toBeUndefined();
    expect({ boots, code }).toEqual({ boots: 1, code: 1 });
  });

  test('for most scenarios says once that it is the machine or the game', async () => {
    const client = game('dead', { each: 'exit 3' });
    const stories = ['screen-tour', 'first-shelter', 'ui', 'farm'];
    const { results } = await run('dead', 'run', ...stories, '--display', 'headless', '--game', client, '--no-again');
    expect(results.notes).toEqual([
      expect.stringMatching(/^4 of 4 could not be run at all, so look at the game and the machine first: npx horizon-rig doctor\./),
    ]);
  });
});

describe.skipIf(process.platform === 'win32')('the quarantine of the command line', () => {
  const today = ['--today', '2026-03-01'] as const;
  const rigSays = (...words: string[]) => spawnSync(process.execPath, [rig, ...words], { encoding: 'utf8', cwd: scratch });
  const add = (file: string, what: string, until: string) =>
    rigSays('quarantine', 'add', what, '--owner', 'mia', '--reason', 'seen red twice', '--until', until, '--file', file, ...today);

  test('holds a scenario that fails: it is run and shown, and does not fail the run until its last day is over', async () => {
    const client = game('held', { each: 'exit 3' });
    const file = join(scratch, 'held/quarantine.txt');
    expect(add(file, 'screen-tour', '2026-03-15')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('scenario/screen-tour does not count until 2026-03-15'),
    });
    const words = ['run', 'screen-tour', '--display', 'headless', '--game', client, '--no-again', '--quarantine', file] as const;
    const held = await run('held', ...words, '--today', '2026-03-15');
    expect(held.code).toBe(0);
    expect(held.results.scenarios[0]).toMatchObject({
      outcome: 'passed',
      reason: expect.stringMatching(/^In quarantine until 2026-03-15 \(mia: seen red twice\)\. It failed: .*did not boot/),
      quarantine: { owner: 'mia', until: '2026-03-15', found: 'failed' },
    });
    expect(held.stdout).toMatch(/^quarantined +scenario +screen-tour/m);
    expect(readFileSync(join(held.out, 'junit.xml'), 'utf8')).toMatch(/failures="0" skipped="1"/);
    const over = await run('held', ...words, '--today', '2026-03-16');
    expect(over.code).toBe(1);
    expect(over.stdout).toMatch(/scenario\/screen-tour \(mia\) ended on 2026-03-15, so it counts again/);
    const counted = await run('held', ...words.slice(0, -2), '--no-quarantine', '--today', '2026-03-15');
    expect(counted.code).toBe(1);
    expect(held.boots).toBe(1);
  });

  test('is added to, listed and taken from, sorted and only by what there is', () => {
    const file = join(scratch, 'rows.txt');
    expect(add(file, 'still/title', '2026-03-08').status).toBe(0);
    expect(add(file, 'farm', '2026-03-02').status).toBe(0);
    expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
      'scenario/farm\tmia\t2026-03-01\t2026-03-02\tseen red twice',
      'still/title\tmia\t2026-03-01\t2026-03-08\tseen red twice',
      '',
    ]);
    const listed = rigSays('quarantine', 'list', '--file', file, '--today', '2026-03-02');
    expect(listed.stdout).toBe(
      'scenario/farm  until 2026-03-02, 1 day left  mia: seen red twice\nstill/title  until 2026-03-08, 7 days left  mia: seen red twice\n',
    );
    expect(listed.status).toBe(0);
    expect(rigSays('quarantine', 'list', '--file', file, '--today', '2026-03-03')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^scenario\/farm {2}ENDED on 2026-03-02: it counts again/),
    });
    expect(rigSays('quarantine', 'remove', 'scenario/farm', '--file', file).status).toBe(0);
    expect(rigSays('quarantine', 'remove', 'farm', '--file', file)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/farm is not in quarantine; there is: still\/title/),
    });
  });

  test.each([
    ['what there is not', 'meadow-moon', '2026-03-08', /there is no shot and no scenario "meadow-moon"; did you mean meadow-noon\?/],
    ['more than fourteen days', 'still/title', '2026-03-16', /15 days and 14 are the most; the last day may be 2026-03-15/],
    ['no date', 'still/title', 'soon', /its last day, "soon", is no date/],
  ])('takes no row for %s', (_, what, until, message) => {
    const file = join(scratch, 'none.txt');
    expect(add(file, what, until)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
    expect(existsSync(file)).toBe(false);
  });

  test('takes no second row of a name, and no row without owner or reason', () => {
    const file = join(scratch, 'twice.txt');
    add(file, 'still/title', '2026-03-08');
    expect(add(file, 'still/title', '2026-03-14').stderr).toMatch(
      /is in quarantine until 2026-03-08 \(mia\) already; .*quarantine remove still\/title/,
    );
    expect(rigSays('quarantine', 'add', 'still/title', '--reason', 'x', '--until', '2026-03-08', '--file', file).stderr).toMatch(
      /--owner <name>/,
    );
  });

  test.each([
    ['about nothing', 'still/nothing\tmia\t2026-03-01\t2026-03-08\tlate\n', /still\/nothing is in quarantine, and there is no such still/],
    ['that is no row', 'still/title mia\n', /q\.txt:1: it is no row of five fields/],
  ])('with a row %s stops a run before anything is booted', (_, text, message) => {
    const file = join(scratch, 'q.txt');
    writeFileSync(file, text);
    const ended = rigSays('run', 'screen-tour', '--display', 'headless', '--quarantine', file, '--out', join(scratch, 'unused'));
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
    expect(existsSync(join(scratch, 'unused/results.json'))).toBe(false);
  });
});
