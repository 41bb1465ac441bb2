const blinkMs = 500;

/** Wires the pictures of every shot: views, frames, slider and zoom. */
export function startViewers(): void {
  for (const viewer of document.querySelectorAll<HTMLElement>('.viewer')) wire(viewer);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    setInterval(() => {
      for (const viewer of document.querySelectorAll<HTMLElement>('.viewer[data-view=blink]:not(.held)'))
        viewer.classList.toggle('flipped');
    }, blinkMs);
  }
}

/** Chooses a view by its name; nothing happens for a name that is none. */
export function showView(viewer: HTMLElement, view: string): void {
  const buttons = [...viewer.querySelectorAll<HTMLButtonElement>('.views button')];
  if (!buttons.some((button) => button.dataset.view === view)) return;
  viewer.dataset.view = view;
  viewer.classList.remove('flipped', 'held');
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.view === view));
}

/** Chooses a frame; the pictures, the film strip and the verdict below follow. */
export function showFrame(viewer: HTMLElement, index: number): void {
  const article = viewer.closest('article');
  const stages = viewer.querySelectorAll<HTMLElement>('.stage');
  if (article === null || index < 0 || index >= stages.length) return;
  viewer.dataset.frame = String(index);
  for (const part of article.querySelectorAll<HTMLElement>('.stage, .frame-details')) part.hidden = part.dataset.frame !== String(index);
  for (const button of viewer.querySelectorAll<HTMLButtonElement>('.film button')) {
    const chosen = button.dataset.frame === String(index);
    button.setAttribute('aria-pressed', String(chosen));
    if (chosen) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Exchanges golden and actual in one place, by hand: blinking stops. */
export function flip(viewer: HTMLElement): void {
  if (viewer.dataset.view !== 'blink') showView(viewer, 'blink');
  viewer.classList.add('held');
  viewer.classList.toggle('flipped');
}

/** Goes from the whole picture to one picture pixel a screen pixel, and back. */
export function zoom(viewer: HTMLElement): void {
  const fit = viewer.dataset.zoom !== 'fit';
  viewer.dataset.zoom = fit ? 'fit' : '1';
  const label = viewer.querySelector('.zoom span');
  if (label !== null) label.textContent = fit ? 'Fit' : 'Full size';
}

function wire(viewer: HTMLElement): void {
  for (const button of viewer.querySelectorAll<HTMLButtonElement>('.views button')) {
    button.addEventListener('click', () => showView(viewer, button.dataset.view ?? 'side'));
  }
  for (const button of viewer.querySelectorAll<HTMLButtonElement>('.film button')) {
    button.addEventListener('click', () => showFrame(viewer, Number(button.dataset.frame)));
  }
  viewer.querySelector('.zoom')?.addEventListener('click', () => zoom(viewer));
  const split = viewer.querySelector<HTMLInputElement>('.split');
  const setSplit = (share: number): void => viewer.style.setProperty('--split', `${share * 100}%`);
  split?.addEventListener('input', () => setSplit(Number(split.value) / 1000));
  for (const stage of viewer.querySelectorAll<HTMLElement>('.stage')) {
    stage.addEventListener('pointermove', (event) => {
      if (viewer.dataset.view !== 'slider' || split === null) return;
      const box = stage.getBoundingClientRect();
      const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
      split.value = String(Math.round(share * 1000));
      setSplit(share);
    });
    followScroll([...stage.querySelectorAll<HTMLElement>('.pane')]);
  }
}

/** Panes of one frame scroll together, so that both sides show the same place. */
function followScroll(panes: readonly HTMLElement[]): void {
  for (const pane of panes) {
    pane.addEventListener('scroll', () => {
      for (const other of panes) {
        if (other === pane || (other.scrollLeft === pane.scrollLeft && other.scrollTop === pane.scrollTop)) continue;
        other.scrollTo(pane.scrollLeft, pane.scrollTop);
      }
    });
  }
}
