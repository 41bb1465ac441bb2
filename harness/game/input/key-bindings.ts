/**
 * Which key does what: the key binds of options.txt. A line there is `key_key.forward:key.keyboard.w`; here the action is
 * `key.forward` and the key `w`, or `mouse.left` for a button (minecraft.wiki, "Options.txt", "Controls").
 */
export const defaultBindings: Readonly<Record<string, string>> = {
  'key.attack': 'mouse.left',
  'key.use': 'mouse.right',
  'key.pickItem': 'mouse.middle',
  'key.forward': 'w',
  'key.left': 'a',
  'key.back': 's',
  'key.right': 'd',
  'key.jump': 'space',
  'key.sneak': 'left.shift',
  'key.sprint': 'left.control',
  'key.drop': 'q',
  'key.inventory': 'e',
  'key.chat': 't',
  'key.command': 'slash',
  'key.swapOffhand': 'f',
  'key.playerlist': 'tab',
  'key.fullscreen': 'f11',
  'key.togglePerspective': 'f5',
  'key.hotbar.1': '1',
  'key.hotbar.2': '2',
  'key.hotbar.3': '3',
  'key.hotbar.4': '4',
  'key.hotbar.5': '5',
  'key.hotbar.6': '6',
  'key.hotbar.7': '7',
  'key.hotbar.8': '8',
  'key.hotbar.9': '9',
};

const linePrefix = 'key_';
const unbound = 'unknown';

/** The key that options.txt's value names, `unknown` when nothing is bound or the value has neither known prefix. */
function keyOf(value: string): string {
  if (value.startsWith('key.keyboard.')) return value.slice('key.keyboard.'.length);
  if (value.startsWith('key.mouse.')) return value.slice('key.'.length);
  return unbound;
}

/** The binds of one game: the defaults, overlaid with what options.txt says. */
export class KeyBindings {
  readonly #keys: Map<string, string>;
  readonly #actions = new Map<string, string[]>();

  /** @param options the entries of options.txt; those that are no key bind are passed over. */
  constructor(options: Iterable<readonly [key: string, value: string]> = []) {
    this.#keys = new Map(Object.entries(defaultBindings));
    for (const [name, value] of options) {
      if (name.startsWith(linePrefix)) this.#keys.set(name.slice(linePrefix.length), keyOf(value));
    }
    for (const [action, key] of this.#keys) {
      if (key === unbound) continue;
      this.#actions.set(key, [...(this.#actions.get(key) ?? []), action]);
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
