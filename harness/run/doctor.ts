import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { bootGame } from '../boot/boot-game.ts';
import type { Game } from '../boot/find-game.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { programOnPath } from './program-on-path.ts';

/** One thing that was looked at. `needed` ones make the doctor exit 1. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly needed: boolean;
  readonly says: string;
}

function programFinding(program: string, packageName: string): Finding {
  const file = programOnPath(program);
  return {
    what: program,
    ok: file !== null,
    needed: false,
    says: file ?? `not found; install the package ${packageName}; what needs it is left out until then`,
  };
}

function chromiumFinding(): Finding {
  const found = { what: 'chromium', needed: false };
  try {
    const path = findChromium()?.path;
    return { ...found, ok: path !== undefined, says: path ?? 'not found; install the package chromium, or set HORIZON_CHROMIUM' };
  } catch (error) {
    return { ...found, ok: false, says: (error as Error).message };
  }
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
export async function examine(game: Game): Promise<Finding[]> {
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
    chromiumFinding(),
    await bootFinding(game, 'offscreen'),
    ...(programOnPath('Xvfb') === null ? [] : [await bootFinding(game, 'xvfb')]),
  ];
}
