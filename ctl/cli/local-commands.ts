import type { CheckedArgs } from '../table/check-args.ts';
import type { Args, CommandName, GameCommandName } from '../table/commands.ts';
import type { GlobalFlags } from './command-line.ts';
import { launch } from './launch.ts';
import type { Outcome } from './run-command.ts';

type LocalName = Exclude<CommandName, GameCommandName>;

/** The commands that horizon-ctl carries out itself: one entry for every row that is `local`. */
const handlers: { readonly [N in LocalName]: (args: Args<N>, global: GlobalFlags) => Promise<Outcome> } = {
  launch: (args, global) => launch(args, global),
  run: async (args, global) => (await import('./run-file.ts')).runFile(args, global),
  mcp: async (args, global) => (await import('./serve-mcp.ts')).serveMcp(args, global),
};

/** Carries out a local command. Throws ControlError. */
export function runLocal(name: string, args: CheckedArgs, global: GlobalFlags): Promise<Outcome> {
  // The arguments were checked by the row of this very name.
  return handlers[name as LocalName](args as unknown as Args<LocalName>, global);
}
