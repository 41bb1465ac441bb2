import { describe, expect, it } from 'vitest';
import { plainText, styledRuns } from './styled-text.ts';
import { textOfComponent } from './text-component.ts';

describe('a text component', () => {
  it.each([
    ['plain words stay', 'plain  words stay', 'plain  words stay'],
    ['codes stay', '§cred §rplain', '§cred §rplain'],
    ['a quoted text', '"two  blanks"', 'two  blanks'],
    ['escapes', '"a\\"b\\\\c\\u0041"', 'a"b\\cA'],
    ['a named colour', '{"text":"x","color":"dark_purple"}', '§5x'],
    ['a colour of one’s own', '{text:"x",color:"#12abEF"}', '§#12abefx'],
    ['bare keys and words', '{text:Hello,bold:true}', '§r§lHello'],
    ['all styles', '{"text":"x","bold":true,"italic":true,"underlined":true,"strikethrough":true,"obfuscated":true}', '§r§k§l§m§n§ox'],
    ['a list lends its first look', '[{"text":"a","color":"red"},"b",{"text":"c","color":"blue"}]', '§cab§9c'],
    ['a list without a look', '["a","b"]', 'ab'],
    ['extra inherits', '{"text":"a","color":"gold","extra":["b",{"text":"c","bold":true}]}', '§6ab§6§lc'],
    ['a reset goes back to the text’s own colour', '{"text":"a§kb§rc","color":"aqua"}', '§ba§kb§bc'],
    ['codes end with their text', '["a§lb","c"]', 'a§lb§rc'],
    ['numbers and flags are words', '[1,true]', '1true'],
  ])('%s', (_, written, text) => {
    expect(textOfComponent(written)).toBe(text);
  });

  it.each([
    ['{"text":"x"', /, or } is missing at the end/],
    ['{"txt":"x"}', /shows no "txt".*it has text, color/],
    ['{"color":"red"}', /"text" is missing/],
    ['{"text":"x","color":"pinkish"}', /color is #rrggbb or one of black/],
    ['{"text":"x","bold":"yes"}', /bold is true or false, not "yes"/],
    ['{"text":"x"} more', /"more" follows the end/],
    ['"open', /no " at its end/],
    ['"a\\q"', /\\q means nothing/],
    ['[]', /at least one/],
    ['{"text":"x","extra":"y"}', /extra is a list/],
    ['{"text" "x"}', /: is missing before/],
    ['['.repeat(40), /nested deeper than 32/],
  ])('refuses %s', (written, reason) => {
    expect(() => textOfComponent(written)).toThrow(reason);
  });
});

describe('formatting codes', () => {
  it('part a text into runs of one look', () => {
    expect(styledRuns('a§cb§lc§rd§#010203e').map(({ text, color, bold }) => [text, color, bold])).toEqual([
      ['a', null, false],
      ['b', 0xff5555, false],
      ['c', 0xff5555, true],
      ['d', null, false],
      ['e', 0x010203, false],
    ]);
  });

  it('a colour takes the styles away', () => {
    expect(styledRuns('§la§ab').map(({ bold }) => bold)).toEqual([true, false]);
  });

  it('leave a section sign alone that begins none', () => {
    expect(styledRuns('§ and §z')).toHaveLength(1);
    expect(plainText('§ and §z')).toBe('§ and §z');
  });

  it('are no part of the plain text, in capitals neither', () => {
    expect(plainText('§Ca§Lb§r§#aabbccc')).toBe('abc');
  });
});
