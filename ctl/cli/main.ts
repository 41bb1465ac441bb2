#!/usr/bin/env node
import { ownGameHome } from '../game-home.ts';
import { exitOk } from '../kinds.ts';
import { check as checkNoAi } from '../no-ai.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { printFailure, printReply, tellFailure, write } from './output.ts';
import { type Outcome, runCommand } from './run-command.ts';

/** Whether stdout belongs to another protocol than ours, so that failures go to stderr. */
let ownOutput = false;

/** Carries out a command line and gives the exit code. Everything that a plain command does not need is loaded on demand. */
async function main(argv: readonly string[]): Promise<number> {
  const asked: CommandLine = readCommandLine(argv);
  switch (asked.do) {
    case 'version': {
      const { version } = await import('./version.ts');
      write(1, `horizon-ctl ${version}\n`);
      return 0;
    }
    case 'help': {
      const { helpText } = await import('./help.ts');
      write(1, helpText(asked.topic, asked.markdown));
      return 0;
    }
    case 'completion': {
      const { completionScript } = await import('./completion.ts');
      write(1, completionScript(asked.shell));
      return 0;
    }
    case 'command': {
      ownOutput = asked.row.ownOutput === true;
      checkNoAi(ownGameHome());
      const { reply, interrupted } =
        asked.row.local === undefined ? await runCommand(asked.row, asked.args, asked.global) : await carryOutHere(asked);
      const code = reply === null ? exitOk : printReply(reply);
      return interrupted ?? code;
    }
  }
}

type Command = Extract<CommandLine, { do: 'command' }>;

async function carryOutHere({ row, args, global }: Command): Promise<Outcome> {
  const { runLocal } = await import('./local-commands.ts');
  return runLocal(row.name, args, global);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = ownOutput ? tellFailure(error) : printFailure(error);
}
