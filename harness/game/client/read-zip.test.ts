import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { listResourcePacks } from './list-resource-packs.ts';
import { readZip } from './read-zip.ts';
import { ShaderPacks } from './shader-packs.ts';
import { zip } from './testing/make-zip.ts';

const open = (bytes: Buffer, name: string, most = 1000): string | undefined => readZip(bytes, most).get(name)?.().toString();

describe('a zip archive', () => {
  const bytes = zip(
    [
      { name: 'a/', text: '' },
      { name: 'a/one.txt', text: 'one'.repeat(50) },
      { name: 'two.txt', text: 'two', store: true },
    ],
    'PK notes',
  );

  it('gives its files by name, deflated and stored ones', () => {
    expect([...readZip(bytes, 1000).keys()]).toEqual(['a/one.txt', 'two.txt']);
    expect(open(bytes, 'a/one.txt')).toBe('one'.repeat(50));
    expect(open(bytes, 'two.txt')).toBe('two');
    expect(open(bytes, 'three.txt')).toBeUndefined();
  });

  it('is refused when it is none, cut short, or changed', () => {
    expect(() => readZip(Buffer.from('not an archive, but long enough'), 10)).toThrow(/no zip archive; give a folder or a \.zip file/);
    expect(() => readZip(Buffer.alloc(3), 10)).toThrow(/no zip archive/);
    expect(() => readZip(bytes.subarray(10), 1000)).toThrow(/breaks off after 0 of 3 files.*pack it again/);
    const changed = Buffer.from(bytes);
    changed[changed.indexOf('two.txttwo') + 7] ^= 1;
    expect(() => [...readZip(changed, 1000).values()].map((read) => read())).toThrow(/damaged/);
  });

  it.each([
    [{ name: 'x', text: 'secret', flags: 1 }, /encrypted; pack it without a password/],
    [{ name: 'x', text: 'odd', method: 14 }, /method 14; pack it with deflate/],
    [{ name: 'x', text: 'z'.repeat(5000) }, /5000 bytes, more than 1000/],
  ])('refuses %o with what to do', (file, message) => {
    expect(() => open(zip([file]), 'x')).toThrow(message);
  });

  it('that lies about a size does not unpack more than it says', () => {
    const bomb = zip([{ name: 'x', text: 'z'.repeat(100_000) }]);
    const list = bomb.lastIndexOf(Buffer.from('504b0102', 'hex'));
    bomb.writeUInt32LE(10, list + 24);
    expect(() => open(bomb, 'x')).toThrow(/cannot be unpacked/);
  });
});

describe('packs in archives', () => {
  it('are listed, read and refused like those in folders', () => {
    const home = tempFolder(onTestFinished);
    const [shaders, resources] = [join(home, 'shaderpacks'), join(home, 'resourcepacks')];
    for (const folder of [shaders, resources]) mkdirSync(folder);
    writeFileSync(
      join(shaders, 'dim.zip'),
      zip([{ name: 'pack.json', text: '{"format":1,"title":"Dim","passes":[{"pass":"grade","exposure":0.5}]}' }]),
    );
    writeFileSync(join(resources, 'stones.zip'), zip([{ name: 'pack.mcmeta', text: '{"pack":{"description":"Stones"}}' }]));
    writeFileSync(join(resources, 'broken.zip'), 'PK');
    expect(new ShaderPacks(shaders).load('dim.zip').title).toBe('Dim');
    expect(listResourcePacks(resources)).toEqual([
      { id: 'broken.zip', title: 'broken', description: expect.stringMatching(/no zip archive/) },
      { id: 'stones.zip', title: 'stones', description: 'Stones' },
    ]);
  });
});
