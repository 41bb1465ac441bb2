import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { approve } from '../../still/approve.ts';
import { type Captured, capturedFile, readCaptured } from '../../still/captured.ts';
import { GoldenStore } from '../../still/golden-store.ts';
import { proofFault, readProof } from '../../still/proof.ts';
import { discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';
import { matchNames } from './name-pattern.ts';
import { provePlans } from './prove-command.ts';
import { usualBoots } from './prove-options.ts';
import { isProved, proofTable } from './prove-table.ts';

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
  await requireProofs(captured, raw);
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

/** Proves what has no golden and no proof. @throws Error naming what is not stable. */
async function requireProofs(folders: readonly string[], { proofs, game }: RawApproveOptions): Promise<void> {
  const out = resolve(proofs);
  const store = await GoldenStore.open(goldenFolder());
  const fresh = (await Promise.all(folders.map(readCaptured))).filter(({ shot, key }) => store.find(shot, key) === null);
  const fault = async (captured: Captured): Promise<string | null> => proofFault(await readProof(out, captured.shot), captured);
  const unproved: Captured[] = [];
  for (const captured of fresh) if ((await fault(captured)) !== null) unproved.push(captured);
  if (unproved.length === 0) return;
  const names = new Set(unproved.map(({ shot }) => shot));
  process.stderr.write(`proving ${[...names].join(', ')}: a shot's first golden needs ${usualBoots} boots that agree\n`);
  const plans = (await discoverShots()).filter(({ name }) => names.has(name));
  const results = await provePlans(plans, {
    boots: usualBoots,
    threads: [1, 2],
    out,
    workers: availableParallelism(),
    ...(game === undefined ? {} : { game }),
  });
  const failed = results.filter((result) => !isProved(result));
  if (failed.length > 0) throw new Error(`nothing is approved: not every shot is the same in every boot\n${proofTable(failed)}`);
  for (const captured of unproved) {
    const why = await fault(captured);
    if (why !== null)
      throw new Error(`nothing is approved: shot ${captured.shot}: ${why}; capture it again: npx horizon-rig still ${captured.shot}`);
  }
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
