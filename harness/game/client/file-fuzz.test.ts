import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExtras, valuesOf, withValue } from '../../../ctl/game-extras.ts';
import { isOnIn } from '../../../ctl/no-ai.ts';
import { mutated } from '../../../ctl/testing/mutated.ts';
import { Seeded } from '../../../ctl/testing/seeded.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { optionKeys, optionTable } from '../gui/options/option-table.ts';
import { decodeChunk, encodeChunk } from '../saves/chunk-nbt.ts';
import { decodeEntities, encodeEntities } from '../saves/entity-nbt.ts';
import { decodeLevel, encodeLevel, type LevelFile, summarizeLevel } from '../saves/level-nbt.ts';
import { NbtError } from '../saves/nbt.ts';
import { packChunk, packNbtFile, unpackChunk, unpackNbtFile } from '../saves/nbt-file.ts';
import { decodeNbt } from '../saves/nbt-reader.ts';
import { encodeNbt } from '../saves/nbt-writer.ts';
import { decodePlayer, encodePlayer } from '../saves/player-nbt.ts';
import { buildRegion, readRegionHeader, readStoredChunk, regionHeaderBytes } from '../saves/region-format.ts';
import { readStatisticsJson } from '../saves/statistics-json.ts';
import { numberedChunk, numberedLevel, numberedPlayer } from '../saves/world-for-tests.ts';
import { OptionsFile } from './options-file.ts';
import { readZip } from './read-zip.ts';
import { zip } from './testing/make-zip.ts';

/** How a file is read, what a good one is, and which error says that it is damaged. */
interface Reader {
  readonly name: string;
  readonly files: number;
  readonly good: () => Uint8Array | Promise<Uint8Array>;
  readonly read: (bytes: Buffer) => unknown;
  readonly damaged: (error: Error) => boolean;
}

const nbtDamage = (error: Error): boolean => error instanceof NbtError;
// A refusal that was written for a person, and no fault of the reader: those have classes of their own.
const plain = (error: Error): boolean => error.constructor === Error && /; .+/.test(error.message);
const never = (): boolean => false;

const level = encodeLevel(numberedLevel(1, 'Fuzzed'), 1);
const chunk = numberedChunk(3, -4, 1);

let folder = '';
beforeAll(() => {
  folder = tempFolder((clean) => afterAll(clean));
});

/** Puts bytes into a file of the folder and gives its path. A new file each time: writing over one costs a flush on some file systems. */
function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  rmSync(path, { force: true });
  writeFileSync(path, bytes);
  return path;
}

/** The chunks of a region file, unpacked and understood. */
function readRegion(bytes: Buffer): void {
  for (const { offset, room, timestamp } of readRegionHeader(bytes.subarray(0, regionHeaderBytes), bytes.length).values()) {
    const { bytes: packed, compression } = readStoredChunk(bytes.subarray(offset, offset + room), timestamp);
    decodeChunk(unpackChunk(packed, compression));
  }
}

async function oneChunk(): Promise<Uint8Array> {
  const bytes = await packChunk(encodeChunk(chunk));
  return buildRegion(
    new Map([
      [5, { compression: 2, bytes, timestamp: 1 }],
      [900, { compression: 3, bytes: encodeNbt(encodeChunk(chunk)), timestamp: 2 }],
    ]),
  );
}

const optionsText =
  'version:4671\nfov:0.5\nlang:"en_us"\nresourcePacks:["a","b"]\nkey_key.jump:key.keyboard.space\nrenderDistance:8\nguiScale:2\nmod.x:{}\n';

const readers: readonly Reader[] = [
  {
    name: 'options.txt',
    files: 1500,
    good: () => Buffer.from(optionsText),
    read: (bytes) => {
      const { values } = new OptionsFile(written('options.txt', bytes));
      for (const key of optionKeys) {
        const row = optionTable[key];
        const value = values[key];
        if (row.type === 'number' && !((value as number) >= row.min && (value as number) <= row.max)) throw new Error(`${key} is ${value}`);
      }
    },
    damaged: never,
  },
  {
    name: 'horizon-extras.txt',
    files: 2000,
    good: () => Buffer.from('\uFEFFfov:70\r\nnoAi:true\r\nagentControl:false\r\nnoAi:false'),
    read: (bytes) => {
      written('horizon-extras.txt', bytes);
      const extras = readExtras(folder);
      const on = isOnIn(extras);
      if (extras.state !== 'text') return;
      const set = withValue(extras.bytes, 'noAi', 'true');
      if (!isOnIn({ state: 'text', bytes: set }) || valuesOf(set, 'noAi').length !== 1) throw new Error(`lost the switch (was ${on})`);
    },
    damaged: never,
  },
  {
    name: 'level.dat under gzip',
    files: 700,
    good: () => packNbtFile(level.level),
    read: async (bytes) => summarizeLevel(await unpackNbtFile(bytes)),
    damaged: nbtDamage,
  },
  {
    name: 'level.dat, unpacked',
    files: 2000,
    good: () => encodeNbt(level.level),
    read: (bytes) => {
      const root = decodeNbt(bytes);
      summarizeLevel(root);
      decodeLevel({ ...level, level: root });
    },
    damaged: nbtDamage,
  },
  ...(Object.keys(level) as LevelFile[])
    .filter((file) => file !== 'level')
    .map(
      (file): Reader => ({
        name: `the level file ${file}`,
        files: 250,
        good: () => encodeNbt(level[file]),
        read: (bytes) => decodeLevel({ ...level, [file]: decodeNbt(bytes) }),
        damaged: nbtDamage,
      }),
    ),
  {
    name: 'a player',
    files: 1500,
    good: () => encodeNbt(encodePlayer(numberedPlayer(1))),
    read: (bytes) => decodePlayer(decodeNbt(bytes)),
    damaged: nbtDamage,
  },
  { name: 'a region file', files: 600, good: oneChunk, read: readRegion, damaged: nbtDamage },
  {
    name: 'a chunk, unpacked',
    files: 700,
    good: () => encodeNbt(encodeChunk(chunk)),
    read: (bytes) => decodeChunk(decodeNbt(bytes)),
    damaged: nbtDamage,
  },
  {
    name: 'the entities of a chunk',
    files: 1000,
    good: () => encodeNbt(encodeEntities(3, -4, chunk.entities)),
    read: (bytes) => decodeEntities(decodeNbt(bytes)),
    damaged: nbtDamage,
  },
  {
    name: 'a zip archive',
    files: 2000,
    good: () =>
      zip(
        [
          { name: 'a/one.txt', text: 'one'.repeat(50) },
          { name: 'two.txt', text: 'two', store: true },
        ],
        'notes',
      ),
    read: (bytes) => [...readZip(bytes, 100_000).values()].map((file) => file()),
    damaged: plain,
  },
  {
    name: 'the statistics of a player',
    files: 500,
    good: () => Buffer.from('{"stats":{"minecraft:custom":{"minecraft:jump":5}},"DataVersion":4671}'),
    read: (bytes) => readStatisticsJson(bytes.toString()),
    damaged: never,
  },
];

it.each(readers)('$files changed files of $name are read or refused, and nothing else', async ({ name, files, good, read, damaged }) => {
  const random = new Seeded(name.length * 7919 + files);
  const bytes = Buffer.from(await good());
  await read(bytes);
  const before = process.memoryUsage().rss;
  let refused = 0;
  for (let file = 0; file < files; file++) {
    const changed = mutated(bytes, random);
    try {
      await read(changed);
    } catch (error) {
      refused++;
      if (damaged(error as Error)) continue;
      expect.fail(
        `${name}, file ${file} (${changed.length} bytes): ${(error as Error).stack}\n${changed.subarray(0, 2000).toString('base64')}`,
      );
    }
  }
  expect(refused < files).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
});

it('ten thousand files are read in all', () => {
  expect(readers.reduce((sum, { files }) => sum + files, 0)).toBeGreaterThanOrEqual(10_000);
});
