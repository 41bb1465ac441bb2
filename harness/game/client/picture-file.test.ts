import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    ['a folder', () => subfolder('sub.png'), /no ordinary file/],
    ['a file as folder', () => join(file('f', ''), 'a.png'), /part of the path is a file/],
  ])('refuses %s', async (_, path, message) => {
    await expect(checkPicturePath(path())).rejects.toMatchObject({ kind: 'state', message: expect.stringMatching(message) });
  });
});

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function link(name: string): string {
  symlinkSync(file('target.png', ''), join(folder, name));
  return join(folder, name);
}

function subfolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}
