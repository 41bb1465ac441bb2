/** What a reviewer can say of a change. */
export type Choice = 'accept' | 'reject' | 'later';

/** How each choice is told. */
export const choiceWords: Readonly<Record<Choice, string>> = { accept: 'accepted', reject: 'rejected', later: 'later' };

/** Fewest characters of a reason. */
export const shortestReason = 3;

/** A decision on a change. */
export interface Decision {
  readonly choice: Choice;
  /** Why; never empty for what is accepted. */
  readonly reason: string;
}

/** All that was decided. */
export interface ReviewState {
  /** By the id of the change. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Addresses of results that are not accepted with their change. */
  readonly leftOut: readonly string[];
}

/** Nothing decided yet. */
export const undecided: ReviewState = { decisions: {}, leftOut: [] };

/**
 * Decides on a change.
 * @throws RangeError when a change is accepted without a reason: nobody accepts anything without one.
 */
export function decided(state: ReviewState, change: string, choice: Choice, reason = ''): ReviewState {
  const why = reason.trim();
  if (choice === 'accept' && why.length < shortestReason) throw new RangeError('say why it is right');
  return { ...state, decisions: { ...state.decisions, [change]: { choice, reason: why } } };
}

/** Leaves a result out of its change, or takes it in again. */
export function leftOut(state: ReviewState, at: string): ReviewState {
  const others = state.leftOut.filter((each) => each !== at);
  return { ...state, leftOut: others.length < state.leftOut.length ? others : [...others, at] };
}

/** How many changes got which choice. */
export function tally({ decisions }: ReviewState): Readonly<Record<Choice, number>> {
  const count = (choice: Choice): number => Object.values(decisions).filter((each) => each.choice === choice).length;
  return { accept: count('accept'), reject: count('reject'), later: count('later') };
}

/** The next change without a decision after one, around the end; null when all are decided. */
export function nextOpen(state: ReviewState, changes: readonly { readonly id: string }[], after: number): number | null {
  for (let by = 1; by <= changes.length; by++) {
    const at = (after + by) % changes.length;
    if (state.decisions[changes[at]!.id] === undefined) return at;
  }
  return null;
}
