import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OptionsFile } from './options-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horizon-options-'));
  path = join(folder, 'options.txt');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('OptionsFile', () => {
  it('has defaults and writes nothing for a home without the file', () => {
    expect(new OptionsFile(path).values).toMatchObject({ fov: 70, renderDistance: 8, guiScale: 0, bobView: true });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reads CRLF lines, keys that stand twice, unknown keys and nonsense', () => {
    writeFileSync(path, '\uFEFFversion:4189\r\nfov:0.5\r\nrenderDistance:99\r\nbobView:maybe\r\njunk\r\ngamma:0.1\r\ngamma:0.9\r\n');
    const options = new OptionsFile(path);
    expect(options.values).toMatchObject({ fov: 90, renderDistance: 16, bobView: true, gamma: 0.9 });
    expect(options.entries()).toContainEqual(['version', '4189']);
  });

  it('says which file cannot be read and what to do', () => {
    mkdirSync(path);
    expect(() => new OptionsFile(path)).toThrow(/options\.txt cannot be read \(EISDIR\); make it a readable file/);
  });

  it('changes one line and leaves all others where they are', async () => {
    writeFileSync(path, 'version:4189\nlang:en_us\nfov:0.0\nsomeMod:{"a":1}\n# a note\nkey_key.jump:key.keyboard.j\n');
    const options = new OptionsFile(path);
    await options.set('fov', 90);
    await options.set('guiScale', 2);
    expect(readFileSync(path, 'utf8')).toBe(
      'version:4189\nlang:en_us\nfov:0.5\nsomeMod:{"a":1}\n# a note\nkey_key.jump:key.keyboard.j\nguiScale:2\n',
    );
    expect(new OptionsFile(path).values).toMatchObject({ fov: 90, guiScale: 2 });
    expect(readdirSync(folder)).toEqual(['options.txt']);
  });

  it('reads every degree of the field of view as it was written', async () => {
    const options = new OptionsFile(path);
    for (let fov = 30; fov <= 110; fov += 1) {
      await options.set('fov', fov);
      expect(new OptionsFile(path).values.fov).toBe(fov);
    }
  });

  it('writes changes in their order when several are made at once', async () => {
    const options = new OptionsFile(path);
    await Promise.all([options.set('renderDistance', 4), options.set('renderDistance', 6), options.set('bobView', false)]);
    expect(readFileSync(path, 'utf8')).toBe('renderDistance:6\nbobView:false\n');
  });

  it('keeps its own options in horizon-graphics.txt, unless options.txt has them', async () => {
    writeFileSync(path, 'shaderPack:horizon-warm\n');
    const options = new OptionsFile(path);
    expect(options.values).toMatchObject({ shaderPack: 'horizon-warm', taa: false });
    await options.set('taa', true);
    await options.set('shaderPack', 'mine');
    expect(readFileSync(path, 'utf8')).toBe('shaderPack:mine\n');
    expect(readFileSync(join(folder, 'horizon-graphics.txt'), 'utf8')).toBe('taa:true\n');
    expect(new OptionsFile(path).values).toMatchObject({ shaderPack: 'mine', taa: true });
  });

  it('writes particles by their number and reads a nonsense one as all', async () => {
    const options = new OptionsFile(path);
    await options.set('particles', 'minimal');
    await options.set('resourcePacks', ['a', 'b c']);
    expect(readFileSync(path, 'utf8')).toBe('particles:2\nresourcePacks:["vanilla","file/a","file/b c"]\n');
    expect(new OptionsFile(path).values).toMatchObject({ particles: 'minimal', resourcePacks: ['a', 'b c'] });
    writeFileSync(path, 'particles:7\nresourcePacks:["file/../up","file/ok"]\n');
    expect(new OptionsFile(path).values).toMatchObject({ particles: 'all', resourcePacks: ['ok'] });
  });

  it.each([
    ['true', 'fancy'],
    ['"fast"', 'fast'],
    ['"false"', 'off'],
    ['cumulus', 'fancy'],
  ])('reads renderClouds:%s as %s', (text, value) => {
    writeFileSync(path, `renderClouds:${text}\n`);
    expect(new OptionsFile(path).values.renderClouds).toBe(value);
  });
});
