import { showReadout } from './readout.ts';
import { bounded, gridPixel, largestPixel, panned, pointAt, type ViewPort, whole, zoomedAt } from './view-port.ts';

const shown = new WeakMap<HTMLElement, ViewPort>();
const marks = new WeakMap<HTMLElement, readonly [number, number]>();

/** The pane that is measured: all visible panes of a viewer have one size. */
function visiblePane(viewer: HTMLElement): HTMLElement | null {
  return [...viewer.querySelectorAll<HTMLElement>('.stage:not([hidden]) .pane')].find((pane) => pane.clientWidth > 0) ?? null;
}

/** Width and height of the pictures, in their pixels. */
function pictureSize(viewer: HTMLElement): readonly [number, number] {
  return [Number(viewer.dataset.width), Number(viewer.dataset.height)];
}

function largestZoom(viewer: HTMLElement): number {
  const pane = visiblePane(viewer);
  return pane === null ? 1 : (largestPixel * pictureSize(viewer)[0]) / pane.getBoundingClientRect().width;
}

/** Shows another part of the pictures. */
function show(viewer: HTMLElement, view: ViewPort): void {
  shown.set(viewer, view);
  render(viewer);
}

/** Puts what is shown on the screen; also after a pane changed its size. */
export function render(viewer: HTMLElement): void {
  const pane = visiblePane(viewer);
  if (pane === null) return;
  const view = bounded(shown.get(viewer) ?? whole, largestZoom(viewer));
  // Not clientWidth: half a pixel of rounding would set the panes apart.
  const { width, height } = pane.getBoundingClientRect();
  const pixel = (width * view.zoom) / pictureSize(viewer)[0];
  const [left, top] = [(0.5 - view.x * view.zoom) * width, (0.5 - view.y * view.zoom) * height];
  const set = (name: string, value: number): void => viewer.style.setProperty(`--${name}`, String(value));
  for (const [name, value] of Object.entries({ zoom: view.zoom, x: view.x, y: view.y, pixel })) set(name, value);
  set('pane-width', width);
  set('pane-height', height);
  set('grid-x', left % pixel);
  set('grid-y', top % pixel);
  viewer.classList.toggle('zoomed', view.zoom > 1);
  viewer.classList.toggle('crisp', pixel >= 1);
  viewer.classList.toggle('gridded', pixel >= gridPixel);
  const scale = viewer.querySelector('.scale');
  if (scale !== null) scale.textContent = view.zoom === 1 ? 'fit' : pixel < 10 ? `${Math.round(pixel * 100)} %` : `${Math.round(pixel)}×`;
  const mark = marks.get(viewer);
  viewer.classList.toggle('marked', mark !== undefined);
  if (mark === undefined) return;
  // A mark smaller than this could not be seen: it is drawn around the pixel then.
  const size = Math.max(pixel, 7);
  set('mark-size', size);
  set('mark-x', left + (mark[0] + 0.5) * pixel - size / 2);
  set('mark-y', top + (mark[1] + 0.5) * pixel - size / 2);
}

/** The whole picture. */
export function fit(viewer: HTMLElement): void {
  show(viewer, whole);
}

/** Zooms around the middle of the panes. */
export function zoomBy(viewer: HTMLElement, factor: number): void {
  show(viewer, zoomedAt(shown.get(viewer) ?? whole, factor, 0.5, 0.5, largestZoom(viewer)));
}

/** The next whole number of screen pixels a picture pixel: one where the picture is shrunk to fit. Back to the whole picture from there. */
export function fullSize(viewer: HTMLElement): void {
  const pane = visiblePane(viewer);
  const view = shown.get(viewer) ?? whole;
  if (pane === null) return;
  const fitting = pane.getBoundingClientRect().width / pictureSize(viewer)[0];
  const zoom = (Math.floor(fitting + 1e-9) + 1) / fitting;
  show(viewer, view.zoom > 1 ? whole : bounded({ ...view, zoom }, largestZoom(viewer)));
}

/** Zooms to the place with the most pixels that differ; false when nothing differs. */
export function showWorst(viewer: HTMLElement): boolean {
  const box = viewer.querySelector<HTMLElement>('.stage:not([hidden])')?.dataset.box?.split(' ').map(Number);
  if (box === undefined) return false;
  const [x, y, boxWidth, boxHeight] = box as [number, number, number, number];
  const [width, height] = pictureSize(viewer);
  const zoom = Math.max(1, 0.35 * Math.min(width / boxWidth, height / boxHeight));
  const view = { zoom, x: (x + boxWidth / 2) / width, y: (y + boxHeight / 2) / height };
  show(viewer, bounded(view, largestZoom(viewer)));
  mark(viewer, Math.floor(view.x * width), Math.floor(view.y * height), true);
  return true;
}

/** Moves the mark by keys: an eighth of what is shown, or one pixel where pixels can be told apart. The view follows. */
export function step(viewer: HTMLElement, across: number, down: number): void {
  const view = bounded(shown.get(viewer) ?? whole, largestZoom(viewer));
  const [width, height] = pictureSize(viewer);
  const pane = visiblePane(viewer);
  if (pane === null) return;
  const single = (pane.getBoundingClientRect().width * view.zoom) / width >= gridPixel;
  const by = single ? 1 : Math.max(1, Math.round(width / view.zoom / 32));
  const [x, y] = marks.get(viewer) ?? [Math.floor(view.x * width), Math.floor(view.y * height)];
  const [nextX, nextY] = [Math.max(0, Math.min(width - 1, x + across * by)), Math.max(0, Math.min(height - 1, y + down * by))];
  // The view moves when the mark would leave its inner part.
  const follow = (at: number, middle: number): number => {
    const room = 0.4 / view.zoom;
    return Math.max(at - room, Math.min(at + room, middle));
  };
  shown.set(
    viewer,
    bounded({ ...view, x: follow((nextX + 0.5) / width, view.x), y: follow((nextY + 0.5) / height, view.y) }, largestZoom(viewer)),
  );
  mark(viewer, nextX, nextY, true);
}

function mark(viewer: HTMLElement, x: number, y: number, byKey: boolean): void {
  marks.set(viewer, [x, y]);
  render(viewer);
  showReadout(viewer, x, y, byKey);
}

/** Tells the marked pixel again, after another frame was chosen. */
export function remark(viewer: HTMLElement): void {
  const at = marks.get(viewer);
  if (at !== undefined) showReadout(viewer, at[0], at[1], false);
  render(viewer);
}

/** Where the pointer is in its pane, from 0 to 1; null when it is over none. */
function placeOf(event: MouseEvent): { readonly viewer: HTMLElement; readonly across: number; readonly down: number } | null {
  const pane = event.target instanceof Element ? event.target.closest<HTMLElement>('.pane') : null;
  const viewer = pane?.closest<HTMLElement>('.viewer') ?? null;
  if (pane === null || viewer === null) return null;
  const box = pane.getBoundingClientRect();
  return { viewer, across: (event.clientX - box.left) / box.width, down: (event.clientY - box.top) / box.height };
}

/** Zooming with the wheel, panning by dragging, and the mark under the pointer, for all viewers of the page. */
export function startMagnifier(): void {
  const wheel = (event: WheelEvent): void => {
    const place = placeOf(event);
    if (place === null || event.deltaY === 0) return;
    const { viewer, across, down } = place;
    const view = shown.get(viewer) ?? whole;
    // With the whole picture shown, the wheel scrolls the page as everywhere.
    if (event.deltaY > 0 && view.zoom <= 1) return;
    event.preventDefault();
    show(viewer, zoomedAt(view, event.deltaY < 0 ? 1.25 : 0.8, across, down, largestZoom(viewer)));
  };
  addEventListener('wheel', wheel, { passive: false });
  let dragged: { readonly viewer: HTMLElement; x: number; y: number } | null = null;
  addEventListener('pointerdown', (event) => {
    const viewer = placeOf(event)?.viewer;
    if (viewer?.classList.contains('zoomed') !== true || event.button > 1) return;
    dragged = { viewer, x: event.clientX, y: event.clientY };
    viewer.classList.add('dragging');
    event.preventDefault();
  });
  addEventListener('pointermove', (event) => {
    if (dragged !== null) {
      const pane = visiblePane(dragged.viewer);
      if (pane === null) return;
      const box = pane.getBoundingClientRect();
      const [across, down] = [(dragged.x - event.clientX) / box.width, (dragged.y - event.clientY) / box.height];
      show(dragged.viewer, panned(shown.get(dragged.viewer) ?? whole, across, down, largestZoom(dragged.viewer)));
      Object.assign(dragged, { x: event.clientX, y: event.clientY });
      return;
    }
    const place = placeOf(event);
    if (place === null) return;
    const [width, height] = pictureSize(place.viewer);
    const [x, y] = pointAt(shown.get(place.viewer) ?? whole, place.across, place.down);
    if (x >= 0 && x < 1 && y >= 0 && y < 1) mark(place.viewer, Math.floor(x * width), Math.floor(y * height), false);
  });
  const drop = (): void => {
    dragged?.viewer.classList.remove('dragging');
    dragged = null;
  };
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const) addEventListener(end, drop);
}
