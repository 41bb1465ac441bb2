import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import type { Game } from '../boot/find-game.ts';
import type { Rig } from './scenario.ts';
import { ScenarioFailure } from './scenario-failure.ts';

/** Longest time that a program may take, in milliseconds. */
const longestMs = 60_000;
/** How often `until` is looked at. */
const lookMs = 20;

/** Runs the programs of a game under test in the surroundings of one booted game. */
export function programRunner(game: Pick<Game, 'client' | 'ctl'>, env: NodeJS.ProcessEnv, home: string): Rig['run'] {
  return async (name, words, more = {}) => {
    const program = name === 'horizon-ctl' ? game.ctl : game.client;
    const child = execa(program.command, [...program.args, ...words], {
      env: { ...env, ...more.env },
      extendEnv: false,
      cwd: home,
      reject: false,
      stdin: 'ignore',
      timeout: longestMs,
    });
    let over = false;
    const ended = child.finally(() => {
      over = true;
    });
    if (more.until !== undefined) {
      while (!over && !more.until()) await pause(lookMs);
      child.kill('SIGTERM');
    }
    const { exitCode, stdout, stderr, timedOut } = await ended;
    if (timedOut) throw new ScenarioFailure(`${name} ${words.join(' ')} did not end within ${longestMs / 1000} s: ${stderr || stdout}`);
    return { code: exitCode ?? null, stdout, stderr };
  };
}
