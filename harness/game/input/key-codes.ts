/** Names of keys by the numbers that Java Edition wrote until 1.12 (LWJGL 2 key codes; minecraft.wiki, "Key codes"). */
const numbered: readonly (readonly [first: number, names: readonly string[]])[] = [
  [1, ['escape', ...'1234567890', 'minus', 'equal', 'backspace', 'tab']],
  [16, [...'qwertyuiop', 'left.bracket', 'right.bracket', 'enter', 'left.control']],
  [30, [...'asdfghjkl', 'semicolon', 'apostrophe', 'grave.accent', 'left.shift', 'backslash']],
  [44, [...'zxcvbnm', 'comma', 'period', 'slash', 'right.shift', 'keypad.multiply', 'left.alt', 'space', 'caps.lock']],
  [59, ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10', 'num.lock', 'scroll.lock']],
  [71, ['keypad.7', 'keypad.8', 'keypad.9', 'keypad.subtract', 'keypad.4', 'keypad.5', 'keypad.6', 'keypad.add']],
  [79, ['keypad.1', 'keypad.2', 'keypad.3', 'keypad.0', 'keypad.decimal']],
  [87, ['f11', 'f12']],
  [100, ['f13', 'f14', 'f15', 'f16', 'f17', 'f18']],
  [141, ['keypad.equal']],
  [156, ['keypad.enter', 'right.control']],
  [181, ['keypad.divide']],
  [183, ['print.screen', 'right.alt']],
  [197, ['pause']],
  [199, ['home', 'up', 'page.up']],
  [203, ['left']],
  [205, ['right']],
  [207, ['end', 'down', 'page.down', 'insert', 'delete']],
  [219, ['left.win', 'right.win', 'menu']],
];

const names: ReadonlyMap<number, string> = new Map(numbered.flatMap(([first, list]) => list.map((name, i) => [first + i, name] as const)));

/** Buttons were numbers from -100 up: left, right, middle, then the others. */
const buttons = ['mouse.left', 'mouse.right', 'mouse.middle'] as const;

/** The key or button that such a number meant; `unknown` for 0, undefined for a number that was none. */
export function keyOfCode(code: number): string | undefined {
  if (code === 0) return 'unknown';
  if (code < 0) return buttons[code + 100] ?? (code >= -97 && code <= -85 ? `mouse.${code + 101}` : undefined);
  return names.get(code);
}
