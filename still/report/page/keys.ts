import type { Selection } from './selection.ts';
import { flip, showFrame, showView, zoom } from './viewer.ts';

const viewKeys = ['side', 'slider', 'blink', 'difference', 'actual'] as const;

/** The keyboard: every action of the page without a pointer. Keys belong to a field while one is being typed in. */
export function startKeys(selection: Selection): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    if (field !== null) {
      if (event.key === 'Escape') field.blur();
      // The slider keeps its arrow keys, the search field everything.
      if (field.type === 'search' || event.key.startsWith('Arrow')) return;
    }
    const button = event.target instanceof HTMLButtonElement;
    if (act(event.key, selection, button)) event.preventDefault();
  });
}

function act(key: string, selection: Selection, onButton: boolean): boolean {
  const article = selection.current();
  const viewer = article?.querySelector<HTMLElement>('.viewer') ?? null;
  const frame = Number(viewer?.dataset.frame ?? 0);
  switch (key) {
    case 'j':
      selection.move(1);
      return true;
    case 'k':
      selection.move(-1);
      return true;
    case '/':
      document.querySelector<HTMLInputElement>('#search')?.focus();
      return true;
    case 'c':
      article?.querySelector<HTMLButtonElement>('button[data-copy]')?.click();
      return true;
  }
  if (viewer === null) return false;
  const view = viewKeys[Number(key) - 1];
  if (view !== undefined) showView(viewer, view);
  else if (key === 'ArrowRight') showFrame(viewer, frame + 1);
  else if (key === 'ArrowLeft') showFrame(viewer, frame - 1);
  else if (key === 'z') zoom(viewer);
  // On a button the space bar presses it.
  else if (key === ' ' && !onButton) flip(viewer);
  else return false;
  return true;
}
