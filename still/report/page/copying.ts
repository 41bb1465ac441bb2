/** The copy buttons. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = button.dataset.copy ?? '';
  try {
    await navigator.clipboard.writeText(text);
    say('Copied');
  } catch {
    // Not every browser lets a page from disk reach the clipboard: select the line, so that a key copies it.
    const code = button.parentElement?.querySelector('code');
    if (code !== null && code !== undefined) getSelection()?.selectAllChildren(code);
    say('Selected; copy it with the keyboard');
  }
}

let silence: number | undefined;

/** Tells something for a moment, to screen readers too. */
function say(text: string): void {
  const said = document.querySelector<HTMLElement>('#said');
  if (said === null) return;
  said.textContent = text;
  said.classList.add('on');
  clearTimeout(silence);
  silence = setTimeout(() => said.classList.remove('on'), 1600);
}
