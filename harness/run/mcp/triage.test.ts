import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildChangedGame, type ChangedGame } from '../../../ci/changed-game.ts';
import { parseApprovalFile } from '../../../still/approval-file.ts';
import { decodePng } from '../../../still/pixels/decode-png.ts';
import { mostTileBytes } from './tiles.ts';

/*
 * A game whose glowstone has another texel, met by an agent that does not know of it.
 */

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const goldens = path('../../../goldens');

let game: ChangedGame;
let folder: string;
let client: Client;
/** Everything that the agent gave and got so far, in tokens. */
let words = 0;
let pictures = 0;

const encoding = new Tiktoken(o200k);
const tokens = (value: unknown): number => encoding.encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly data?: string;
}

/** Calls a tool as an agent would, and counts. */
async function call(
  name: string,
  args: Record<string, unknown> = {},
): Promise<{ readonly text: string; readonly tiles: readonly Buffer[] }> {
  const { content } = (await client.callTool({ name, arguments: args }, { timeout: 300_000 })) as { content: Block[] };
  const said = content.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n');
  const tiles = content.flatMap(({ data }) => (data === undefined ? [] : [Buffer.from(data, 'base64')]));
  words += tokens({ name, arguments: args }) + tokens(said);
  for (const tile of tiles) pictures += pictureTokens(tile);
  return { text: said, tiles };
}

/** What a picture costs: the larger of a pixel's price (one token for 750) and a tile's (85, and 170 for each 512 by 512). */
function pictureTokens(png: Buffer): number {
  const { width, height } = decodePng(png);
  return Math.max(Math.ceil((width * height) / 750), 85 + 170 * Math.ceil(width / 512) * Math.ceil(height / 512));
}

/** Every file of the goldens with its content. */
const goldenFiles = (): Map<string, string> =>
  new Map(readdirSync(goldens).map((name) => [name, readFileSync(join(goldens, name), 'base64')]));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hrig-triage-'));
  game = await buildChangedGame([
    {
      file: 'harness/game/display/block-textures.ts',
      find: '  glowstone: [glowing],',
      replace: '  glowstone: [glowing, (tile) => put(tile, 8, 8, 0x2040ff)],',
    },
  ]);
  client = new Client({ name: 'triage', version: '7' }, { versionNegotiation: { mode: 'auto', probe: { timeoutMs: 20_000 } } });
  const args = [path('../../../dist/horizon-rig.js'), 'mcp', '--out', join(folder, 'out'), '--game', game.game.client.path];
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args,
      env: { PATH: process.env.PATH ?? '', HORIZON_HOME: '/nonexistent/horizon' },
    }),
  );
}, 120_000);

afterAll(async () => {
  await client?.close();
  game?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a failure is found, explained, seen and proposed in at most 3,000 tokens, and no golden is touched', {
  timeout: 300_000,
}, async () => {
  const before = goldenFiles();
  const run = await call('take_stills', { names: 'title,torches-at-night' });
  expect(run.text).toMatch(/^1 passed, 1 failed, 0 skipped on offscreen/);
  const [, cluster] = /cluster ([0-9a-f]{8}): renderer or asset changed/.exec(run.text) ?? [];
  expect(run.text).toContain('next: explain shot=torches-at-night');

  const why = await call('explain', { shot: 'torches-at-night' });
  expect(why.text).toContain('moved: display list, pixels; the same: state, widgets');
  expect(why.text).toContain('drawn parts that moved: sections (the blocks of the world');
  expect(why.text).toContain('likely: The game is in the same state and draws something else');
  expect(why.text).toContain(`propose_approval of=${cluster}`);
  expect(why.text).toContain('again: npx horizon-rig still torches-at-night');

  const seen = await call('verdict', { shot: 'torches-at-night' });
  expect(seen.text).toMatch(/pictures: golden, now, difference \(96x72 at \d+,\d+, enlarged x4\)/);
  expect(seen.tiles).toHaveLength(3);
  for (const tile of seen.tiles) expect(tile.length).toBeLessThanOrEqual(mostTileBytes);

  const proposed = await call('propose_approval', { of: cluster, reason: 'Glowstone has a blue texel now, as was asked for' });
  expect(proposed.text).toContain('nothing is approved yet');
  const [, file] = /approve --file (\S+)/.exec(proposed.text) ?? [];
  const written = parseApprovalFile(readFileSync(file as string, 'utf8'));
  expect(written).toMatchObject({
    cluster,
    reason: 'Glowstone has a blue texel now, as was asked for',
    proposedBy: 'an agent (triage 7)',
    items: [{ shot: 'torches-at-night', P: [expect.stringMatching(/^[0-9a-f]{64}$/)] }],
  });
  expect(written.author).toBeUndefined();
  expect(proposed.text).toContain(`--author "THEIR NAME" --from ${join(folder, 'out')}`);

  expect(words + pictures).toBeLessThanOrEqual(3000);
  expect(goldenFiles()).toEqual(before);
  // What the page for people tells of it is still about so.
  const [, saidWords, saidPictures] =
    /(\d+) tokens of words and (\d+) of pictures/.exec(readFileSync(path('../../../docs/agents.md'), 'utf8')) ?? [];
  expect(Math.abs(words - Number(saidWords)), `${words} tokens of words`).toBeLessThan(words / 5);
  expect(pictures).toBe(Number(saidPictures));
});
