import { tell } from './saying.ts';
import { unfold } from './unfolding.ts';

/** Which result is shown. */
export interface Selection {
  /** The shown result, or null when there is none. */
  current(): HTMLElement | null;
  /** Moves by so many results of those that the list shows. */
  move(by: number): void;
  /** Shows a result by its address. */
  go(id: string): void;
  /** Shows a listed result again after the list changed; of a narrowed list a result itself, not the change it belongs to. */
  keepListed(narrowed: boolean): void;
}

/**
 * Shows one result at a time: the one the address names, else the first.
 * @param entering Called with a result as soon as it is shown.
 * @param leaving Called with the result that is no longer shown.
 */
export function startSelection(entering: (result: HTMLElement) => void, leaving: (result: HTMLElement) => void): Selection {
  const results = new Map([...document.querySelectorAll<HTMLElement>('article.result')].map((result) => [result.id, result]));
  // The addresses are read once: a link takes its own apart each time it is asked.
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('.list a')].map((link) => ({
    link,
    id: (link.getAttribute('href') ?? '#').slice(1),
    item: link.closest('li') as HTMLElement,
    change: link.closest<HTMLElement>('.change'),
    members: link.closest('.members'),
  }));
  const linkTo = new Map(entries.map(({ id, link }) => [id, link]));
  const listed = (): string[] =>
    entries
      .filter(({ item, change, members }) => !item.hidden && change?.hidden !== true && members?.classList.contains('open') !== false)
      .map(({ id }) => id);
  let current: HTMLElement | null = null;
  const show = (id: string): void => {
    const next = results.get(id);
    if (next === undefined || next === current) return;
    if (current !== null) {
      leaving(current);
      current.classList.remove('shown');
      linkTo.get(current.id)?.removeAttribute('aria-current');
    }
    current = next;
    current.classList.add('shown');
    const link = linkTo.get(id);
    link?.setAttribute('aria-current', 'true');
    if (link !== undefined) reveal(link);
    link?.scrollIntoView({ block: 'nearest' });
    entering(current);
  };
  const go = (id: string): void => {
    // A file's page may not be allowed to write its history; the hash always works.
    if (location.hash !== `#${id}`) location.hash = id;
    show(id);
    scrollTo(0, 0);
    tell(`${current?.dataset.filing ?? ''}: ${current?.querySelector('h2')?.textContent ?? ''}`);
  };
  addEventListener('hashchange', () => show(location.hash.slice(1)));
  // At once, not when the address has changed.
  for (const { link, id } of entries) link.addEventListener('click', () => show(id));
  const named = results.has(location.hash.slice(1)) ? location.hash.slice(1) : undefined;
  const first = named ?? entries[0]?.id;
  if (first !== undefined) show(first);
  return {
    current: () => current,
    go,
    move: (by) => {
      const choices = listed();
      const at = choices.indexOf(current?.id ?? '');
      const next = choices[Math.max(0, Math.min(choices.length - 1, at < 0 ? 0 : at + by))];
      if (next !== undefined) go(next);
    },
    keepListed: (narrowed) => {
      const shown = entries.find(({ id }) => id === current?.id);
      if (shown !== undefined && !shown.item.hidden && !(narrowed && isChange(shown.id))) {
        reveal(shown.link);
        return;
      }
      const next = listed().find((id) => !(narrowed && isChange(id)));
      if (next !== undefined) go(next);
    },
  };
}

/** What is shown stands in the list: its change is unfolded. */
function reveal(link: HTMLAnchorElement): void {
  if (link.closest('.members:not(.open)') !== null) unfold(link, true);
}

/** Whether an address is that of a change's own page. */
function isChange(id: string): boolean {
  return id.startsWith('change-');
}
