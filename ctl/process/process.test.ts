import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProcessError } from './process-error.ts';
import { whenPrinted, whenReady } from './ready.ts';
import { type StartOptions, startProcess } from './start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rig-process-'));
const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}.mjs`, import.meta.url));
const bundled = (name: string): string => join(folder, `${name}.mjs`);

beforeAll(async () => {
  await build({
    entryPoints: ['parent', 'reads-lifeline'].map((name) => fileURLToPath(new URL(`fixtures/${name}.ts`, import.meta.url))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(name: string, args: string[] = [], more: Partial<StartOptions> = {}) {
  return startProcess({ command: process.execPath, args: [fixture(name), ...args], name, lifeline: 'watchdog', ...more });
}

/** Whether a process runs; a zombie that waits for its reaper does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

async function goneSoon(pid: number): Promise<void> {
  while (runs(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

const ready = { timeoutMs: 20_000 };

describe.skipIf(process.platform === 'win32')('a started program', () => {
  test('that exits early fails the wait with its exit code and its last line', async () => {
    const program = await start('dies-at-once');
    const failure = await whenReady(program, async () => undefined, ready).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProcessError);
    expect(failure).toMatchObject({ reason: 'exited', lastLines: ['no graphics device'] });
    expect((failure as Error).message).toMatch(/dies-at-once exited with code 3 before it was ready; its last line: no graphics device;/);
    expect(await program.exited).toEqual({ code: 3, signal: null, asked: false, forced: false });
  });

  test('that never answers fails the wait with timeout and the last attempt, and goes when stopped', async () => {
    const program = await start('never-ready');
    await whenPrinted(program, /starting/, ready);
    const attempt = (): Promise<undefined> => Promise.reject(new Error('nobody listens'));
    await expect(whenReady(program, attempt, { timeoutMs: 50 })).rejects.toThrow(
      /in 50 ms \(last attempt: nobody listens\); its last line/,
    );
    expect(await program.stop()).toMatchObject({ signal: 'SIGTERM', asked: true, forced: false });
    expect(runs(program.pid)).toBe(false);
  });

  test('wait is cut short by its signal', async () => {
    const program = await start('never-ready');
    const cut = new AbortController();
    const wait = whenReady(program, async () => undefined, { ...ready, signal: cut.signal });
    cut.abort();
    await expect(wait).rejects.toMatchObject({ reason: 'aborted' });
    await program.stop();
  });

  test('that ignores SIGTERM is killed after the grace, and the end says so', async () => {
    const program = await start('ignores-sigterm');
    await whenPrinted(program, /deaf/, ready);
    expect(await program.stop({ graceMs: 200 })).toMatchObject({ signal: 'SIGKILL', asked: true, forced: true });
    expect(program.lastLines()).toEqual(['deaf', 'not now']);
  });

  test('that floods its output leaves only the newest lines, and stops', async () => {
    const logFile = join(folder, 'flood.log');
    const program = await start('floods-stdout', [], { logLines: 5, logFile });
    await whenReady(program, async () => (existsSync(logFile) && statSync(logFile).size > 16 * 1024 * 1024 ? true : undefined), ready);
    await program.stop();
    expect(program.lastLines()).toHaveLength(5);
    expect(program.lastLines()[0]).toBe('flood of words');
    expect(statSync(logFile).size).toBeLessThan(17 * 1024 * 1024);
    expect(readFileSync(logFile, 'utf8').trimEnd()).toMatch(/\[the log was cut here: it reached 16 MiB\]$/);
  });

  test('that floods one endless line costs one short line', async () => {
    const program = await start('floods-stdout', ['unbroken']);
    await whenReady(program, async () => (program.lastLines()[0] ?? '').length || undefined, ready);
    await program.stop();
    expect(program.lastLines().map((line) => line.length)).toEqual([4096]);
  });

  test.each(['stay', 'leave'])('takes its grandchild with it when it goes (%s)', async (mode) => {
    const program = await start('forks-a-grandchild', [mode]);
    const [, pid] = await whenPrintedEvenAfterEnd(program, /grandchild (\d+)/);
    await program.stop({ graceMs: 200 });
    await goneSoon(Number(pid));
    expect(runs(Number(pid))).toBe(false);
  });

  test('is not started when the command is in no folder of PATH', async () => {
    await expect(startProcess({ command: 'no-such-horizon', lifeline: 'watchdog' })).rejects.toMatchObject({
      reason: 'not-found',
      message: 'cannot start no-such-horizon: it is in no folder of PATH; install it or give its full path',
    });
  });

  test('is not started in a folder that is not there', async () => {
    const wait = startProcess({ command: process.execPath, cwd: join(folder, 'nowhere'), lifeline: 'watchdog' });
    await expect(wait).rejects.toThrow(/working folder .*nowhere is not there/);
  });

  test('gets its arguments, environment and standard input unchanged', async () => {
    const script = 'process.stdin.on("data", (d) => console.log(JSON.stringify([process.argv.slice(1), process.env, String(d)])))';
    const program = await startProcess({
      command: process.execPath,
      args: ['-e', script, 'two words', '$HOME', '"'],
      env: { ONLY: 'this' },
      lifeline: 'watchdog',
      stdin: 'pipe',
    });
    program.input?.end('typed');
    expect(await program.exited).toMatchObject({ code: 0 });
    const [args, env, typed] = JSON.parse(program.lastLines()[0] ?? '') as [string[], Record<string, string>, string];
    expect(args).toEqual(['two words', '$HOME', '"']);
    expect(env).toMatchObject({ ONLY: 'this' });
    expect(env).not.toHaveProperty('HORIZON_LIFELINE_FD');
    expect(env).not.toHaveProperty('HOME');
    expect(typed).toBe('typed');
  });

  test('with direct output outlives its starter once released', async () => {
    const logFile = join(folder, 'direct', 'game.log');
    const program = await start('never-ready', [], { directOutput: true, logFile });
    await whenPrinted(program, /starting up/, ready);
    await program.release();
    expect(runs(program.pid)).toBe(true);
    await program.stop();
    expect(readFileSync(logFile, 'utf8')).toBe('starting up\n');
  });

  test('without direct output cannot be released', async () => {
    const program = await start('never-ready');
    await expect(program.release()).rejects.toThrow(/depends on this process/);
    await program.stop();
  });
});

describe.skipIf(process.platform === 'win32')('when the parent is killed by SIGKILL', () => {
  async function orphan(lifeline: 'watchdog' | 'own', args: string[]): Promise<{ pid: number; line: string }> {
    const parent = spawn(process.execPath, [bundled('parent'), lifeline, process.execPath, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    for await (const chunk of parent.stdout) {
      text += String(chunk);
      if (text.includes('\n')) break;
    }
    const exit = once(parent, 'exit');
    parent.kill('SIGKILL');
    await exit;
    const [, pid, line] = /^(\d+) (.*)\n/.exec(text) as RegExpExecArray;
    return { pid: Number(pid), line: line as string };
  }

  test.each(['never-ready', 'ignores-sigterm', 'floods-stdout'])('%s does not live on', async (name) => {
    const { pid } = await orphan('watchdog', [fixture(name)]);
    await goneSoon(pid);
    expect(runs(pid)).toBe(false);
  });

  test('neither a program nor its own child lives on', async () => {
    const { pid, line } = await orphan('watchdog', [fixture('forks-a-grandchild')]);
    const grandchild = Number(/\d+/.exec(line)?.[0]);
    await goneSoon(pid);
    await goneSoon(grandchild);
    expect([runs(pid), runs(grandchild)]).toEqual([false, false]);
  });

  test('a program of ours may save before it ends', async () => {
    const saved = join(folder, 'saved');
    const { pid } = await orphan('own', [bundled('reads-lifeline'), saved]);
    await goneSoon(pid);
    expect(readFileSync(saved, 'utf8')).toBe('saved');
  });

  test('a program of ours that does not listen is killed after its grace', async () => {
    const { pid } = await orphan('own', [fixture('ignores-sigterm')]);
    await goneSoon(pid);
    expect(runs(pid)).toBe(false);
  });
});

async function whenPrintedEvenAfterEnd(program: Awaited<ReturnType<typeof start>>, pattern: RegExp): Promise<RegExpExecArray> {
  try {
    return await whenPrinted(program, pattern, ready);
  } catch {
    await program.exited;
    return pattern.exec(program.lastLines().join('\n')) as RegExpExecArray;
  }
}
