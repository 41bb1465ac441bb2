/** A view in degrees. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
}

/**
 * Turns the view by a mouse motion in counts. The sensitivity option (0..1) maps to 8·(0.6·s + 0.2)³ · 0.15 degrees a count, pitch
 * held within straight up and down (minecraft.wiki, "Options", mouse sensitivity).
 */
export function turnByMotion(view: View, dx: number, dy: number, sensitivity: number): View {
  const base = sensitivity * 0.6 + 0.2;
  const degrees = base * base * base * 8 * 0.15;
  return { yaw: view.yaw + dx * degrees, pitch: clampPitch(view.pitch + dy * degrees) };
}

/** Pitch within -90 (up) and 90 (down). */
export function clampPitch(pitch: number): number {
  return Math.min(90, Math.max(-90, pitch));
}

/** Yaw brought into -180 (inclusive) to 180, without changing the direction. */
export function wrapYaw(yaw: number): number {
  const turned = ((yaw % 360) + 360) % 360;
  return turned >= 180 ? turned - 360 : turned;
}

/** The yaw that looks where `target` does and is nearest to `current`, so that a view never turns the long way round. */
export function nearestYaw(target: number, current: number): number {
  return target + 360 * Math.round((current - target) / 360);
}
