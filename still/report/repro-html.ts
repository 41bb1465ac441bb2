import { type Html, html } from './html.ts';

/** The line that makes a result again, with a button that copies it. */
export function repro(line: string): Html {
  return html`<p class="repro"><code>${line}</code> <button type="button" data-do="copy" data-copy="${line}"><kbd>c</kbd> Copy</button></p>`;
}
