import { setImmediate as nextTurn } from 'node:timers/promises';
import { ControlError } from '../../../ctl/control-error.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import type { SequenceRequest } from '../control/game-port.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Pack } from '../packs/pack.ts';
import type { FrameClock } from '../packs/uniforms.ts';
import { type CaptureSource, captureScene, checkPaths, type Scene } from './capture.ts';

/** What a sequence needs of the game beside what a capture needs. */
export interface SequenceSource extends CaptureSource {
  /** Why no sequence can be drawn now, or null. */
  sequenceRefusal(): ControlError | null;
  /** The pack that the frames go through, null for none. */
  readonly pack: Pack | null;
  /** The scene with the pack at a moment of its clock; at frame 1 the pack starts over. */
  sequenceList(first: Scene, clock: FrameClock): DisplayList;
  /** The same with the digests of that list. */
  sequenceScene(first: Scene, clock: FrameClock): Promise<Scene>;
  /** Tells later what of the scene has changed since now, null for nothing. */
  watchScene(): () => string | null;
  /** The frame as it is now, without a tick. */
  sceneNow(): Promise<Scene>;
}

/** The clock of frame n, from 1: n frames, (n - 1) steps. */
function clockOf(frame: number, stepMs: number): FrameClock {
  return { frameCounter: frame, frameTimeCounter: ((frame - 1) * stepMs) / 1000, frameTime: frame === 1 ? 0 : stepMs / 1000 };
}

/**
 * `screenshot-sequence` (spec, "Repeatable screenshots"): the pack starts over and frames are drawn on a set clock, frame n at n frames
 * and n - 1 steps; the last is written. The scene is that of the first frame; when it changes meanwhile, the sequence ends with an error.
 */
export class ScreenshotSequence {
  #cancelled: AbortController | null = null;

  get running(): boolean {
    return this.#cancelled !== null;
  }

  /** Stops the running sequence; false when none runs. */
  cancel(): boolean {
    this.#cancelled?.abort();
    return this.#cancelled !== null;
  }

  /**
   * @throws ControlError `busy` while one runs; `state` when the game is not set for it, the scene changes or the file cannot be written.
   */
  async run(source: SequenceSource, request: SequenceRequest, signal: AbortSignal): Promise<Reply> {
    if (this.running) throw new ControlError('busy', 'a sequence is being drawn; wait for it, or use: screenshot-sequence cancel');
    const refusal = source.sequenceRefusal();
    if (refusal !== null) throw refusal;
    const cancelled = new AbortController();
    this.#cancelled = cancelled;
    try {
      await checkPaths(source, request.path);
      return await this.#draw(source, request, signal, cancelled.signal);
    } finally {
      this.#cancelled = null;
    }
  }

  async #draw(source: SequenceSource, request: SequenceRequest, signal: AbortSignal, cancelled: AbortSignal): Promise<Reply> {
    const { frames, stepMs, path } = request;
    const first = await source.nextScene(signal);
    const pack = source.pack?.id ?? null;
    const changed = source.watchScene();
    const check = (frame: number): void => {
      stopWhenOver(signal, cancelled);
      stopWhenChanged(changed(), frame);
    };
    for (let frame = 1; frame < frames; frame += 1) {
      await source.draw(source.sequenceList(first, clockOf(frame, stepMs)), () => {});
      // A turn of the event loop, so that `cancel` and what changes the scene are noticed between two frames.
      await nextTurn();
      check(frame);
    }
    check(frames);
    const last = await source.sequenceScene(first, clockOf(frames, stepMs));
    const captured = await captureScene(source, last, path, undefined);
    check(frames);
    if ((await source.sceneNow()).digests.S !== first.digests.S) stopWhenChanged('the world', frames);
    const clock = { frame: frames, time_ms: (frames - 1) * stepMs, delta_ms: frames > 1 ? stepMs : 0 };
    return { ...captured, pack, frames, clock };
  }
}

function stopWhenOver(signal: AbortSignal, cancelled: AbortSignal): void {
  if (signal.aborted) throw new ControlError('connection', 'the client of this sequence went away; connect and start it again');
  if (cancelled.aborted) throw new ControlError('state', 'the sequence was cancelled; start it again when wanted');
}

function stopWhenChanged(what: string | null, frame: number): void {
  if (what === null) return;
  throw new ControlError('state', `${what} changed at frame ${frame} of the sequence; leave it as it is and start again`);
}
