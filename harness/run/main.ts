#!/usr/bin/env node
import { Command } from 'commander';
import { faultSentence } from '../../still/system-fault.ts';
import { BootFailure } from '../boot/boot-failure.ts';
import type { RawApproveOptions } from './approve-command.ts';
import type { RawFlakesOptions } from './flakes-command.ts';
import type { RawMcpOptions } from './mcp-command.ts';
import type { RawMergeOptions } from './merge-command.ts';
import { partCount } from './merge-places.ts';
import { addProveOptions, proofFolder, type RawProveOptions } from './prove-options.ts';
import type { RawQuarantine, RawQuarantineAdd } from './quarantine-command.ts';
import {
  addRunOptions,
  addSettleOptions,
  addShardOptions,
  addViaOption,
  dayCount,
  type RawRunOptions,
  todayOption,
} from './run-options.ts';
import type { RawTimingsOptions } from './timings-command.ts';

/** The version of horizon-rig: package.json's, which a test compares. */
const version = '0.1.0';

const program = new Command('horizon-rig')
  // A command line that cannot be used is told from a run that failed, which is 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .version(version, '--version', 'show the version')
  .description('Boot a game, drive it through scenarios, capture stills, judge them against goldens.')
  .showHelpAfterError('(add --help for what there is)')
  .showSuggestionAfterError(true)
  .configureHelp({ sortSubcommands: false });

const commonDefaults = { display: 'offscreen', out: 'out/run' } as const;

addSettleOptions(
  addShardOptions(
    addViaOption(
      addRunOptions(
        program
          .command('run [patterns...]')
          .description('run scenarios by name or part of one, or from a file of command lines (story.txt); all without a pattern'),
        commonDefaults,
      ),
    ),
  ),
).action(async (patterns: string[], raw: RawRunOptions) => ends((await import('./run-command.ts')).runCommand(patterns, raw)));

addSettleOptions(
  addShardOptions(
    addRunOptions(program.command('still [patterns...]').description('take the shots and judge them against the goldens'), commonDefaults),
  ),
).action(async (patterns: string[], raw: RawRunOptions) => ends((await import('./still-command.ts')).stillCommand(patterns, raw)));

addShardOptions(
  addProveOptions(
    program
      .command('prove [patterns...]')
      .description('boot each shot again and again and hold all layers of all frames against each other'),
  ),
).action(async (patterns: string[], raw: RawProveOptions) => ends((await import('./prove-command.ts')).proveCommand(patterns, raw)));

program
  .command('approve [shots...]')
  .description('make captured pictures of the last run the goldens of their shots')
  .option('--reason <text>', 'why these pictures are right; kept in the manifest')
  .option('--author <name>', 'the person who decides (default: of the file, else git user.name); what is proposed needs it')
  .option('--cluster <id...>', 'instead of shots: all that changed in the same way, by the ids in the report')
  .option('--file <file>', "instead of shots: what a file decides that the report's review wrote")
  .option('--from <dir>', 'output folder of the run', commonDefaults.out)
  .option('--display <name>', 'which captures to take when a run had several displays', commonDefaults.display)
  .option('--goldens <dir>', 'folder of goldens (default: that of the checkout)')
  .option('--proofs <dir>', 'folder of proofs: a shot without a golden needs one, and is proved first when it has none', proofFolder)
  .option('--game <path>', 'the horizon-client that new shots are proved on (default: $HORIZON_GAME, else the embedded game)')
  .action(async (shots: string[], raw: RawApproveOptions) => ends((await import('./approve-command.ts')).approveCommand(shots, raw)));

program
  .command('setup-git')
  .description('make git merge the goldens of this checkout shot by shot')
  .option('--goldens <dir>', 'folder of goldens (default: that of the checkout)')
  .action(async (raw: { goldens?: string }) => ends((await import('./setup-git-command.ts')).setupGitCommand(raw)));

program
  .command('merge-goldens <base> <ours> <theirs> <path>')
  .description("git's merge driver for a manifest of goldens; see setup-git")
  .action(async (base: string, ours: string, theirs: string, path: string) =>
    ends((await import('./merge-goldens-command.ts')).mergeGoldensCommand(base, ours, theirs, path)),
  );

const quarantine = program
  .command('quarantine')
  .description('what does not count for a while, since it fails by chance: goldens/quarantine.txt');
const quarantineFileOption = ['--file <file>', 'the file (default: goldens/quarantine.txt)'] as const;

quarantine
  .command('add <what>')
  .description('let a shot (still/NAME) or scenario (scenario/NAME) not count until a day; it is run, judged and shown all the same')
  .requiredOption('--owner <name>', 'who finds out why it fails by chance')
  .requiredOption('--reason <text>', 'what was seen, or where it is written down')
  .requiredOption('--until <date>', 'its last day, such as 2026-01-31, at most 14 days from now')
  .option(...quarantineFileOption)
  .addOption(todayOption())
  .action(async (what: string, raw: RawQuarantineAdd) => ends((await import('./quarantine-command.ts')).quarantineAdd(what, raw)));

quarantine
  .command('list')
  .description('show every row and how long it holds; exit code 1 when one has ended')
  .option('--json', 'as JSON')
  .option(...quarantineFileOption)
  .addOption(todayOption())
  .action(async (raw: RawQuarantine & { json?: boolean }) => ends((await import('./quarantine-command.ts')).quarantineList(raw)));

quarantine
  .command('remove <what>')
  .description('let it count again')
  .option(...quarantineFileOption)
  .action(async (what: string, raw: RawQuarantine) => ends((await import('./quarantine-command.ts')).quarantineRemove(what, raw)));

program
  .command('flakes [results...]')
  .description('tell which shots and scenarios fail by chance, from the results.json files of several runs, or folders that hold some')
  .option('--days <n>', 'count runs of so many days before the newest', dayCount, 30)
  .option('--json', 'as JSON')
  .option('--quarantine <file>', 'the file of the quarantine (default: goldens/quarantine.txt)')
  .action(async (results: string[], raw: RawFlakesOptions) => ends((await import('./flakes-command.ts')).flakesCommand(results, raw)));

program
  .command('report [dir]')
  .description('write the report of a run again and print where it is')
  .option('--goldens <dir>', 'folder of goldens (default: that of the checkout)')
  .action(async (dir: string | undefined, { goldens }: { goldens?: string }) =>
    ends((await import('./report-command.ts')).reportCommand(dir ?? commonDefaults.out, goldens)),
  );

program
  .command('merge <dirs...>')
  .description('join the output folders of shards, and of whole runs, to one: results.json, junit.xml, pictures, report')
  .requiredOption('--out <dir>', 'where the joined run goes; an earlier one there is replaced')
  .option('--expect <n>', 'how many output folders there must be, when not all are shards of one run', partCount)
  .option('--partial', 'join what there is: what is missing becomes a failure of the run instead of an error')
  .option('--goldens <dir>', 'folder of goldens (default: that of the checkout)')
  .action(async (dirs: string[], raw: RawMergeOptions) => ends((await import('./merge-command.ts')).mergeCommand(dirs, raw)));

program
  .command('timings <dirs...>')
  .description('write down how long everything took in these runs, for --shard')
  .option('--to <file>', 'the file; what it knows of other shots and scenarios stays (default: scenarios/timings.json)')
  .action(async (dirs: string[], raw: RawTimingsOptions) => ends((await import('./timings-command.ts')).timingsCommand(dirs, raw)));

program
  .command('list')
  .description('list scenarios, shots and goldens')
  .option('--json', 'as JSON')
  .action(async (raw: { json?: boolean }) => ends((await import('./list-command.ts')).listCommand(raw.json === true)));

program
  .command('mcp')
  .description('serve shots, scenarios and verdicts to an AI agent as MCP tools on stdin and stdout; approving is none of them')
  .option('--out <dir>', 'where results go (default: out/run of the checkout)')
  .option('--proofs <dir>', 'folder of proofs (default: that of the checkout)')
  .option('--game <path>', 'the horizon-client under test (default: $HORIZON_GAME, else the embedded game)')
  .action(async (raw: RawMcpOptions) => ends((await import('./mcp-command.ts')).mcpCommand(raw, version)));

program
  .command('doctor')
  .description('look at everything a run needs and say what is missing')
  .option('--game <path>', 'the horizon-client under test')
  .option('--json', 'as JSON')
  .action(async (raw: { game?: string; json?: boolean }) =>
    ends((await import('./doctor-command.ts')).doctorCommand(raw.game, raw.json === true)),
  );

addRunOptions(program.command('demo').description('the main job: scenarios and stills offscreen and in a window under Xvfb, one report'), {
  display: 'offscreen',
  out: 'out',
}).action(async (raw: RawRunOptions) => ends((await import('./demo-command.ts')).demoCommand(raw)));

/** Sets the exit code of a finished command; lets the event loop end by itself so that nothing printed is cut. */
async function ends(code: Promise<number>): Promise<void> {
  process.exitCode = await code;
}

// Ctrl-C ends the run; the lifelines end the games and remove their homes.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

// A reader that went away (`| head`) ends the run in silence; a full device is told.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE')
    process.stderr.write(`horizon-rig: stdout cannot be written (${error.code ?? error.message}); give it another place\n`);
  process.exit(1);
});

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`horizon-rig: ${faultSentence(error)}\n`);
  if (error instanceof BootFailure) for (const line of error.logLines.slice(-20)) process.stderr.write(`    ${line}\n`);
  process.exitCode = 2;
}
