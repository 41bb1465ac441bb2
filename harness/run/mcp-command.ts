import { dirname, join, resolve } from 'node:path';
import { ControlError } from '../../ctl/control-error.ts';
import { ownGameHome } from '../../ctl/game-home.ts';
import { kinds } from '../../ctl/kinds.ts';
import { makeServer } from '../../ctl/mcp/make-server.ts';
import { serveEras } from '../../ctl/mcp/serve-eras.ts';
import { check as checkNoAi } from '../../ctl/no-ai.ts';
import { findGame } from '../boot/find-game.ts';
import { goldenFolder } from './golden-folder.ts';
import { rigService } from './mcp/rig-service.ts';
import { proofFolder } from './prove-options.ts';

/** The options of `mcp` as commander hands them over. */
export interface RawMcpOptions {
  /** Folders; those of the checkout when absent, wherever a client starts the server. */
  readonly out?: string;
  readonly proofs?: string;
  readonly game?: string;
}

/**
 * `horizon-rig mcp`: serves the rig to an AI agent on stdin and stdout until the client closes its end. Exit code 4 when No AI is on.
 */
export async function mcpCommand(raw: RawMcpOptions, version: string): Promise<number> {
  try {
    checkNoAi(ownGameHome());
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return kinds[error.kind].exit;
  }
  const goldens = goldenFolder();
  const root = dirname(goldens);
  // Before a client waits for an answer: a game that is not there is told at once.
  findGame({ game: raw.game });
  const { service, close } = rigService({
    version,
    places: {
      root,
      goldens,
      out: raw.out === undefined ? join(root, 'out/run') : resolve(raw.out),
      proofs: raw.proofs === undefined ? join(root, proofFolder) : resolve(raw.proofs),
    },
    rig: { command: process.execPath, args: [process.argv[1] as string], path: process.argv[1] as string },
    runWords: raw.game === undefined ? [] : ['--game', resolve(raw.game)],
  });
  try {
    await serveEras({
      input: process.stdin,
      output: process.stdout,
      makeServer: (era) => makeServer(service, era),
      onError: (error) => process.stderr.write(`horizon-rig mcp: ${error.message}\n`),
    });
  } finally {
    await close();
  }
  return 0;
}
