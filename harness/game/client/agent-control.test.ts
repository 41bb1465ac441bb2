import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { REFUSAL } from '../../../ctl/no-ai.ts';
import { whenReady } from '../../../ctl/process/ready.ts';
import { startProcess } from '../../../ctl/process/start-process.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import { raw } from '../../../ctl/testing/raw-client.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { until } from '../../../ctl/testing/until.ts';
import { ControlClient } from '../../../ctl/wire/client.ts';
import { clientProgram, runGame, type TestGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const denied = { kind: 'denied', error: REFUSAL };

/** A game under control by a socket of its own, whose default endpoint is in a folder of the test. */
async function controlled(extras?: string) {
  const folder = tempFolder(onTestFinished);
  const runtime = join(folder, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  mkdirSync(join(folder, 'home'));
  const file = join(folder, 'home', 'horizon-extras.txt');
  if (extras !== undefined) writeFileSync(file, extras);
  const env = { XDG_RUNTIME_DIR: runtime, HORIZON_CONTROL: '' };
  const game = await runGame(onTestFinished, { flags: headless, folder, env });
  const own = join(runtime, 'horizon-control.sock');
  if (extras?.includes('agentControl:true')) await until(() => existsSync(own));
  return { game, folder, file, own, log: () => readFileSync(join(folder, 'home', 'logs', 'latest.log'), 'utf8') };
}

async function labels(game: TestGame): Promise<readonly string[]> {
  const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { label: string }[] };
  return widgets.map(({ label }) => label);
}

/** Waits by ticks of the game until the page says something. */
async function shown(game: TestGame, label: string): Promise<void> {
  for (let tries = 0; !(await labels(game)).includes(label); tries++) {
    if (tries === 200) expect(await labels(game)).toContain(label);
    await game.line('wait 1');
  }
}

const ask = async (path: string, line: string): Promise<Reply> => {
  const client = await ControlClient.connect({ socket: path });
  try {
    return await client.line(line);
  } finally {
    client.close();
  }
};

describe('Agent Control', () => {
  it('opens the default endpoint, whose mode is 0600, tells of it, and closes it again', async () => {
    const { game, own, file } = await controlled('# mine\r\nfov:70');
    await game.line('options agent');
    expect(await game.line('click agent-control')).toMatchObject({ ok: true });
    await shown(game, 'Socket: horizon-control.sock');
    expect(readFileSync(file, 'utf8')).toBe('# mine\r\nfov:70\r\nagentControl:true');
    expect(lstatSync(own).mode & 0o777).toBe(0o600);
    expect(await ask(own, 'hello')).toMatchObject({ game: 'horizon-rig' });
    const guest = await raw(own);
    await shown(game, 'Client: 2 connected');
    guest.socket.write('wait 1728000\n');
    await game.line('click agent-control');
    expect(await guest.next()).toMatchObject({ kind: 'connection', error: expect.stringMatching(/turned Agent Control off/) });
    expect(await guest.next()).toBeNull();
    expect([existsSync(own), await labels(game)]).toEqual([false, expect.arrayContaining(['Agent Control: OFF', 'Socket: closed'])]);
    expect(readFileSync(file, 'utf8')).toBe('# mine\r\nfov:70\r\nagentControl:false');
    await game.quit();
  });

  it('that was left on opens it at the next start, and nothing stays behind', async () => {
    const { game, own } = await controlled('agentControl:true\n');
    expect(await ask(own, 'options agent')).toMatchObject({ ok: true });
    expect(await labels(game)).toContain('Agent Control: ON');
    expect(await game.quit()).toMatchObject({ code: 0 });
    expect(existsSync(own)).toBe(false);
  });

  it('says on its page why the endpoint cannot be had, and plays on', async () => {
    const { game, own, log } = await controlled();
    symlinkSync('/tmp/elsewhere', own);
    await game.line('options agent');
    await game.line('click agent-control');
    await until(() => log().includes('is a symbolic link and stays as it is'));
    expect(lstatSync(own).isSymbolicLink()).toBe(true);
    expect(await labels(game)).toContain('Socket: closed');
    rmSync(own);
    await game.line('click agent-control');
    await game.line('click agent-control');
    await shown(game, 'Socket: horizon-control.sock');
  });

  it('copies what reaches the game: the socket, a line that works, a configuration that works', async () => {
    const { game, own, folder } = await controlled('agentControl:true\n');
    await game.line('options agent');
    await game.line('click copy-connection-details');
    // What was copied is read as a player would: by pasting it into a field.
    for (const page of ['horizon', 'options', 'title']) {
      await game.line('click done');
      await game.line(`wait-for screen ${page} --timeout 5`);
    }
    await game.line('click singleplayer');
    await game.line('click create-new-world');
    const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; kind: string }[] };
    const field = widgets.find(({ kind }) => kind === 'field')!.id;
    await game.line(`click ${field}`);
    await game.line('key left.control down');
    await game.line('key v');
    await game.line('key left.control up');
    const after = (await game.line('ui')) as unknown as { widgets: readonly { id: string; value?: string }[] };
    expect(after.widgets.find(({ id }) => id === field)?.value).toContain('Socket');
    const { connectionDetails } = await import('./connection-details.ts');
    const text = connectionDetails({ path: own, program: clientProgram, home: join(folder, 'home') });
    const [socket, line, ...json] = text.split('\n');
    expect(socket).toBe(`Socket: ${own}`);
    const env = { HORIZON_HOME: join(folder, 'home') };
    const { stdout } = await execa('/bin/sh', ['-c', line!.replace('Try: ', '')], { env });
    expect(JSON.parse(stdout)).toMatchObject({ tick: expect.any(Number) });
    const { horizon } = (
      JSON.parse(json.join('\n')) as { mcpServers: { horizon: { command: string; args: string[]; env: NodeJS.ProcessEnv } } }
    ).mcpServers;
    const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'state', arguments: {} } })}\n`;
    const session = execa(horizon.command, horizon.args, { env: horizon.env as Record<string, string> });
    session.stdin.write(input);
    const [answer] = (await once(session.stdout, 'data')) as [Buffer];
    session.stdin.end();
    await session;
    expect(JSON.parse(String(answer))).toMatchObject({ id: 1, result: { structuredContent: { tick: expect.any(Number) } } });
  });
});

describe('No AI in a running game', () => {
  it('is turned on by an agent only with the player’s consent, and then ends every connection', async () => {
    const { game, own, file, log } = await controlled('# mine\nagentControl:true\n');
    const [waiting, idle, guest] = [await raw(game.socket), await raw(game.socket), await raw(own)];
    waiting.socket.write('wait 1728000\n');
    await game.line('options horizon');
    expect(await game.line('click no-ai')).toMatchObject({ kind: 'usage', error: expect.stringMatching(/ask the player/) });
    expect(readFileSync(file, 'utf8')).toBe('# mine\nagentControl:true\n');
    expect(await game.line('click no-ai --confirm')).toMatchObject(denied);
    expect(await waiting.next()).toMatchObject(denied);
    for (const client of [waiting, idle, guest]) expect(await client.next()).toBeNull();
    expect([existsSync(own), existsSync(game.socket)]).toEqual([false, false]);
    expect(readFileSync(file, 'utf8')).toBe('# mine\nagentControl:true\nnoAi:true\n');
    expect(log()).toContain(REFUSAL);
    await game.process.stop();
  });

  it.each(['in place', 'by another file', 'as a folder'])(
    'that another program turns on %s holds for the next line, whatever it is',
    async (how) => {
      const { game, own, file } = await controlled('agentControl:true\n');
      const guest = await raw(own);
      await game.line('state');
      if (how === 'in place') writeFileSync(file, 'noAi:true\n#########\n');
      else if (how === 'as a folder') {
        rmSync(file);
        mkdirSync(file);
      } else {
        writeFileSync(`${file}.new`, 'agentControl:true\nnoAi: true');
        renameSync(`${file}.new`, file);
      }
      expect(await game.line('state')).toMatchObject(denied);
      expect(await guest.next()).toBeNull();
      expect([existsSync(own), existsSync(game.socket)]).toEqual([false, false]);
      await game.process.stop();
    },
  );

  it('that another program turns on ends a wait within ten ticks', async () => {
    const { game, file } = await controlled();
    const wait = game.line('wait 1728000');
    writeFileSync(file, 'noAi:true\n');
    expect(await wait).toMatchObject(denied);
    await game.process.stop();
  });

  it('turned off again by another program opens what the player had chosen', async () => {
    const folder = tempFolder(onTestFinished);
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'horizon-extras.txt'), 'noAi:true\nagentControl:true\n');
    const own = join(folder, 'own.sock');
    const env = { ...process.env, HORIZON_HOME: home, HORIZON_CONTROL: own };
    const args = [clientProgram, '--headless', '--control'];
    const running = await startProcess({ command: process.execPath, args, env, lifeline: 'own' });
    onTestFinished(async () => {
      await running.stop();
    });
    const log = join(home, 'logs', 'latest.log');
    await whenReady(running, async () => (existsSync(log) && readFileSync(log, 'utf8').includes(REFUSAL)) || undefined, {
      timeoutMs: 30_000,
    });
    expect(existsSync(own)).toBe(false);
    writeFileSync(join(home, 'horizon-extras.txt'), 'agentControl:true\n');
    const client = await whenReady(running, async () => (existsSync(own) ? ControlClient.connect({ socket: own }) : undefined), {
      timeoutMs: 30_000,
    });
    expect(await client.line('state')).toMatchObject({ screen: 'title' });
    client.close();
  });

  it('keeps what others wrote when a switch of the game is saved', async () => {
    const { game, file } = await controlled('a:1\n');
    await game.line('options agent');
    writeFileSync(file, '\uFEFFa:2\r\nlauncher:on\r\n');
    await game.line('click agent-control');
    expect(readFileSync(file, 'utf8')).toBe('\uFEFFa:2\r\nlauncher:on\r\nagentControl:true\r\n');
  });
});
