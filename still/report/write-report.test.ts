import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../fixtures/run-fixture.ts';
import type { ShotResult } from '../results.ts';
import type { ShotPlan } from '../shot-plan.ts';
import { replaceFolder } from './replace-folder.ts';
import { writeReport } from './write-report.ts';

let folder = '';
let report = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-write-report-'));
  report = join(folder, 'report');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const still = fixturePlan('still', 'A picture');

async function judged(plan: ShotPlan = still): Promise<ShotResult> {
  await approveFixture(folder, plan);
  return await shootFixture(folder, plan, redStreak);
}

describe('a report on the disk', () => {
  test('links the pictures of captures and goldens instead of copying them', async () => {
    const shot = await judged();
    await writeReport(fixtureResults([shot]), report);
    const numbers = await Promise.all(
      (await readdir(join(report, 'pictures'))).map(async (file) => (await stat(join(report, 'pictures', file))).ino),
    );
    for (const path of [shot.golden!, shot.frames[0]!.actual!]) expect(numbers).toContain((await stat(path)).ino);
  });

  test('holds a long film of one picture in the space of one', async () => {
    const shot = await judged();
    const [frame] = shot.frames;
    const frames = Array.from({ length: 300 }, (_, index) => ({ ...frame!, index }));
    await writeReport(fixtureResults([{ ...shot, golden: null, frames }]), report);
    const files = await readdir(join(report, 'pictures'));
    expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(1);
  });

  test('shows each frame of a film as it was approved', async () => {
    const film = { ...fixturePlan('film', 'A bar that moves'), sequence: { frames: 3, between: ['command tick step 1'], frameMs: 50 } };
    await approveFixture(folder, film);
    const shot = await shootFixture(folder, film, {});
    const page = await readFile(await writeReport(fixtureResults([shot]), report), 'utf8');
    const addresses = [...page.matchAll(/<img class="golden" src="([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(3);
  });

  test('replaces an older one as a whole, and leaves nothing beside it', async () => {
    await writeReport(fixtureResults([await judged()]), report);
    await writeReport(fixtureResults([]), report);
    expect([(await readdir(report)).sort(), await readdir(join(report, 'pictures'))]).toEqual([['index.html', 'pictures'], []]);
    expect((await readdir(folder)).filter((name) => name.startsWith('report'))).toEqual(['report']);
  });

  test('is refused where other files lie, and they stay', async () => {
    await mkdir(report);
    await writeFile(join(report, 'notes.txt'), 'mine');
    await expect(writeReport(fixtureResults([]), report)).rejects.toThrow(/holds notes\.txt.*another folder or move it away/);
    expect(await readdir(report)).toEqual(['notes.txt']);
  });

  test('tells of a picture that cannot be read, and shows the rest', async () => {
    const shot = await judged();
    await rm(shot.golden!);
    await writeFile(shot.frames[0]!.actual!, 'no picture');
    const other = await judged(fixturePlan('other', 'Another picture'));
    const page = await readFile(await writeReport(fixtureResults([shot, other]), report), 'utf8');
    expect(page.match(/A picture cannot be shown/g)).toHaveLength(1);
    expect(page.match(/<img class="difference"/g)).toHaveLength(1);
  });
});

describe('a folder that is replaced', () => {
  test('stays as it was when the new one cannot be filled', async () => {
    await mkdir(report);
    await writeFile(join(report, 'old.txt'), 'old');
    const broken = replaceFolder(report, async (fresh) => {
      await writeFile(join(fresh, 'half.txt'), 'half');
      throw new Error('the disk is full');
    });
    await expect(broken).rejects.toThrow(/the disk is full/);
    expect([await readdir(folder), await readdir(report)]).toEqual([['report'], ['old.txt']]);
  });

  test('is whole at each moment: the old one stands until the new one is', async () => {
    await mkdir(report);
    await writeFile(join(report, 'old.txt'), 'old');
    let during: string[] = [];
    await replaceFolder(report, async (fresh) => {
      await writeFile(join(fresh, 'new.txt'), 'new');
      during = await readdir(report);
    });
    expect([during, await readdir(report)]).toEqual([['old.txt'], ['new.txt']]);
  });

  test('takes away what a killed process left beside it, and nothing of one that lives', async () => {
    for (const name of ['report.new-2147483646', 'report.old-2147483645', `report.new-${process.ppid}`, 'report.new-er']) {
      await mkdir(join(folder, name));
    }
    await replaceFolder(report, async () => {});
    expect((await readdir(folder)).sort()).toEqual(['report', 'report.new-er', `report.new-${process.ppid}`].sort());
  });
});
