import { ControlError } from '../../../../ctl/control-error.ts';
import type { InputPort } from '../../input/input-port.ts';
import { wrapYaw } from '../../input/mouse-look.ts';

/** Screens that `resume` does not close, and what does. */
const wayOut: Readonly<Record<string, string>> = { death: 'respawn', bed: 'click leave-bed' };

/**
 * Makes sure that keys reach the player and not a screen.
 * @throws ControlError `state` when a screen is open.
 */
export function requireNoScreen(port: InputPort): void {
  const screen = port.screen();
  if (screen === 'game') return;
  throw new ControlError('state', `the ${screen} screen is open and takes the input; use: ${wayOut[screen] ?? 'resume'}`);
}

type Mode = ReturnType<InputPort['player']>['mode'];

/**
 * Makes sure that the player's mode lets the hand do something.
 * @param barred the modes in which it does not.
 * @throws ControlError `state` in one of them.
 */
export function requireHand(port: InputPort, deed: string, barred: readonly Mode[]): void {
  const { mode } = port.player();
  if (barred.includes(mode)) throw new ControlError('state', `nobody ${deed} in ${mode} mode; use: command gamemode survival`);
}

/** A number as replies show it: at most four decimals, no negative zero. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}

/** The player's feet as replies show them. */
export function shownPosition(port: InputPort): readonly [number, number, number] {
  const [x, y, z] = port.player().pos;
  return [rounded(x), rounded(y), rounded(z)];
}

/** The view as replies show it. */
export function shownView(port: InputPort): { readonly yaw: number; readonly pitch: number } {
  const { yaw, pitch } = port.player();
  return { yaw: rounded(wrapYaw(yaw)), pitch: rounded(pitch) };
}
