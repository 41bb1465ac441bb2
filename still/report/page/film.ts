import { showFrame } from './viewer.ts';

/** How long a frame is shown when its shot does not say. */
const usualMs = 100;

/** Shortest time a frame is shown: a faster film could not be followed. */
const shortestMs = 40;

/** Frames whose pictures are asked for ahead of the film. */
const ahead = 3;

const playing = new WeakMap<HTMLElement, ReturnType<typeof setInterval>>();

/** The frames that fail, by index. */
function badFrames(viewer: HTMLElement): readonly number[] {
  return (viewer.dataset.bad ?? '').split(' ').filter(Boolean).map(Number);
}

/** Shows the first frame that fails; false when none does. */
export function showFirstBad(viewer: HTMLElement): boolean {
  const [first] = badFrames(viewer);
  if (first !== undefined) showFrame(viewer, first);
  return first !== undefined;
}

/** Shows the nearest frame that fails after the shown one, or before it; false when there is none. */
export function showNextBad(viewer: HTMLElement, direction: 1 | -1): boolean {
  const at = Number(viewer.dataset.frame);
  const bad = badFrames(viewer);
  const next = direction > 0 ? bad.find((frame) => frame > at) : bad.findLast((frame) => frame < at);
  if (next !== undefined) showFrame(viewer, next);
  return next !== undefined;
}

/** Plays the film from the shown frame, around and around, or pauses it; false when there is only one frame. */
export function playOrPause(viewer: HTMLElement): boolean {
  if (viewer.querySelector('.film') === null) return false;
  if (!pause(viewer)) play(viewer);
  return true;
}

function play(viewer: HTMLElement): void {
  const frames = viewer.querySelectorAll('.stage').length;
  const pace = Math.max(shortestMs, Number(viewer.dataset.frameMs) || usualMs);
  told(viewer, true);
  fetchAhead(viewer, frames);
  playing.set(
    viewer,
    setInterval(() => {
      showFrame(viewer, (Number(viewer.dataset.frame) + 1) % frames);
      fetchAhead(viewer, frames);
    }, pace),
  );
}

/** Stops a film; false when it did not play. */
export function pause(viewer: HTMLElement): boolean {
  const timer = playing.get(viewer);
  if (timer === undefined) return false;
  clearInterval(timer);
  playing.delete(viewer);
  told(viewer, false);
  return true;
}

function told(viewer: HTMLElement, plays: boolean): void {
  const button = viewer.querySelector('[data-do=play]');
  button?.setAttribute('aria-pressed', String(plays));
  const label = button?.querySelector('span');
  if (label) label.textContent = plays ? 'Pause' : 'Play';
}

/** A picture that is asked for when its frame is shown comes late: it would flicker. */
function fetchAhead(viewer: HTMLElement, frames: number): void {
  for (let by = 1; by <= ahead; by++) {
    const frame = (Number(viewer.dataset.frame) + by) % frames;
    for (const image of viewer.querySelectorAll<HTMLImageElement>(`.stage[data-frame="${frame}"] img`)) image.loading = 'eager';
  }
}
