import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bootGame } from '../boot/boot-game.ts';
import type { Game } from '../boot/find-game.ts';

/** One thing that was looked at. `needed` ones make the doctor exit 1. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly needed: boolean;
  readonly says: string;
}

function onPath(program: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function programFinding(program: string, packageName: string): Finding {
  const file = onPath(program);
  return {
    what: program,
    ok: file !== null,
    needed: false,
    says: file ?? `not found; install the package ${packageName}; what needs it is left out until then`,
  };
}

async function bootFinding(game: Game, display: 'offscreen' | 'xvfb'): Promise<Finding> {
  const what = `boot ${display}`;
  const needed = display === 'offscreen';
  try {
    const booted = await bootGame({ game, display, timeoutMs: 30_000 });
    const { game: name, version, renderer } = booted.hello;
    await booted.stop();
    return { what, ok: true, needed, says: `${name} ${version}, renderer ${renderer.name} (${renderer.driver})` };
  } catch (error) {
    return { what, ok: false, needed, says: (error as Error).message };
  }
}

/** Looks at everything a run needs and says what is missing and how to get it. */
export async function examine(game: Game, chromium: string | null): Promise<Finding[]> {
  const folder = tmpdir();
  const free = Math.floor((statfsSync(folder).bavail * statfsSync(folder).bsize) / 1_048_576);
  return [
    { what: 'node', ok: true, needed: true, says: process.version },
    {
      what: 'temporary folder',
      ok: free > 200,
      needed: true,
      says: `${folder}, ${free} MB free${free > 200 ? '' : '; free some, a run needs 200 MB'}`,
    },
    { what: 'game', ok: true, needed: true, says: game.client.path },
    programFinding('Xvfb', 'xvfb'),
    programFinding('xdotool', 'xdotool'),
    programFinding('xclip', 'xclip'),
    {
      what: 'chromium',
      ok: chromium !== null,
      needed: false,
      says: chromium ?? 'not found; install the package chromium, or set HORIZON_CHROMIUM',
    },
    await bootFinding(game, 'offscreen'),
    ...(onPath('Xvfb') === null ? [] : [await bootFinding(game, 'xvfb')]),
  ];
}
