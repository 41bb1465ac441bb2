import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import type { ToolCall, ToolOutcome } from '../../../ctl/mcp/mcp-service.ts';
import type { ArgsOf } from '../../../ctl/table/row.ts';
import { capturedFile, type LayerDetails, readCaptured } from '../../../still/captured.ts';
import type { ShotResult } from '../../../still/results.ts';
import { compareGiven } from './comparison.ts';
import { lastRun, shotOf } from './last-run.ts';
import { propose } from './proposal.ts';
import { chosen, everything, listText } from './rig-list.ts';
import type { RigPlaces } from './rig-paths.ts';
import type { RigRowName, rigRows } from './rig-rows.ts';
import { RigRuns, type RunsParts } from './rig-runs.ts';
import { runText, scenarioLines } from './run-text.ts';
import { cutText } from './short-list.ts';
import { goldenPicture, nowPicture } from './shot-pictures.ts';
import { explainText, frameOf, verdictText } from './shot-text.ts';
import { tilesOf } from './tiles.ts';

/** What the tools of a session are made of. */
export interface HandlerParts extends RunsParts {
  /** Words that every run is given (`--game …`). */
  readonly runWords: readonly string[];
}

/** What carries out each tool, with arguments that its row has checked. */
export type RigHandlers = {
  readonly [N in RigRowName]: (args: ArgsOf<(typeof rigRows)[N]>, call: ToolCall) => Promise<ToolOutcome>;
};

/** Most characters of what a proof printed. */
const mostProof = 4000;

const answered = (text: string, pictures: ToolOutcome['pictures'] = []): ToolOutcome => ({ reply: { ok: true }, text, pictures });

/** The tools of a session, and what ends what they run. */
export function rigHandlers({ runWords, ...parts }: HandlerParts): { readonly handlers: RigHandlers; readonly close: () => Promise<void> } {
  const { places } = parts;
  const runs = new RigRuns(parts);
  const handlers: RigHandlers = {
    list: async ({ what, find }) => answered(await listText(await everything(), what, find, places.goldens)),
    results: async () => answered(runText(await lastRun(places))),
    compare: ({ before, after, tiles }) => compareGiven(places, before, after, tiles),
    'propose-approval': async ({ of, reason }, { client }) => answered(await propose(places, { of, reason, client, now: new Date() })),
    explain: async ({ shot }) => {
      const results = await lastRun(places);
      const stories = results.scenarios.filter(({ name }) => name === shot);
      if (stories.length > 0) return answered(stories.flatMap((story) => [`scenario ${story.name}`, ...scenarioLines(story)]).join('\n'));
      const found = shotOf(results, shot);
      return answered(explainText(results, found, await detailsOf(found)));
    },
    verdict: async ({ shot, frame, tiles }) => {
      const found = shotOf(await lastRun(places), shot);
      return verdictOf(places, found, frame, tiles);
    },
    'take-stills': async ({ names, display }, call) => {
      const plans = chosen((await everything()).shots, names, 'shot').map(({ name }) => name);
      const options = [...runWords, '--display', display, '--out', places.out];
      return answered(runText(await runs.results({ command: 'still', names: plans, options, into: places.out }, call)));
    },
    'run-scenarios': async ({ names, display, via }, call) => {
      const stories = await storiesOf(places, names);
      const options = [...runWords, '--display', display, '--via', via, '--out', places.out];
      return answered(runText(await runs.results({ command: 'run', names: stories, options, into: places.out }, call)));
    },
    prove: async ({ names, boots }, call) => {
      const plans = chosen((await everything()).shots, names, 'shot').map(({ name }) => name);
      const options = [...runWords, '--boots', String(boots), '--out', places.proofs];
      const { code, stdout } = await runs.output({ command: 'prove', names: plans, options, into: places.proofs }, call);
      const next =
        code === 0
          ? 'next: nothing differs from boot to boot, so it may be proposed'
          : 'next: what is named differs from boot to boot; mend that before anything is approved';
      return answered(`${cutText(stdout.trim(), mostProof)}\n${next}`);
    },
  };
  return { handlers, close: () => runs.close() };
}

/** What was captured of the layers beside a shot's picture; null when nothing was written or it is gone. */
async function detailsOf(shot: ShotResult): Promise<LayerDetails | null> {
  const file = shot.frames.find(({ actual }) => actual !== null)?.actual;
  if (file === undefined || file === null || !existsSync(join(dirname(file), capturedFile))) return null;
  return (await readCaptured(dirname(file))).details;
}

function verdictOf(places: RigPlaces, shot: ShotResult, asked: number | undefined, count: number): ToolOutcome {
  const frame = frameOf(shot, asked);
  if (asked !== undefined && frame === undefined)
    throw new ControlError('unknown', `${shot.name} has ${shot.frames.length} frames, from 0; give one of them`);
  const text = verdictText(shot, frame);
  if (frame === undefined) return answered(`${text}\nnext: explain shot=${shot.name}`);
  const next = shot.outcome === 'failed' ? `\nnext: explain shot=${shot.name}` : '';
  if (count === 0) return answered(`${text}${next}`);
  const [before, now] = [goldenPicture(places, shot, frame.index), nowPicture(places, shot, frame.index)];
  // Equal pictures have nothing to cut out: one shows both.
  const same = frame.picture.word === 'same';
  const shown = tilesOf(same ? null : before, now, same ? 1 : count, ['golden', 'now'], frame.picture.figures);
  return answered(`${text}${shown.says === '' ? '' : `\n${shown.says}`}${next}`, shown.tiles);
}

/** Names of scenarios, and files of text below the checkout or the output folder. */
async function storiesOf(places: RigPlaces, names: string): Promise<string[]> {
  const words = names.split(',').map((word) => word.trim());
  const isFile = (word: string): boolean => word.endsWith('.txt') || word.includes('/');
  const files = words.filter(isFile).map((word) => storyAt(places, word));
  const patterns = words.filter((word) => !isFile(word)).join(',');
  if (patterns === '' && files.length > 0) return files;
  return [...chosen((await everything()).scenarios, patterns, 'scenario').map(({ name }) => name), ...files];
}

function storyAt({ root, out }: RigPlaces, word: string): string {
  const path = resolve(root, word);
  if (word.includes('\0') || !existsSync(path))
    throw new ControlError('unknown', `there is no story ${cutText(word, 200)}; write it below scenarios, or list scenarios`);
  const real = realpathSync(path);
  const inside = [root, out].some((folder) => existsSync(folder) && real.startsWith(realpathSync(folder) + sep));
  if (!inside) throw new ControlError('usage', `${path} lies outside of ${root}; copy the story there first`);
  return real;
}
