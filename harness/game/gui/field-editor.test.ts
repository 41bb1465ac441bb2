import { describe, expect, it } from 'vitest';
import { FieldEditor } from './field-editor.ts';

/** `|` is the caret; a selection runs from `[` to the caret or from the caret to `]`. */
function read(notation: string, maxLength = 20): FieldEditor {
  const editor = new FieldEditor(maxLength, notation.replace(/[[\]|]/g, ''));
  const chars = [...notation];
  const caret = chars.filter((char) => char !== '[' && char !== ']').indexOf('|');
  const mark = chars.filter((char) => char !== '|').findIndex((char) => char === '[' || char === ']');
  editor.place(mark < 0 ? caret : mark, false);
  editor.place(caret, mark >= 0);
  return editor;
}

function write(editor: FieldEditor): string {
  const [from, to] = editor.selection;
  const { caret } = editor;
  const before = from < to && caret === to ? '[' : '|';
  if (from === to) return `${editor.slice(0, from)}|${editor.slice(from)}`;
  return `${editor.slice(0, from)}${before}${editor.slice(from, to)}${before === '[' ? '|' : ']'}${editor.slice(to)}`;
}

const keys: readonly (readonly [before: string, keys: string, after: string])[] = [
  ['ab|c', 'left', 'a|bc'],
  ['|abc', 'left', '|abc'],
  ['abc|', 'right', 'abc|'],
  ['a|bc', 'right', 'ab|c'],
  ['ab|c', 'home', '|abc'],
  ['a|bc', 'end', 'abc|'],
  ['ab|c', 'backspace', 'a|c'],
  ['|abc', 'backspace', '|abc'],
  ['ab|c', 'delete', 'ab|'],
  ['abc|', 'delete', 'abc|'],
  ['a[bc|d', 'backspace', 'a|d'],
  ['a|bc]d', 'delete', 'a|d'],
  ['a[bc|d', 'left', 'a|bcd'],
  ['a|bc]d', 'right', 'abc|d'],
  ['ab|c', 'shift+left', 'a|b]c'],
  ['a|bc', 'shift+right shift+right', 'a[bc|'],
  ['ab|c', 'shift+home', '|ab]c'],
  ['a|bc', 'shift+end', 'a[bc|'],
  ['a[bc|d', 'shift+right', 'a[bcd|'],
  ['one two|', 'control+left', 'one |two'],
  ['one two|', 'control+left control+left', '|one two'],
  ['|one two', 'control+right', 'one |two'],
  ['one two|', 'control+backspace', 'one |'],
  ['|one two', 'control+delete', '|two'],
  ['one two|', 'control+shift+left', 'one |two]'],
  ['a|bc', 'control+a', '[abc|'],
  ['a[b|c', 'control+x control+v control+v', 'abb|c'],
  ['a[b|c', 'control+c end control+v', 'abcb|'],
  ['[abc|', 'control+c delete', '|'],
  ['a|bc', 'control+x', 'a|bc'],
  ['🙂🙂|', 'left', '🙂|🙂'],
  ['🙂🙂|', 'backspace', '🙂|'],
  ['ab|', 'up', 'ab|'],
];

function press(editor: FieldEditor, combos: string): boolean {
  let clip = '';
  let used = false;
  for (const combo of combos.split(' ')) {
    const parts = combo.split('+');
    const modifiers = { shift: parts.includes('shift'), control: parts.includes('control') };
    const clipboard = {
      read: () => clip,
      write: (text: string) => {
        clip = text;
      },
    };
    used = editor.key(parts.at(-1)!, modifiers, clipboard);
  }
  return used;
}

describe('FieldEditor', () => {
  it.each(keys)('turns %s by %s into %s', (before, combos, after) => {
    const editor = read(before);
    press(editor, combos);
    expect(write(editor)).toBe(after);
  });

  it.each([
    ['a|b', 'xy', 'axy|b'],
    ['a[b|c', 'x', 'ax|c'],
    ['ab|', 'x\ny\u0000\u007fz', 'abxyz|'],
    ['12345678|', 'abc', '12345678ab|'],
    ['1234[5678|', 'abcdefgh', '1234abcdef|'],
    ['1234567890|', 'a', '1234567890|'],
    ['🙂🙂🙂🙂🙂🙂🙂🙂🙂|', '🙂🙂', '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂|'],
  ])('puts into %s the text %j and has %s', (before, text, after) => {
    const editor = read(before, 10);
    editor.insert(text);
    expect(write(editor)).toBe(after);
  });

  it('has no use for keys that edit nothing', () => {
    for (const key of ['up', 'down', 'enter', 'tab', 'escape', 'space', 'a']) expect(press(read('ab|'), key)).toBe(false);
  });
});
