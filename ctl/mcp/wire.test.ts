import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { echoGame } from '../testing/echo-game.ts';
import { envelope, rawMcp } from '../testing/raw-mcp.ts';
import { runCtl } from '../testing/run-ctl.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const handshake = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };

async function connected(args: readonly string[] = []) {
  const game = await echoGame(onTestFinished);
  return { game, mcp: rawMcp(onTestFinished, { HORIZON_CONTROL: game.path }, args) };
}

/** The steps of each era; every order of them must be answered alike. */
const eras = {
  modern: async (mcp: ReturnType<typeof rawMcp>) => {
    const discover = await mcp.ask('server/discover', envelope());
    expect(discover.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: ['2026-07-28', '2025-06-18'],
      ttlMs: expect.any(Number),
      cacheScope: 'public',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'horizon-ctl' } },
    });
    const list = await mcp.ask('tools/list', envelope());
    expect(list.result).toMatchObject({ resultType: 'complete', ttlMs: expect.any(Number), cacheScope: 'public' });
    expect((await mcp.ask('ping', envelope())).error?.code).toBe(-32601);
    const call = await mcp.ask('tools/call', { name: 'jump', arguments: {}, ...envelope() });
    expect(call.result).toMatchObject({ resultType: 'complete', structuredContent: { command: 'jump' } });
    return list.result?.tools;
  },
  legacy: async (mcp: ReturnType<typeof rawMcp>) => {
    const opened = await mcp.ask('initialize', handshake);
    expect(opened.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'horizon-ctl' } });
    mcp.notify('notifications/initialized');
    expect((await mcp.ask('ping')).result).toEqual({});
    const list = await mcp.ask('tools/list');
    expect(list.result).not.toHaveProperty('resultType');
    const call = await mcp.ask('tools/call', { name: 'jump', arguments: {} });
    expect(call.result).toMatchObject({ structuredContent: { command: 'jump' } });
    return list.result?.tools;
  },
};

describe('horizon-ctl mcp on one pipe', () => {
  test.each([[['modern', 'legacy']], [['legacy', 'modern']], [['modern', 'legacy', 'modern']], [['legacy', 'modern', 'legacy']]] as const)(
    'answers %j in that order, each in its own shapes, with the same tools',
    async (order) => {
      const { mcp } = await connected();
      const lists: unknown[] = [];
      for (const era of order) lists.push(await eras[era](mcp));
      for (const list of lists) expect(list).toEqual(lists[0]);
      expect(await mcp.end()).toBe(0);
    },
  );

  test('checks the version of every request, not of the first alone', async () => {
    const { mcp } = await connected();
    await eras.modern(mcp);
    const late = { _meta: { ...envelope()._meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } };
    expect((await mcp.ask('tools/list', late)).error).toMatchObject({ code: -32022, data: { requested: '2099-01-01' } });
  });

  test('offers its own revision to a handshake of another', async () => {
    const { mcp } = await connected();
    const opened = await mcp.ask('initialize', { ...handshake, protocolVersion: '2030-01-01' });
    expect(opened.result?.protocolVersion).toBe('2025-06-18');
  });

  test.each([
    ['not JSON', '{"jsonrpc":', -32700],
    ['not UTF-8', `"${String.fromCharCode(0xd800)}`, -32700],
    ['a list', '[]', -32600],
    ['too long', `"${'x'.repeat(11 * 1024 * 1024)}"`, -32700],
  ])('answers a line that is %s, and goes on', async (_, line, code) => {
    const { mcp } = await connected();
    mcp.line(line);
    expect(await mcp.until((message) => message.id === null)).toMatchObject({ error: { code } });
    expect((await mcp.ask('tools/list', envelope())).result?.tools).toBeDefined();
  });

  test('says no to an unknown tool, and to a second request of an id that is under way', async () => {
    const { game, mcp } = await connected();
    expect((await mcp.ask('tools/call', { name: 'fly_away', arguments: {}, ...envelope() })).error?.code).toBe(-32602);
    const waiting = game.waiting();
    const first = mcp.ask('tools/call', { name: 'wait', arguments: { ticks: 5 }, ...envelope() }, 'same');
    await waiting;
    mcp.line(JSON.stringify({ jsonrpc: '2.0', id: 'same', method: 'tools/list', params: envelope() }));
    expect((await first).error?.code).toBe(-32600);
    game.release();
    await mcp.until((message) => message.id === 'same' && message.result !== undefined);
  });

  test.each(['modern', 'legacy'] as const)(
    'reports progress of a wait in the %s era, and a cancelled one is given up in the game',
    async (era) => {
      const { game, mcp } = await connected();
      if (era === 'legacy') await eras.legacy(mcp);
      const meta = era === 'modern' ? envelope({}, { progressToken: 0 }) : { _meta: { progressToken: 0 } };
      const waiting = game.waiting();
      mcp.line(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 'w',
          method: 'tools/call',
          params: { name: 'wait_for', arguments: { condition: 'loaded' }, ...meta },
        }),
      );
      await waiting;
      const progress = await mcp.until((message) => message.method === 'notifications/progress');
      expect(progress.params).toMatchObject({ progressToken: 0, progress: 1, message: 'wait-for: 1 s' });
      mcp.notify('notifications/cancelled', { requestId: 'w' });
      await expect.poll(() => game.cancelled.length).toBe(1);
      // The server goes on, and the cancelled request has no answer.
      await mcp.ask('tools/list', era === 'modern' ? envelope() : undefined);
      expect(mcp.messages.filter(({ id }) => id === 'w')).toEqual([]);
    },
  );
});

describe('a tool', () => {
  const call = async (name: string, args: object) => {
    const { game, mcp } = await connected();
    const answer = await mcp.ask('tools/call', { name, arguments: args, ...envelope() });
    return {
      game,
      result: answer.result as { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] },
    };
  };

  test('gives the reply as text and as structure', async () => {
    const { result } = await call('turn', { yaw: 90 });
    expect(result.isError).toBeUndefined();
    expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
    expect(result.structuredContent).toMatchObject({ ok: true, command: 'turn', last: 7 });
  });

  test.each([
    ['an argument that it does not have', 'turn', { yaw: 9, speed: 1 }],
    ['an argument of another type', 'turn', { yaw: '9' }],
    ['a missing argument', 'turn', {}],
    ['a number out of bounds', 'wait', { ticks: 0 }],
    ['a line break that would be a second line', 'chat', { text: 'hello\nquit' }],
    ['a carriage return', 'command', { text: 'say hello\rquit' }],
    ['a NUL', 'chat', { text: 'a\0b' }],
  ])('refuses %s with kind usage, and the game hears nothing', async (_, name, args) => {
    const { game, result } = await call(name, args);
    expect(result).toMatchObject({ isError: true, structuredContent: { kind: 'usage' } });
    expect(game.lines).toEqual([]);
  });

  test('says what to do when no game answers', async () => {
    const mcp = rawMcp(onTestFinished, { HORIZON_CONTROL: join(tempFolder(onTestFinished), 'none') });
    const answer = await mcp.ask('tools/call', { name: 'state', arguments: {}, ...envelope() });
    expect(answer.result).toMatchObject({
      isError: true,
      structuredContent: { kind: 'connection', error: expect.stringContaining('launch') },
    });
  });

  test('reaches the game that came after the one before', async () => {
    const folder = tempFolder(onTestFinished);
    const endpoint = { kind: 'unix', path: join(folder, 's') } as const;
    const mcp = rawMcp(onTestFinished, { HORIZON_CONTROL: endpoint.path });
    for (let round = 0; round < 2; round++) {
      const game = await echoGame(onTestFinished, { endpoint });
      const answer = await mcp.ask('tools/call', { name: 'jump', arguments: {}, ...envelope() });
      expect(answer.result).toMatchObject({ structuredContent: { command: 'jump' } });
      await game.server.close();
    }
  });
});

describe('No AI', () => {
  const homeWith = (text: string): string => {
    const home = join(tempFolder(onTestFinished), 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'horizon-extras.txt'), text);
    return home;
  };

  test('keeps the server from starting: exit 4, the reason on stderr, nothing on stdout', async () => {
    const run = await runCtl(['mcp'], { env: { HORIZON_HOME: homeWith('noAi:true\n') } });
    expect(run).toMatchObject({ code: 4, stdout: '', stderr: expect.stringContaining('No AI is on') });
  });

  test('turned on in a running session refuses each call, resource and prompt is left', async () => {
    const home = homeWith('fov:70\n');
    const game = await echoGame(onTestFinished);
    const mcp = rawMcp(onTestFinished, { HORIZON_HOME: home, HORIZON_CONTROL: game.path });
    const ask = () => mcp.ask('tools/call', { name: 'jump', arguments: {}, ...envelope() });
    expect((await ask()).result).not.toHaveProperty('isError');
    writeFileSync(join(home, 'horizon-extras.txt'), 'fov:70\nnoAi:true\n');
    const heard = game.lines.length;
    expect((await ask()).result).toMatchObject({ isError: true, structuredContent: { kind: 'denied' } });
    expect((await mcp.ask('resources/read', { uri: 'horizon://log', ...envelope() })).error?.message).toContain('No AI is on');
    expect(game.lines.length).toBe(heard);
  });
});

describe('the list of tools', () => {
  const list = async (...args: string[]) => {
    const { mcp } = await connected(args);
    return (await mcp.ask('tools/list', envelope())).result?.tools as { name: string; annotations: Record<string, boolean> }[];
  };

  test('is sorted, has all four hints, and of a read-only session what reads alone', async () => {
    const all = await list();
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).sort());
    for (const { annotations } of all) {
      expect(Object.keys(annotations).sort()).toEqual(['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint']);
    }
    expect(all.map(({ name }) => name)).not.toContain('mcp');
    const reading = await list('--read-only');
    expect(reading.length).toBeGreaterThan(5);
    expect(reading.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
    expect(reading.map(({ name }) => name)).not.toContain('click');
  });

  test('of a set cannot be called past', async () => {
    const { mcp } = await connected(['--tools', 'core', '--read-only']);
    expect((await mcp.ask('tools/call', { name: 'click', arguments: { id: 'x' }, ...envelope() })).error?.code).toBe(-32602);
  });
});
