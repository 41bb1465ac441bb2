import { type ActionPlace, actions } from './actions.ts';
import { pause } from './film.ts';
import { startFilters } from './filters.ts';
import type { KeyAction } from './key-table.ts';
import { startKeys } from './keys.ts';
import { startMagnifier } from './magnifier.ts';
import { Review } from './review.ts';
import { startSelection } from './selection.ts';
import { enterViewer, showFrame, showView, startViewers } from './viewer.ts';

// The page is whole without this script; it only adds choosing, views and keys. Nothing is done a result: a thousand cost what one does.
const viewerOf = (result: HTMLElement | null): HTMLElement | null => result?.querySelector<HTMLElement>('.viewer') ?? null;
const withViewer =
  (act: (viewer: HTMLElement) => unknown) =>
  (result: HTMLElement): void => {
    const viewer = viewerOf(result);
    if (viewer !== null) act(viewer);
  };
let review: Review | null = null;
const enter = (result: HTMLElement): void => {
  withViewer(enterViewer)(result);
  review?.follow(result.id);
};
const selection = startSelection(enter, withViewer(pause));
review = Review.of(selection);
const place = (button: HTMLButtonElement | null = null): ActionPlace => {
  const article = selection.current();
  return { selection, article, viewer: viewerOf(article), review, button };
};
startFilters(selection);
startViewers(selection.current);
startMagnifier();
startKeys(() => place());

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
  const viewer = button?.closest<HTMLElement>('.viewer') ?? null;
  if (button === null) return;
  const { view, frame, at } = button.dataset;
  if (button.dataset.do !== undefined) actions[button.dataset.do as KeyAction](place(button), '');
  else if (at !== undefined) review?.showResult(at);
  else if (viewer !== null && view !== undefined) showView(viewer, view);
  else if (viewer !== null && frame !== undefined) showFrame(viewer, Number(frame));
});
addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.classList.contains('scrub')) return;
  const viewer = target.closest<HTMLElement>('.viewer');
  if (viewer !== null) showFrame(viewer, Number(target.value));
});
