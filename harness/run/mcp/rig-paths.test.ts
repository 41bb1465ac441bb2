import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { pictureAt, told } from './rig-paths.ts';

function places() {
  const folder = tempFolder(onTestFinished);
  const [root, out] = [join(folder, 'root'), join(folder, 'out')];
  for (const made of [root, out, join(root, 'goldens')]) mkdirSync(made, { recursive: true });
  for (const file of ['root/goldens/a.png', 'out/b.png', 'secret.png', 'root/c.txt']) writeFileSync(join(folder, file), file);
  symlinkSync(join(folder, 'secret.png'), join(root, 'link.png'));
  symlinkSync(folder, join(root, 'up'));
  return { folder, at: { root, out, goldens: join(root, 'goldens'), proofs: join(root, 'out/prove') } };
}

test('pictures below the checkout and the output folder are found, from the checkout', () => {
  const { folder, at } = places();
  expect(pictureAt(at, 'goldens/a.png')).toBe(join(folder, 'root/goldens/a.png'));
  expect(pictureAt(at, join(folder, 'out/b.png'))).toBe(join(folder, 'out/b.png'));
  expect(told(at, join(folder, 'root/goldens/a.png'))).toBe('goldens/a.png');
  expect(told(at, join(folder, 'out/b.png'))).toBe(join(folder, 'out/b.png'));
});

test.each([
  ['a path that climbs out', '../secret.png', 'usage', /lies outside of .*; copy the picture there first/],
  ['a link that leads out', 'link.png', 'usage', /lies outside/],
  ['a path through a folder that leads out', 'up/secret.png', 'usage', /lies outside/],
  ['what lies elsewhere, without telling whether it is there', '/nonexistent/x.png', 'usage', /lies outside/],
  ['a neighbour whose name begins alike', '../root-2/a.png', 'usage', /lies outside/],
  ['what is no picture', 'c.txt', 'usage', /does not end in \.png/],
  ['what is not there', 'goldens/z.png', 'unknown', /there is no picture goldens\/z\.png; results names/],
  ['a NUL', 'goldens/a.png\0.png', 'usage', /NUL/],
] as const)('refuses %s', (_, path, kind, message) => {
  const { at } = places();
  expect(() => pictureAt(at, path)).toThrow(expect.objectContaining({ kind, message: expect.stringMatching(message) }));
});
