let silence: number | undefined;

/** Tells something for a moment, to screen readers too. */
export function say(text: string): void {
  const said = document.querySelector<HTMLElement>('#said');
  if (said === null) return;
  said.textContent = text;
  said.classList.add('on');
  clearTimeout(silence);
  silence = setTimeout(() => said.classList.remove('on'), 1600);
}

/** Tells something to screen readers alone: what everyone else sees change. */
export function tell(text: string): void {
  const told = document.querySelector<HTMLElement>('#told');
  if (told !== null) told.textContent = text;
}
