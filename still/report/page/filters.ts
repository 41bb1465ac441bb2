import type { Selection } from './selection.ts';

/** The filter buttons and the search field: both narrow the list. */
export function startFilters(selection: Selection): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-filter]')];
  const search = document.querySelector<HTMLInputElement>('#search');
  const apply = (): void => {
    const filter = buttons.find((button) => button.getAttribute('aria-pressed') === 'true')?.dataset.filter ?? 'all';
    const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of document.querySelectorAll<HTMLElement>('.list li')) {
      const name = (item.dataset.name ?? '').toLowerCase();
      item.hidden = (filter !== 'all' && item.dataset.filing !== filter) || !words.every((word) => name.includes(word));
    }
    selection.keepListed();
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      apply();
    });
  }
  search?.addEventListener('input', apply);
}
