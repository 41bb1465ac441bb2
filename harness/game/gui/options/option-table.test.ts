import { describe, expect, it } from 'vitest';
import { optionPages, pageOf, withoutControl } from './option-pages.ts';
import type { OptionRow, OptionValue } from './option-row.ts';
import { optionKeys, optionTable } from './option-table.ts';

/** Some values of an option, its ends among them. */
function samples(row: OptionRow): readonly OptionValue[] {
  switch (row.type) {
    case 'flag':
      return [true, false];
    case 'number':
      return [row.min, row.max, row.fallback, row.min + 1 / row.perUnit];
    case 'choice':
      return row.choices;
    case 'key':
      return [row.fallback, 'unknown', 'mouse.4', 'keypad.enter'];
    case 'list':
      return [[], ['a', 'b c']];
    default:
      return [row.fallback];
  }
}

const rows = optionKeys.map((key) => [key, optionTable[key]] as const);

describe('the table of options', () => {
  it.each(rows)('%s is read as it was written', (_, row) => {
    const write = row.write as (value: OptionValue) => string;
    for (const value of samples(row)) expect(row.read(write(value))).toEqual(value);
  });

  it.each(rows)('%s takes no nonsense', (key, row) => {
    const taken = row.read('?!');
    // A text may be anything, so there nonsense is a value too.
    expect(taken).toEqual(row.type === 'text' && key !== 'lang' ? '?!' : undefined);
  });

  it.each(rows)('%s says what it does, or why nothing', (_, row) => {
    const [said] = Object.values(row.effect) as string[];
    expect(said).toMatch(/^[A-Z].*\.$/);
  });

  it.each(rows.filter(([, row]) => row.type === 'number'))('%s brings what is out of range into it', (_, row) => {
    if (row.type !== 'number') return;
    expect([row.read('-1000000'), row.read('1000000')]).toEqual([row.min, row.max]);
  });

  it('has a control for every option, or a reason why not', () => {
    const without = optionKeys.filter((key) => pageOf(key) === null);
    expect(without.sort()).toEqual(Object.keys(withoutControl).sort());
  });

  it('has on each page no two controls of one name', () => {
    for (const { title, sections } of Object.values(optionPages)) {
      const names = sections.flatMap(({ keys }) => keys.map((key) => optionTable[key].name));
      expect([title, ...new Set(names)]).toEqual([title, ...names]);
    }
  });
});
