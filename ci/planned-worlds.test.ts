import { expect, test } from 'vitest';
import { decodeLevel, type LevelFile, levelFiles } from '../harness/game/saves/level-nbt.ts';
import type { NbtCompound } from '../harness/game/saves/nbt.ts';
import { unpackNbtFile } from '../harness/game/saves/nbt-file.ts';
import { javaVersion } from '../harness/game/simulation/java-version.ts';
import { levelVersion, plannedWorldFiles } from '../still/planned-world-files.ts';

test.each(['the_nether', 'the_end'] as const)('a planned world of the type %s is one that the game reads', async (dimension) => {
  const files = plannedWorldFiles({ name: 'other', seed: '-42', creative: true, dimension });
  const read = await Promise.all(
    (Object.keys(levelFiles) as LevelFile[]).map(async (file): Promise<[LevelFile, NbtCompound | null]> => {
      const bytes = files[`saves/other/${levelFiles[file]}`];
      return [file, bytes === undefined ? null : await unpackNbtFile(bytes)];
    }),
  );
  expect(decodeLevel(Object.fromEntries(read) as Record<LevelFile, NbtCompound | null>)).toMatchObject({
    name: 'other',
    seed: -42n,
    mode: 'creative',
    cheats: true,
    dimension,
  });
});

test('planned worlds are of the version that the game reads', () => {
  expect(levelVersion).toEqual({ data: javaVersion.data, level: javaVersion.level });
});

test('a plan whose world is the overworld leaves its making to the game', () => {
  expect(plannedWorldFiles({ name: 'plain', seed: '1', creative: true })).toEqual({});
});
