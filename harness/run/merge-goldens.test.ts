import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../ci/tracked-files.ts';
import { formatManifest, type GoldenEntry, parseManifest } from '../../still/golden-manifest.ts';
import { mergeManifests } from '../../still/merge-manifests.ts';

const program = join(repositoryRoot, 'dist', 'horizon-rig.js');
const surroundings = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_NAME: 'a test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
};
const merges = 500;
/** Each so-many-th of them goes through git itself: one starts several programs. */
const sampled = 14;
const manifest = 'goldens/manifest.txt';

/** A branch's goldens: shot to the name of its picture. */
type Goldens = ReadonlyMap<string, string>;

let repository = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repository, env: surroundings, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const digest = (picture: string): string => Buffer.from(picture).toString('hex').padEnd(64, '0');

function entryOf(shot: string, picture: string): GoldenEntry {
  const frames = [{ S: digest('state'), P: digest(picture) }];
  const told = { approved: '2026-01-01', author: 'a person', reason: `it shows ${picture}` };
  return { shot, key: 'game/soft', width: 8, height: 8, file: `${shot}.png`, frames, ...told };
}

/** What a branch keeps: the manifest, a picture and its words a shot. */
function filesOf(goldens: Goldens): Map<string, string> {
  const files = new Map([[manifest, formatManifest([...goldens].map(([shot, picture]) => entryOf(shot, picture)))]]);
  for (const [shot, picture] of goldens) {
    // The zero byte makes it a binary file, as a picture is.
    files.set(`goldens/${shot}.png`, `\0${picture.repeat(40)}`);
    files.set(`goldens/${shot}.json`, `{"shows":"${picture}"}\n`);
  }
  return files;
}

/** A commit in git's stream form, on a branch of its own. */
function commit(branch: string, from: string | null, before: Goldens, now: Goldens): string {
  const files = filesOf(now);
  const gone = [...filesOf(before).keys()].filter((path) => !files.has(path));
  const data = (content: string): string => `data ${Buffer.byteLength(content)}\n${content}\n`;
  return [
    `commit refs/heads/${branch}\ncommitter a test <test@example.invalid> 1700000000 +0000\n${data(branch)}`,
    from === null ? '' : `from refs/heads/${from}\n`,
    ...gone.map((path) => `D ${path}\n`),
    ...[...files].map(([path, content]) => `M 100644 inline ${path}\n${data(content)}`),
    '\n',
  ].join('');
}

/** Small whole numbers, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const shots = Array.from({ length: 24 }, (_, i) => `shot-${String(i).padStart(2, '0')}`);
const common: Goldens = new Map(shots.map((shot) => [shot, `${shot} at first`]));

/** What a branch does to some of the shots: changes, deletes, renames them, or adds new ones. */
function branched(roll: (sides: number) => number, name: string, own: readonly string[]): Map<string, string> {
  const goldens = new Map(common);
  for (const shot of own) {
    const picture = `${shot} of ${name} ${roll(1000)}`;
    const what = roll(5);
    if (what < 2) goldens.set(shot, picture);
    else if (what === 2) goldens.delete(shot);
    else if (what === 3) goldens.set(`${shot}-new`, picture);
    else {
      goldens.set(`${shot}-renamed`, goldens.get(shot)!);
      goldens.delete(shot);
    }
  }
  return goldens;
}

/** What both branches together want, put together from what each did: by another way than the program's. */
function together(ours: Goldens, theirs: Goldens): Goldens {
  const all = new Map<string, string>();
  for (const shot of new Set([...common.keys(), ...ours.keys(), ...theirs.keys()])) {
    const changedBy = [ours, theirs].filter((side) => side.get(shot) !== common.get(shot));
    const picture = (changedBy[0] ?? common).get(shot);
    if (picture !== undefined) all.set(shot, picture);
  }
  return all;
}

interface Pair {
  readonly ours: Goldens;
  readonly theirs: Goldens;
  /** The shot that both change, if any. */
  readonly disputed: string | null;
}

/** Two branches whose shots are others; in each fifth pair both approve another picture of one shot. */
function pair(number: number): Pair {
  const roll = dice(number + 1);
  const [mine, other]: [string[], string[]] = [[], []];
  for (const shot of shots) [mine, other, [] as string[]][roll(3)]!.push(shot);
  const [ours, theirs] = [branched(roll, 'ours', mine), branched(roll, 'theirs', other)];
  const disputed = number % 5 === 4 ? shots[roll(shots.length)]! : null;
  if (disputed !== null) {
    ours.set(disputed, `${disputed} as ours`);
    theirs.set(disputed, `${disputed} as theirs`);
  }
  return { ours, theirs, disputed };
}

const pairs = Array.from({ length: merges }, (_, number) => pair(number));
const sample = new Map([...pairs.entries()].filter(([number]) => number % sampled === 0));

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'hz-merge-'));
  git('init', '-q', '-b', 'main');
  mkdirSync(join(repository, 'goldens'));
  const told = execFileSync(process.execPath, [program, 'setup-git', '--goldens', 'goldens'], { cwd: repository, encoding: 'utf8' });
  expect(told).toMatch(/added to \.gitattributes, commit it:\n {4}goldens\/manifest\.txt merge=horizon-goldens/);
  const stream = [
    commit('main', null, new Map(), common),
    ...[...sample].flatMap(([i, { ours, theirs }]) => [
      commit(`ours-${i}`, 'main', common, ours),
      commit(`theirs-${i}`, 'main', common, theirs),
    ]),
  ].join('');
  execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, env: surroundings, input: stream });
  git('reset', '-q', '--hard', 'main');
  git('add', '.gitattributes');
  git('commit', '-qm', 'Merge goldens by shot');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('git with the merge driver', () => {
  test('is set up twice as once', () => {
    const before = readFileSync(join(repository, '.gitattributes'), 'utf8');
    expect(execFileSync(process.execPath, [program, 'setup-git', '--goldens', 'goldens'], { cwd: repository, encoding: 'utf8' })).toBe(
      'git merges goldens/manifest.txt by shot in this checkout\n',
    );
    expect(readFileSync(join(repository, '.gitattributes'), 'utf8')).toBe(before);
    expect(git('config', '--get-all', 'merge.horizon-goldens.driver').trim().split('\n')).toHaveLength(1);
  });

  test(`merges ${merges} pairs of branches: other shots without a conflict, the same shot never in silence`, () => {
    const text = (goldens: Goldens): string => filesOf(goldens).get(manifest)!;
    const wrong: string[] = [];
    for (const [number, { ours, theirs, disputed }] of pairs.entries()) {
      const merged = mergeManifests(text(common), text(ours), text(theirs));
      if (disputed === null && merged.text !== text(together(ours, theirs))) wrong.push(`${number}: the manifest is another`);
      if (disputed !== null) wrong.push(...lostSides(merged.text, disputed).map((fault) => `${number}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });

  test('merges a sample of them as trees, pictures and words too', async () => {
    const waiting = sample.entries();
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (const [number, { ours, theirs, disputed }] of waiting) {
        const merged = await mergeTree(`ours-${number}`, `theirs-${number}`);
        const faults =
          disputed === null
            ? differences(merged.tree, filesOf(together(ours, theirs)))
            : [
                ...lostSides(git('cat-file', 'blob', `${merged.tree}:${manifest}`), disputed),
                ...(merged.told.includes(`Merge conflict in goldens/${disputed}.png`) ? [] : ['no conflict of pictures']),
              ];
        if (merged.code !== (disputed === null ? 0 : 1)) faults.push(merged.told);
        wrong.push(...faults.map((fault) => `${number}: ${fault}`));
      }
    };
    await Promise.all([work(), work()]);
    expect(wrong).toEqual([]);
  });

  test('tells a conflict in words, and is done with it as it says', async () => {
    const [number, { ours, theirs, disputed }] = [...sample].find(([, each]) => each.disputed !== null)!;
    const shot = disputed!;
    git('checkout', '-q', '-B', 'work', `ours-${number}`);
    writeFileSync(join(repository, '.gitattributes'), git('show', 'main:.gitattributes'));
    git('add', '.gitattributes');
    git('commit', '-qm', 'Attributes');
    const { status, stderr } = spawnSync('git', ['merge', `theirs-${number}`], { cwd: repository, env: surroundings, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`    ${shot} (game/soft): both sides approved another picture
        ours    2026-01-01 a person: it shows ${shot} as ours
        theirs  2026-01-01 a person: it shows ${shot} as theirs
        keep one side: its line in goldens/manifest.txt and its files, git checkout --ours (or --theirs) -- goldens/${shot}.png goldens/${shot}.json
        or look anew once merged: npx horizon-rig still ${shot}
`);
    const text = readFileSync(join(repository, manifest), 'utf8');
    expect(() => parseManifest(text)).toThrow(/a merge conflict is left in it/);
    const chosen = text.replace(/<{7} ours\n.*\n={7}\n(.*\n)>{7} theirs\n/, '$1');
    writeFileSync(join(repository, manifest), formatManifest(parseManifest(chosen)));
    git('checkout', '--theirs', '--', `goldens/${shot}.png`, `goldens/${shot}.json`);
    git('add', '.');
    git('commit', '-qm', 'Merged');
    const decided = new Map([...together(ours, theirs), [shot, `${shot} as theirs`]]);
    expect(differences('HEAD', filesOf(decided))).toEqual([]);
    expect(git('show', `HEAD:goldens/${shot}.json`)).toBe(filesOf(decided).get(`goldens/${shot}.json`));
  });

  test('leaves a manifest that it cannot read to a person, with both sides in it', () => {
    const sides = ['base', 'ours', 'theirs'].map((name) => join(repository, name)) as [string, string, string];
    for (const [i, side] of sides.entries()) writeFileSync(side, i === 2 ? 'no golden' : formatManifest([]));
    const { status, stderr } = spawnSync(process.execPath, [program, 'merge-goldens', ...sides, manifest], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^goldens\/manifest\.txt cannot be merged by shot: .*line 1: it has 1 fields/),
    ]);
    expect(readFileSync(sides[1], 'utf8')).toMatch(/^<{7} ours\n# horizon.*\n={7}\nno golden\n>{7} theirs\n$/);
  });
});

/** What of a disputed golden is not in a merged manifest. */
function lostSides(text: string, disputed: string): string[] {
  const wanted = ['<<<<<<< ours', `${disputed} as ours`, `${disputed} as theirs`, '>>>>>>> theirs'];
  return wanted.filter((part) => !text.includes(part)).map((part) => `${part} is lost`);
}

async function mergeTree(ours: string, theirs: string): Promise<{ readonly code: number; readonly tree: string; readonly told: string }> {
  const ran = await promisify(execFile)('git', ['merge-tree', '--write-tree', ours, theirs], { cwd: repository, env: surroundings }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: ran.code, tree: ran.stdout.split('\n')[0]!, told: ran.stdout };
}

/** How a tree's goldens differ from what they should be. */
function differences(tree: string, wanted: ReadonlyMap<string, string>): string[] {
  const paths = git('ls-tree', '-r', '--name-only', tree, 'goldens/').trim().split('\n');
  const lost = [...wanted.keys()].filter((path) => !paths.includes(path)).map((path) => `${path} is lost`);
  const left = paths.filter((path) => !wanted.has(path)).map((path) => `${path} is left`);
  const text = git('cat-file', 'blob', `${tree}:${manifest}`);
  return [...lost, ...left, ...(text === wanted.get(manifest) ? [] : ['the manifest is another'])];
}
