import { describe, expect, it } from 'vitest';
import { flatWorld } from '../flat-world.ts';

const at = (line: string) => flatWorld({ frozen: true }).complete(line, line.length);

describe('the completion of a chat line', () => {
  it.each([
    ['/gam', 1, ['gamemode', 'gamerule']],
    ['/gamemode', 1, ['gamemode']],
    ['/gamemode ', 10, ['adventure', 'creative', 'spectator', 'survival']],
    ['/gamemode s', 10, ['spectator', 'survival']],
    ['/gamemode creative @', 19, ['@a', '@p', '@r', '@s']],
    ['/time set ', 10, ['day', 'midnight', 'night', 'noon']],
    ['/time set 5', 10, ['5d', '5s', '5t']],
    ['/give @s oak_lo', 9, ['oak_log']],
    ['/give @s bow[ench', 9, ['bow[enchantments=']],
    ['/setblock ~ ~ ~ oak_log[', 16, ['oak_log[axis=x', 'oak_log[axis=y', 'oak_log[axis=z']],
    ['/tp 1 ', 4, ['1 ~', '1 ~ ~']],
    ['/tp ^', 4, ['^ ^', '^ ^ ^']],
    ['/xp add @s 5 l', 13, ['levels']],
    ['/gamerule keep_inventory t', 25, ['true']],
    ['/effect give @s minecraft:spe', 16, ['speed']],
    ['/nonsense', 1, []],
    ['hello', 0, []],
  ])('%j offers, from character %i', (line, from, suggestions) => {
    const completion = at(line);
    expect(completion.suggestions.filter((text) => suggestions.includes(text))).toEqual(suggestions);
    if (suggestions.length > 0) expect(completion.from).toBe(from);
    else expect(completion.suggestions).toEqual([]);
  });

  it('offers a word also by a later part of it, those that begin so first', () => {
    const { suggestions } = at('/give @s log');
    expect(suggestions).toContain('oak_log');
    const planks = at('/give @s gold').suggestions;
    expect(planks[0]).toMatch(/^gold/);
  });

  it('looks at the line up to the caret, and at all of it for what is wrong', () => {
    const completion = flatWorld({ frozen: true }).complete('/time sat noon', 7);
    expect(completion.suggestions).toEqual(['set']);
    expect(completion.fault).toMatchObject({ at: 6 });
    expect(completion.words).toEqual([{ from: 1, to: 5, kind: 'literal' }]);
  });

  it.each(['/time', '/time ', '/time set', '/give @s', '/tp 1 2'])('%j is not finished, which is no fault', (line) => {
    expect(at(line).fault).toBeNull();
  });

  it('tells what may follow', () => {
    expect(at('/weather ').usage).toEqual(['clear [<duration>]', 'rain [<duration>]', 'thunder [<duration>]']);
  });
});
