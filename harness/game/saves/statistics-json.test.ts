import { describe, expect, it } from 'vitest';
import { readStatisticsJson, statisticsJson } from './statistics-json.ts';

describe("the statistics' file", () => {
  it('has the ids with their namespace, as Java writes them', () => {
    expect(JSON.parse(statisticsJson({ mined: { stone: 2 }, custom: { jump: 1 } }))).toEqual({
      stats: { 'minecraft:mined': { 'minecraft:stone': 2 }, 'minecraft:custom': { 'minecraft:jump': 1 } },
      DataVersion: 4786,
    });
  });

  it('is read as it was written, with what a mod counted', () => {
    const statistics = { mined: { stone: 2, 'mod:ore': 1 }, 'mod:spells': { 'mod:light': 4 } };
    expect(readStatisticsJson(statisticsJson(statistics))).toEqual(statistics);
  });

  it('leaves out what is no count', () => {
    expect(readStatisticsJson('{"stats":{"minecraft:mined":{"minecraft:stone":"two","minecraft:dirt":1},"minecraft:used":3}}')).toEqual({
      mined: { dirt: 1 },
    });
  });

  it.each(['', '{', '[]', '{"stats":[]}', 'null'])('tells nothing when it is %j', (text) => {
    expect(readStatisticsJson(text)).toBeUndefined();
  });
});
