/** What a key can do. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'search'
  | 'filters'
  | 'view'
  | 'flip'
  | 'share'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'full'
  | 'worst'
  | 'mark'
  | 'frame'
  | 'ends'
  | 'first-bad'
  | 'next-bad'
  | 'play'
  | 'unfold'
  | 'review'
  | 'accept'
  | 'reject'
  | 'later'
  | 'leave-out'
  | 'undo'
  | 'previous-change'
  | 'next-change'
  | 'save'
  | 'copy-commands'
  | 'copy'
  | 'help';

/** A line of the help and what its keys do. */
export interface KeyRow {
  readonly group: 'Results' | 'Review' | 'Views' | 'Zoom' | 'Film' | 'More';
  /** Keys as a keyboard event names them; `Shift+` before those that are only meant with it. */
  readonly keys: readonly string[];
  /** How the help shows them. */
  readonly shown: string;
  readonly does: string;
  readonly action: KeyAction;
}

/** All keys of the page. The help, the dispatcher and the test of the documentation are read from here. */
export const keyTable: readonly KeyRow[] = [
  { group: 'Results', keys: ['j'], shown: 'j', does: 'next result of the list, or of the change under review', action: 'next' },
  { group: 'Results', keys: ['k'], shown: 'k', does: 'previous result of the list, or of the change', action: 'previous' },
  { group: 'Results', keys: ['/'], shown: '/', does: 'search; Esc leaves the field', action: 'search' },
  { group: 'Results', keys: ['f'], shown: 'f', does: 'to the filters', action: 'filters' },
  { group: 'Results', keys: ['e'], shown: 'e', does: 'show or hide the results of a change in the list', action: 'unfold' },
  { group: 'Review', keys: ['r'], shown: 'r', does: 'review what changed, or leave the review', action: 'review' },
  { group: 'Review', keys: ['a'], shown: 'a', does: 'accept the change: asks why it is right', action: 'accept' },
  { group: 'Review', keys: ['x'], shown: 'x', does: 'reject the change', action: 'reject' },
  { group: 'Review', keys: ['w'], shown: 'w', does: 'decide later', action: 'later' },
  { group: 'Review', keys: ['o'], shown: 'o', does: 'leave the shown result out of the change, or take it in', action: 'leave-out' },
  { group: 'Review', keys: ['u'], shown: 'u', does: 'undo the last decision', action: 'undo' },
  { group: 'Review', keys: ['h'], shown: 'h', does: 'previous change', action: 'previous-change' },
  { group: 'Review', keys: ['l'], shown: 'l', does: 'next change', action: 'next-change' },
  { group: 'Review', keys: ['s'], shown: 's', does: 'save the approval file', action: 'save' },
  { group: 'Review', keys: ['y'], shown: 'y', does: 'copy what was accepted as commands', action: 'copy-commands' },
  {
    group: 'Views',
    keys: ['1', '2', '3', '4', '5', '6'],
    shown: '1 – 6',
    does: 'side by side, slider, onion skin, blink, heat map, now',
    action: 'view',
  },
  { group: 'Views', keys: [' '], shown: 'space', does: 'exchange golden and now in place', action: 'flip' },
  { group: 'Views', keys: ['[', ']'], shown: '[ ]', does: 'less, more of the golden in slider and onion skin', action: 'share' },
  { group: 'Zoom', keys: ['+', '='], shown: '+', does: 'zoom in', action: 'zoom-in' },
  { group: 'Zoom', keys: ['-'], shown: '-', does: 'zoom out', action: 'zoom-out' },
  { group: 'Zoom', keys: ['0'], shown: '0', does: 'the whole picture', action: 'fit' },
  { group: 'Zoom', keys: ['z'], shown: 'z', does: 'one picture pixel a screen pixel, and back', action: 'full' },
  { group: 'Zoom', keys: ['d'], shown: 'd', does: 'to where most pixels differ', action: 'worst' },
  {
    group: 'Zoom',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
    shown: 'shift ← → ↑ ↓',
    does: 'move the mark that tells a pixel; the view follows',
    action: 'mark',
  },
  { group: 'Film', keys: ['ArrowLeft', 'ArrowRight'], shown: '← →', does: 'previous, next frame', action: 'frame' },
  { group: 'Film', keys: ['Home', 'End'], shown: 'Home End', does: 'first, last frame', action: 'ends' },
  { group: 'Film', keys: ['b'], shown: 'b', does: 'first bad frame', action: 'first-bad' },
  { group: 'Film', keys: ['n', 'N'], shown: 'n N', does: 'next, previous bad frame', action: 'next-bad' },
  { group: 'Film', keys: ['p'], shown: 'p', does: 'play, pause', action: 'play' },
  { group: 'More', keys: ['c'], shown: 'c', does: 'copy the line that makes the result again', action: 'copy' },
  { group: 'More', keys: ['?'], shown: '?', does: 'this help; Esc closes it', action: 'help' },
];

/** The row of a pressed key, or null. */
export function rowOf(key: string, shift: boolean): KeyRow | null {
  const name = shift && key.startsWith('Arrow') ? `Shift+${key}` : key;
  return keyTable.find(({ keys }) => keys.includes(name)) ?? null;
}
