import { keyBinds } from './key-binds.ts';
import { keyOfText } from './key-text.ts';

/**
 * Which key does what in a fresh game. A line of options.txt is `key_key.forward:key.keyboard.w`; here the action is `key.forward` and the
 * key `w`, or `mouse.left` for a button (minecraft.wiki, "Options.txt", "Controls").
 */
export const defaultBindings: Readonly<Record<string, string>> = Object.fromEntries(keyBinds.map(({ action, key }) => [action, key]));

const linePrefix = 'key_';
const unbound = 'unknown';

/** The binds of one game: the defaults, overlaid with what options.txt says. They change while the game runs. */
export class KeyBindings {
  #keys: ReadonlyMap<string, string> = new Map();
  readonly #actions = new Map<string, string[]>();

  /** @param options the entries of options.txt; those that are no key bind are passed over. */
  constructor(options: Iterable<readonly [key: string, value: string]> = []) {
    this.follow(options);
  }

  /** Takes the binds anew from entries of options.txt; one whose value names no key is unbound. */
  follow(options: Iterable<readonly [key: string, value: string]>): void {
    const keys = new Map(Object.entries(defaultBindings));
    for (const [name, value] of options) {
      if (name.startsWith(linePrefix)) keys.set(name.slice(linePrefix.length), keyOfText(value) ?? unbound);
    }
    this.#keys = keys;
    this.#actions.clear();
    for (const [action, key] of keys) {
      if (key !== unbound) this.#actions.set(key, [...(this.#actions.get(key) ?? []), action]);
    }
  }

  /** The key or button of an action, `unknown` when nothing is bound to it. */
  keyFor(action: string): string {
    return this.#keys.get(action) ?? unbound;
  }

  /** The actions of a key or button (`mouse.left`); several may share one. */
  actionsOf(key: string): readonly string[] {
    return this.#actions.get(key) ?? [];
  }
}
