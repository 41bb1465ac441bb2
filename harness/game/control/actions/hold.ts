import { ControlError } from '../../../../ctl/control-error.ts';
import type { InputEvent, MouseButton } from '../../input/input-event.ts';
import type { InputPort } from '../../input/input-port.ts';

const mousePrefix = 'mouse.';

/** The event that presses or lets go a bound key or button: `w`, `mouse.left`. */
function bindingEvent(name: string, down: boolean): InputEvent {
  return name.startsWith(mousePrefix)
    ? { type: 'button', button: name.slice(mousePrefix.length) as MouseButton, down }
    : { type: 'key', key: name, down };
}

/** What an action holds down. Everything still held when the action ends is let go for it. */
export class Hold {
  readonly #port: InputPort;
  readonly #held = new Map<string, InputEvent>();

  constructor(port: InputPort) {
    this.#port = port;
  }

  /** Presses a key or button by name (`left.shift`, `mouse.left`). */
  press(name: string): void {
    this.#held.set(name, bindingEvent(name, false));
    this.#port.give(bindingEvent(name, true));
  }

  letGo(name: string): void {
    const up = this.#held.get(name);
    if (up === undefined) return;
    this.#held.delete(name);
    this.#port.give(up);
  }

  /** Presses and lets go within one tick. */
  tap(name: string): void {
    this.press(name);
    this.letGo(name);
  }

  /** Presses what is bound to an action of options.txt, and says what that is. */
  pressAction(action: string): string {
    const name = boundTo(this.#port, action);
    this.press(name);
    return name;
  }

  /** Lets go of everything, the last pressed first. */
  letGoAll(): void {
    for (const name of [...this.#held.keys()].reverse()) this.letGo(name);
  }
}

/**
 * The key or button bound to an action.
 * @throws ControlError `state` when nothing is bound to it.
 */
export function boundTo(port: InputPort, action: string): string {
  const name = port.binding(action);
  if (name === 'unknown') throw new ControlError('state', `no key is bound to ${action}; bind one in options.txt and start again`);
  return name;
}

/** Runs the body of an action and lets go of what it pressed, whether it ends well, fails or is cancelled. */
export async function holding<Result>(port: InputPort, body: (hold: Hold) => Promise<Result>): Promise<Result> {
  const hold = new Hold(port);
  try {
    return await body(hold);
  } finally {
    hold.letGoAll();
  }
}
