import type { Selection } from './selection.ts';
import { unfoldFound } from './unfolding.ts';

/** A line of the list with what it is narrowed by. */
interface Line {
  readonly item: HTMLElement;
  readonly filing: string;
  readonly facets: Readonly<Record<string, ReadonlySet<string>>>;
  readonly text: string;
}

/** The outcome buttons, the choices and the search field: all of them narrow the list together. */
export function startFilters(selection: Selection): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-filter]')];
  const choices = [...document.querySelectorAll<HTMLSelectElement>('select[data-facet]')];
  const search = document.querySelector<HTMLInputElement>('#search');
  const reset = document.querySelector<HTMLButtonElement>('#reset');
  const count = document.querySelector<HTMLElement>('#count');
  const changes = [...document.querySelectorAll<HTMLElement>('.list .change')].map((item) => ({
    item,
    lines: [...item.querySelectorAll<HTMLElement>('.line')],
  }));
  const lines = [...document.querySelectorAll<HTMLElement>('.list .line')].map(
    (item): Line => ({
      item,
      filing: item.dataset.filing ?? '',
      facets: Object.fromEntries(
        choices.map(({ dataset }) => [dataset.facet ?? '', new Set(item.dataset[dataset.facet ?? '']?.split(' '))]),
      ),
      text: (item.dataset.text ?? '').toLowerCase(),
    }),
  );
  const press = (chosen: HTMLButtonElement | undefined): void => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
  };
  const apply = (): void => {
    const filter = buttons.find((button) => button.getAttribute('aria-pressed') === 'true')?.dataset.filter ?? 'all';
    const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = choices.filter(({ value }) => value !== '');
    let shown = 0;
    for (const { item, filing, facets, text } of lines) {
      const listed =
        (filter === 'all' || filing === filter) &&
        wanted.every(({ dataset, value }) => facets[dataset.facet ?? '']?.has(value) === true) &&
        words.every((word) => text.includes(word));
      item.hidden = !listed;
      if (listed) shown++;
    }
    for (const change of changes) change.item.hidden = change.lines.every((line) => line.hidden);
    unfoldFound(shown < lines.length);
    if (count !== null) count.textContent = shown === lines.length ? `${shown} listed` : `${shown} of ${lines.length} listed`;
    if (reset !== null) reset.hidden = shown === lines.length;
    selection.keepListed(shown < lines.length);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      press(button);
      apply();
    });
  }
  for (const choice of choices) choice.addEventListener('change', apply);
  search?.addEventListener('input', apply);
  reset?.addEventListener('click', () => {
    press(buttons[0]);
    for (const choice of choices) choice.value = '';
    if (search !== null) search.value = '';
    apply();
    search?.focus();
  });
  // A browser that goes back to the page fills the fields in again.
  apply();
}
