/** Which result is shown. */
export interface Selection {
  /** The shown result, or null when there is none. */
  current(): HTMLElement | null;
  /** Moves by so many results of those that the list shows. */
  move(by: number): void;
  /** Shows a listed result again after the list changed. */
  keepListed(): void;
}

/** Shows one result at a time: the one the address names, else the first. */
export function startSelection(): Selection {
  const results = [...document.querySelectorAll<HTMLElement>('article.result')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.list a')];
  const listed = (): HTMLAnchorElement[] => links.filter((link) => link.closest('li')?.hidden === false);
  const current = (): HTMLElement | null => results.find((result) => !result.hidden) ?? null;
  const show = (id: string): void => {
    if (!results.some((result) => result.id === id)) return;
    for (const result of results) result.hidden = result.id !== id;
    for (const link of links) {
      const chosen = link.hash === `#${id}`;
      link.setAttribute('aria-current', String(chosen));
      if (chosen) link.scrollIntoView({ block: 'nearest' });
    }
  };
  const go = (id: string): void => {
    // A file's page may not be allowed to write its history; the hash always works.
    if (location.hash !== `#${id}`) location.hash = id;
    show(id);
    scrollTo(0, 0);
  };
  addEventListener('hashchange', () => show(location.hash.slice(1)));
  const named = results.find((result) => `#${result.id}` === location.hash);
  const first = named?.id ?? links[0]?.hash.slice(1);
  if (first !== undefined) show(first);
  return {
    current,
    move: (by) => {
      const choices = listed();
      const at = choices.findIndex((link) => link.hash === `#${current()?.id}`);
      const next = choices[Math.max(0, Math.min(choices.length - 1, at < 0 ? 0 : at + by))];
      if (next !== undefined) go(next.hash.slice(1));
    },
    keepListed: () => {
      const choices = listed();
      if (choices.length > 0 && !choices.some((link) => link.hash === `#${current()?.id}`)) go(choices[0]!.hash.slice(1));
    },
  };
}
