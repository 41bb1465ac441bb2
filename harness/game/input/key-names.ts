/**
 * The names a key can have in an input event: those of options.txt without `key.keyboard.` (minecraft.wiki, "Key codes"). Names that
 * a keyboard layout does not have are still accepted, since a script may press any key.
 */
export const keyNames: ReadonlySet<string> = new Set([
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
  ...Array.from({ length: 25 }, (_, i) => `f${i + 1}`),
  ...Array.from({ length: 10 }, (_, i) => `keypad.${i}`),
  ...['add', 'subtract', 'multiply', 'divide', 'decimal', 'equal', 'enter'].map((name) => `keypad.${name}`),
  ...['up', 'down', 'left', 'right', 'home', 'end', 'page.up', 'page.down', 'insert', 'delete'],
  ...['enter', 'escape', 'space', 'tab', 'backspace', 'menu', 'pause', 'print.screen'],
  ...['caps.lock', 'num.lock', 'scroll.lock', 'grave.accent', 'minus', 'equal', 'left.bracket', 'right.bracket', 'backslash'],
  ...['semicolon', 'apostrophe', 'comma', 'period', 'slash', 'world.1', 'world.2'],
  ...['shift', 'control', 'alt', 'win'].flatMap((name) => [`left.${name}`, `right.${name}`]),
]);

/** Spellings people use for a key, and the name it has here. */
export const keyAliases: Readonly<Record<string, string>> = {
  esc: 'escape',
  return: 'enter',
  shift: 'left.shift',
  ctrl: 'left.control',
  control: 'left.control',
  alt: 'left.alt',
  '/': 'slash',
  '.': 'period',
  ',': 'comma',
  '-': 'minus',
  '=': 'equal',
  ';': 'semicolon',
  "'": 'apostrophe',
  '`': 'grave.accent',
  '[': 'left.bracket',
  ']': 'right.bracket',
  '\\': 'backslash',
};

const writing = /^(?:[a-z0-9]|keypad\.(?:\d|add|subtract|multiply|divide|decimal|equal)|world\.\d)$/;
const marks: ReadonlySet<string> = new Set([
  ...['space', 'grave.accent', 'minus', 'equal', 'left.bracket', 'right.bracket', 'backslash'],
  ...['semicolon', 'apostrophe', 'comma', 'period', 'slash'],
]);

/** Whether a key puts a character into a focused field, so that its name would give typed text away. */
export function writesText(key: string): boolean {
  return writing.test(key) || marks.has(key);
}
