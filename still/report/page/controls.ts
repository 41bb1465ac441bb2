/** The views of a pair of pictures, in the order of their keys from 1. */
export const views = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['onion', 'Onion skin'],
  ['blink', 'Blink'],
  ['difference', 'Heat map'],
  ['actual', 'Now'],
] as const;

interface Controls {
  /** What stands above the pictures. */
  readonly above: readonly Element[];
  /** What stands below them. */
  readonly below: readonly Element[];
}

let controls: Controls | null = null;

/** Moves the page's one set of controls to a viewer. */
export function attachControls(viewer: HTMLElement): void {
  controls ??= makeControls();
  viewer.prepend(...controls.above);
  [...viewer.querySelectorAll('.stage')].at(-1)?.after(...controls.below);
  const readout = viewer.querySelector('.readout output');
  if (readout !== null) readout.textContent = 'Point at a picture, or press shift and an arrow.';
}

/** Makes the controls tell what a viewer shows: the pressed view, and how many pixels have which colour of the heat map. */
export function tellControls(viewer: HTMLElement): void {
  for (const button of viewer.querySelectorAll<HTMLElement>('.views button')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === viewer.dataset.view));
  }
  const steps = viewer.querySelector<HTMLElement>('.stage:not([hidden])')?.dataset.steps?.split(' ') ?? [];
  const counts = [...viewer.querySelectorAll('.legend b')];
  // Results of another version may have been counted by other steps.
  for (const [i, count] of counts.entries()) count.textContent = steps.length === counts.length ? steps[i]! : '';
}

function makeControls(): Controls {
  const template = document.createElement('template');
  template.innerHTML = `
<div class="bar">
  <div class="views" role="group" aria-label="View">${views.map(([view, label], i) => `<button type="button" data-view="${view}" aria-pressed="false"><kbd>${i + 1}</kbd> ${label}</button>`).join('')}</div>
  <div class="zoom" role="group" aria-label="Zoom">
    <button type="button" data-do="zoom-out" aria-label="Zoom out">−</button>
    <output class="scale" aria-label="Scale" aria-live="off">fit</output>
    <button type="button" data-do="zoom-in" aria-label="Zoom in">+</button>
    <button type="button" data-do="fit"><kbd>0</kbd> Fit</button>
    <button type="button" data-do="full"><kbd>z</kbd> 1:1</button>
    <button type="button" data-do="worst"><kbd>d</kbd> Where it differs</button>
  </div>
</div>
${share('split', 'Golden up to')}${share('onion', 'Golden over now')}
<p class="readout"><output aria-live="off"></output></p>`;
  const legend = document.querySelector<HTMLTemplateElement>('#heat')?.content.firstElementChild?.cloneNode(true);
  const parts = [...template.content.children];
  return { above: parts.slice(0, -1), below: [...(legend instanceof Element ? [legend] : []), ...parts.slice(-1)] };
}

function share(name: string, label: string): string {
  return `<label class="share ${name}"><span>${label}</span> <input type="range" min="0" max="100" value="50" aria-valuetext="50 %"> <output aria-live="off">50 %</output></label>`;
}
