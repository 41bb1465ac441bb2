import type { InputEvent } from '../input/input-event.ts';
import { openGameWindow, type WindowKind } from '../window/open-window.ts';
import type { GameWindow, WindowEvents } from '../window/window-api.ts';
import type { FrameSource } from './frame-source.ts';
import type { GameClient } from './game-client.ts';
import { largestSide, leastSide } from './launch-options.ts';

/** Frames a second that a window shows at most. */
const framesPerSecond = 60;

/** What a window needs of the program. */
export interface WindowProgram {
  readonly client: GameClient;
  readonly frames: FrameSource;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** How far the next tick is, 0..1. */
  readonly partial: () => number;
  /** The window was closed, or its display is gone (`reason`). */
  readonly closed: (reason: string | null) => void;
}

/** Shows the game in a window and gives it what a person does there. */
export class WindowView {
  readonly #program: WindowProgram;
  #window: GameWindow | null = null;
  #grabbed = false;
  #shown = 0;
  #tellShown: () => void = () => {};
  /** Resolves once the first frame is shown, or will not be. */
  readonly firstShown: Promise<void>;
  #stopped = false;
  /** Whether the program was told that the window is gone. */
  #told = false;
  #timer: NodeJS.Timeout | null = null;
  /** When the next frame is due. */
  #due = 0;
  #fullScreen = false;
  #busy: Promise<void> = Promise.resolve();
  #asked: Promise<void> = Promise.resolve();

  private constructor(program: WindowProgram) {
    this.#program = program;
    this.firstShown = new Promise((resolve) => {
      this.#tellShown = resolve;
    });
  }

  /** Opens the window and starts showing frames. @throws WindowError with the next step. */
  static async open(kind: WindowKind, program: WindowProgram): Promise<WindowView> {
    const view = new WindowView(program);
    const { width, height } = program.client.setup.size;
    view.#window = await openGameWindow({ kind, width, height, least: leastSide, title: 'Horizon Rig', events: view.#events() });
    program.client.clipboard.follow((text) => view.#ask((window) => window.copyText(text)));
    program.client.onFullScreen = () => {
      const { options } = program.client.setup;
      program.client.barrier.start(() => options.set('fullscreen', !options.values.fullscreen));
    };
    view.#due = program.now();
    view.#next();
    return view;
  }

  /**
   * Takes the pointer where it steers the view and frees it where a screen is open. Called after every tick, so that whoever was told of
   * a screen finds the pointer as it should be.
   */
  followScreen(): void {
    const grab = this.#program.client.gui.screen === 'game';
    if (grab === this.#grabbed || this.#stopped) return;
    this.#grabbed = grab;
    this.#ask((window) => window.grabPointer(grab));
  }

  /** Fills the screen or not, as the option says. */
  #followFullScreen(): void {
    const on = this.#program.client.setup.options.values.fullscreen;
    if (on === this.#fullScreen) return;
    this.#fullScreen = on;
    this.#ask((window) => window.setFullScreen(on));
  }

  /** Frames shown so far. */
  get shown(): number {
    return this.#shown;
  }

  async close(): Promise<void> {
    this.#stopped = true;
    this.#tellShown();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await Promise.all([this.#busy, this.#asked]);
    await this.#window?.close();
  }

  #events(): WindowEvents {
    const { client } = this.#program;
    const give = (event: InputEvent) => client.give(event, 'user');
    return {
      input: give,
      pointer: (x, y) => give({ type: 'pointer', x: x / client.guiScale, y: y / client.guiScale }),
      resize: (width, height) => client.resize(side(width, leastSide.width), side(height, leastSide.height)),
      clipboard: (text) => client.clipboard.receive(text),
      focus: (focused) => client.focused(focused),
      close: () => this.#closed(null),
      lost: (reason) => this.#closed(reason),
    };
  }

  /** Asks something of the window, one after the other: a release of the pointer must not overtake the taking before it. */
  #ask(work: (window: GameWindow) => Promise<void>): void {
    this.#asked = this.#asked
      .then(async () => {
        if (this.#window !== null && !this.#stopped) await work(this.#window);
      })
      .catch((error: unknown) => this.#failed(error));
  }

  /** Frames follow a beat, so that none comes early after a late one; a beat that was missed is left out. */
  #next(): void {
    if (this.#stopped || this.#told) return;
    const now = this.#program.now();
    const delay = Math.max(0, this.#due - now);
    const frameMs = this.#frameMs();
    this.#due = Math.max(this.#due, now - frameMs) + frameMs;
    this.#timer = setTimeout(() => {
      this.#busy = this.#show().catch((error: unknown) => this.#failed(error));
    }, delay);
  }

  /** Milliseconds from frame to frame: the option's, but never fewer than what a window shows at most. */
  #frameMs(): number {
    return 1000 / Math.min(framesPerSecond, this.#program.client.setup.options.values.maxFps);
  }

  #failed(error: unknown): void {
    this.#tellShown();
    this.#closed(error instanceof Error ? error.message : String(error));
  }

  /** Tells once: a display that goes takes the frame and whatever else was asked of it along. */
  #closed(reason: string | null): void {
    if (this.#stopped || this.#told) return;
    this.#told = reason !== null;
    this.#program.closed(reason);
  }

  async #show(): Promise<void> {
    const { frames, partial } = this.#program;
    const list = await frames.listAt(partial());
    await frames.draw(list, async ({ pixels, width, height }) => {
      if (!this.#stopped) await this.#window?.show(pixels, width, height);
    });
    this.#shown += 1;
    this.#tellShown();
    this.followScreen();
    this.#followFullScreen();
    this.#next();
  }
}

/** A side of the picture for a side of the window: a window may be smaller or larger than any picture. */
function side(pixels: number, least: number): number {
  return Math.min(largestSide, Math.max(least, pixels));
}
