import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { buildTextureSet } from '../display/texture-set.ts';
import { tileIndex } from '../display/tile-table.ts';
import { listResourcePacks } from './list-resource-packs.ts';
import { applyResourcePacks } from './resource-packs.ts';
import { ShaderPacks } from './shader-packs.ts';
import { runGame } from './testing/run-game.ts';

const sheet = { width: 1, height: 1, pixels: new Uint8Array(4) };
const own = buildTextureSet({ font: sheet, gui: sheet });

/** Writes a PNG of one colour a 16th of its height, as a pack has it. */
function paint(pack: string, path: string, size: number, colors: readonly (readonly number[])[]): void {
  const png = new PNG({ width: size, height: size * colors.length });
  for (let i = 0; i < png.data.length / 4; i++) png.data.set([...colors[Math.floor(i / (size * size))]!, 255], i * 4);
  const file = join(pack, 'assets', 'minecraft', 'textures', `${path}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(png));
}

function packFolder(home: string, name: string): string {
  const pack = join(home, 'resourcepacks', name);
  mkdirSync(pack, { recursive: true });
  writeFileSync(join(pack, 'pack.mcmeta'), '{"pack":{"pack_format":46,"description":"For tests"}}');
  return pack;
}

const colourOf = (blocks: Uint8Array, tile: string): number[] => [...blocks.subarray(tileIndex(tile) * 1024, tileIndex(tile) * 1024 + 3)];

describe('resource packs', () => {
  it('take the place of what they have, the last wins, and all else stays', () => {
    const home = tempFolder(onTestFinished);
    const [low, high] = [packFolder(home, 'low'), packFolder(home, 'high')];
    paint(low, 'block/stone', 32, [[10, 20, 30]]);
    paint(low, 'block/dirt', 16, [[1, 2, 3]]);
    paint(high, 'block/stone', 8, [[200, 100, 50]]);
    const { blocks } = applyResourcePacks(own, dirname(low), ['low', 'high'], (problem) => expect.fail(problem));
    expect(colourOf(blocks, 'stone')).toEqual([200, 100, 50]);
    expect(colourOf(blocks, 'dirt')).toEqual([1, 2, 3]);
    expect(colourOf(blocks, 'granite')).toEqual(colourOf(own.blocks, 'granite'));
  });

  it('move the textures that move here in the time their animation says', () => {
    const pack = packFolder(tempFolder(onTestFinished), 'wet');
    paint(pack, 'block/water_still', 16, [
      [10, 0, 0],
      [20, 0, 0],
      [30, 0, 0],
    ]);
    writeFileSync(join(pack, 'assets/minecraft/textures/block/water_still.png.mcmeta'), '{"animation":{"frametime":4}}');
    const { blocks } = applyResourcePacks(own, dirname(pack), [basename(pack)], (problem) => expect.fail(problem));
    const shown = Array.from({ length: 8 }, (_, i) => colourOf(blocks, i === 0 ? 'water' : `water#${i}`)[0]);
    expect(new Set(shown)).toEqual(new Set([10, 20, 30]));
    expect(shown[0]).toBe(10);
  });

  it('with a picture that is none are told of, and the tile stays', () => {
    const pack = packFolder(tempFolder(onTestFinished), 'bad');
    paint(pack, 'block/stone', 16, [[1, 1, 1]]);
    writeFileSync(join(pack, 'assets/minecraft/textures/block/stone.png'), 'not a picture');
    const problems: string[] = [];
    const { blocks } = applyResourcePacks(own, dirname(pack), [basename(pack)], (problem) => problems.push(problem));
    expect(problems).toEqual([expect.stringMatching(/a texture stays as it was: .*stone\.png/)]);
    expect(colourOf(blocks, 'stone')).toEqual(colourOf(own.blocks, 'stone'));
  });

  it('outside of their folder are left out and told of, whatever a name says', () => {
    const home = tempFolder(onTestFinished);
    const pack = packFolder(home, 'inside');
    paint(pack, 'block/stone', 16, [[1, 1, 1]]);
    for (const id of ['../inside', '..', '.', '', pack, 'inside/../inside', 'in\\side', 'in\0side']) {
      const problems: string[] = [];
      const { blocks } = applyResourcePacks(own, dirname(pack), [id], (problem) => problems.push(problem));
      expect(problems, JSON.stringify(id)).toEqual([expect.stringMatching(/left out: .* is no name of a pack/)]);
      expect(colourOf(blocks, 'stone')).toEqual(colourOf(own.blocks, 'stone'));
    }
    expect(() => new ShaderPacks(dirname(pack)).load('../inside')).toThrow(/is no name of a pack/);
  });

  it('whose file is a device or a pipe are not read', () => {
    const pack = packFolder(tempFolder(onTestFinished), 'odd');
    mkdirSync(join(pack, 'assets/minecraft/textures/block'), { recursive: true });
    symlinkSync('/dev/zero', join(pack, 'assets/minecraft/textures/block/stone.png'));
    const problems: string[] = [];
    applyResourcePacks(own, dirname(pack), ['odd'], (problem) => problems.push(problem));
    expect(problems).toEqual([expect.stringMatching(/no ordinary file/)]);
  });

  it('are listed by name with what they say of themselves; a folder without pack.mcmeta is none', () => {
    const home = tempFolder(onTestFinished);
    packFolder(home, 'b');
    packFolder(home, 'a');
    mkdirSync(join(home, 'resourcepacks', 'c'));
    expect(listResourcePacks(join(home, 'resourcepacks'))).toEqual(['a', 'b'].map((id) => ({ id, title: id, description: 'For tests' })));
    expect(listResourcePacks(join(home, 'nowhere'))).toEqual([]);
  });

  it('are chosen on their page and seen at once, and left again', async () => {
    const folder = tempFolder(onTestFinished);
    paint(packFolder(join(folder, 'home'), 'red'), 'block/stone', 16, [[255, 0, 0]]);
    const game = await runGame(onTestFinished, {
      folder,
      flags: ['--offscreen', '--speed', 'max', '--size', '320x240'],
      env: { HORIZON_STILL: '1' },
    });
    const picture = async () => {
      const reply = await game.line(`screenshot ${join(folder, 'a.png')}`);
      return { P: (reply.digests as { P: string }).P, sections: (reply.parts as { sections: string }).sections };
    };
    for (const line of [
      'open wall 42 creative',
      'command fill 0 100 0 16 100 16 stone',
      'command tp @s 8 101 8 0 60',
      'key f1',
      'wait 60',
    ]) {
      expect(await game.line(line), line).toMatchObject({ ok: true });
    }
    const before = await picture();
    const choose = async (press: string) => {
      for (const line of ['pause', 'click options', 'click resource-packs', 'click red', `click ${press}`, 'click done', 'resume']) {
        expect(await game.line(line), line).toMatchObject({ ok: true });
      }
      return picture();
    };
    const red = await choose('use');
    expect(red.P).not.toBe(before.P);
    expect(red.sections).not.toBe(before.sections);
    expect(await choose('stop-using')).toEqual(before);
  });
});
