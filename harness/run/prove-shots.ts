import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Instability, instabilities } from '../../still/instability.ts';
import { type Observation, observeShot } from '../../still/observe-shot.ts';
import { plannedWorldFiles } from '../../still/planned-world-files.ts';
import { makeProof, type Proof, proofFile, writeProof } from '../../still/proof.ts';
import { optionsText, type ShotPlan } from '../../still/shot-plan.ts';
import { BootFailure } from '../boot/boot-failure.ts';
import { type BootedGame, bootGame } from '../boot/boot-game.ts';
import type { Game } from '../boot/find-game.ts';
import type { Progress } from './progress.ts';
import { bootName, type ProofBoot, proofBoots } from './prove-matrix.ts';
import { runPool } from './run-pool.ts';
import type { DisplayName } from './scenario.ts';
import { type WindowChoice, windowBoot } from './window-choice.ts';

export interface ProveOptions {
  readonly game: Game;
  readonly boots: number;
  readonly displays: readonly DisplayName[];
  readonly threads: readonly (1 | 2)[];
  readonly window?: WindowChoice | undefined;
  readonly homeTemplate?: string | undefined;
  /** Folder of the proofs. */
  readonly out: string;
  readonly workers: number;
  readonly progress: Progress;
}

/** What proving a shot came to. */
export interface ProofResult {
  readonly name: string;
  readonly boots: number;
  readonly unstable: readonly Instability[];
  /** Why a boot did not show the shot at all; null when all did. */
  readonly failure: string | null;
}

/**
 * Boots a game anew for every look at a shot and holds all layers of all frames against each other. Each shot leaves its proof in the
 * folder; pictures are kept only of boots that differ.
 */
export async function proveShots(plans: readonly ShotPlan[], options: ProveOptions): Promise<ProofResult[]> {
  const boots = proofBoots(options.boots, options.displays, options.threads);
  return runPool(plans, options.workers, async (plan) => {
    const result = await proveShot(plan, boots, options);
    const word = result.failure !== null ? 'FAIL' : result.unstable.length > 0 ? 'FAIL' : 'ok  ';
    options.progress.done(plan.name, `${word} ${plan.name}${result.failure === null ? '' : `: ${result.failure}`}`);
    return result;
  });
}

async function proveShot(plan: ShotPlan, boots: readonly ProofBoot[], options: ProveOptions): Promise<ProofResult> {
  const folder = join(options.out, plan.name);
  rmSync(folder, { recursive: true, force: true });
  // A proof that a broken-off run left must not vouch for anything.
  rmSync(proofFile(options.out, plan.name), { force: true });
  mkdirSync(folder, { recursive: true });
  const seen: Observation[] = [];
  for (const boot of boots) {
    options.progress.update(plan.name, `${bootName(boot)} of ${boots.length}`);
    try {
      seen.push(await observe(plan, boot, seen[0], folder, options));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const lines = error instanceof BootFailure ? error.logLines.slice(-5).map((line) => `\n    ${line}`) : [];
      return { name: plan.name, boots: seen.length, unstable: [], failure: `${bootName(boot)}: ${message}${lines.join('')}` };
    }
  }
  const unstable = await instabilities(seen);
  const proof: Proof = makeProof(plan.name, seen, unstable);
  await writeProof(options.out, proof);
  if (unstable.length === 0) rmSync(folder, { recursive: true, force: true });
  return { name: plan.name, boots: seen.length, unstable, failure: null };
}

async function observe(
  plan: ShotPlan,
  boot: ProofBoot,
  first: Observation | undefined,
  folder: string,
  options: ProveOptions,
): Promise<Observation> {
  let game: BootedGame | null = null;
  try {
    game = await bootGame({
      game: options.game,
      display: boot.display,
      ...windowBoot(options.window, boot.display),
      size: { width: plan.size[0], height: plan.size[1] },
      speed: 'max',
      still: true,
      // Only a game that is asked for more threads needs to know the flag.
      ...(boot.threads === 2 && boot.display !== 'headless' ? { args: ['--render-threads', '2'] } : {}),
      homeFiles: { 'options.txt': optionsText(plan), ...plannedWorldFiles(plan.world) },
      ...(options.homeTemplate === undefined ? {} : { homeTemplate: options.homeTemplate }),
    });
    return await observeShot(game.client, plan, {
      where: bootName(boot),
      folder: join(folder, String(boot.number)),
      pixels: boot.display !== 'headless',
      known: first?.frames.map(({ digests }) => digests.P) ?? [],
    });
  } finally {
    await game?.stop();
  }
}
