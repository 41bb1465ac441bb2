import { say } from './saying.ts';

/** Copies a button's line. */
export async function copy(button: HTMLButtonElement): Promise<void> {
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
