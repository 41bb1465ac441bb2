import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { BootFailure } from './boot-failure.ts';
import { type BootOptions, bootGame } from './boot-game.ts';
import type { Game } from './find-game.ts';
import { startXvfb } from './xvfb.ts';

const fixture = fileURLToPath(new URL('fixtures/answering.mjs', import.meta.url));
const program = { command: process.execPath, args: [fixture], path: fixture };
const game: Game = { client: program, ctl: program, embedded: false };

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'boot-test-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function boot(mode: string, more: Partial<BootOptions> = {}) {
  return bootGame({ game, display: 'headless', env: { FIXTURE_MODE: mode }, timeoutMs: 10_000, ...more });
}

/** Processes whose command line or environment names the marker. */
function alive(marker: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (readFileSync(`/proc/${pid}/environ`, 'latin1') + readFileSync(`/proc/${pid}/cmdline`, 'latin1')).includes(marker);
      } catch {
        return false;
      }
    })
    .filter((pid) => Number(pid) !== process.pid);
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`never so: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('bootGame', () => {
  test('gives a game that answers, in a home of its own, and leaves nothing', async () => {
    const booted = await boot('good');
    expect(booted.hello.game).toBe('fixture');
    expect(booted.env.HORIZON_HOME).toBe(booted.home.home);
    expect(booted.socket.length).toBeLessThan(100);
    const { root } = booted.home;
    await booted.stop();
    await booted.stop();
    expect(existsSync(root)).toBe(false);
    expect(alive(root)).toEqual([]);
  });

  test('copies a home template', async () => {
    const template = join(scratch, 'template');
    execFileSync('mkdir', ['-p', template]);
    writeFileSync(join(template, 'options.txt'), 'fov:0.5\n');
    const booted = await boot('good', { homeTemplate: template });
    expect(readFileSync(join(booted.home.home, 'options.txt'), 'utf8')).toBe('fov:0.5\n');
    await booted.stop();
  });

  const failures: readonly (readonly [string, RegExp, RegExp, number])[] = [
    ['dies-at-once', /exited with code 3/, /cannot find the resources/, 10_000],
    ['never-ready', /did not become ready in 700 ms/, /still thinking/, 700],
    ['hangs', /did not answer in 700 ms/, /^$/, 700],
    ['garbage', /what answers there does not speak the control protocol/, /^$/, 10_000],
    ['dies-on-hello', /exited with code 7/, /^$/, 10_000],
  ];
  test.each(failures)('tells why a game that %s did not boot, and leaves nothing', async (mode, cause, line, timeoutMs) => {
    const marker = `marker-${mode}-${process.pid}`;
    const failure = await boot(mode, { timeoutMs, env: { FIXTURE_MODE: mode, MARKER: marker } }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(BootFailure);
    expect((failure as BootFailure).message).toMatch(cause);
    expect((failure as BootFailure).logLines.join('\n')).toMatch(line);
    await until(() => alive(marker).length === 0, `no process of ${mode} is left`);
  });

  test('kills a game that ignores being asked, and what it forked', async () => {
    for (const mode of ['ignores-sigterm', 'forks', 'floods']) {
      const marker = `marker-${mode}-${process.pid}`;
      const booted = await boot(mode, { env: { FIXTURE_MODE: mode, MARKER: marker } });
      await booted.stop();
      await until(() => alive(marker).length === 0, `no process of ${mode} is left`);
      expect(existsSync(booted.home.root)).toBe(false);
    }
  });

  test('refuses a template that is not there', async () => {
    await expect(boot('good', { homeTemplate: join(scratch, 'nowhere') })).rejects.toThrow(/--home-template/);
  });

  test('leaves nothing when the one who booted it is killed', async () => {
    const marker = `marker-killed-${process.pid}`;
    const script = join(scratch, 'parent.mjs');
    const bundled = await build({
      stdin: {
        contents: `import { bootGame } from './boot-game.ts';
          const program = { command: process.execPath, args: [${JSON.stringify(fixture)}], path: 'fixture' };
          const booted = await bootGame({ game: { client: program, ctl: program, embedded: false }, display: 'headless', env: { MARKER: ${JSON.stringify(marker)} } });
          process.stdout.write(booted.home.root + '\\n');
          setInterval(() => {}, 1000);`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
    });
    writeFileSync(script, bundled.outputFiles[0].text);
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    parent.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await until(() => printed.endsWith('\n'), 'the game has booted');
    const root = printed.trim();
    expect(existsSync(root)).toBe(true);
    expect(alive(marker).length).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await until(() => alive(marker).length === 0, 'no process is left');
    await until(() => !existsSync(root), 'the home is removed');
  });
});

describe.skipIf(lacks('xvfb'))('startXvfb', () => {
  test('runs several displays at once, each with a number of its own', async () => {
    const folders = [0, 1, 2].map((i) => {
      const folder = join(scratch, `x${i}`);
      execFileSync('mkdir', ['-p', folder]);
      return folder;
    });
    const displays = await Promise.all(folders.map((folder) => startXvfb({ folder, width: 320, height: 240 })));
    expect(new Set(displays.map(({ display }) => display)).size).toBe(3);
    const pids = displays.map(({ process: running }) => running.pid);
    await Promise.all(displays.map((xvfb) => xvfb.stop()));
    for (const pid of pids) expect(existsSync(`/proc/${pid}`)).toBe(false);
  });
});
