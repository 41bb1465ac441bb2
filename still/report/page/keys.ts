import { type ActionPlace, actions } from './actions.ts';
import { helpIsOpen } from './help.ts';
import { type KeyRow, rowOf } from './key-table.ts';

/** The keyboard: every action of the page without a pointer. Keys belong to a field while one is being typed in. */
export function startKeys(place: () => ActionPlace): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur();
    const row = rowOf(event.key, event.shiftKey);
    if (row === null || belongsToField(event.target, event.key, row)) return;
    if (helpIsOpen() && row.action !== 'help') return;
    if (actions[row.action](place(), event.key)) event.preventDefault();
  });
}

/** Whether the focused element uses the key itself. */
function belongsToField(target: EventTarget | null, key: string, row: KeyRow): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range' || row.action === 'frame' || row.action === 'ends';
  // A list of choices is searched by letters and opened by space.
  if (target instanceof HTMLSelectElement) return true;
  return key === ' ' && target instanceof HTMLButtonElement;
}
