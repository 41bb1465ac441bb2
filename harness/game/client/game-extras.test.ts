import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { GameExtras } from './game-extras.ts';

function home(text?: string): { folder: string; file: string } {
  const folder = tempFolder(onTestFinished);
  const file = join(folder, 'horizon-extras.txt');
  if (text !== undefined) writeFileSync(file, text);
  return { folder, file };
}

describe('the extras of a running game', () => {
  it('are looked at by the times of the file, and read when those changed', () => {
    const { folder, file } = home();
    const extras = new GameExtras(folder);
    const steps: readonly (readonly [change: () => void, news: boolean, noAi: boolean])[] = [
      [() => {}, false, false],
      [() => writeFileSync(file, 'noAi:true\n'), true, true],
      [() => {}, false, true],
      // The same size at the same time is another file all the same.
      [() => writeFileSync(`${file}.new`, 'noAi:nope\n'), false, true],
      [
        () => {
          utimesSync(`${file}.new`, 1, 1);
          renameSync(`${file}.new`, file);
        },
        true,
        true,
      ],
      [() => writeFileSync(file, 'noAi:false'), true, false],
      [() => rmSync(file), true, false],
      [() => symlinkSync(join(folder, 'lost'), file), true, true],
      [() => writeFileSync(join(folder, 'lost'), 'a:1'), true, false],
      [() => rmSync(file), true, false],
      [() => symlinkSync(file, file), true, true],
      [() => rmSync(file), true, false],
      [() => mkdirSync(file), true, true],
    ];
    for (const [change, news, noAi] of steps) {
      change();
      expect([extras.look(), extras.noAi]).toEqual([news, noAi]);
    }
  });

  it.each([
    ['agentControl:true', true],
    ['agentControl: TRUE \r\n', true],
    ['agentControl:false', false],
    ['agentControl:yes', false],
    ['agentControl', false],
    ['agentControl:true\nagentControl:false\n', false],
    ['#agentControl:true', false],
    ['agentControl:true\0', false],
    ['', false],
  ])('that say %j have Agent Control on: %s, since in doubt nothing is opened', (text, on) => {
    expect(new GameExtras(home(text).folder).agentControl).toBe(on);
  });
});
