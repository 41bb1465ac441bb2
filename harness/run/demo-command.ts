import { GoldenStore } from '../../still/golden-store.ts';
import { totalsOf } from '../../still/results.ts';
import { summaryTable } from '../../still/summary.ts';
import { discoverScenarios, discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';
import { programOnPath } from './program-on-path.ts';
import { makeProgress } from './progress.ts';
import { type RawRunOptions, readRunOptions } from './run-options.ts';
import { runScenarios } from './run-scenarios.ts';
import { runStills } from './run-stills.ts';
import type { DisplayName } from './scenario.ts';
import { quarantineToday, settleRun } from './settle-run.ts';
import { loadVerdicts, saveVerdicts } from './verdict-cache.ts';
import { makeResults, writeResults } from './write-results.ts';

const faces = ['ctl', 'socket'] as const;

/**
 * `npm start`'s main job: the game boots offscreen and in a window under Xvfb, scenarios drive it through horizon-ctl, a long one through
 * the socket, some shots are captured and judged, offscreen and in the window, one report shows it all.
 */
export async function demoCommand(raw: RawRunOptions): Promise<number> {
  const options = readRunOptions(raw);
  const xvfb = programOnPath('Xvfb') !== null;
  const displays: readonly DisplayName[] = xvfb ? ['offscreen', 'xvfb'] : ['offscreen'];
  if (!xvfb) process.stderr.write('Xvfb is not installed: the window is left out; install the package xvfb to see it too\n');
  const quarantine = await quarantineToday(raw);
  const progress = makeProgress(process.stderr);
  const memo = loadVerdicts();
  const startedAt = new Date();
  process.stderr.write('scenarios, through horizon-ctl and the socket\n');
  const stories = await discoverScenarios();
  const workers = Math.max(1, Math.floor(options.workers / displays.length));
  const told = displays.flatMap((display) =>
    faces.map((via) => {
      const here = stories.filter(({ demo }) => demo?.[display] === via);
      return runScenarios(here, { ...options, workers, displays: [display], vias: [via], progress });
    }),
  );
  const scenarios = (await Promise.all(told)).flat();
  process.stderr.write('stills, against the goldens\n');
  // The others are for `npm test`: here a person waits.
  const plans = (await discoverShots()).filter(({ demo }) => demo === true);
  const common = { ...options, store: await GoldenStore.open(goldenFolder()), memo, progress };
  const offscreen = await runStills(plans, { ...common, displays: ['offscreen'] });
  const inWindow = xvfb ? await runStills(plans, { ...common, displays: ['xvfb'] }) : null;
  const shots = [...offscreen.shots, ...(inWindow?.shots.map((shot) => ({ ...shot, name: `${shot.name} (xvfb)` })) ?? [])];
  const { hello } = offscreen;
  // A person waits: what fails is told at once.
  const settled = await settleRun({ shots, scenarios, notes: [] }, { ...common, again: false, quarantine });
  progress.close();
  saveVerdicts(memo);
  const results = makeResults({ startedAt, hello, display: displays.join(', '), ...settled });
  const page = await writeResults(results, options.out, options.json);
  process.stdout.write(`\n${summaryTable(results)}\n\nreport: ${page}\n`);
  return totalsOf(results).failed === 0 ? 0 : 1;
}
