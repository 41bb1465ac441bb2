import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodePng } from '../../../still/pixels/encode-png.ts';
import { checkPicturePath, writePicture } from './picture-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horizon-picture-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const png = encodePng(new Uint8Array(16).fill(255), 2, 2);

describe('writePicture', () => {
  it('puts the picture in the place of a link that came there meanwhile, never through it', async () => {
    const target = file('diary.txt', 'dear diary');
    const path = join(folder, 'a.png');
    await checkPicturePath(path);
    symlinkSync(target, path);
    await writePicture(path, png);
    expect(lstatSync(path).isFile()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe('dear diary');
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'diary.txt']);
  });
});

describe('checkPicturePath', () => {
  it('lets a new file and an older picture through', async () => {
    const path = join(folder, 'a.png');
    await checkPicturePath(path);
    await writePicture(path, png);
    await checkPicturePath(path);
    expect(readFileSync(path)).toEqual(png);
  });

  it.each([
    ['another ending', () => join(folder, 'a.jpg'), /must end in \.png/],
    ['a relative path', () => 'a.png', /absolute path/],
    ['a missing folder', () => join(folder, 'none', 'a.png'), /create it first/],
    ['a file that is no picture', () => file('notes.png', 'dear diary'), /no PNG and is kept/],
    ['a link', () => link('link.png'), /is a link/],
    ['a link that leads nowhere', () => link('lost.png', '/nonexistent/a.png'), /is a link/],
    ['a link to a device', () => link('null.png', '/dev/null'), /is a link/],
    ['a device', () => '/dev/null', /must end in \.png/],
    ['a pipe', () => pipe('pipe.png'), /no ordinary file/],
    ['an ending in other letters', () => join(folder, 'a.PNG'), /must end in \.png/],
    ['a file that only begins like a picture', () => file('cut.png', png.subarray(0, 4)), /no PNG and is kept/],
    ['an empty file', () => file('empty.png', ''), /no PNG and is kept/],
    ['a name with a NUL', () => join(folder, 'a\0.png'), /NUL/],
    ['an endless name', () => join(folder, `${'x'.repeat(300)}.png`), /too long/],
    ['a folder', () => subfolder('sub.png'), /no ordinary file/],
    ['a file as folder', () => join(file('f', ''), 'a.png'), /part of the path is a file/],
  ])('refuses %s', async (_, path, message) => {
    await expect(checkPicturePath(path())).rejects.toMatchObject({ kind: 'state', message: expect.stringMatching(message) });
  });
});

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function link(name: string, target = file('target.png', png)): string {
  symlinkSync(target, join(folder, name));
  return join(folder, name);
}

function pipe(name: string): string {
  execFileSync('mkfifo', [join(folder, name)]);
  return join(folder, name);
}

function subfolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}
