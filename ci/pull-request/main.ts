#!/usr/bin/env node
import { Command } from 'commander';
import { faultSentence } from '../../still/system-fault.ts';
import type { RawOptions, Surroundings } from './pull-request-commands.ts';

const around: Surroundings = { env: process.env, root: process.cwd(), print: (line) => process.stdout.write(`${line}\n`) };

const program = new Command('horizon-rig-ci')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .description(
    'Tell a pull request what a run of horizon-rig found: one comment that is edited in place, small pictures, a check, the summary of the job.',
  )
  .showHelpAfterError('(add --help for what there is)')
  .showSuggestionAfterError(true)
  .configureHelp({ sortSubcommands: false })
  .addHelpText(
    'after',
    `
RESULTS are results.json files, or folders that hold one; several are joined.
Read from the environment: GITHUB_TOKEN, GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_EVENT_PATH, GITHUB_RUN_ID,
GITHUB_STEP_SUMMARY. Exit code: 0 done, 1 something could not be delivered (it is told what), 2 a wrong command line or folder.
What the run found does not change the exit code: the step that made the run fails by itself.`,
  );

const name = ['--name <name>', 'which comment and check, when a pull request has several', 'horizon-rig'] as const;

/** Options of what speaks to the API. */
function addApiOptions(command: Command): Command {
  return command
    .option('--api <url>', 'base address of the API (default: $GITHUB_API_URL, else https://api.github.com)')
    .option('--repository <owner/name>', 'the repository of the pull request (default: $GITHUB_REPOSITORY)');
}

/** Options of what reads results. */
function addReportOptions(command: Command): Command {
  return command
    .option('--report-artifact <id>', 'number of the artifact that holds the report: output artifact-id of actions/upload-artifact')
    .option('--report-url <url>', 'where the report is, when it is no artifact');
}

addReportOptions(
  program
    .command('summary <results...>')
    .description('write the summary of the job and at most 10 annotations; needs no token and no pull request'),
).action(async (results: string[], raw: RawOptions) => ends((await commands()).summaryCommand(results, raw, around)));

addReportOptions(
  addApiOptions(
    program
      .command('comment <results...>')
      .description('write the comment, its pictures and the check; for pull requests from the repository itself')
      .option('--number <n>', 'the pull request (default: of the event)')
      .option('--head-sha <sha>', 'the commit that was looked at (default: of the event)')
      .option('--no-pictures', 'put no pictures on the branch horizon-rig-pictures')
      .option(...name),
  ),
).action(async (results: string[], raw: RawOptions) => ends((await commands()).commentCommand(results, raw, around)));

addReportOptions(
  program
    .command('prepare <results...>')
    .description('write what is to be delivered into a folder, for a pull request of a fork, whose job may write nothing')
    .option('--out <folder>', 'the folder', 'out/pull-request')
    .option('--number <n>', 'the pull request (default: of the event)')
    .option('--head-sha <sha>', 'the commit that was looked at (default: of the event)')
    .option(...name),
).action(async (results: string[], raw: RawOptions) => ends((await commands()).prepareCommand(results, raw, around)));

addApiOptions(
  program
    .command('deliver <folder>')
    .description(
      'check a prepared folder, which may be from anybody, and write its comment, pictures and check; for a workflow_run workflow',
    )
    .option('--head-sha <sha>', 'the commit that the other workflow looked at (default: of the event)')
    .option('--report-url <url>', 'where the report is, when it is no artifact')
    .option('--no-pictures', 'put no pictures on the branch horizon-rig-pictures')
    .option(...name),
).action(async (folder: string, raw: RawOptions) => ends((await commands()).deliverCommand(folder, raw, around)));

addApiOptions(
  program
    .command('reap')
    .description('take pictures off the branch that no open pull request shows; for a workflow on a schedule')
    .option('--days <n>', 'pictures of pull requests go that nobody touched for so many days', '30'),
).action(async (raw: RawOptions) => ends((await commands()).reapCommand(raw, around)));

/** What does the work is loaded when there is some. */
function commands(): Promise<typeof import('./pull-request-commands.ts')> {
  return import('./pull-request-commands.ts');
}

async function ends(code: Promise<number>): Promise<void> {
  process.exitCode = await code;
}

process.stdout.on('error', () => process.exit(1));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`horizon-rig-ci: ${faultSentence(error)}\n`);
  // A server that says no is no wrong command line.
  process.exitCode = error instanceof Error && error.name === 'ApiError' ? 1 : 2;
}
