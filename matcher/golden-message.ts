import { join, relative } from 'node:path';
import type { Captured } from '../still/captured.ts';
import type { ShotResult } from '../still/results.ts';
import { suiteFault } from '../still/suite-capture.ts';
import type { SuiteSettings } from './suite-settings.ts';

/** The line that makes a captured picture the golden. */
export function approveLine(name: string, { root, out }: Pick<SuiteSettings, 'root' | 'out'>): string {
  const from = shown(out, root);
  return `npx horizon-rig approve ${name}${from === 'out/run' ? '' : ` --from ${from}`} --reason "…"`;
}

/** Why a suite's picture fails, ending with the next step. */
export function reasonOf(
  result: ShotResult,
  captured: Pick<Captured, 'blank' | 'suite'>,
  settings: Pick<SuiteSettings, 'root' | 'out'>,
  keys: readonly string[],
): string {
  const approve = approveLine(result.name, settings);
  const bad = result.firstBad === null ? undefined : result.frames[result.firstBad];
  const where = result.frames.length > 1 && bad !== undefined ? `Frame ${bad.index}: ` : '';
  if (captured.blank !== null) return `The picture shows nothing: ${captured.blank}. Find out why nothing was drawn.`;
  if (bad === undefined) return `The golden has more than ${result.frames.length} frames. If fewer are meant: ${approve}`;
  if (bad.picture.word !== 'no-golden') return `${where}${bad.picture.says} If that is meant: ${approve}`;
  const others = keys.filter((key) => key !== result.key);
  const hint = others.length === 0 ? '' : ` There are goldens under ${others.join(' and ')}.`;
  const again = captured.suite !== undefined && suiteFault(captured.suite) !== null ? 'run the test once more, then' : 'then';
  return `${where}There is no golden under ${result.key}.${hint} Look at the picture, ${again}: ${approve}`;
}

/** What a failed matcher prints; its first line is enough to know. */
export function failureText(result: ShotResult, settings: Pick<SuiteSettings, 'root' | 'out'>): string {
  const bad = result.firstBad === null ? undefined : result.frames[result.firstBad];
  const lines = [`golden ${result.name}: ${result.reason}`, ''];
  if (result.golden !== null) lines.push(`  golden  ${shown(result.golden, settings.root)}`);
  if (bad?.actual != null) lines.push(`  now     ${shown(bad.actual, settings.root)}`);
  lines.push(`  report  ${shown(join(settings.out, 'report/index.html'), settings.root)}, once the run has ended`);
  return lines.join('\n');
}

/** What a failed `.not` prints. */
export function sameText({ name, reason }: ShotResult): string {
  return `golden ${name}: ${reason === '' ? 'Every pixel is as approved.' : reason} The test expects another picture.`;
}

/** What `.not` throws where there is nothing to differ from. */
export function nothingToDifferFrom({ name, key }: ShotResult): string {
  return `golden ${name}: There is no golden under ${key}, so nothing can differ from it; let another test hold a picture against it, and approve that`;
}

/** A path as a person types it: relative, with forward slashes. */
function shown(path: string, root: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
