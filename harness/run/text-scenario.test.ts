import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunResults } from '../../still/results.ts';
import { parseTextScenario } from './text-scenario.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rig = join(root, 'dist/horizon-rig.js');
let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-text-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const story = '#: title A story\nexpect screen title\n';

describe('a scenario as text', () => {
  test('has its title, needs, displays, options and speed from its header and its commands', () => {
    const scenario = parseTextScenario(
      [
        '#: title A player looks around',
        '#: not headless it takes a picture',
        '#: needs status state',
        '#: option renderDistance 4',
        '#: option key_key.jump key.keyboard.space',
        '#: speed real',
        '#: still',
        '# a comment',
        'open world 7 creative',
        '  expect screen game  ',
      ].join('\r\n'),
      'scenarios/look-around.txt',
    );
    expect(scenario).toMatchObject({
      name: 'look-around',
      title: 'A player looks around',
      not: { headless: 'it takes a picture' },
      files: { 'options.txt': 'renderDistance:4\nkey_key.jump:key.keyboard.space\n' },
      speed: 'real',
      still: true,
    });
    expect([...scenario.needs.commands].sort()).toEqual(['expect', 'open', 'state', 'status']);
  });

  test.each([
    ['no title', 'expect screen title', /a\.txt:1: it has no title; begin the file with a line such as: #: title/],
    ['an empty title', '#: title\nexpect screen title', /a\.txt:1: title: the title is empty/],
    ['two titles', `#: title Before\n${story}`, /a\.txt:2: title: there is a title already/],
    ['a mistyped key', `#: tilte A story\n${story}`, /a\.txt:1: "tilte" is no key of a header; did you mean title\?/],
    [
      'an unknown key',
      `#: colour red\n${story}`,
      /a\.txt:1: "colour" is no key of a header; there are title, not, needs, option, speed, still/,
    ],
    ['a header below a command', `${story}#: speed max\n`, /a\.txt:3: a header line stands above the first command; move it up/],
    ['no such display', `#: not tv it is old\n${story}`, /a\.txt:1: not: write a display \(offscreen, xvfb, window, headless\)/],
    ['a display without a reason', `#: not headless\n${story}`, /a\.txt:1: not: write a display/],
    ['no such speed', `#: speed warp\n${story}`, /a\.txt:1: speed: write real or max/],
    ['an option without a value', `#: option fov\n${story}`, /a\.txt:1: option: write a key of options\.txt and its value/],
    ['a need that is no command', `#: needs stat\n${story}`, /a\.txt:1: needs: the game has no command "stat"; write stat/],
    ['a need of the caller', `#: needs launch\n${story}`, /a\.txt:1: needs: the game has no command "launch"/],
    ['no such command', '#: title A\nexpct screen title\n', /a\.txt:2: expct screen title: no command "expct"; did you mean expect\?/],
    ['a wrong argument', '#: title A\n\nwait soon\nexpect screen title', /a\.txt:3: wait soon: .*ticks/],
    ['a command of the caller', '#: title A\nlaunch\nexpect screen title', /a\.txt:2: launch: launch cannot stand in a file/],
    [
      'nothing that is expected',
      '#: title A\nstate\n',
      /a\.txt: it expects nothing, so it would always pass; add a line such as: expect screen game/,
    ],
  ])('with %s is refused with the line and the next step', (_, text, message) => {
    expect(() => parseTextScenario(text, 'a.txt')).toThrow(message);
  });

  test('in a file whose name is no name is refused', () => {
    expect(() => parseTextScenario(story, 'My Story.txt')).toThrow(/name the file in kebab-case, such as first-shelter\.txt/);
  });
});

/** Runs the rig in a folder; gives its exit code, what it printed and its results. */
async function run(folder: string, ...words: string[]) {
  const out = join(folder, 'out');
  const ended = await promisify(execFile)(process.execPath, [rig, ...words, '--out', out], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const file = join(out, 'results.json');
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunResults) : null;
  return { code: ended.code, stdout: ended.stdout, stderr: ended.stderr, out, results };
}

function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'my stories'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('horizon-rig run FILE', () => {
  test('boots a game for a story, shows it in a report, and puts the pictures it takes beside the results', async () => {
    const folder = folderWith('good', {
      'my stories/first-look.txt':
        '#: title A look at the title\n#: not xvfb not here\n#: option guiScale 2\nexpect widget options\nscreenshot title.png\n',
    });
    const { code, results, out } = await run(folder, 'run', 'my stories/first-look.txt', '--display', 'offscreen,xvfb', '--via', 'ctl');
    expect(results?.scenarios.map(({ name, outcome, variant, reason }) => [name, outcome, variant, reason])).toEqual([
      ['first-look', 'passed', 'offscreen via ctl', ''],
      ['first-look', 'skipped', 'xvfb via ctl', 'not here'],
    ]);
    expect(code).toBe(0);
    expect(existsSync(join(out, 'first-look-offscreen-ctl/title.png'))).toBe(true);
    expect(existsSync(join(out, 'report/index.html'))).toBe(true);
  });

  test('tells file, line and what was there when an expectation does not hold, and its line makes that again', async () => {
    const folder = folderWith('bad', { 'my stories/wrong.txt': `${story}\nclick options\nexpect screen video\nclick done\n` });
    const file = join(folder, 'my stories/wrong.txt');
    const { code, results } = await run(folder, 'run', file, '--display', 'headless');
    const [scenario] = results!.scenarios;
    expect(code).toBe(1);
    expect(scenario?.reason).toMatch(/^my stories\/wrong\.txt:5: expect screen video was refused \(state\): .*options/);
    expect(scenario?.again).toEqual({ runs: 2, failed: 2, same: true, pictures: [] });
    // npx finds the program of the folder it is called in.
    const elsewhere = scenario!.repro.replace('my stories', join(folder, 'my stories'));
    const line = `${elsewhere} --no-again --out '${join(folder, 'pasted')}'`;
    const pasted = spawnSync('/bin/sh', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect(pasted.stdout).toContain(scenario!.reason);
    expect(pasted.status).toBe(1);
  });

  test('tells a refused command in the words of the file', async () => {
    const folder = folderWith('refused', { 'refused.txt': `${story}click nowhere\n` });
    const { results } = await run(folder, 'run', 'refused.txt', '--display', 'headless', '--no-again');
    expect(results?.scenarios[0]?.reason).toMatch(/^refused\.txt:3: click nowhere was refused \(unknown\): /);
  });

  test('tells the line at which the game was gone', async () => {
    const folder = folderWith('gone', { 'gone.txt': `${story}quit\nexpect screen title\n` });
    const { results } = await run(folder, 'run', 'gone.txt', '--display', 'headless', '--no-again');
    expect(results?.scenarios[0]?.reason).toBe(
      'gone.txt:4: expect screen title: the game is gone; see its log, or end the story where it quits the game',
    );
  });

  test.skipIf(process.platform === 'win32')('refuses a pipe, which holds its story once, and waits for nobody', async () => {
    const folder = folderWith('pipe', {});
    spawnSync('mkfifo', [join(folder, 'pipe.txt')]);
    const { code, stderr } = await run(folder, 'run', 'pipe.txt');
    expect(stderr).toMatch(/pipe\.txt is no plain file, so it could not be played a second time; write it to a file/);
    expect(code).toBe(2);
  });

  test.each([
    ['is not there', ['run', 'nowhere.txt'], /nowhere\.txt cannot be read \(ENOENT\); name a file of command lines/],
    ['is given twice', ['run', 'twice.txt', './twice.txt'], /two scenarios of this run are named twice/],
    ['has another ending', ['run', './odd.story'], /odd\.story: name the file in kebab-case, such as first-shelter\.txt/],
    ['is no story', ['run', 'empty.txt'], /empty\.txt:1: it has no title/],
  ])('refuses a file that %s before it boots anything', async (_, words, message) => {
    const { code, stderr, results } = await run(
      folderWith('refusals', { 'twice.txt': story, 'empty.txt': '', 'odd.story': story }),
      ...words,
    );
    expect(stderr).toMatch(message);
    expect({ code, results }).toEqual({ code: 2, results: null });
  });

  test('is listed with the others when it lies in scenarios/', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [rig, 'list'], { cwd: scratch });
    expect(stdout).toMatch(/^ {2}first-shelter +A player walls up a shelter/m);
    expect(stdout).toMatch(/^ {2}screen-tour +A person walks/m);
  });
});
