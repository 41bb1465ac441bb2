import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputEvent } from '../../input/input-event.ts';
import type { InputPort } from '../../input/input-port.ts';
import { keyAliases, keyNames } from '../../input/key-names.ts';

type Mode = Args<'key'>['mode'];

/** Presses, lets go or taps. A tap is held for one tick, so that the game sees it down and up. */
async function actuate(port: InputPort, event: (down: boolean) => InputEvent, mode: Mode): Promise<void> {
  if (mode !== 'up') port.give(event(true));
  try {
    if (mode === 'tap') await port.tick();
  } finally {
    if (mode !== 'down') port.give(event(false));
  }
  await port.tick();
}

/** `key`: a key of the keyboard. */
export async function key(port: InputPort, args: Args<'key'>): Promise<Reply> {
  const lower = args.key.toLowerCase();
  const name = keyNames.has(lower) ? lower : keyAliases[lower];
  if (name === undefined) {
    throw new ControlError(
      'unknown',
      `no key is called "${args.key}"; use a name of options.txt, such as w, space, escape, f3 or left.shift`,
    );
  }
  await actuate(port, (down) => ({ type: 'key', key: name, down }), args.mode);
  return { key: name, mode: args.mode, screen: port.screen() };
}

/** `mouse`: a mouse button where the pointer or crosshair is. */
export async function mouse(port: InputPort, args: Args<'mouse'>): Promise<Reply> {
  await actuate(port, (down) => ({ type: 'button', button: args.button, down }), args.mode);
  return { button: args.button, mode: args.mode, screen: port.screen() };
}

/** `release`: everything that is held. */
export async function release(port: InputPort, _args: Args<'release'>): Promise<Reply> {
  const { keys, buttons } = port.held();
  for (const name of keys) port.give({ type: 'key', key: name, down: false });
  for (const button of buttons) port.give({ type: 'button', button, down: false });
  await port.tick();
  return { released: [...keys, ...buttons.map((button) => `mouse.${button}`)] };
}
