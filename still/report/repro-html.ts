import { type Html, html } from './html.ts';

/** The line that makes a result again, with a button that copies it; nothing where there is none. */
export function repro(line: string): Html | null {
  if (line === '') return null;
  return html`<p class="repro"><code>${line}</code> <button type="button" data-do="copy" data-copy="${line}"><kbd>c</kbd> Copy</button></p>`;
}
