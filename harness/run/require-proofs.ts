import { type Captured, readCaptured } from '../../still/captured.ts';
import type { GoldenStore } from '../../still/golden-store.ts';
import { proofFault, readProof } from '../../still/proof.ts';
import { suiteFault } from '../../still/suite-capture.ts';
import type { ProofResult } from './prove-shots.ts';
import { isProved, proofTable } from './prove-table.ts';

/** What is needed to know that shots may get their first golden. */
export interface ProofDemand {
  readonly store: GoldenStore;
  /** Folder of proofs. */
  readonly proofs: string;
  /** Proves shots by name and leaves their proofs in the folder. */
  readonly prove: (names: readonly string[]) => Promise<readonly ProofResult[]>;
}

/**
 * Sees to it that every captured shot that has no golden yet is proved: what differs from boot to boot would fail by chance ever after.
 * Shots whose proofs are there and fit what was captured are not booted again. A picture of another project's tests has no boots; it must
 * have come out the same twice.
 * @param folders folders of captured shots.
 * @throws Error naming what is not stable, or which capture is another picture than the proved one.
 */
export async function requireProofs(folders: readonly string[], { store, proofs, prove }: ProofDemand): Promise<void> {
  const first = (await Promise.all(folders.map(readCaptured))).filter(({ shot, key }) => store.find(shot, key) === null);
  for (const { shot, suite } of first) {
    const why = suite === undefined ? null : suiteFault(suite);
    if (why !== null) throw new Error(`nothing is approved: picture ${shot}: ${why}`);
  }
  const fresh = first.filter(({ suite }) => suite === undefined);
  const fault = async (captured: Captured): Promise<string | null> => proofFault(await readProof(proofs, captured.shot), captured);
  const unproved: Captured[] = [];
  for (const captured of fresh) if ((await fault(captured)) !== null) unproved.push(captured);
  if (unproved.length === 0) return;
  const failed = (await prove([...new Set(unproved.map(({ shot }) => shot))])).filter((result) => !isProved(result));
  if (failed.length > 0) throw new Error(`nothing is approved: not every shot is the same in every boot\n${proofTable(failed)}`);
  for (const captured of unproved) {
    const why = await fault(captured);
    if (why === null) continue;
    throw new Error(`nothing is approved: shot ${captured.shot}: ${why}; capture it again: npx horizon-rig still ${captured.shot}`);
  }
}
