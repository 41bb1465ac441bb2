import type { InputEvent } from '../input/input-event.ts';
import { openGameWindow, type WindowKind } from '../window/open-window.ts';
import type { GameWindow, WindowEvents } from '../window/window-api.ts';
import type { FrameSource } from './frame-source.ts';
import type { GameClient } from './game-client.ts';

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
  #timer: NodeJS.Timeout | null = null;
  #busy: Promise<void> = Promise.resolve();
  #pointer: Promise<void> = Promise.resolve();

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
    view.#window = await openGameWindow({ kind, width, height, title: 'Horizon Rig', events: view.#events() });
    view.#next(0);
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
    // One after the other: a release must not overtake the taking before it.
    this.#pointer = this.#pointer.then(() => this.#window?.grabPointer(grab)).catch((error: unknown) => this.#failed(error));
  }

  /** Frames shown so far. */
  get shown(): number {
    return this.#shown;
  }

  async close(): Promise<void> {
    this.#stopped = true;
    this.#tellShown();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await Promise.all([this.#busy, this.#pointer]);
    await this.#window?.close();
  }

  #events(): WindowEvents {
    const { client } = this.#program;
    const give = (event: InputEvent) => client.give(event, 'user');
    return {
      input: give,
      pointer: (x, y) => give({ type: 'pointer', x: x / client.guiScale, y: y / client.guiScale }),
      resize: (width, height) => client.resize(width, height),
      focus: (focused) => client.focused(focused),
      close: () => this.#program.closed(null),
      lost: (reason) => this.#program.closed(reason),
    };
  }

  #next(delay: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#busy = this.#show().catch((error: unknown) => this.#failed(error));
    }, delay);
  }

  #failed(error: unknown): void {
    this.#tellShown();
    if (!this.#stopped) this.#program.closed(error instanceof Error ? error.message : String(error));
  }

  async #show(): Promise<void> {
    const { frames, now, partial } = this.#program;
    const started = now();
    const list = await frames.listAt(partial());
    await frames.draw(list, async ({ pixels, width, height }) => {
      if (!this.#stopped) await this.#window?.show(pixels, width, height);
    });
    this.#shown += 1;
    this.#tellShown();
    this.followScreen();
    this.#next(Math.max(0, 1000 / framesPerSecond - (now() - started)));
  }
}
