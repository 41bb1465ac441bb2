import { ControlError } from '../../../ctl/control-error.ts';
import { makeFolders } from '../../../ctl/make-folders.ts';
import { watchLifeline } from '../../../ctl/process/lifeline.ts';
import type { HelloShape } from '../../../ctl/shapes.ts';
import { createGui } from '../gui/gui.ts';
import { rendererDriver, rendererName } from '../raster/renderer-identity.ts';
import { AgentControl } from './agent-control.ts';
import { ChunkWorkers } from './chunk-workers.ts';
import { endpointOf, makeControl, ownEndpoint } from './control-endpoint.ts';
import { ControlPort } from './control-port.ts';
import { writeCrashReport } from './crash-report.ts';
import { FrameSource } from './frame-source.ts';
import { GameClient } from './game-client.ts';
import { GameLog } from './game-log.ts';
import { buildOf, gameVersion } from './game-version.ts';
import type { LaunchOptions } from './launch-options.ts';
import { lazyWorlds } from './lazy-worlds.ts';
import { loadWorlds } from './load-worlds.ts';
import { lazyTextures, openPictures } from './open-pictures.ts';
import { OptionsFile } from './options-file.ts';
import type { Pictures } from './pictures.ts';
import { readStillRules } from './still-rules.ts';
import { TickLoop } from './tick-loop.ts';
import type { WindowView } from './window-view.ts';

/** What the process gives the program. */
export interface Surroundings {
  /** Path of the running program. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** The game home; it becomes the working directory. */
  readonly home: string;
}

/** The same with the folder the program was started in, which relative endpoints belong to. */
interface StartedIn extends Surroundings {
  readonly startedIn: string;
}

/** Longest time from being asked to end until the end, in milliseconds. */
const endMs = 20_000;
const ordinaryRate = 20;
const loadingRate = 1000;
/** At `--speed max` a window's ticks leave this much time, so that a person can get a word in before a long wait is over. */
const windowTickMs = 2;

const exitSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function displayOf({ headless, offscreen }: LaunchOptions): HelloShape['display'] {
  return headless ? 'headless' : offscreen ? 'offscreen' : 'window';
}

/** The running program: the game with its loop, its control socket and its window, from start to exit. */
export class Program {
  readonly #options: LaunchOptions;
  readonly #around: StartedIn;
  readonly #log: GameLog;
  readonly #client: GameClient;
  readonly #loop: TickLoop;
  readonly #port: ControlPort;
  readonly #frames: FrameSource;
  readonly #pictures: Pictures | null;
  readonly #agents: AgentControl;
  #window: WindowView | null = null;
  #ending = false;

  constructor(options: LaunchOptions, around: StartedIn) {
    this.#options = options;
    this.#around = around;
    // The rasteriser's thread starts first, beside everything else.
    const textures = lazyTextures();
    this.#pictures = options.headless ? null : openPictures(textures, options.renderThreads);
    this.#log = new GameLog(around.home);
    const display = displayOf(options);
    const stillRules = readStillRules(around.env, performance.timeOrigin);
    const still = stillRules.on;
    const size = { width: options.width, height: options.height };
    const workers = new ChunkWorkers();
    if (options.world !== undefined) workers.start();
    this.#client = new GameClient(
      {
        log: this.#log,
        options: new OptionsFile('options.txt'),
        worlds: lazyWorlds(
          async () => (await loadWorlds()).savedWorlds('saves', { still, workers }),
          () => workers.start(),
        ),
        size,
        still,
        stillRules,
        createGui,
        quit: () => void this.end(0),
        presence: () => ({ clients: this.#agents.clients, working: this.#agents.pending > 0 }),
        agents: () => this.#agents,
      },
      () => this.#loop.wake(),
    );
    const ports = {
      tick: () => {
        const begun = performance.now();
        this.#client.tick();
        this.#client.pace.note(performance.now() - begun);
        this.#agents.tick();
        this.#window?.followScreen();
      },
      held: () => this.#client.session.unfinished(),
      prepare: () => this.#client.session.prepare(),
      wanted: () => this.#client.waiters.count > 0 && !this.#client.barrier.pending,
      rate: () => this.#rate(),
      now: () => performance.now(),
    };
    this.#loop = new TickLoop(options.speed, ports, display === 'window' ? windowTickMs : 0);
    this.#frames = new FrameSource(
      this.#client,
      async () => (await import('./display-frames.ts')).createWorldFrames(await textures()),
      this.#pictures,
      textures,
    );
    this.#client.session.makeIcon = () => this.#frames.icon();
    this.#port = new ControlPort(this.#client, this.#frames, {
      build: buildOf(around.file),
      display,
      speed: options.speed,
      renderer: options.headless ? { name: 'none', driver: 'none' } : { name: rendererName, driver: rendererDriver },
      drawn: () => this.#client.frameNumber > 0 && (this.#window === null || this.#window.shown > 0),
      clients: () => this.#agents.clients,
      end: () => void this.end(0),
    });
    const startedIn = around.startedIn;
    this.#agents = new AgentControl({
      home: around.home,
      program: around.file,
      log: this.#log,
      endpoint: () => ownEndpoint(startedIn),
      makeServer: (admit) => makeControl(this.#client, this.#port, admit),
      ticks: () => this.#client.ticks,
      changed: () => this.#client.redraw(),
    });
  }

  /** Opens what the command line asks for and begins to tick. @throws ControlError or WindowError when that cannot be had. */
  async start(): Promise<void> {
    this.#watchProcess();
    this.#log.info(`horizon-client ${gameVersion} starts${this.#client.setup.still ? ', pictures repeat (HORIZON_STILL)' : ''}`);
    await this.#agents.start(this.#options.control ? endpointOf(this.#options, this.#around.startedIn) : null);
    if (displayOf(this.#options) === 'window') await this.#openWindow();
    this.#loop.start();
    const { world } = this.#options;
    if (world !== undefined) {
      this.#client.barrier.start(async () => {
        await this.#client.session.openOrCreate({ world, seed: undefined, creative: false });
      });
    }
  }

  /** Saves, closes everything and exits. A second call does nothing. */
  async end(code: number): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    this.#log.info('the game ends');
    // Whatever hangs (a disk, a display), the end comes.
    setTimeout(() => {
      this.#log.error(`the game did not end within ${endMs} ms and is cut off`);
      process.exit(1);
    }, endMs).unref();
    this.#loop.stop();
    let exit = code;
    try {
      await this.#client.barrier.settled();
      if (this.#client.session.folder !== null) await this.#client.session.leave();
    } catch (error) {
      exit = 1;
      this.#log.error(`the world was not saved: ${(error as Error).message}`);
    }
    this.#client.close();
    await this.#client.setup.options.settled();
    await Promise.allSettled([this.#agents.close(), this.#window?.close()]);
    await this.#pictures?.close();
    this.#log.close();
    process.exit(exit);
  }

  /** Takes away at once what may not stay behind. Synchronous. */
  abandon(): void {
    this.#agents.removeFile();
  }

  /** Ticks a second. A world that is loading stands still, so its ticks need not wait for the clock. */
  #rate(): number {
    const { session } = this.#client;
    return session.phase === 'loading' ? loadingRate : (session.simulation?.world.tickRate ?? ordinaryRate);
  }

  async #openWindow(): Promise<void> {
    const { WindowView: View } = await import('./window-view.ts');
    const window = await View.open(this.#options.window, {
      client: this.#client,
      frames: this.#frames,
      now: () => performance.now(),
      partial: () => this.#loop.partial(),
      closed: (reason) => {
        if (reason !== null) {
          this.#log.error(`the window is gone: ${reason}`);
          process.stderr.write(`horizon-client: the window is gone: ${reason}\n`);
        }
        void this.end(reason === null ? 0 : 1);
      },
    });
    this.#window = window;
    // Waits begin to count once there is something to see.
    this.#client.barrier.start(() => window.firstShown);
  }

  #watchProcess(): void {
    process.on('exit', () => this.abandon());
    process.on('uncaughtException', (fault) => this.#crash(fault));
    process.on('unhandledRejection', (fault) => this.#crash(fault));
    for (const signal of exitSignals) {
      process.on(signal, () => {
        this.#log.info(`the system asks the game to end (${signal})`);
        void this.end(0);
      });
    }
    watchLifeline(() => {
      this.#log.info('whoever started the game is gone');
      void this.end(0);
    }, this.#around.env);
  }

  #crash(fault: unknown): void {
    const report = writeCrashReport(
      this.#around.home,
      fault,
      {
        version: gameVersion,
        build: buildOf(this.#around.file),
        display: displayOf(this.#options),
        tick: this.#client.ticks,
        screen: this.#client.gui.screen,
      },
      new Date(),
    );
    this.#log.error(`the game crashed: ${fault instanceof Error ? fault.stack : String(fault)}`);
    process.stderr.write(`horizon-client: the game crashed; report it with ${report ?? this.#log.path}\n`);
    process.exit(1);
  }
}

/**
 * Starts the game in its home.
 * @throws ControlError `state` or WindowError when the home, the endpoint or the window cannot be had.
 */
export async function startProgram(options: LaunchOptions, around: Surroundings): Promise<void> {
  const startedIn = process.cwd();
  try {
    makeFolders(around.home);
    process.chdir(around.home);
  } catch (error) {
    const why = (error as Error).message;
    throw new ControlError('state', `the game home ${around.home} cannot be used (${why}); set HORIZON_HOME to a folder of yours`);
  }
  await new Program(options, { ...around, startedIn }).start();
}
