import { instabilityText } from '../../still/proof.ts';
import type { ProofResult } from './prove-shots.ts';

const verdicts = { stable: 'stable', unstable: 'UNSTABLE', failed: 'FAILED' } as const;

/** Whether a shot was shown, and the same each time. */
export function isProved({ failure, unstable }: ProofResult): boolean {
  return failure === null && unstable.length === 0;
}

function verdictOf({ failure, unstable }: ProofResult): string {
  if (failure !== null) return verdicts.failed;
  return unstable.length > 0 ? verdicts.unstable : verdicts.stable;
}

/** The results as a text table: a row a shot, and under an unstable one a line a layer. */
export function proofTable(results: readonly ProofResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const wide = Math.max(...Object.values(verdicts).map((word) => word.length));
  const lines = results.flatMap((result) => [
    `${verdictOf(result).padEnd(wide)}  ${result.name.padEnd(width)}  ${result.boots} boots`,
    ...(result.failure === null ? [] : [`    ${result.failure}`]),
    ...result.unstable.map((each) => `    ${instabilityText(each)}`),
  ]);
  const proved = results.filter(isProved).length;
  return [...lines, '', `${proved} of ${results.length} shots are the same in every boot`].join('\n');
}
