/** The line of a change in the list that an element belongs to, if it has results to unfold. */
function toggleOf(element: Element | null): HTMLButtonElement | null {
  return element?.closest('.change')?.querySelector<HTMLButtonElement>('[data-do=unfold]') ?? null;
}

/** The line of the list with an address. */
export function lineOf(id: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`.list a[href="#${CSS.escape(id)}"]`);
}

/** Shows or hides the results of a change in the list; the other way than now when not told. False when it has none to unfold. */
export function unfold(element: Element | null, open?: boolean): boolean {
  const toggle = toggleOf(element);
  if (toggle === null) return false;
  const shown = open ?? toggle.getAttribute('aria-expanded') !== 'true';
  toggle.dataset.open = String(shown);
  showMembers(toggle, shown);
  return true;
}

/** While the list is narrowed, what is found is shown; then each change is as its reader left it. */
export function unfoldFound(narrowed: boolean): void {
  for (const toggle of document.querySelectorAll<HTMLButtonElement>('[data-do=unfold]')) {
    showMembers(toggle, narrowed || toggle.dataset.open === 'true');
  }
}

function showMembers(toggle: HTMLButtonElement, shown: boolean): void {
  toggle.setAttribute('aria-expanded', String(shown));
  toggle.closest('.change')?.querySelector('.members')?.classList.toggle('open', shown);
}
