import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HelloShape } from '../../ctl/shapes.ts';
import { captureShot } from '../../still/capture.ts';
import type { GoldenStore } from '../../still/golden-store.ts';
import { judgeShot } from '../../still/judge-shot.ts';
import { plannedWorldFiles } from '../../still/planned-world-files.ts';
import type { ShotResult } from '../../still/results.ts';
import { optionsText, type ShotPlan } from '../../still/shot-plan.ts';
import type { VerdictMemo } from '../../still/verdict-memo.ts';
import { BootFailure } from '../boot/boot-failure.ts';
import { type BootedGame, bootGame } from '../boot/boot-game.ts';
import type { Game } from '../boot/find-game.ts';
import { openXScreen, type XScreen } from '../boot/x-screen.ts';
import type { Progress } from './progress.ts';
import { runPool } from './run-pool.ts';
import type { DisplayName } from './scenario.ts';
import { stillUnit } from './shard.ts';
import { ShownFrames } from './shown-frames.ts';
import { type WindowChoice, windowBoot } from './window-choice.ts';

export interface StillRunOptions {
  readonly game: Game;
  readonly displays: readonly DisplayName[];
  readonly out: string;
  readonly homeTemplate?: string | undefined;
  /** The window's backend; the game's own choice when absent. */
  readonly window?: WindowChoice | undefined;
  /** How long a window may take to show a frame, in milliseconds; 10 s when absent. */
  readonly shownWithinMs?: number;
  readonly workers: number;
  readonly reproWords: readonly string[];
  readonly store: GoldenStore;
  readonly memo: VerdictMemo;
  readonly progress: Progress;
  /** Which shots on which displays are taken, by `stillUnit`; all when absent. */
  readonly takes?: ((unit: string) => boolean) | undefined;
}

/** What the stills of a run came to; `hello` is that of the first game that answered. */
export interface StillRun {
  readonly shots: readonly ShotResult[];
  readonly hello: HelloShape | null;
}

/**
 * Takes and judges every shot on every display. Each has a game of its own, frozen by HORIZON_STILL, so that no picture depends on what
 * was drawn before it.
 */
export async function runStills(plans: readonly ShotPlan[], options: StillRunOptions): Promise<StillRun> {
  const jobs = options.displays
    .flatMap((display) => plans.map((plan) => ({ plan, display })))
    .filter(({ plan, display }) => options.takes?.(stillUnit(plan.name, display)) ?? true);
  let hello: HelloShape | null = null;
  const shots = await runPool(jobs, options.workers, async ({ plan, display }) => {
    const label = options.displays.length > 1 ? `${plan.name} (${display})` : plan.name;
    options.progress.update(label, 'boot');
    const started = performance.now();
    const taken = await takeShot(plan, display, label, options, (said) => {
      hello ??= said;
    });
    const result = { ...taken, tookMs: Math.round(performance.now() - started) };
    const named = options.displays.length > 1 ? { ...result, name: label } : result;
    const mark = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[result.outcome];
    options.progress.done(
      label,
      `${mark} ${label}${result.reason === '' ? '' : `: ${result.reason}`} (${(result.captureMs / 1000).toFixed(1)} s)`,
    );
    return named;
  });
  return { shots, hello };
}

/** Folder of one shot's captures in a run's output. */
export function shotFolder(out: string, plan: Pick<ShotPlan, 'name'>, display: DisplayName): string {
  return join(out, 'shots', display, plan.name);
}

async function takeShot(
  plan: ShotPlan,
  display: DisplayName,
  label: string,
  options: StillRunOptions,
  onHello: (hello: HelloShape) => void,
): Promise<ShotResult> {
  const folder = shotFolder(options.out, plan, display);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const repro = ['npx horizon-rig still', plan.name, '--display', display, ...options.reproWords].join(' ');
  let game: BootedGame | null = null;
  let screen: XScreen | null = null;
  try {
    game = await bootGame({
      game: options.game,
      display,
      ...windowBoot(options.window, display),
      size: { width: plan.size[0], height: plan.size[1] },
      speed: 'max',
      still: true,
      homeFiles: { 'options.txt': optionsText(plan), ...plannedWorldFiles(plan.world) },
      ...(options.homeTemplate === undefined ? {} : { homeTemplate: options.homeTemplate }),
    });
    onHello(game.hello);
    options.progress.update(label, 'capture');
    screen = game.xDisplay === null ? null : await openXScreen(game.xDisplay);
    const shown = screen === null ? null : new ShownFrames(screen, options.shownWithinMs);
    const capture = await captureShot(shown?.watch(game.client) ?? game.client, plan, options.store, folder);
    options.progress.update(label, 'judge');
    const result = await judgeShot(plan, capture, { store: options.store, memo: options.memo, folder, repro });
    const fault = (await shown?.fault(capture.frames, folder)) ?? null;
    return fault === null
      ? result
      : { ...result, outcome: 'failed', failure: 'window', reason: result.reason === '' ? fault : `${fault}; ${result.reason}` };
  } catch (error) {
    return notTaken(plan, repro, error, game);
  } finally {
    await screen?.close();
    await game?.stop();
  }
}

/** A shot that could not be taken: a failure with its cause, never a pass and never a skip. */
function notTaken(plan: ShotPlan, repro: string, error: unknown, game: BootedGame | null): ShotResult {
  const message = error instanceof Error ? error.message : String(error);
  const lines = error instanceof BootFailure ? error.logLines : (game?.lastLines() ?? []);
  return {
    name: plan.name,
    title: plan.title,
    outcome: 'failed',
    failure: 'not-taken',
    reason: lines.length === 0 ? message : `${message}\n    ${lines.slice(-10).join('\n    ')}`,
    key: '',
    size: plan.size,
    frameMs: plan.sequence?.frameMs ?? null,
    frames: [],
    firstBad: null,
    golden: null,
    facts: [],
    widgetChanges: [],
    stateChanges: [],
    tolerance: plan.tolerance ?? null,
    masks: plan.masks ?? [],
    captureMs: 0,
    compareMs: 0,
    repro,
  };
}
