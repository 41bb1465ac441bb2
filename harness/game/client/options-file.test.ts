import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('does not wait for a device to end', () => {
    symlinkSync('/dev/zero', path);
    expect(() => new OptionsFile(path)).toThrow(/options\.txt is no ordinary file; move it away/);
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

  it('keeps a byte order mark and the way lines end', async () => {
    writeFileSync(path, '\uFEFFversion:4189\r\nfov:0.0\r\nmod.key: a b \r\n\r\n');
    await new OptionsFile(path).set('fov', 90);
    expect(readFileSync(path, 'utf8')).toBe('\uFEFFversion:4189\r\nfov:0.5\r\nmod.key: a b \r\n\r\n');
  });

  it('keeps what another program writes meanwhile, and follows it', async () => {
    writeFileSync(path, 'fov:0.0\ngamma:0.5\n');
    const options = new OptionsFile(path);
    const seen: number[] = [];
    options.onChange = () => seen.push(options.values.gamma);
    writeFileSync(path, 'gamma:0.25\nnew.mod:1\nfov:0.0\n');
    await options.set('fov', 90);
    expect(readFileSync(path, 'utf8')).toBe('gamma:0.25\nnew.mod:1\nfov:0.5\n');
    expect([options.values.gamma, options.values.fov, seen.at(-1)]).toEqual([0.25, 90, 0.25]);
  });

  it('tries a change again that could not be written', async () => {
    const options = new OptionsFile(path);
    mkdirSync(path);
    await expect(options.set('fov', 90)).rejects.toMatchObject({ code: 'EISDIR' });
    rmSync(path, { recursive: true });
    await options.set('gamma', 1);
    expect(readFileSync(path, 'utf8')).toBe('fov:0.5\ngamma:1.0\n');
  });

  it.each([
    ['fancyGraphics:false', { graphicsPreset: 'fast' }],
    ['graphicsMode:2\nfancyGraphics:false', { graphicsPreset: 'fabulous' }],
    ['ao:2', { ao: true }],
    ['ao:0', { ao: false }],
    ['clouds:false', { renderClouds: 'off' }],
    ['viewDistance:1', { renderDistance: 8 }],
    ['sound:0.25\nmusic:0.5', { soundCategory_master: 0.25, soundCategory_music: 0.5 }],
    ['lang:en_US', { lang: 'en_us' }],
    ['key_key.forward:200\nkey_key.attack:-99', { 'key_key.forward': 'up', 'key_key.attack': 'mouse.right' }],
    ['key_key.swapHands:34', { 'key_key.swapOffhand': 'g' }],
    ['autoSuggestCommands:false', { autoSuggestions: false }],
    ['mainHand:left', { mainHand: 'left' }],
    ['musicToast:true', { musicToast: 'pauseAndToast' }],
  ])('understands an older file: %s', (content, values) => {
    writeFileSync(path, `${content}\n`);
    expect(new OptionsFile(path).values).toMatchObject(values);
  });

  it('prefers the present name of an option to an older one', () => {
    writeFileSync(path, 'graphicsPreset:"fancy"\ngraphicsMode:0\n');
    expect(new OptionsFile(path).values.graphicsPreset).toBe('fancy');
  });
});
