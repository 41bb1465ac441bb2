import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../../../ctl/process/start-process.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { clientProgram, runGame, socketIsGone } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const offscreen = ['--offscreen', '--speed', 'max'];

async function runToEnd(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const running = await startProcess({
    command: process.execPath,
    args: [clientProgram, ...args],
    env: { ...process.env, ...env },
    lifeline: 'watchdog',
    onLine: (line) => lines.push(line),
  });
  const { code } = await running.exited;
  return { code, text: lines.join('\n') };
}

describe('the command line of horizon-client', () => {
  it('refuses an unknown flag with exit 2 and the nearest one', async () => {
    const { code, text } = await runToEnd(['--headles']);
    expect(code).toBe(2);
    expect(text).toMatch(/did you mean --headless\?/);
  });

  it('shows its version and its help', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(await runToEnd(['--version'])).toEqual({ code: 0, text: `horizon-client ${version}` });
    const help = await runToEnd(['--help']);
    expect(help.code).toBe(0);
    expect(help.text).toContain('--quickPlaySingleplayer WORLD');
  });

  it('names --offscreen where there is no display for a window', async () => {
    const home = tempFolder(onTestFinished);
    const { code, text } = await runToEnd(['--window', 'auto'], { HORIZON_HOME: home, DISPLAY: '', WAYLAND_DISPLAY: '' });
    if (process.platform === 'linux') expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('--offscreen') });
  });

  it('refuses a second game on the same socket and leaves the first alone', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const second = await runToEnd(['--headless', '--control-socket', game.socket], { HORIZON_HOME: join(game.folder, 'other') });
    expect(second.code).toBe(1);
    expect(second.text).toContain(game.socket);
    expect(await game.line('state')).toMatchObject({ screen: 'title' });
  });
});

describe('a game on its title screen', () => {
  it('answers wait-ready, tells what it can do, and quits by command with nothing left', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    expect(await game.line('wait-ready')).toMatchObject({ ok: true, screen: 'title' });
    expect(await game.line('hello')).toMatchObject({ game: 'horizon-rig', display: 'headless', digests: ['S', 'U', 'D'] });
    expect(await game.quit()).toMatchObject({ code: 0 });
    expect(socketIsGone(game)).toBe(true);
    expect(readdirSync(game.folder)).toEqual(['home']);
  });

  it('ends on SIGTERM with exit 0 and takes its socket away', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    process.kill(game.process.pid, 'SIGTERM');
    expect(await game.process.exited).toMatchObject({ code: 0 });
    expect(socketIsGone(game)).toBe(true);
  });

  it('opens no socket while No AI is on, and logs why', async () => {
    const folder = tempFolder(onTestFinished);
    await mkdir(join(folder, 'home'));
    writeFileSync(join(folder, 'home', 'horizon-extras.txt'), 'noAi:true\n');
    const running = await startProcess({
      command: process.execPath,
      args: [clientProgram, '--headless', '--control-socket', join(folder, 'c.sock')],
      env: { ...process.env, HORIZON_HOME: join(folder, 'home') },
      lifeline: 'own',
    });
    onTestFinished(async () => {
      await running.stop();
    });
    const log = join(folder, 'home', 'logs', 'latest.log');
    const logged = async (): Promise<string> => {
      const text = readIfThere(log);
      if (text.includes('No AI is on')) return text;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return logged();
    };
    expect(await logged()).toMatch(/no control socket is opened/);
    expect(readdirSync(folder)).toEqual(['home']);
  });

  it('changes an option by its slider and keeps it in options.txt', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('click options');
    expect(await game.line('set fov 0.75')).toMatchObject({ ok: true, value: expect.closeTo(0.75, 2) });
    const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; label: string }[] };
    expect(widgets.find(({ id }) => id === 'fov')?.label).toContain('90');
    await game.quit();
    expect(readFileSync(join(game.home, 'options.txt'), 'utf8')).toBe('renderDistance:3\nfov:0.5\n');
  });

  it('stands still between commands at speed max, and ticks exactly as long as a wait asks', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const before = (await game.line('state')).tick as number;
    expect((await game.line('state')).tick).toBe(before);
    expect(await game.line('wait 1234')).toMatchObject({ ok: true, ticks: 1234, tick: before + 1234 });
    expect((await game.line('state')).tick).toBe(before + 1234);
  });

  it('refuses what needs a world or pixels, saying what to do', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    expect(await game.line('move forward 3')).toMatchObject({ kind: 'state', error: expect.stringContaining('open WORLD') });
    expect(await game.line('screenshot /tmp/x.png')).toMatchObject({ kind: 'state', error: expect.stringContaining('--offscreen') });
    expect(await game.line('click-at 5 5')).toMatchObject({ kind: 'state' });
    expect(await game.line('click sinpleplayer')).toMatchObject({
      kind: 'unknown',
      error: expect.stringContaining('did you mean singleplayer?'),
    });
    expect(await game.line('type hello')).toMatchObject({ kind: 'state' });
    expect(await game.line('key any')).toMatchObject({ kind: 'unknown' });
  });
});

describe('the log', () => {
  it('is shown by logs as it stands in the file', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const { lines } = (await game.line('logs')) as unknown as { lines: readonly string[] };
    expect(lines.at(-1)).toMatch(/the control socket is open$/);
    expect(readFileSync(join(game.home, 'logs', 'latest.log'), 'utf8')).toBe(`${lines.join('\n')}\n`);
    expect(await game.line('logs --lines 1')).toMatchObject({ lines: lines.slice(-1) });
  });
});

describe('waits on the title screen', () => {
  it('time out after their seconds of ticks and say what is there', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const reply = await game.line('wait-for screen inventory --timeout 2');
    expect(reply).toMatchObject({ kind: 'timeout', screen: 'title', ticks: 40 });
    expect(await game.line('wait-for widget nothing --timeout 0')).toMatchObject({
      kind: 'timeout',
      ticks: 0,
      widgets: expect.arrayContaining(['singleplayer']),
    });
    expect(await game.line('wait-for screen attic')).toMatchObject({ kind: 'usage', error: expect.stringContaining('title') });
    expect(await game.line('wait-for screen')).toMatchObject({ kind: 'usage' });
    expect(await game.line('wait-for loaded now')).toMatchObject({ kind: 'usage' });
    expect(await game.line('wait-for event nonsense')).toMatchObject({ kind: 'usage' });
  });

  it('find an event that came before the wait by its number', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const { last } = await game.line('events');
    await game.line('click options');
    await game.line('click done');
    expect(await game.line('wait-for screen options --timeout 0')).toMatchObject({ kind: 'timeout' });
    expect(await game.line(`wait-for screen options --since ${last} --timeout 0`)).toMatchObject({ ok: true, screen: 'title' });
    expect(await game.line(`wait-for event screen --since ${last} --timeout 0`)).toMatchObject({ ok: true, event: { screen: 'options' } });
  });

  it('end when another client does what they wait for, and hold only their own connection', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const waiting = game.line('wait-for screen options --timeout 600');
    const other = await game.connect();
    onTestFinished(() => other.close());
    expect(await other.line('state')).toMatchObject({ screen: 'title' });
    expect(await other.line('click options')).toMatchObject({ ok: true });
    expect(await waiting).toMatchObject({ ok: true, screen: 'options' });
  });

  it('stop the game from ticking once their client is gone', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const other = await game.connect();
    const waiting = other.line('wait 1000000');
    waiting.catch(() => {});
    await game.line('wait 5');
    other.close();
    const stands = async (): Promise<number> => {
      const first = (await game.line('state')).tick as number;
      const second = (await game.line('state')).tick as number;
      return first === second ? first : stands();
    };
    expect(await stands()).toBeLessThan(1_000_000);
  });
});

describe('input by an agent', () => {
  it('is logged with its origin, lines of actions beside their events, and no typed text', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('click singleplayer');
    await game.line('click create-new-world');
    const ui = (await game.line('ui')) as unknown as { widgets: readonly { id: string; kind: string }[] };
    const field = ui.widgets.find(({ kind }) => kind === 'field')?.id ?? '';
    expect(await game.line(`set ${field} topsecret`)).toMatchObject({ ok: true, value: 'topsecret' });
    expect(await game.line('type " and morewords')).toMatchObject({ ok: true, typed: 15 });
    const typed = (await game.line('ui')) as unknown as { widgets: readonly { id: string; value?: string }[] };
    expect(typed.widgets.find(({ id }) => id === field)?.value).toBe('topsecret" and morewords');
    const log = await game.line('input-log');
    const text = JSON.stringify(log);
    expect(text).not.toMatch(/topsecret|morewords/);
    expect(text).toContain('"line":"set <redacted>"');
    expect(text).toContain('"line":"type <redacted>"');
    expect(text).not.toContain('input-log');
    expect((await game.line('state')).input).toMatchObject({ last_origin: 'agent', user_since_agent: false });
  });

  it('is let go after every action, and by release what key left down', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('key w down');
    await game.line('mouse left down');
    expect(await game.line('release')).toMatchObject({ ok: true, released: ['w', 'mouse.left'] });
    expect(await game.line('release')).toMatchObject({ released: [] });
  });
});

describe('clicks at points', () => {
  it('meet the widget that the tree says is there, and nothing outside of the picture', async () => {
    const game = await runGame(onTestFinished, { flags: offscreen });
    const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; bounds: readonly number[] }[] };
    const [x = 0, y = 0] = widgets.find(({ id }) => id === 'options')?.bounds ?? [];
    expect(await game.line(`click-at ${x + 1} ${y + 1}`)).toMatchObject({ ok: true, clicked: [x + 1, y + 1], screen: 'options' });
    expect(await game.line('click-at 427 10')).toMatchObject({ kind: 'usage', error: expect.stringContaining('x goes to 426') });
  });
});

describe('pictures of the title screen', () => {
  it('are the same in three boots, whatever was asked before', async () => {
    const digests = [];
    for (const line of ['state', 'wait 50', 'screenshot-sequence cancel']) {
      const game = await runGame(onTestFinished, { flags: offscreen, env: { HORIZON_STILL: '1' } });
      await game.line(line);
      const shot = await game.line(`screenshot ${join(game.folder, 'title.png')}`);
      expect(shot).toMatchObject({ ok: true, written: true, width: 854, height: 480, bands: { length: 8 } });
      digests.push(JSON.stringify(shot.digests));
      await game.quit();
    }
    expect(new Set(digests).size).toBe(1);
    expect(Object.keys(JSON.parse(digests[0] ?? '{}'))).toEqual(['S', 'U', 'D', 'P']);
  });

  it('are written whole, over pictures only, and not when the digest is the known one', async () => {
    const game = await runGame(onTestFinished, { flags: offscreen });
    const path = join(game.folder, 'a.png');
    const shot = await game.line(`screenshot ${path}`);
    const { P } = shot.digests as { P: string };
    const before = readFileSync(path);
    expect(await game.line(`screenshot ${path} --unless ${P}`)).toMatchObject({ ok: true, written: false, digests: { P } });
    await game.line('click options');
    expect(await game.line(`screenshot ${path} --unless ${P}`)).toMatchObject({ ok: true, written: true });
    expect(readFileSync(path).equals(before)).toBe(false);
    writeFileSync(path, 'mine');
    expect(await game.line(`screenshot ${path}`)).toMatchObject({ kind: 'state', error: expect.stringContaining('no PNG') });
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(await game.line(`screenshot ${join(game.folder, 'no', 'a.png')}`)).toMatchObject({
      kind: 'state',
      error: expect.stringContaining('create it first'),
    });
    expect(readdirSync(game.folder).sort()).toEqual(['a.png', 'c.sock', 'home']);
  });
});

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
