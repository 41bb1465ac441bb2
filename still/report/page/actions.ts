import { views } from './controls.ts';
import { copy } from './copying.ts';
import { playOrPause, showFirstBad, showNextBad } from './film.ts';
import { toggleHelp } from './help.ts';
import type { KeyAction } from './key-table.ts';
import { fit, fullSize, showWorst, step, zoomBy } from './magnifier.ts';
import type { Review } from './review.ts';
import { say } from './saying.ts';
import type { Selection } from './selection.ts';
import { lineOf, unfold } from './unfolding.ts';
import { flip, moveShare, showFrame, showView } from './viewer.ts';

const zoomFactor = 1.5;

/** Percent that a key moves the slider or the opacity by. */
const shareStep = 5;

/** Where an action happens. */
export interface ActionPlace {
  readonly selection: Selection;
  /** The shown result and its pictures, if any. */
  readonly article: HTMLElement | null;
  readonly viewer: HTMLElement | null;
  /** Null when nothing failed. */
  readonly review: Review | null;
  /** The button that was pressed; null for a key. */
  readonly button: HTMLButtonElement | null;
}

const onViewer =
  (act: (viewer: HTMLElement, key: string) => unknown) =>
  ({ viewer }: ActionPlace, key: string): boolean =>
    viewer !== null && act(viewer, key) !== false;

const inReview =
  (act: (review: Review) => void) =>
  ({ review }: ActionPlace): boolean => {
    if (review?.isOpen !== true) return false;
    act(review);
    return true;
  };

/** What each action does; false when it does not apply here, so that the browser may use the key. */
export const actions: Readonly<Record<KeyAction, (place: ActionPlace, key: string) => boolean>> = {
  next: (place) => moved(place, 1),
  previous: (place) => moved(place, -1),
  search: () => focused('#search'),
  filters: () => focused('.filters button[aria-pressed=true]'),
  view: onViewer((viewer, key) => showView(viewer, views[Number(key) - 1]?.[0] ?? '')),
  flip: onViewer(flip),
  share: onViewer((viewer, key) => moveShare(viewer, key === '[' ? -shareStep : shareStep)),
  'zoom-in': onViewer((viewer) => zoomBy(viewer, zoomFactor)),
  'zoom-out': onViewer((viewer) => zoomBy(viewer, 1 / zoomFactor)),
  fit: onViewer(fit),
  full: onViewer(fullSize),
  worst: onViewer((viewer) => showWorst(viewer) || said('No pixel differs here')),
  mark: onViewer((viewer, key) => step(viewer, ...directionOf(key))),
  frame: onViewer((viewer, key) => {
    if (!several(viewer)) return false;
    return showFrame(viewer, Number(viewer.dataset.frame) + directionOf(key)[0]);
  }),
  ends: onViewer((viewer, key) => {
    if (!several(viewer)) return false;
    return showFrame(viewer, key === 'Home' ? 0 : viewer.querySelectorAll('.stage').length - 1);
  }),
  'first-bad': onViewer((viewer) => showFirstBad(viewer) || said('No frame is bad')),
  'next-bad': onViewer((viewer, key) => showNextBad(viewer, key === 'N' ? -1 : 1) || said('No further frame is bad')),
  play: onViewer(playOrPause),
  unfold: ({ article, button }) => unfold(button ?? lineOf(article?.id ?? '')),
  review: ({ review }) => {
    if (review === null) return said('Nothing failed: there is nothing to review');
    review.toggle();
    return true;
  },
  accept: inReview((review) => review.accept()),
  reject: inReview((review) => review.decide('reject')),
  later: inReview((review) => review.decide('later')),
  'leave-out': inReview((review) => review.leaveOut()),
  undo: inReview((review) => review.undo()),
  'previous-change': inReview((review) => review.moveChange(-1)),
  'next-change': inReview((review) => review.moveChange(1)),
  save: inReview((review) => review.save()),
  'copy-commands': inReview((review) => review.copyCommands()),
  copy: ({ article, button: pressed }) => {
    const button = pressed?.dataset.copy === undefined ? (article?.querySelector<HTMLButtonElement>('button[data-copy]') ?? null) : pressed;
    if (button !== null) void copy(button);
    return button !== null;
  },
  help: () => {
    toggleHelp();
    return true;
  },
};

function moved({ selection, review }: ActionPlace, by: number): boolean {
  if (review?.isOpen === true) review.moveResult(by);
  else selection.move(by);
  return true;
}

function focused(selector: string): boolean {
  document.querySelector<HTMLElement>(selector)?.focus();
  return true;
}

function said(text: string): boolean {
  say(text);
  return true;
}

function several(viewer: HTMLElement): boolean {
  return viewer.querySelector('.film') !== null;
}

/** Which way an arrow points: across and down. */
function directionOf(key: string): readonly [number, number] {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  return ways[key] ?? [0, 0];
}
