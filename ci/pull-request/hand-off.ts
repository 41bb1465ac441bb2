import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePng } from '../../still/pixels/decode-png.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { replaceFolder } from '../../still/report/replace-folder.ts';
import { mostCropSide } from './crop-picture.ts';
import type { Findings } from './findings.ts';
import { mostCropBytes } from './make-crops.ts';
import { readFindings } from './read-findings.ts';
import { matching, object, orNull, readShape, ShapeError, wholeNumber } from './read-shape.ts';

/** Version of the folder that one workflow hands to another. */
export const handOffSchema = 'horizon-rig-pull-request-1';

const mainFile = 'pull-request.json';
const cropsFolder = 'crops';
const forPeople = 'comment.md';
const mostJsonBytes = 1024 * 1024;

/** What a workflow without rights hands to one that may write: data and pictures, nothing that is shown as it is. */
export interface HandOff {
  readonly number: number;
  /** The commit that was looked at: 40 hexadecimal digits. */
  readonly headSha: string;
  /** Number of the artifact that holds the report, or null. */
  readonly reportArtifact: number | null;
  readonly findings: Findings;
  /** Crops by their names. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Writes the folder; one that is there is replaced as a whole. @param comment What the comment will look like, for whoever opens the artifact. */
export async function writeHandOff(folder: string, { files, ...rest }: HandOff, comment: string): Promise<void> {
  await refuseOther(folder);
  await replaceFolder(folder, async (fresh) => {
    await mkdir(join(fresh, cropsFolder));
    for (const [name, png] of files) await writeFile(join(fresh, cropsFolder, name), png);
    await writeFile(join(fresh, forPeople), comment);
    await writeFile(join(fresh, mainFile), `${JSON.stringify({ schema: handOffSchema, ...rest }, null, 1)}\n`);
  });
}

async function refuseOther(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const other = entries.find((entry) => ![mainFile, cropsFolder, forPeople].includes(entry));
  if (other !== undefined) throw new ShapeError(`${folder} holds ${other}, which is not of a prepared pull request: give another --out`);
}

/**
 * Reads a folder that somebody else wrote, whoever it was. Everything is checked: sizes before anything is read, that files are files
 * and not links, every field and length; pictures are decoded and written anew, so that nothing but their pixels comes through.
 * @throws ShapeError saying what is wrong.
 */
export async function readHandOff(folder: string): Promise<HandOff> {
  const text = (await readPlainFile(folder, mainFile, mostJsonBytes)).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ShapeError(`${mainFile} is no JSON: make the folder with horizon-rig-ci prepare`, { cause });
  }
  const main = readShape(mainFile, json, {
    schema: matching(new RegExp(`^${handOffSchema}$`)),
    number: wholeNumber(1, 2 ** 31),
    headSha: matching(/^[0-9a-f]{40}$/),
    reportArtifact: orNull(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    findings: object,
  });
  const findings = readFindings(main.findings);
  const files = new Map<string, Buffer>();
  let bytes = 0;
  const crops = [];
  if (findings.crops.length > 0) await refuseLink(folder, cropsFolder);
  for (const crop of findings.crops) {
    const png = await readPlainFile(join(folder, cropsFolder), crop.file, mostCropBytes);
    bytes += png.length;
    if (bytes > mostCropBytes)
      throw new ShapeError(`the pictures have more than ${mostCropBytes} bytes: make the folder with horizon-rig-ci prepare`);
    const { width, height, fresh } = drawnAnew(crop.file, png);
    files.set(crop.file, fresh);
    crops.push({ ...crop, width, height });
  }
  return { number: main.number, headSha: main.headSha, reportArtifact: main.reportArtifact, findings: { ...findings, crops }, files };
}

function drawnAnew(name: string, png: Buffer): { readonly width: number; readonly height: number; readonly fresh: Buffer } {
  // The size stands in the first 24 bytes: what would unpack to gigabytes is refused before it does.
  const [width, height] = png.length < 24 ? [0, 0] : [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (width < 1 || height < 1 || width > mostCropSide.width || height > mostCropSide.height)
    throw new ShapeError(`picture ${name} is ${width}x${height}: at most ${mostCropSide.width}x${mostCropSide.height} is taken`);
  try {
    const { pixels } = decodePng(png);
    return { width, height, fresh: encodePng(pixels, width, height, { level: 9 }) };
  } catch (cause) {
    throw new ShapeError(`picture ${name} is no whole PNG: make the folder with horizon-rig-ci prepare`, { cause });
  }
}

async function refuseLink(folder: string, name: string): Promise<void> {
  const about = await lstat(join(folder, name)).catch(() => null);
  if (about?.isDirectory() !== true)
    throw new ShapeError(`there is no folder ${name} in the folder: unpack the artifact of horizon-rig-ci prepare there`);
}

async function readPlainFile(folder: string, name: string, most: number): Promise<Buffer> {
  const path = join(folder, name);
  const about = await lstat(path).catch(() => null);
  if (about === null) throw new ShapeError(`there is no ${name} in the folder: unpack the artifact of horizon-rig-ci prepare there`);
  if (!about.isFile()) throw new ShapeError(`${name} is no plain file: make the folder with horizon-rig-ci prepare`);
  if (about.size > most) throw new ShapeError(`${name} has ${about.size} bytes: at most ${most} are taken`);
  const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
