/**
 * The key's name as InputEvent has it, from a DOM keyboard event's `code` (the place on the board) and `key` (what it types), or null.
 * Letters and plain punctuation go by what they type, so that a layout's own letters count; all else goes by its place.
 */
export function domKeyName(code: string, key: string): string | null {
  if (!code.startsWith('Numpad')) {
    if (/^[a-z]$/i.test(key)) return key.toLowerCase();
    const punctuation = namesByCharacter[key];
    if (punctuation !== undefined) return punctuation;
  }
  return namesByCode.get(code) ?? null;
}

const namesByCharacter: Readonly<Record<string, string>> = {
  "'": 'apostrophe',
  '\\': 'backslash',
  ',': 'comma',
  '=': 'equal',
  '`': 'grave.accent',
  '[': 'left.bracket',
  '-': 'minus',
  '.': 'period',
  ']': 'right.bracket',
  ';': 'semicolon',
  '/': 'slash',
};

/** Codes of UI Events KeyboardEvent code Values. */
const namesByCode: ReadonlyMap<string, string> = new Map<string, string>([
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter): [string, string] => [`Key${letter.toUpperCase()}`, letter]),
  ...Array.from({ length: 10 }, (_, i): [string, string] => [`Digit${i}`, String(i)]),
  ...Array.from({ length: 10 }, (_, i): [string, string] => [`Numpad${i}`, `keypad.${i}`]),
  ...Array.from({ length: 24 }, (_, i): [string, string] => [`F${i + 1}`, `f${i + 1}`]),
  ...Object.entries({
    Quote: 'apostrophe',
    Backslash: 'backslash',
    Comma: 'comma',
    Equal: 'equal',
    Backquote: 'grave.accent',
    BracketLeft: 'left.bracket',
    Minus: 'minus',
    Period: 'period',
    BracketRight: 'right.bracket',
    Semicolon: 'semicolon',
    Slash: 'slash',
    Space: 'space',
    Backspace: 'backspace',
    Tab: 'tab',
    Enter: 'enter',
    Escape: 'escape',
    Pause: 'pause',
    ScrollLock: 'scroll.lock',
    PrintScreen: 'print.screen',
    Insert: 'insert',
    Delete: 'delete',
    Home: 'home',
    End: 'end',
    PageUp: 'page.up',
    PageDown: 'page.down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'up',
    ArrowDown: 'down',
    ContextMenu: 'menu',
    CapsLock: 'caps.lock',
    NumLock: 'num.lock',
    ShiftLeft: 'left.shift',
    ShiftRight: 'right.shift',
    ControlLeft: 'left.control',
    ControlRight: 'right.control',
    AltLeft: 'left.alt',
    AltRight: 'right.alt',
    MetaLeft: 'left.win',
    MetaRight: 'right.win',
    NumpadAdd: 'keypad.add',
    NumpadSubtract: 'keypad.subtract',
    NumpadMultiply: 'keypad.multiply',
    NumpadDivide: 'keypad.divide',
    NumpadDecimal: 'keypad.decimal',
    NumpadComma: 'keypad.decimal',
    NumpadEnter: 'keypad.enter',
    NumpadEqual: 'keypad.equal',
    IntlBackslash: 'world.1',
    IntlRo: 'world.2',
  }),
]);
