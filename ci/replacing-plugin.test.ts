import { describe, expect, it } from 'vitest';
import { buildChangedGame } from './changed-game.ts';
import { replaced } from './replacing-plugin.ts';

const file = 'still/junit.ts';

describe('a change of a source file', () => {
  it('replaces text that is there once, dollar signs as they stand', () => {
    const text = replaced({ file, find: 'export function', replace: '$& function' });
    expect(text).toContain('\n$& function');
    expect(text).not.toContain('export function');
  });

  it('is refused when the text is not there, so that no row of a table changes nothing', () => {
    expect(() => replaced({ file, find: 'a text of nobody', replace: '' })).toThrow(
      /junit\.ts has 0 times, not once: a text of nobody\nadapt/,
    );
  });

  it('is refused when the text is there more than once', () => {
    expect(() => replaced({ file, find: ';', replace: '' })).toThrow(/junit\.ts has \d+ times, not once: ;/);
  });

  it('is refused when no program reads the file', async () => {
    const change = { file, find: 'export function', replace: 'function' };
    await expect(buildChangedGame([change])).rejects.toThrow(/still\/junit\.ts is in none of the programs/);
  });
});
