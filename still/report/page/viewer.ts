import { attachControls, tellControls, views } from './controls.ts';
import { remark, render } from './magnifier.ts';

const blinkMs = 500;

interface Share {
  /** The label of the range that sets it. */
  readonly range: string;
  /** Percent that a viewer starts with. */
  readonly initial: number;
  /** The property of the style that it sets. */
  readonly property: string;
  readonly style: (percent: number) => string;
}

/** What each view of two layers is set by. */
const shares: Readonly<Record<string, Share>> = {
  slider: { range: '.split', initial: 50, property: '--split', style: (percent) => `${percent}%` },
  onion: { range: '.onion', initial: 50, property: '--onion', style: (percent) => String(percent / 100) },
};

/**
 * Starts what all viewers share: blinking, the ranges, and following the size of the window.
 * @param current The result that is shown.
 */
export function startViewers(current: () => HTMLElement | null): void {
  const viewer = (): HTMLElement | null => current()?.querySelector<HTMLElement>('.viewer') ?? null;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    setInterval(() => {
      const blinking = viewer();
      if (blinking?.dataset.view === 'blink' && !blinking.classList.contains('held')) blinking.classList.toggle('flipped');
    }, blinkMs);
  }
  addEventListener('resize', () => {
    const shown = viewer();
    if (shown !== null) render(shown);
  });
  addEventListener('input', ({ target }) => {
    const label = target instanceof HTMLInputElement ? target.closest<HTMLElement>('.share') : null;
    const owner = label?.closest<HTMLElement>('.viewer');
    const share = Object.entries(shares).find(([, { range }]) => label?.matches(range));
    if (owner && share !== undefined) setShare(owner, share[0], Number((target as HTMLInputElement).value));
  });
  addEventListener('pointermove', (event) => {
    const pane = event.target instanceof Element ? event.target.closest<HTMLElement>('.pane') : null;
    const owner = pane?.closest<HTMLElement>('.viewer') ?? null;
    if (pane === null || owner?.dataset.view !== 'slider' || owner.classList.contains('dragging')) return;
    const box = pane.getBoundingClientRect();
    setShare(owner, 'slider', ((event.clientX - box.left) / box.width) * 100);
  });
}

/** Chooses a view by its name, for this result and the next ones; nothing happens for a name that is none. */
export function showView(viewer: HTMLElement, view: string): void {
  if (!views.some(([name]) => name === view)) return;
  chosenView = view;
  applyView(viewer);
}

let chosenView: string = views[0][0];

/** Brings the controls to a viewer that has just been shown, and shows it in the chosen view. */
export function enterViewer(viewer: HTMLElement): void {
  attachControls(viewer);
  for (const [view, { initial }] of Object.entries(shares)) setShare(viewer, view, initial);
  applyView(viewer);
}

function applyView(viewer: HTMLElement): void {
  // Half a stage of nothing helps nobody.
  const golden = viewer.querySelector('.stage img.golden') !== null;
  viewer.dataset.view = golden || chosenView !== 'side' ? chosenView : 'actual';
  viewer.classList.remove('flipped', 'held');
  tellControls(viewer);
  render(viewer);
}

/** Chooses a frame; the pictures, the film strip and the verdict below follow. */
export function showFrame(viewer: HTMLElement, index: number): void {
  const article = viewer.closest('article');
  const before = viewer.dataset.frame;
  const parts = (frame: string): HTMLElement[] => [
    ...(article?.querySelectorAll<HTMLElement>(`.stage[data-frame="${frame}"], .frame-details[data-frame="${frame}"]`) ?? []),
  ];
  const next = parts(String(index));
  if (before === undefined || next.length === 0) return;
  for (const part of parts(before)) part.hidden = true;
  for (const part of next) part.hidden = false;
  viewer.dataset.frame = String(index);
  chooseInFilm(viewer, before, String(index));
  tellControls(viewer);
  remark(viewer);
}

function chooseInFilm(viewer: HTMLElement, before: string, now: string): void {
  const buttonOf = (frame: string): HTMLElement | null => viewer.querySelector(`.film button[data-frame="${frame}"]`);
  const [old, chosen] = [buttonOf(before), buttonOf(now)];
  old?.setAttribute('aria-pressed', 'false');
  old?.setAttribute('tabindex', '-1');
  chosen?.setAttribute('aria-pressed', 'true');
  chosen?.setAttribute('tabindex', '0');
  if (old !== null && old === document.activeElement) chosen?.focus({ preventScroll: true });
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const scrub = viewer.querySelector<HTMLInputElement>('.scrub');
  if (scrub !== null) scrub.value = now;
  const place = viewer.querySelector('.place');
  if (place !== null && scrub !== null) place.textContent = `frame ${now} of 0 to ${scrub.max}`;
}

/** Exchanges golden and actual in one place, by hand: blinking stops. */
export function flip(viewer: HTMLElement): void {
  if (viewer.dataset.view !== 'blink') showView(viewer, 'blink');
  viewer.classList.add('held');
  viewer.classList.toggle('flipped');
}

/** Moves the slider or the onion skin's opacity by so many percent; false in views that have neither. */
export function moveShare(viewer: HTMLElement, by: number): boolean {
  const view = viewer.dataset.view ?? '';
  const share = shares[view];
  const range = share === undefined ? null : viewer.querySelector<HTMLInputElement>(`.share${share.range} input`);
  if (range === null) return false;
  setShare(viewer, view, Number(range.value) + by);
  return true;
}

function setShare(viewer: HTMLElement, view: string, wanted: number): void {
  const { range, property, style } = shares[view]!;
  const percent = Math.round(Math.max(0, Math.min(100, wanted)));
  const label = viewer.querySelector<HTMLElement>(`.share${range}`);
  const input = label?.querySelector('input');
  const output = label?.querySelector('output');
  viewer.style.setProperty(property, style(percent));
  if (!input || !output) return;
  input.value = String(percent);
  input.setAttribute('aria-valuetext', `${percent} %`);
  output.textContent = `${percent} %`;
}
