import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Program } from '../boot/find-game.ts';
import { programRunner } from './run-program.ts';

const script = (text: string): Program => ({ command: process.execPath, args: ['-e', text, '--'], path: 'script' });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hrig-run-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a program runs in the surroundings of the game alone, with what is added to them', async () => {
  const home = folder();
  const ctl = script(
    'console.log(JSON.stringify([process.cwd(), process.env.A, process.env.B, process.env.PATH, process.argv.slice(1)])); process.exit(4)',
  );
  const run = programRunner({ ctl, client: ctl }, { A: 'game', B: 'game' }, home);
  const { code, stdout } = await run('horizon-ctl', ['state', 'two words'], { env: { B: 'own' } });
  expect([code, JSON.parse(stdout)]).toEqual([4, [home, 'game', 'own', null, ['state', 'two words']]]);
});

test('a program that goes on is asked to end once what it was started for is there', async () => {
  const home = folder();
  const file = join(home, 'ready');
  const client = script(
    `process.on('SIGTERM', () => { console.error('asked'); process.exit(0); }); require('fs').writeFileSync(${JSON.stringify(file)}, ''); setInterval(() => {}, 1000)`,
  );
  const run = programRunner({ ctl: client, client }, {}, home);
  expect(await run('horizon-client', [], { until: () => existsSync(file) })).toEqual({ code: 0, stdout: '', stderr: 'asked' });
});
