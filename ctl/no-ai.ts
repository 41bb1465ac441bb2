import { ControlError } from './control-error.ts';
import { type Extras, extrasPath, readExtras, setExtra, valuesOf } from './game-extras.ts';

/** The one line that every surface prints when No AI is on (spec, "No AI"). */
export const REFUSAL =
  'No AI is on: the player has turned off everything that lets an AI agent drive the game; only the player turns it back, in Horizon Settings';

const key = 'noAi';

/** What plainly says that the switch is off. Anything else that stands in its place was meant to turn it on. */
const offWords: ReadonlySet<string> = new Set(['false', 'off', 'no', '0']);

/** Whether extras turn No AI on. In doubt they do: a line that says neither, two lines that differ, a file that cannot be read. */
export function isOnIn(extras: Extras): boolean {
  if (extras.state !== 'text') return extras.state === 'doubt';
  return valuesOf(extras.bytes, key).some((value) => !offWords.has(value));
}

/** Whether the player's No AI switch is on in this game home. Never throws. */
export function isOn(home: string): boolean {
  return isOnIn(readExtras(home));
}

/** Throws ControlError `denied` with REFUSAL when the switch is on; `because` in its details says why when the file is in doubt. */
export function check(home: string): void {
  const extras = readExtras(home);
  if (isOnIn(extras)) throw refusal(home, extras);
}

/** The refusal of everything while No AI is on. */
export function refusal(home: string, extras: Extras = { state: 'none' }): ControlError {
  const because =
    extras.state === 'doubt' ? { because: `${extrasPath(home)} cannot be understood (${extras.why}), so it counts as on` } : {};
  return new ControlError('denied', REFUSAL, because);
}

/**
 * Turns the switch, keeping the file's other lines byte for byte. Writes no file to turn off a switch that was never on.
 * @throws ControlError `state` when the file cannot be read or written.
 */
export function set(home: string, on: boolean): void {
  setExtra(home, key, on);
}
