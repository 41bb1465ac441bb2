/** What the page keeps between visits. A browser may forbid a page from disk to keep anything: then it is as if nothing was kept. */
export function kept(store: 'session' | 'local', name: string): string | null {
  try {
    return storeOf(store).getItem(`horizon-rig ${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text: while the tab is open, or for later visits too. */
export function keep(store: 'session' | 'local', name: string, text: string): void {
  try {
    storeOf(store).setItem(`horizon-rig ${name}`, text);
  } catch {
    // Nothing is kept then.
  }
}

function storeOf(store: 'session' | 'local'): Storage {
  return store === 'session' ? sessionStorage : localStorage;
}
