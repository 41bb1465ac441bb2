import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeEnd } from '../../ctl/process/process-end.ts';
import type { Outcome, ScenarioResult } from '../../still/results.ts';
import { BootFailure } from '../boot/boot-failure.ts';
import { type BootedGame, bootGame } from '../boot/boot-game.ts';
import type { Game, Program } from '../boot/find-game.ts';
import { ctlFace } from './faces/ctl-face.ts';
import type { Face } from './faces/face.ts';
import { mcpFace } from './faces/mcp-face.ts';
import { socketFace } from './faces/socket-face.ts';
import { makeRig } from './make-rig.ts';
import { personFor } from './person.ts';
import type { Progress } from './progress.ts';
import { runPool } from './run-pool.ts';
import { programRunner } from './run-program.ts';
import type { DisplayName, Scenario, ViaName } from './scenario.ts';
import { ScenarioSkip } from './scenario-failure.ts';
import { scenarioUnit } from './shard.ts';
import { shellWord } from './shell-words.ts';
import { type WindowChoice, windowBoot } from './window-choice.ts';

export interface ScenarioRunOptions {
  readonly game: Game;
  readonly displays: readonly DisplayName[];
  readonly vias: readonly ViaName[];
  readonly out: string;
  readonly homeTemplate?: string | undefined;
  /** How fast every game goes; the scenario's own choice when absent. */
  readonly speed?: 'real' | 'max' | undefined;
  /** The window's backend; the game's own choice when absent. */
  readonly window?: WindowChoice | undefined;
  readonly workers: number;
  /** Words of the command line that the repro line repeats (`--game …`). */
  readonly reproWords: readonly string[];
  readonly progress: Progress;
  /** Which scenarios on which displays through which faces are run, by `scenarioUnit`; all when absent. */
  readonly takes?: ((unit: string) => boolean) | undefined;
  /** Told of every game that was booted, before its scenario begins. */
  readonly booted?: ((game: BootedGame) => void) | undefined;
}

interface Job {
  readonly scenario: Scenario;
  readonly display: DisplayName;
  readonly via: ViaName;
}

/** Runs every scenario on every display through every face; each has a game, a home, a socket and a display of its own. */
export function runScenarios(scenarios: readonly Scenario[], options: ScenarioRunOptions): Promise<ScenarioResult[]> {
  const jobs = scenarios
    .flatMap((scenario) => options.displays.flatMap((display) => options.vias.map((via): Job => ({ scenario, display, via }))))
    .filter(({ scenario, display, via }) => options.takes?.(scenarioUnit(scenario.name, display, via)) ?? true);
  return runPool(jobs, options.workers, (job) => runOne(job, options));
}

async function runOne({ scenario, display, via }: Job, options: ScenarioRunOptions): Promise<ScenarioResult> {
  const label = `${scenario.name} ${display} ${via}`;
  const started = process.hrtime.bigint();
  const ended = (outcome: Outcome, reason: string, log: readonly string[] = []): ScenarioResult => {
    const durationMs = Number((process.hrtime.bigint() - started) / 1_000_000n);
    const called = scenario.file === undefined ? scenario.name : shellWord(scenario.file);
    const repro = ['npx horizon-rig run', called, '--display', display, '--via', via, ...options.reproWords].join(' ');
    options.progress.done(label, `${marks[outcome]} ${label}${reason === '' ? '' : `: ${reason}`} (${(durationMs / 1000).toFixed(1)} s)`);
    return { name: scenario.name, title: scenario.title, outcome, reason, variant: `${display} via ${via}`, durationMs, log, repro };
  };
  const unfit = scenario.not?.[display];
  if (unfit !== undefined) return ended('skipped', unfit);
  options.progress.update(label, 'boot');
  let game: BootedGame | null = null;
  let face: Face | null = null;
  try {
    game = await bootGame({
      game: options.game,
      display,
      ...windowBoot(options.window, display),
      speed: options.speed ?? scenario.speed ?? 'max',
      still: scenario.still ?? false,
      ...(scenario.files === undefined ? {} : { homeFiles: scenario.files }),
      ...(options.homeTemplate === undefined ? {} : { homeTemplate: options.homeTemplate }),
    });
    options.booted?.(game);
    const lacking = scenario.needs.commands.filter((name) => !game?.hello.commands.includes(name));
    if (lacking.length > 0) return ended('skipped', `this game has no ${lacking.join(', ')}`);
    face = await faceOf(via, options.game.ctl, game);
    const out = join(options.out, `${scenario.name}-${display}-${via}`);
    mkdirSync(out, { recursive: true });
    const rig = makeRig({
      face,
      display,
      hello: game.hello,
      home: game.home.home,
      runtime: game.home.runtime,
      out,
      person: personFor(game.xDisplay),
      run: programRunner(options.game, game.env, game.home.home),
      onStep: (what) => options.progress.update(label, what),
    });
    await whileAlive(game, scenario.run(rig));
    return ended('passed', '');
  } catch (error) {
    if (error instanceof ScenarioSkip) return ended('skipped', error.message);
    const log = error instanceof BootFailure ? error.logLines : (game?.lastLines() ?? []);
    return ended('failed', failureSentence(error), log);
  } finally {
    await face?.close();
    await game?.stop();
  }
}

/** The face of a name, at a game that answers. */
async function faceOf(via: ViaName, ctl: Program, game: BootedGame): Promise<Face> {
  if (via === 'socket') return socketFace(game.socket);
  if (via === 'ctl') return ctlFace(ctl, game.socket, game.env);
  return mcpFace(via, ctl, game.socket, game.env);
}

/** Why a scenario failed. A fault that is no expectation of its own is the game's answer in a shape that the story does not know. */
function failureSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof TypeError)) return error.message;
  return `the game answered in a shape that the scenario does not know (${error.message}); compare its replies with docs/protocol.md`;
}

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

/** How long a dead game may take to be known as such after its socket closed, in milliseconds. */
const closingMs = 500;

/** The scenario's end, or a failure as soon as the game is gone: a dead game must not leave a scenario waiting. */
async function whileAlive(game: BootedGame, story: Promise<void>): Promise<void> {
  let over = false;
  const gone = game.process.exited.then(async (end) => {
    // A scenario may end the game itself and go on without it.
    await Promise.resolve();
    if (!over && end.code !== 0) {
      throw new BootFailure(`the game ${describeEnd(end)} in the middle of the scenario; its last lines are below`, game.lastLines());
    }
  });
  gone.catch(() => {});
  story.catch(() => {});
  try {
    await Promise.race([story, gone.then(() => story)]);
  } catch (error) {
    // A game that dies closes its socket a moment before its end is known; the end is the better cause.
    if (!(error instanceof ScenarioSkip)) await Promise.race([gone, pause(closingMs)]);
    throw error;
  }
  over = true;
}
