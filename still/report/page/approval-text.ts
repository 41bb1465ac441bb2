import type { ReviewChange, ReviewData, ReviewItem } from './review-data.ts';
import type { ReviewState } from './review-state.ts';

/** An accepted change and what of it is approved. */
interface Accepted {
  readonly change: ReviewChange;
  readonly reason: string;
  readonly items: readonly ReviewItem[];
  /** Whether some of its results were left out. */
  readonly partly: boolean;
}

/** A file to be saved. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  /** How many shots it approves. */
  readonly shots: number;
}

/**
 * The approval file of what was accepted, in the form of `still/approval-file.ts`; null when nothing was. Reason and cluster stand with the
 * file where one change is accepted, else with each item.
 * @param decided ISO date of now.
 */
export function approvalFile(data: ReviewData, state: ReviewState, author: string, decided: string): NamedText | null {
  const all = accepted(data, state);
  const [first] = all;
  if (first === undefined) return null;
  const single = all.length === 1;
  // Two displays may show one golden: it is named once.
  const items = new Map<string, object>();
  for (const { change, reason, items: own } of all) {
    for (const item of own) items.set(`${item.shot} ${item.key}`, single ? item : { ...item, reason, cluster: change.id });
  }
  const file = {
    schema: data.schema,
    ...(single && { reason: first.reason, cluster: first.change.id }),
    ...(author !== '' && { author }),
    decided,
    items: [...items.values()],
  };
  const name = single ? `approval-${first.change.id}.json` : `approval-${all.length}-changes.json`;
  return { name, text: `${JSON.stringify(file, null, 1)}\n`, shots: items.size };
}

/** The command that takes a saved file. */
export function fileCommand(data: ReviewData, name: string): string {
  return `npx horizon-rig approve --file ${word(name)}${data.from}`;
}

/** The same decisions as commands, one a line: by cluster, or by the names of the shots where some were left out. */
export function approvalCommands(data: ReviewData, state: ReviewState, author: string): string {
  return accepted(data, state)
    .map(({ change, reason, items, partly }) => {
      const what = partly ? items.map(({ shot }) => word(shot)).join(' ') : `--cluster ${change.id}`;
      return `npx horizon-rig approve ${what}${data.from} --reason ${word(reason)}${author === '' ? '' : ` --author ${word(author)}`}`;
    })
    .join('\n');
}

function accepted(data: ReviewData, { decisions, leftOut }: ReviewState): readonly Accepted[] {
  const out = new Set(leftOut);
  return data.changes.flatMap((change) => {
    const decision = decisions[change.id];
    if (decision?.choice !== 'accept') return [];
    const kept = change.results.filter(({ at }) => !out.has(at));
    const items = kept.flatMap(({ item }) => (item === null ? [] : [item]));
    return items.length === 0 ? [] : [{ change, reason: decision.reason, items, partly: kept.length < change.results.length }];
  });
}

/** A word as a shell takes it. */
function word(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
