import type { DigestsShape, ScreenshotShape } from '../../../ctl/shapes.ts';
import { encodePngInPool } from '../../../still/pixels/encode-png.ts';
import { encodePng16 } from '../../../still/pixels/encode-png-16.ts';
import { frameDigest } from '../../../still/pixels/frame-digest.ts';
import type { PictureRequest } from '../control/game-port.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Frame } from '../display/renderer.ts';
import { checkPicturePath, writePicture } from './picture-file.ts';

/** One frame of the game, ready to be drawn, with the digests of what it was made from. */
export interface Scene {
  readonly list: DisplayList;
  readonly tick: number;
  readonly frame: number;
  readonly digests: DigestsShape;
  /** Digests of the display list's parts. */
  readonly parts: Readonly<Record<string, string>>;
  /** What eases in it, by name; see EasingWatch. */
  readonly easing: readonly string[];
}

/** What a capture needs of the game. */
export interface CaptureSource {
  /** The frame after the next tick. */
  nextScene(signal: AbortSignal): Promise<Scene>;
  draw<Result>(list: DisplayList, use: (frame: Frame) => Result | Promise<Result>): Promise<Result>;
  /** What is drawn in a list, by texture; see `displayDraws`. */
  draws(list: DisplayList): Promise<Readonly<Record<string, string>>>;
  renderer(): Promise<{ readonly name: string; readonly driver: string }>;
  /** Whether a picture is also written as linear light of 16 bits. */
  readonly hdr: boolean;
}

/** What `screenshot` answers, but for the number of the newest event. */
export type Captured = Omit<ScreenshotShape, 'last'> & Pick<Scene, 'parts' | 'easing'>;

/**
 * Draws a scene and writes it as a PNG, unless its P digest is the given one.
 * @throws ControlError `state` when the file cannot be written.
 */
export async function captureScene(source: CaptureSource, scene: Scene, path: string, unless: string | undefined): Promise<Captured> {
  const drawn = await source.draw(source.hdr ? { ...scene.list, light: true } : scene.list, (frame) => {
    const { width, height, pixels, light } = frame;
    const { digest, bands } = frameDigest(pixels, width, height);
    // The encoder copies the rows before it returns, so the pixels are free again.
    const png = digest === unless ? null : encodePngInPool(pixels, width, height);
    const hdr = png === null || light === undefined ? null : encodePng16(light, width, height);
    return { width, height, digest, bands, png, hdr };
  });
  const [png, hdr] = await Promise.all([drawn.png, drawn.hdr]);
  if (png !== null) await writePicture(path, png);
  const beside = hdrPath(path);
  if (hdr !== null) await writePicture(beside, hdr);
  return {
    ok: true,
    path,
    written: png !== null,
    width: drawn.width,
    height: drawn.height,
    frame: scene.frame,
    tick: scene.tick,
    digests: { ...scene.digests, P: drawn.digest },
    bands: drawn.bands,
    parts: scene.parts,
    settled: scene.easing.length === 0,
    easing: scene.easing,
    renderer: await source.renderer(),
    ...(hdr === null ? {} : { hdr: beside }),
  };
}

/** Where the linear light of a picture goes: beside it. */
export function hdrPath(path: string): string {
  return path.replace(/\.png$/, '-hdr.png');
}

/** Refuses a path that a capture cannot write to. @throws ControlError `state`. */
export async function checkPaths(source: Pick<CaptureSource, 'hdr'>, path: string): Promise<void> {
  await checkPicturePath(path);
  if (source.hdr) await checkPicturePath(hdrPath(path));
}

/** `screenshot`: the next frame. @throws ControlError `state` for a path that cannot be written. */
export async function screenshot(source: CaptureSource, request: PictureRequest, signal: AbortSignal): Promise<Captured> {
  const { path, unless, draws } = request;
  await checkPaths(source, path);
  const scene = await source.nextScene(signal);
  const captured = await captureScene(source, scene, path, unless);
  return draws ? { ...captured, draws: await source.draws(scene.list) } : captured;
}
