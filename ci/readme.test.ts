import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodePng } from '../still/pixels/decode-png.ts';
import { repositoryRoot } from './tracked-files.ts';

const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```\n([\s\S]*?)```/g)].map((match) => (match[1] as string).trim().split('\n'));

describe('the README', () => {
  test('shows a golden that its own lines make, byte for byte', () => {
    const lines = blocks.find((block) => block.some((line) => line.includes('horizon-ctl screenshot'))) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    const picture = join(folder, 'meadow-noon.png');
    const ctl = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(repositoryRoot, 'dist/horizon-ctl.js'))}`;
    const env = { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder, XDG_DATA_HOME: folder, TMPDIR: folder };
    const run = (line: string): void => {
      execFileSync('/bin/sh', ['-c', line.replace('npx horizon-ctl', ctl).replace('/tmp/meadow-noon.png', picture)], {
        env,
        stdio: 'pipe',
      });
    };
    try {
      for (const line of lines) run(line);
      const made = decodePng(readFileSync(picture));
      const golden = decodePng(readFileSync(join(repositoryRoot, 'goldens/meadow-noon.png')));
      expect(Buffer.compare(Buffer.from(made.pixels), Buffer.from(golden.pixels))).toBe(0);
    } finally {
      if (existsSync(join(folder, 'horizon-control.sock'))) run('npx horizon-ctl quit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
  });

  test('names only files, commands and scripts that exist', () => {
    const { scripts, bin } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
      bin: Record<string, string>;
    };
    for (const [, script] of readme.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(script);
    for (const [, program] of readme.matchAll(/npx ([\w-]+)/g)) expect(Object.keys(bin)).toContain(program);
    for (const [, path] of readme.matchAll(/\]\(((?!https?:)[^)#]+)/g))
      expect(existsSync(join(repositoryRoot, path as string)), path).toBe(true);
  });
});
