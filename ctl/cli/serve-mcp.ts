import { gameService } from '../mcp/game-service.ts';
import { makeServer } from '../mcp/make-server.ts';
import { serveEras } from '../mcp/serve-eras.ts';
import type { CheckedArgs } from '../table/check-args.ts';
import type { Args, Reply } from '../table/commands.ts';
import type { GlobalFlags } from './command-line.ts';
import { launch } from './launch.ts';
import { write } from './output.ts';
import { endpointOf, type Outcome } from './run-command.ts';
import { runFile } from './run-file.ts';
import { version } from './version.ts';

/** The local commands that are tools; their arguments were checked by the row of that very name. */
const runners: Readonly<Record<string, (args: CheckedArgs, global: GlobalFlags, signal: AbortSignal) => Promise<Outcome>>> = {
  launch: (args, global, signal) => launch(args as unknown as Args<'launch'>, global, signal),
  run: (args, global, signal) => runFile(args as unknown as Args<'run'>, global, signal),
};

/**
 * `mcp`: serves the commands as tools on stdin and stdout until the client closes its end. Loaded on demand, since the SDK costs more
 * time than a plain command has.
 */
export async function serveMcp(args: Args<'mcp'>, global: GlobalFlags): Promise<Outcome> {
  const { service, close } = gameService({
    version,
    choice: { set: args.tools, readOnly: args['read-only'] },
    endpoint: () => endpointOf(global),
    runLocal: async (row, checked, signal): Promise<Reply> => {
      const run = runners[row.name];
      if (run === undefined) throw new Error(`${row.name} is local and has no way to run as a tool`);
      return (await run(checked, global, signal)).reply ?? {};
    },
  });
  try {
    await serveEras({
      input: process.stdin,
      output: process.stdout,
      makeServer: (era) => makeServer(service, era),
      onError: (error) => write(2, `horizon-ctl mcp: ${error.message}\n`),
    });
  } finally {
    close();
  }
  return { reply: null, interrupted: null };
}
