import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';

/*
 * The SDK's own clients as judges of the server: they check every message against their own idea of the protocol.
 */

const rig = fileURLToPath(new URL('../../../dist/horizon-rig.js', import.meta.url));

const program = (out: string) => ({
  command: process.execPath,
  args: [rig, 'mcp', '--out', out],
  env: { PATH: process.env.PATH ?? '', HORIZON_HOME: '/nonexistent/horizon' },
});

interface Said {
  readonly content: readonly { readonly type: string; readonly text?: string; readonly mimeType?: string }[];
}
const text = (result: unknown): string => (result as Said).content[0]?.text ?? '';

describe.each([
  ['the handshake', 'legacy'],
  ['a probe', 'auto'],
  ['the stateless revision alone', { pin: '2026-07-28' }],
] as const)("the second generation's client, by %s", (_, mode) => {
  test('lists, takes a still with progress, reads its verdict, compares, is refused and reads documents and prompts', async () => {
    const out = join(tempFolder(onTestFinished), 'out');
    const client = new Client({ name: 'judge', version: '1' }, { versionNegotiation: { mode, probe: { timeoutMs: 20_000 } } });
    await client.connect(new StdioClientTransport(program(out)));
    onTestFinished(() => client.close());
    const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });

    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...tools.map(({ name }) => name)].sort());
    for (const { annotations } of tools)
      expect(Object.keys(annotations ?? {}).sort()).toEqual(['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint']);
    expect(text(await call('list', { what: 'shots', find: 'title' }))).toContain('shot title: The title screen');
    expect(text(await call('list', { what: 'shots', find: 'hall-of-*s' }))).toMatch(/^\d+ shots\n {2}hall-of-blocks: /);
    expect(text(await call('list'))).toMatch(/^\d+ shots\n[\s\S]*\d+ scenarios\n/);

    const none = await call('results');
    expect(none).toMatchObject({ isError: true, structuredContent: { kind: 'state', error: expect.stringContaining('take_stills') } });
    const seen: { progress: number; total?: number | undefined }[] = [];
    const taken = await client.callTool(
      { name: 'take_stills', arguments: { names: 'title' } },
      { onprogress: ({ progress, total }) => seen.push({ progress, total }), timeout: 100_000 },
    );
    expect(text(taken)).toMatch(/^1 passed, 0 failed, 0 skipped on offscreen in [\d.]+ s/);
    // The last one may come with the answer, and is then dropped by the client.
    for (const { total } of seen) expect(total).toBe(2);
    const verdict = await call('verdict', { shot: 'title' });
    expect(text(verdict)).toContain('title (The title screen with its three buttons): passed');
    expect((verdict as unknown as Said).content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(text(await call('explain', { shot: 'title' }))).toContain('moved: nothing');
    const compared = await call('compare', { before: 'golden:title', after: 'goldens/options.png', tiles: 4 });
    expect(text(compared)).toMatch(/differ: \d+ of 854x480 pixels/);
    expect((compared as unknown as Said).content.map(({ type }) => type)).toEqual(['text', 'image', 'image', 'image', 'image']);

    for (const [name, args, kind, hint] of [
      ['explain', { shot: 'titel' }, 'unknown', 'did you mean title?'],
      ['take_stills', { names: 'nosuch' }, 'unknown', 'no shot matches "nosuch"'],
      ['take_stills', {}, 'usage', 'names is missing'],
      ['verdict', { shot: 'title', frame: 3 }, 'unknown', 'has 1 frames'],
      ['verdict', { shot: 'title', tiles: 9 }, 'usage', 'from 0 to 4'],
      ['list', { find: 'no such *' }, 'unknown', 'nothing has "no such *"'],
      ['compare', { before: '/etc/passwd.png', after: 'golden:title' }, 'usage', 'lies outside'],
      ['propose_approval', { of: 'title', reason: 'it is right so' }, 'state', 'did not fail'],
      ['run_scenarios', { names: '/etc/hostname.txt' }, 'unknown', 'there is no story'],
    ] as const) {
      const refused = await call(name, args);
      expect(refused, name).toMatchObject({ isError: true, structuredContent: { kind, error: expect.stringContaining(hint) } });
    }
    await expect(call('approve')).rejects.toMatchObject({ code: -32602 });

    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['horizon-rig://skill']);
    expect((await client.readResource({ uri: 'horizon-rig://skill' })).contents[0]).toMatchObject({ mimeType: 'text/markdown' });
    for (const { name } of (await client.listPrompts()).prompts)
      expect((await client.getPrompt({ name, arguments: { shows: 'S' } })).messages).toHaveLength(1);
  });
});

test("the first generation's client speaks the handshake revision", async () => {
  const out = join(tempFolder(onTestFinished), 'out');
  const client = new FirstClient({ name: 'judge', version: '1' });
  await client.connect(new FirstTransport(program(out)));
  onTestFinished(() => client.close());
  const { version } = JSON.parse(readFileSync(fileURLToPath(new URL('../../../package.json', import.meta.url)), 'utf8'));
  expect(client.getServerVersion()).toMatchObject({ name: 'horizon-rig', version });
  expect((await client.listTools()).tools.length).toBeLessThanOrEqual(12);
  const same = await client.callTool({ name: 'compare', arguments: { before: 'golden:title', after: 'golden:title' } });
  expect(text(same)).toContain('the same: every pixel of 854x480 is equal');
});
