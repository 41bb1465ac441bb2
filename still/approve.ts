import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ApprovalItem, itemFault, longestWords } from './approval-file.ts';
import { temporaryEnd, writeFileAtomically } from './atomic-file.ts';
import { type Captured, readCaptured } from './captured.ts';
import { formatManifest, type GoldenEntry, ManifestError } from './golden-manifest.ts';
import { detailsFile, type GoldenDetails, GoldenStore, manifestFile } from './golden-store.ts';
import { allPixels, filedPicture, type PictureSource } from './picture-source.ts';
import { encodeAnimation } from './pixels/animation.ts';
import { encodePngInPool } from './pixels/encode-png.ts';
import { isShotName } from './shot-name.ts';

/** What to approve. */
export interface Approval {
  /** Folders of captured shots of a run, one a shot. */
  readonly captured: readonly string[];
  readonly goldens: string;
  /** Why the pictures are right; kept in the manifest. */
  readonly reason: string;
  /** What was decided of single captured folders, where it was decided away from the captures. */
  readonly decisions?: ReadonlyMap<string, Decision>;
  readonly author: string;
  /** ISO date of now. */
  readonly date: string;
}

/** What was decided of one captured shot. */
export interface Decision {
  /** Why its pictures are right. */
  readonly reason: string;
  /** What was seen when it was decided: nothing else is approved. */
  readonly seen: ApprovalItem;
}

/** What an approval changed. */
export interface Approved {
  readonly shot: string;
  readonly key: string;
  readonly file: string;
  /** `unchanged` when the same pixels and layers were approved already: nothing is written. */
  readonly change: 'new' | 'changed' | 'unchanged';
}

/** An approval that is refused; nothing was written. */
export class ApprovalError extends Error {
  override readonly name = 'ApprovalError';
}

/**
 * Makes captured pictures the goldens of their shots. All or nothing is refused before anything is written: a blank picture, one whose
 * facts do not hold, one that is not what was decided on, a missing reason. Each file is replaced whole, the manifest last: what breaks
 * off between is found by the next run, since no picture is used that is not the manifest's.
 * @throws ApprovalError naming the shot and what to do.
 */
export async function approve(approval: Approval): Promise<Approved[]> {
  refuseWords(approval);
  try {
    return await approveLocked(approval);
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw cause;
    throw new ApprovalError(
      `${approval.goldens} could not be written (${code}) and its manifest is as before; make room or give leave, then approve again`,
      { cause },
    );
  }
}

/** Most characters of a field of the manifest: a reason of a file, with its cluster and who proposed it. */
const longestField = 2 * longestWords + 100;

/** The reason that holds for a captured folder. */
function reasonFor(approval: Approval, folder: string): string {
  return approval.decisions?.get(folder)?.reason ?? approval.reason;
}

function refuseWords(approval: Approval): void {
  const reasons = approval.captured.map((folder) => reasonFor(approval, folder));
  if (reasons.some((reason) => reason.trim().length < 3))
    throw new ApprovalError('approving needs a reason; say why these pictures are right');
  if (approval.author.trim() === '')
    throw new ApprovalError('approving needs an author: --author NAME, or git config user.name NAME once for all');
  const longest = Math.max(approval.author.length, ...reasons.map((reason) => reason.length));
  if (longest > longestField)
    throw new ApprovalError(`a reason or author has ${longest} characters and the manifest takes ${longestField}; say it shorter`);
}

async function approveLocked(approval: Approval): Promise<Approved[]> {
  await mkdir(approval.goldens, { recursive: true });
  const release = await lock(approval.goldens);
  try {
    const store = await GoldenStore.open(approval.goldens);
    const shots = await Promise.all(approval.captured.map(async (folder) => ({ folder, captured: await readCaptured(folder) })));
    for (const { folder, captured } of shots) {
      refuseMisplaced(folder, captured);
      refuseWrong(captured, approval.decisions?.get(folder)?.seen);
    }
    const entries = new Map(store.entries.map((entry) => [`${entry.shot} ${entry.key}`, entry]));
    const approved: Approved[] = [];
    const pending: (() => Promise<void>)[] = [];
    const writeDetails = (file: string, captured: Captured): Promise<void> =>
      writeFileAtomically(join(approval.goldens, detailsFile(file)), `${JSON.stringify(detailsOf(captured), null, 1)}\n`);
    for (const { folder, captured } of shots) {
      const id = `${captured.shot} ${captured.key}`;
      const old = entries.get(id) ?? null;
      const entry = newEntry(captured, approval, reasonFor(approval, folder), old?.file ?? freeFile(captured.shot, [...entries.values()]));
      const same = old !== null && JSON.stringify(old.frames) === JSON.stringify(entry.frames);
      approved.push({
        shot: captured.shot,
        key: captured.key,
        file: entry.file,
        change: old === null ? 'new' : same ? 'unchanged' : 'changed',
      });
      if (same) {
        // A golden of an earlier version, whose game told less: its words grow, and nothing that was approved changes.
        if (tellsMore(detailsOf(captured), await soundDetails(store, old))) pending.push(() => writeDetails(old.file, captured));
        continue;
      }
      const picture = await encodedPicture(folder, captured, store, old);
      entries.set(id, entry);
      pending.push(async () => {
        await writeFileAtomically(join(approval.goldens, entry.file), picture);
        await writeDetails(entry.file, captured);
      });
    }
    for (const write of pending) await write();
    if (approved.some(({ change }) => change !== 'unchanged'))
      await writeFileAtomically(join(approval.goldens, manifestFile), formatManifest([...entries.values()]));
    return approved;
  } finally {
    await release();
  }
}

/** A record may come out of the unpacked output of somebody else's run: what it says must not lead out of the goldens folder. */
function refuseMisplaced(folder: string, { shot, key }: Captured): void {
  if (isShotName(shot) && basename(folder) === shot && typeof key === 'string' && !/\p{Cc}/u.test(key)) return;
  throw new ApprovalError(`nothing is approved: the record in ${folder} is of another shot; capture it again: horizon-rig still`);
}

function refuseWrong(captured: Captured, seen: ApprovalItem | undefined): void {
  const other = seen === undefined ? null : itemFault(seen, captured);
  if (other !== null) {
    throw new ApprovalError(
      `nothing is approved: shot ${captured.shot}: ${other}; look at what there is now: npx horizon-rig still ${captured.shot}`,
    );
  }
  if (captured.blank !== null) {
    throw new ApprovalError(`shot ${captured.shot} shows nothing (${captured.blank}); find out why before approving`);
  }
  const wrong = captured.facts.find((fact) => !fact.holds);
  if (wrong !== undefined) {
    throw new ApprovalError(
      `shot ${captured.shot}: it does not hold that ${wrong.says} (${wrong.found}); mend the picture or the plan first`,
    );
  }
}

function newEntry(captured: Captured, approval: Approval, reason: string, file: string): GoldenEntry {
  return {
    shot: captured.shot,
    key: captured.key,
    width: captured.width,
    height: captured.height,
    file,
    frames: captured.frames.map(({ digests }) => digests),
    approved: approval.date,
    author: approval.author.trim(),
    reason: reason.trim(),
  };
}

/** `shot.png`, or the first free `shot-2.png` when another key of the shot has that. */
function freeFile(shot: string, entries: readonly GoldenEntry[]): string {
  const taken = new Set(entries.map(({ file }) => file));
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${shot}.png` : `${shot}-${number}.png`;
    if (!taken.has(file)) return file;
  }
}

function detailsOf({ details, frames }: Captured): GoldenDetails {
  const parts = frames.flatMap((frame) => (frame.parts === undefined ? [] : [frame.parts]));
  const draws = frames.flatMap((frame) => (frame.draws === undefined ? [] : [frame.draws]));
  return {
    ...details,
    bands: frames.map(({ bands }) => bands),
    ...(parts.length === frames.length && { parts }),
    ...(draws.length === frames.length && { draws }),
  };
}

/** Whether details tell parts or draws that others do not. */
function tellsMore(now: GoldenDetails, before: GoldenDetails | null): boolean {
  return (
    before === null || (now.parts !== undefined && before.parts === undefined) || (now.draws !== undefined && before.draws === undefined)
  );
}

/** What lies beside a golden; null where it is missing or damaged, which approving the same picture again mends. */
async function soundDetails(store: GoldenStore, entry: GoldenEntry): Promise<GoldenDetails | null> {
  try {
    return await store.details(entry);
  } catch (error) {
    if (error instanceof ManifestError) return null;
    throw error;
  }
}

/** Encodes what was captured anew, so that every golden has bands; a frame that was never written is the old golden's. */
async function encodedPicture(folder: string, captured: Captured, store: GoldenStore, old: GoldenEntry | null): Promise<Uint8Array> {
  const { width, height, frames, frameMs } = captured;
  const pixels = await Promise.all(
    frames.map(async ({ bands, file }, index) => {
      const source: PictureSource | null =
        file !== null
          ? filedPicture({ width, height, bands }, () => readFrame(folder, captured.shot, file))
          : old === null
            ? null
            : store.picture(old, await store.details(old), index);
      if (source === null)
        throw new ApprovalError(`frame ${index} of shot ${captured.shot} was not written; capture it again: horizon-rig still`);
      return await allPixels(source);
    }),
  );
  if (pixels.length === 1) return await encodePngInPool(pixels[0]!, width, height);
  return await encodeAnimation(pixels, width, height, frameMs ?? 100);
}

async function readFrame(folder: string, shot: string, file: string): Promise<Uint8Array> {
  const path = join(folder, basename(file));
  return await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new ApprovalError(
      `nothing is approved: ${path} of shot ${shot} cannot be read (${cause.code}); capture it again: horizon-rig still`,
      {
        cause,
      },
    );
  });
}

/** One approval at a time a folder. A lock whose process is gone is taken over, and what it had half written goes. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, '.approving');
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = await open(path, 'wx');
      const release = (): Promise<void> => rm(path, { force: true });
      try {
        await handle.writeFile(String(process.pid));
      } catch (error) {
        await release();
        throw error;
      } finally {
        await handle.close();
      }
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      const owner = Number(await readFile(path, 'utf8').catch(() => '0'));
      if (owner > 0 && runs(owner)) throw new ApprovalError(`process ${owner} is approving in this folder; wait until it is done`);
      for (const name of await readdir(folder)) if (name.endsWith(temporaryEnd(owner))) await rm(join(folder, name), { force: true });
      await rm(path, { force: true });
    }
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
