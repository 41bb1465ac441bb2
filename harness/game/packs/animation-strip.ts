/** Pictures below one another in a file, and when each is shown (minecraft.wiki, "Resource pack", section "Animation"). */
export interface AnimationStrip {
  /** In the order of time. */
  readonly frames: readonly { readonly index: number; readonly ticks: number }[];
  /** Ticks until it begins anew. */
  readonly length: number;
}

/** Longest time of a frame and most frames that are believed. */
const mostTicks = 10_000;
const mostFrames = 4096;

const ticksOf = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 1 ? Math.min(mostTicks, value as number) : null;

/**
 * Reads the `.mcmeta` beside a picture.
 * @param count how many pictures the file holds.
 * @returns null when it says nothing of an animation, or nothing that can be followed.
 */
export function readAnimation(text: string, count: number): AnimationStrip | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const animation = (value as { readonly animation?: unknown } | null)?.animation;
  if (typeof animation !== 'object' || animation === null) return null;
  const { frametime, frames } = animation as { readonly frametime?: unknown; readonly frames?: unknown };
  const usual = ticksOf(frametime) ?? 1;
  const listed: readonly unknown[] = Array.isArray(frames) ? frames.slice(0, mostFrames) : Array.from({ length: count }, (_, i) => i);
  const read = listed.flatMap((frame) => {
    const { index, time } =
      typeof frame === 'object' && frame !== null ? (frame as { index?: unknown; time?: unknown }) : { index: frame, time: null };
    const there = Number.isInteger(index) && (index as number) >= 0 && (index as number) < count;
    return there ? [{ index: index as number, ticks: ticksOf(time) ?? usual }] : [];
  });
  return read.length === 0 ? null : { frames: read, length: read.reduce((sum, { ticks }) => sum + ticks, 0) };
}

/** Which picture is shown at a tick. */
export function frameAt({ frames, length }: AnimationStrip, tick: number): number {
  let rest = tick % length;
  for (const { index, ticks } of frames) {
    if (rest < ticks) return index;
    rest -= ticks;
  }
  return 0;
}
