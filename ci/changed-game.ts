import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, type Game } from '../harness/boot/find-game.ts';
import { bundle } from './bundle.mjs';
import { type Replacement, replacingPlugin } from './replacing-plugin.ts';

/** A build of the game from changed sources, in a folder of its own. */
export interface ChangedGame {
  readonly game: Game;
  /** The same game, started with a global variable set; `name` makes its file. */
  withGlobal(name: string, variable: string, value: string): Game;
  remove(): void;
}

/**
 * Builds the game with changes made to its sources, which stay as they are.
 * @throws Error when a change does not fit its file, or when the sources do not build with it.
 */
export async function buildChangedGame(changes: readonly Replacement[]): Promise<ChangedGame> {
  const outdir = mkdtempSync(join(tmpdir(), 'hrig-game-'));
  const remove = (): void => rmSync(outdir, { recursive: true, force: true });
  try {
    await bundle({ outdir, names: ['horizon-client', 'raster-worker'], plugins: [replacingPlugin(changes)] });
    writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');
  } catch (error) {
    remove();
    throw error;
  }
  const gameAt = (file: string): Game => findGame({ game: join(outdir, file) });
  return {
    game: gameAt('horizon-client.js'),
    withGlobal: (name, variable, value) => {
      const file = `${name}.js`;
      const starter = `globalThis[${JSON.stringify(variable)}] = ${JSON.stringify(value)};\nawait import('./horizon-client.js');\n`;
      writeFileSync(join(outdir, file), starter);
      return gameAt(file);
    },
    remove,
  };
}
