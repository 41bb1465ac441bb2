import type { HelloShape, UiShape } from '../ctl/shapes.ts';

/** What a golden depends on besides its shot: pictures of two keys are never compared. The game's version is not part of it. */
export interface GoldenKey {
  readonly game: string;
  readonly renderer: string;
  readonly driver: string;
  readonly width: number;
  readonly height: number;
  /** Picture pixels a GUI pixel. */
  readonly guiScale: number;
  readonly language: string;
  /** Resource and shader packs in order. */
  readonly packs: readonly string[];
}

/** What `state` or `status` may tell beyond hello; a game that tells none runs in en_us without packs. */
export interface KeyDetails {
  readonly language?: string;
  readonly packs?: readonly string[];
}

/** The key of what a game is about to draw. */
export function goldenKey(hello: HelloShape, ui: Pick<UiShape, 'gui_size'>, details: KeyDetails = {}): GoldenKey {
  const [width, height] = hello.size;
  return {
    game: hello.game,
    renderer: hello.renderer.name,
    driver: hello.renderer.driver,
    width,
    height,
    guiScale: Math.max(1, Math.round(width / ui.gui_size[0])),
    language: details.language ?? 'en_us',
    packs: details.packs ?? [],
  };
}

/** The key as one word, for manifests and messages: `game/renderer/driver/854x480@2/en_us/no-packs`. Blanks and slashes become dashes. */
export function keyText(key: GoldenKey): string {
  const packs = key.packs.length === 0 ? 'no-packs' : key.packs.join('+');
  return joinKey([key.game, key.renderer, key.driver, `${key.width}x${key.height}@${key.guiScale}`, key.language, packs]);
}

/** The parts of a key as one word. */
export function joinKey(parts: readonly string[]): string {
  return parts.map((part) => part.trim().replace(/[\s/]+/g, '-') || 'unknown').join('/');
}
