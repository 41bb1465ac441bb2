import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { PNG } from 'pngjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { echoGame } from '../testing/echo-game.ts';
import { ctlProgram } from '../testing/run-ctl.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/*
 * The SDK's own clients as judges of the server: they check every message against their own idea of the protocol.
 */

async function game() {
  const picture = join(tempFolder(onTestFinished), 'shot.png');
  writeFileSync(picture, PNG.sync.write(new PNG({ width: 1700, height: 900 })));
  const echo = await echoGame(onTestFinished, {
    handlers: { screenshot: () => ({ ok: true, path: picture, written: true, width: 1700, height: 900 }) },
  });
  return { echo, picture };
}

const program = (path: string) => ({
  command: process.execPath,
  args: [ctlProgram, 'mcp'],
  env: { PATH: process.env.PATH ?? '', HORIZON_HOME: '/nonexistent/horizon', HORIZON_CONTROL: path },
});

describe.each([
  ['the handshake', 'legacy'],
  ['a probe', 'auto'],
  ['the stateless revision alone', { pin: '2026-07-28' }],
] as const)("the second generation's client, by %s", (_, mode) => {
  const open = async () => {
    const { echo, picture } = await game();
    const client = new Client({ name: 'judge', version: '1' }, { versionNegotiation: { mode, probe: { timeoutMs: 20_000 } } });
    await client.connect(new StdioClientTransport(program(echo.path)));
    onTestFinished(() => client.close());
    return { client, echo, picture };
  };

  test('lists tools, calls them, sees pictures, progress, refusals, documents and prompts', async () => {
    const { client, echo, picture } = await open();
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(40);
    expect((await client.callTool({ name: 'jump', arguments: {} })).structuredContent).toMatchObject({ command: 'jump' });
    const shot = await client.callTool({ name: 'screenshot', arguments: { path: picture } });
    expect(shot.structuredContent).toMatchObject({ path: picture, inline: { width: 850, height: 450, scale: 2 } });
    expect(shot.content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(await client.callTool({ name: 'turn', arguments: {} })).toMatchObject({ isError: true, structuredContent: { kind: 'usage' } });
    await expect(client.callTool({ name: 'no_such', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(['horizon://commands', 'horizon://log']));
    expect((await client.readResource({ uri: 'horizon://commands' })).contents[0]).toMatchObject({ mimeType: 'text/markdown' });
    await expect(client.readResource({ uri: 'horizon://../../etc/passwd' })).rejects.toMatchObject({ code: -32602 });
    const { prompts } = await client.listPrompts();
    for (const { name } of prompts) {
      const args = { description: 'D', story: 'S' };
      expect((await client.getPrompt({ name, arguments: args })).messages).toHaveLength(1);
    }
    const seen: number[] = [];
    const waiting = echo.waiting();
    const waits = client.callTool(
      { name: 'wait', arguments: { ticks: 3 } },
      { onprogress: ({ progress }) => seen.push(progress), timeout: 100_000 },
    );
    await waiting;
    await expect.poll(() => seen, { timeout: 20_000 }).toContain(1);
    echo.release();
    expect((await waits).structuredContent).toMatchObject({ ticks: 3 });
  });

  test('gives up a wait in the game when the client does', async () => {
    const { client, echo } = await open();
    const controller = new AbortController();
    const waiting = echo.waiting();
    const call = client.callTool({ name: 'wait', arguments: { ticks: 3 } }, { signal: controller.signal });
    await waiting;
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await expect.poll(() => echo.cancelled.length).toBe(1);
  });
});

describe.each(['legacy', 'auto'] as const)('consent through a client that can ask its person (%s)', (mode) => {
  const open = async (action: 'accept' | 'decline' | 'cancel' | null) => {
    const echo = await echoGame(onTestFinished);
    const client = new Client(
      { name: 'judge', version: '1' },
      { versionNegotiation: { mode, probe: { timeoutMs: 20_000 } }, capabilities: action === null ? {} : { elicitation: {} } },
    );
    const asked: string[] = [];
    if (action !== null) {
      client.setRequestHandler('elicitation/create', ({ params }) => {
        asked.push(params.message);
        return action === 'accept' ? { action, content: {} } : { action };
      });
    }
    await client.connect(new StdioClientTransport(program(echo.path)));
    onTestFinished(() => client.close());
    return { client, echo, asked };
  };
  const destroy = { name: 'world_delete', arguments: { folder: 'meadow' } };

  test('asks, and does it when the answer is yes', async () => {
    const { client, echo, asked } = await open('accept');
    expect((await client.callTool(destroy)).structuredContent).toMatchObject({
      command: 'world-delete',
      args: { folder: 'meadow', confirm: true },
    });
    expect(asked).toEqual([expect.stringContaining('world-delete (folder meadow)')]);
    expect(echo.lines).toEqual(['world-delete meadow --confirm']);
  });

  test.each(['decline', 'cancel'] as const)('asks, and leaves it at %s', async (action) => {
    const { client, echo, asked } = await open(action);
    expect(await client.callTool(destroy)).toMatchObject({ isError: true, structuredContent: { kind: 'state' } });
    expect([asked.length, echo.lines]).toEqual([1, []]);
  });

  test('is not asked for when the agent says that it has it', async () => {
    const { client, echo, asked } = await open('decline');
    const sure = { ...destroy, arguments: { ...destroy.arguments, confirm: true } };
    expect((await client.callTool(sure)).structuredContent).toMatchObject({ command: 'world-delete' });
    expect([asked, echo.lines]).toEqual([[], ['world-delete meadow --confirm']]);
  });

  test('is demanded of the agent when the client cannot ask', async () => {
    const { client, echo } = await open(null);
    const result = await client.callTool(destroy);
    expect(result).toMatchObject({ isError: true, structuredContent: { kind: 'usage', error: expect.stringContaining('ask the player') } });
    expect(echo.lines).toEqual([]);
  });
});

test("the first generation's client speaks the handshake revision", async () => {
  const { echo, picture } = await game();
  const client = new FirstClient({ name: 'judge', version: '1' });
  await client.connect(new FirstTransport(program(echo.path)));
  onTestFinished(() => client.close());
  expect(client.getServerVersion()).toMatchObject({ name: 'horizon-ctl' });
  expect((await client.listTools()).tools.length).toBeGreaterThan(40);
  const shot = await client.callTool({ name: 'screenshot', arguments: { path: picture, full: true } });
  expect(shot.structuredContent).toMatchObject({ inline: { width: 1700, height: 900, scale: 1 } });
  expect((await client.listPrompts()).prompts.length).toBeGreaterThan(1);
});
