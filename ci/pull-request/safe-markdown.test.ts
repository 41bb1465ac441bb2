import { describe, expect, test } from 'vitest';
import { counted } from '../../still/report/counted.ts';
import { code, codeBlock, cutText, oneLine, plain } from './safe-markdown.ts';
import { shownAddress } from './shown-address.ts';
import { hostileTexts } from './testing/hostile-text.ts';
import { logLine, workflowCommand } from './workflow-command.ts';

/** What a browser shows for escaped text. */
const shown = (text: string): string => text.replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));

describe('text of others', () => {
  test.each(hostileTexts)('means nothing: %j', (text) => {
    const escaped = plain(text);
    expect(escaped).not.toMatch(/[<>"'`*_[\]|~$\\\n\r]/);
    expect(escaped.replace(/&#\d+;/g, '')).not.toContain('&');
    expect(escaped).not.toMatch(/@(?!\u200b)|#(?=\d)(?<!&#)|GH-\d|:\/\/|www\./);
    expect(escaped).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cc}|\p{Cs}/u);
  });

  test('shows as the characters it is made of', () => {
    const text = 'a <b> & "c" [d](e) *f* _g_ `h` | ~ $ \\ i';
    expect(shown(plain(text))).toBe(text);
    expect(plain('meadow-noon (xvfb)')).toBe('meadow-noon (xvfb)');
    expect(code('a_b')).toBe('<code>a&#95;b</code>');
  });

  test('is cut between characters, and what is left out is counted', () => {
    expect(cutText('abcdef', 6)).toBe('abcdef');
    expect(cutText('abcdefg', 6)).toBe('abcdef… (1 more characters)');
    expect(cutText('🧱🧱🧱', 2)).toBe('🧱🧱… (1 more characters)');
    expect(plain('<'.repeat(20), 3)).toBe('&#60;&#60;&#60;… (17 more characters)');
  });

  test('is one line', () => {
    expect(oneLine('a\nb\r\nc\u2028d\0e')).toBe('a b c d e');
  });
});

describe('a block of code', () => {
  test.each(hostileTexts)('is not ended by what is in it: %j', (text) => {
    const lines = codeBlock([text, text], 'sh').split('\n');
    expect(lines).toHaveLength(4);
    const fence = /^`{3,}/.exec(lines[0]!)![0];
    expect(lines.at(-1)).toBe(fence);
    for (const line of lines.slice(1, -1)) expect(line.includes(fence)).toBe(false);
  });
});

describe('a line of a job log', () => {
  test.each(hostileTexts)('is no command: %j', (text) => {
    expect(logLine(text)).not.toMatch(/^\s*::|##\[|\n/);
    const annotation = {
      path: text,
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure',
      title: text,
      message: `${text}\n${text}`,
    } as const;
    const line = workflowCommand(annotation);
    expect(line).toMatch(/^::error file=[^:,\n]*,line=1,endLine=1,title=[^:,\n]*::[^\n\r]*$/);
    expect(line).not.toContain('##[');
  });
});

describe('an address', () => {
  test('cannot end the link it stands in', () => {
    expect(shownAddress('https://a.example/x(1)"<b>\'`|[c]\\', 'x')).not.toMatch(/[()"<>'`|[\]\\]/);
    expect(shownAddress('https://a.example/runs/5#artifacts', 'x')).toBe('https://a.example/runs/5#artifacts');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not one', '//a.example'])('of another kind is refused: %s', (text) => {
    expect(() => shownAddress(text, '--report-url')).toThrow(/give (one|an address) that begins with https:\/\/ with --report-url/);
  });
});

test('things are counted in words', () => {
  expect([counted(0, 'still'), counted(1, 'still'), counted(2, 'still')]).toEqual(['0 stills', '1 still', '2 stills']);
});
