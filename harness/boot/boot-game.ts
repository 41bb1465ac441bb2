import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeEnd } from '../../ctl/process/process-end.ts';
import { whenReady } from '../../ctl/process/ready.ts';
import { type RunningProcess, startProcess } from '../../ctl/process/start-process.ts';
import type { HelloShape } from '../../ctl/shapes.ts';
import { ControlClient } from '../../ctl/wire/client.ts';
import { BootFailure } from './boot-failure.ts';
import { checkHello } from './check-hello.ts';
import type { Game } from './find-game.ts';
import { startFolderReaper } from './folder-reaper.ts';
import { makePrivateHome, type PrivateHome } from './private-home.ts';
import { startXvfb, type Xvfb } from './xvfb.ts';

export type BootDisplay = 'offscreen' | 'xvfb' | 'window' | 'headless';

export interface BootOptions {
  readonly game: Game;
  readonly display: BootDisplay;
  /** Picture size in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly speed?: 'real' | 'max';
  /** HORIZON_STILL. */
  readonly still?: boolean;
  readonly window?: 'x11' | 'chromium';
  /** Prepared files that are copied into the game home. */
  readonly homeTemplate?: string;
  /** Text files written into the game home before the start, by their path in it; they replace those of the template. */
  readonly homeFiles?: Readonly<Record<string, string | Uint8Array>>;
  /** More arguments and variables for the game. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** A running game in a home of its own, answering on its control socket. `stop` leaves nothing behind; it may be called twice. */
export interface BootedGame {
  readonly client: ControlClient;
  readonly hello: HelloShape;
  readonly socket: string;
  readonly home: PrivateHome;
  readonly process: RunningProcess;
  /** DISPLAY of the game's window under Xvfb, else null. */
  readonly xDisplay: string | null;
  /** The environment the game runs in, for other programs that speak to it. */
  readonly env: NodeJS.ProcessEnv;
  /** The newest lines of the game's own log, else of its output. */
  lastLines(): readonly string[];
  stop(): Promise<void>;
}

/** How long after its socket's end a game's own end may take to be known. */
const closingMs = 500;

const defaultSize = { width: 854, height: 480 };

/**
 * How much larger than the picture a screen of our own is, in pixels: the window of the game itself has no frame and stands in the corner,
 * a browser's may have a title bar and stands off the corner.
 */
const screenMargin: Readonly<Record<'x11' | 'chromium', number>> = { x11: 0, chromium: 128 };

/** Variables that would make one run differ from another. */
const scrubbed = /^(HORIZON_|XDG_|LC_|LANG|DISPLAY$|WAYLAND_DISPLAY$|NODE_OPTIONS$|TMPDIR$)/;

function gameEnvironment(home: PrivateHome, options: BootOptions, display: string | null): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !scrubbed.test(name)));
  return {
    ...inherited,
    ...home.env,
    ...(display === null ? {} : { DISPLAY: display }),
    ...(options.display === 'window' ? desktopVariables(process.env) : {}),
    ...(options.still === true ? { HORIZON_STILL: '1' } : {}),
    ...options.env,
  };
}

/** What a program in a private home needs to reach the person's own screen, whose keys and sockets lie in the person's home. */
function desktopVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  const { DISPLAY, WAYLAND_DISPLAY, XDG_RUNTIME_DIR, XAUTHORITY } = env;
  const authority = XAUTHORITY ?? join(homedir(), '.Xauthority');
  return {
    ...(DISPLAY ? { DISPLAY } : {}),
    ...(WAYLAND_DISPLAY ? { WAYLAND_DISPLAY: resolve(XDG_RUNTIME_DIR ?? '/', WAYLAND_DISPLAY) } : {}),
    ...(existsSync(authority) ? { XAUTHORITY: authority } : {}),
  };
}

function gameArguments(home: PrivateHome, options: BootOptions): string[] {
  const { width, height } = options.size ?? defaultSize;
  const display: Record<BootDisplay, readonly string[]> = { offscreen: ['--offscreen'], headless: ['--headless'], xvfb: [], window: [] };
  return [
    '--control-socket',
    home.socket,
    ...display[options.display],
    '--size',
    `${width}x${height}`,
    ...(options.speed === undefined ? [] : ['--speed', options.speed]),
    ...(options.window === undefined ? [] : ['--window', options.window]),
    ...(options.args ?? []),
  ];
}

/**
 * Boots a game and waits until it answers: by its answer, never by a pause. Throws BootFailure with the cause and the last log lines
 * when it ends early, never answers, or its display cannot be had; nothing is left behind then either.
 */
export async function bootGame(options: BootOptions): Promise<BootedGame> {
  const home = makePrivateHome(options.homeTemplate, options.homeFiles);
  const reaper = startFolderReaper(home.root);
  let xvfb: Xvfb | null = null;
  let running: RunningProcess | null = null;
  let client: ControlClient | null = null;
  const lastLines = (): readonly string[] => {
    const log = join(home.home, 'logs/latest.log');
    const own = existsSync(log)
      ? readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .slice(-40)
      : [];
    return [...own, ...(running?.lastLines().slice(-20) ?? [])];
  };
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      client?.close();
      await running?.stop();
      await xvfb?.stop();
      await reaper.dismiss();
      home.remove();
    })();
    return stopping;
  };
  try {
    const { width, height } = options.size ?? defaultSize;
    const margin = screenMargin[options.window ?? 'x11'];
    if (options.display === 'xvfb') xvfb = await startXvfb({ folder: home.runtime, width: width + margin, height: height + margin });
    const env = gameEnvironment(home, options, xvfb?.display ?? null);
    running = await startProcess({
      command: options.game.client.command,
      args: [...options.game.client.args, ...gameArguments(home, options)],
      name: 'the game',
      cwd: home.home,
      env,
      lifeline: 'watchdog',
    });
    const timeoutMs = options.timeoutMs ?? 60_000;
    client = await whenReady(running, async () => (existsSync(home.socket) ? ControlClient.connect({ socket: home.socket }) : undefined), {
      timeoutMs,
    });
    const hello = checkHello(await answered(running, client.call('hello', {}), timeoutMs));
    await answered(running, client.call('wait-ready', { timeout: timeoutMs / 1000 }), timeoutMs);
    return { client, hello, socket: home.socket, home, process: running, xDisplay: xvfb?.display ?? null, env, lastLines, stop };
  } catch (cause) {
    const lines = lastLines();
    await stop();
    if (cause instanceof BootFailure) throw cause;
    throw new BootFailure(`${options.game.client.path} did not boot ${options.display}: ${(cause as Error).message}`, lines, { cause });
  }
}

/** The reply, or a failure that says that the game ended or went silent before it came. */
async function answered<T>(running: RunningProcess, reply: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BootFailure(`the game took its socket's line but did not answer in ${timeoutMs} ms; read its log`)),
      timeoutMs,
    );
  });
  const ended = running.exited.then((end): never => {
    throw new BootFailure(`the game ${describeEnd(end)} before it answered; read its log`);
  });
  try {
    return await Promise.race([reply, silent, ended]);
  } catch (error) {
    // A game that dies closes its socket a moment before its end is known; the end is the better cause.
    const cause = await Promise.race([ended.catch((end: unknown) => end), new Promise((resolve) => setTimeout(resolve, closingMs, error))]);
    throw cause;
  } finally {
    clearTimeout(timer);
    // The losers of the race settle later and are nobody's business then.
    reply.catch(() => {});
    ended.catch(() => {});
  }
}
