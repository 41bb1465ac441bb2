import { keyOfCode } from './key-codes.ts';
import { keyNames } from './key-names.ts';

const keyboard = 'key.keyboard.';
const mouse = 'key.mouse.';
const mouseButton = /^mouse\.(?:left|right|middle|[4-9]|1\d)$/;

/** The key or button that a value of options.txt names (`key.keyboard.w`, `key.mouse.left`, an old number); undefined for none. */
export function keyOfText(text: string): string | undefined {
  if (/^-?\d+$/.test(text)) return keyOfCode(Number(text));
  if (text === 'key.keyboard.unknown') return 'unknown';
  if (text.startsWith(keyboard)) {
    const key = text.slice(keyboard.length);
    return keyNames.has(key) ? key : undefined;
  }
  const button = text.startsWith(mouse) ? text.slice('key.'.length) : '';
  return mouseButton.test(button) ? button : undefined;
}

/** A key or button as options.txt writes it. */
export function textOfKey(key: string): string {
  return key.startsWith('mouse.') ? `key.${key}` : `${keyboard}${key}`;
}

const special: Readonly<Record<string, string>> = {
  unknown: 'Not Bound',
  'mouse.left': 'Left Button',
  'mouse.right': 'Right Button',
  'mouse.middle': 'Middle Button',
  'left.win': 'Left Super',
  'right.win': 'Right Super',
  slash: '/',
  period: '.',
  comma: ',',
  minus: '-',
  equal: '=',
  semicolon: ';',
  apostrophe: "'",
  'grave.accent': '`',
  'left.bracket': '[',
  'right.bracket': ']',
  backslash: '\\',
};

/** How a key or button is shown to a player. */
export function keyLabel(key: string): string {
  const known = special[key];
  if (known !== undefined) return known;
  if (key.startsWith('mouse.')) return `Button ${key.slice('mouse.'.length)}`;
  return key
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
