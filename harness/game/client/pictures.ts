import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { Frame, Renderer } from '../display/renderer.ts';

/**
 * The renderer, one frame at a time. It is started in the background; a frame that is asked for before waits for it. Whoever draws keeps
 * the frame's pixels to himself until he is done with them.
 */
export class Pictures {
  readonly #renderer: Promise<Renderer>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(renderer: Promise<Renderer>, textures: Promise<TextureSet>) {
    this.#renderer = Promise.all([renderer, textures]).then(async ([ready, set]) => {
      await ready.setTextures(set);
      return ready;
    });
    // Whoever draws hears of the failure; until then it is no unhandled one.
    this.#renderer.catch(() => {});
  }

  /** Draws a display list and hands out the frame; the next frame is drawn once `use` is done with its pixels. */
  draw<Result>(list: DisplayList, use: (frame: Frame) => Result | Promise<Result>): Promise<Result> {
    const drawn = this.#queue.then(async () => use(await (await this.#renderer).render(list)));
    this.#queue = drawn.catch(() => {});
    return drawn;
  }

  /** Draws with other textures from the next frame on. */
  useTextures(textures: TextureSet): Promise<void> {
    const given = this.#queue.then(async () => (await this.#renderer).setTextures(textures));
    this.#queue = given.catch(() => {});
    return given;
  }

  /** The renderer's name and driver, once it is there. */
  async describe(): Promise<{ readonly name: string; readonly driver: string }> {
    const { name, driver } = await this.#renderer;
    return { name, driver };
  }

  async close(): Promise<void> {
    await this.#queue;
    const renderer = await this.#renderer.catch(() => null);
    await renderer?.close();
  }
}
