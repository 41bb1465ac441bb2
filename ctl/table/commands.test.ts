import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { commands } from './commands.ts';
import { describeValue } from './describe-param.ts';
import { groups, rowsOf } from './groups.ts';
import type { Row } from './row.ts';
import { mayBeAbsent, usageLine } from './usage-line.ts';

const rows: readonly Row[] = Object.values(commands);
const everyCommand = ['usage', 'connection', 'denied', 'api', 'internal'];

describe.each(rows.map((row) => [row.name, row] as const))('%s', (name, row) => {
  test('has the name of its key, in kebab case', () => {
    expect(commands).toHaveProperty([name]);
    expect(name).toMatch(/^[a-z]+\d?(-[a-z]+)*$/);
  });

  test('has a summary of one line in the imperative, without a full stop', () => {
    expect(row.summary).toMatch(/^[A-Z][^\n]{5,110}[^.\n]$/);
  });

  test('documents every parameter in one line', () => {
    for (const param of row.params) {
      expect(param.name).toMatch(/^[a-z]+\d?(-[a-z]+)*$/);
      expect(param.help).toMatch(/^[^\n]+[^.\n]$/);
      expect(describeValue(param) === '').toBe(param.type === 'switch');
    }
    expect(new Set(row.params.map((param) => param.name)).size).toBe(row.params.length);
  });

  test('asks for its required words before its optional ones', () => {
    const words = row.params.filter((param) => param.as === 'word').map(mayBeAbsent);
    expect(words).toEqual([...words].sort((a, b) => Number(a) - Number(b)));
  });

  test('has an optional word with choices only where no open text can be mistaken for it', () => {
    const optional = row.params.filter((param) => param.as === 'word' && mayBeAbsent(param) && param.type !== 'switch');
    optional.forEach((param, index) => {
      if (param.type === 'text' && param.choices !== undefined) expect(index).toBe(optional.length - 1);
    });
  });

  test('takes the rest of the line, if at all, as its only parameter', () => {
    if (row.params.some((param) => param.type === 'rest')) expect(row.params).toHaveLength(1);
  });

  test('has defaults within their own bounds', () => {
    for (const param of row.params) {
      if ((param.type === 'integer' || param.type === 'number') && param.default !== undefined) {
        expect(param.default).toBeGreaterThanOrEqual(param.min);
        expect(param.default).toBeLessThanOrEqual(param.max);
      }
      if (param.type === 'text' && param.default !== undefined && param.choices) expect(param.choices).toContain(param.default);
    }
  });

  test('names no failure that any command may answer, and timeout only when it waits', () => {
    for (const kind of row.fails) expect(kinds).toHaveProperty([kind]);
    const general = row.fails.filter((kind) => everyCommand.includes(kind) && kind !== 'usage');
    expect(general).toEqual([]);
    if (row.fails.includes('timeout')) expect(row.waits === true || row.local !== undefined).toBe(true);
    if (row.deferred) expect(row.fails).toContain('busy');
    if (row.needs.length > 0) expect(row.fails).toContain('state');
  });

  test('is shown with all of its parameters', () => {
    for (const param of row.params) {
      expect(usageLine(row).toLowerCase()).toContain((param.type === 'text' && param.choices?.[0]) || param.name);
    }
  });

  test('keeps typed text out of the input log', () => {
    if (row.params.some((param) => param.type === 'rest')) expect(row.redacted).toBe(true);
  });
});

test('every row is in exactly one group that help shows', () => {
  const shown = (Object.keys(groups) as Row['group'][]).flatMap((group) => rowsOf(group).map((row) => row.name));
  expect([...shown].sort()).toEqual(Object.keys(commands).sort());
});

test('every kind has an exit code of its own, and none is that of success', () => {
  const codes = Object.values(kinds).map((kind) => kind.exit);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).not.toContain(0);
});
