/** The interface has at least this many GUI pixels, and the scale is never more than keeps them. */
export const leastGuiSize = { width: 320, height: 240 } as const;

/** The largest scale that leaves 320x240 GUI pixels of a picture of this size, at least 1. */
export function largestGuiScale(width: number, height: number): number {
  return Math.max(1, Math.min(Math.floor(width / leastGuiSize.width), Math.floor(height / leastGuiSize.height)));
}

/** Screen pixels a GUI pixel for an option value: 0 is automatic, anything else is held to what fits. */
export function guiScale(width: number, height: number, option: number): number {
  const largest = largestGuiScale(width, height);
  return option <= 0 ? largest : Math.min(option, largest);
}
