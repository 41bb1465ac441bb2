import type { ApprovalItem } from './approval-file.ts';
import type { ShotResult } from './results.ts';

/** The shot behind the name of a result: a run on several displays names each result by its display too (`tiles (xvfb)`). */
export function shotOf(name: string): { readonly shot: string; readonly display: string | null } {
  const found = /^(.+) \(([\w.-]+)\)$/.exec(name);
  return found === null ? { shot: name, display: null } : { shot: found[1]!, display: found[2]! };
}

/** What is decided on when the pictures of a result are approved; null when there are none. */
export function approvalItemOf(result: Pick<ShotResult, 'name' | 'key' | 'frames'>): ApprovalItem | null {
  const P = result.frames.flatMap(({ digests }) => (digests.P === undefined ? [] : [digests.P]));
  const U = result.frames.flatMap(({ digests }) => (digests.U === undefined ? [] : [digests.U]));
  if (P.length === 0 || P.length !== result.frames.length) return null;
  return { shot: shotOf(result.name).shot, key: result.key, P, ...(U.length === P.length && { U }) };
}
