import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { approve } from '../../still/approve.ts';
import { capturedFile } from '../../still/captured.ts';
import { GoldenStore } from '../../still/golden-store.ts';
import { discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';
import { matchNames } from './name-pattern.ts';
import { provePlans } from './prove-command.ts';
import { usualBoots } from './prove-options.ts';
import type { ProofResult } from './prove-shots.ts';
import { requireProofs } from './require-proofs.ts';

/** The options of `approve` as commander hands them over. */
export interface RawApproveOptions {
  readonly reason: string;
  readonly author?: string;
  readonly from: string;
  readonly display: string;
  /** Folder of proofs. */
  readonly proofs: string;
  readonly game?: string;
}

/**
 * `horizon-rig approve`: the named shots of a run become goldens, all or none. A shot that has no golden yet must be proved: what differs
 * from boot to boot would fail by chance ever after. Prints one line a shot.
 */
export async function approveCommand(shots: readonly string[], raw: RawApproveOptions): Promise<number> {
  const folder = join(resolve(raw.from), 'shots', raw.display);
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, capturedFile)))
        .sort()
    : [];
  if (names.length === 0) throw new Error(`no captured shots in ${folder}; take them first: npx horizon-rig still --out ${raw.from}`);
  const chosen = matchNames(
    names.map((name) => ({ name })),
    shots,
    'captured shot',
  );
  const captured = chosen.map(({ name }) => join(folder, name));
  const proofs = resolve(raw.proofs);
  await requireProofs(captured, {
    store: await GoldenStore.open(goldenFolder()),
    proofs,
    prove: (names) => prove(names, proofs, raw.game),
  });
  const approved = await approve({
    captured,
    goldens: goldenFolder(),
    reason: raw.reason,
    author: raw.author ?? gitName(),
    date: new Date().toISOString().slice(0, 10),
  });
  for (const { shot, change, file } of approved) process.stdout.write(`${change.padEnd(9)} ${shot}  goldens/${file}\n`);
  return 0;
}

/** Proves shots as thoroughly as a first golden needs. */
async function prove(names: readonly string[], out: string, game: string | undefined): Promise<readonly ProofResult[]> {
  process.stderr.write(`proving ${names.join(', ')}: a shot's first golden needs ${usualBoots} boots that agree\n`);
  const plans = (await discoverShots()).filter(({ name }) => names.includes(name));
  const workers = availableParallelism();
  return provePlans(plans, { boots: usualBoots, threads: [1, 2], out, workers, ...(game === undefined ? {} : { game }) });
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
