import { setImmediate as nextTurn } from 'node:timers/promises';
import { ControlError } from '../../../ctl/control-error.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import type { SequenceRequest } from '../control/game-port.ts';
import { type CaptureSource, captureScene, type Scene } from './capture.ts';
import { checkPicturePath } from './picture-file.ts';

/** What a sequence needs of the game beside what a capture needs. */
export interface SequenceSource extends CaptureSource {
  /** Why no sequence can be drawn now, or null: the world must be frozen. */
  sequenceRefusal(): ControlError | null;
  /** The frame as it is now, without a tick. */
  sceneNow(): Promise<Scene>;
}

function sameScene(a: Scene, b: Scene): boolean {
  const size = a.list.width === b.list.width && a.list.height === b.list.height;
  return size && a.digests.S === b.digests.S && a.digests.U === b.digests.U && a.digests.D === b.digests.D;
}

/**
 * `screenshot-sequence` (spec, "Repeatable screenshots"): draws frames on a set clock, frame n at (n - 1) times the step, and writes the
 * last. The renderer keeps nothing from frame to frame, so all frames of an unchanged scene are equal; what the sequence adds is the proof
 * that nothing moved meanwhile.
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

  /** @throws ControlError `busy` while one runs, `state` when the world is not frozen, the scene changes or the file cannot be written. */
  async run(source: SequenceSource, request: SequenceRequest, signal: AbortSignal): Promise<Reply> {
    if (this.running) throw new ControlError('busy', 'a sequence is being drawn; wait for it, or use: screenshot-sequence cancel');
    const refusal = source.sequenceRefusal();
    if (refusal !== null) throw refusal;
    const cancelled = new AbortController();
    this.#cancelled = cancelled;
    try {
      await checkPicturePath(request.path);
      return await this.#draw(source, request, signal, cancelled.signal);
    } finally {
      this.#cancelled = null;
    }
  }

  async #draw(source: SequenceSource, request: SequenceRequest, signal: AbortSignal, cancelled: AbortSignal): Promise<Reply> {
    const first = await source.nextScene(signal);
    for (let frame = 1; frame < request.frames; frame += 1) {
      await source.draw(first.list, () => {});
      // A turn of the event loop, so that `cancel` and what changes the scene are noticed between two frames.
      await nextTurn();
      stopWhenOver(signal, cancelled);
      await checkUnchanged(source, first, frame);
    }
    stopWhenOver(signal, cancelled);
    const captured = await captureScene(source, first, request.path, undefined);
    await checkUnchanged(source, first, request.frames);
    const clock = {
      frame: request.frames,
      time_ms: (request.frames - 1) * request.stepMs,
      delta_ms: request.frames > 1 ? request.stepMs : 0,
    };
    return { ...captured, pack: null, frames: request.frames, clock };
  }
}

function stopWhenOver(signal: AbortSignal, cancelled: AbortSignal): void {
  if (signal.aborted) throw new ControlError('connection', 'the client of this sequence went away; connect and start it again');
  if (cancelled.aborted) throw new ControlError('state', 'the sequence was cancelled; start it again when wanted');
}

async function checkUnchanged(source: SequenceSource, first: Scene, frame: number): Promise<void> {
  const refusal = source.sequenceRefusal();
  if (refusal === null && sameScene(first, await source.sceneNow())) return;
  throw new ControlError(
    'state',
    `the scene changed at frame ${frame} of the sequence; keep camera, world and options still and start again`,
  );
}
