import type { ScenarioResult, ShotResult } from '../results.ts';
import { type Html, html } from './html.ts';

/** What is known of a result besides its verdict: how often it fails, and whether it counts. */
type Settled = Pick<ShotResult | ScenarioResult, 'again' | 'quarantine'>;

/** Words of a result that does not fail in every run, or does not count: for its badges and for the list. */
export function settledWords({ again, quarantine }: Settled): readonly string[] {
  return [...(again?.same === false ? ['flake'] : []), ...(quarantine === undefined ? [] : ['quarantined'])];
}

/**
 * How often a result failed, with both pictures where runs differ, and the quarantine it is in.
 * @param pictures Addresses of the first run's picture and of the other run's.
 */
export function settledHtml({ again, quarantine }: Settled, pictures: readonly string[]): Html {
  const names = ['First run', 'A run that ended otherwise'];
  return html`${again?.same === true && html`<p class="note">Run again by its own line: ${again.failed} of ${again.runs} runs failed.</p>`}${
    again?.same === false &&
    html`<section class="runs"><h3>Flake: ${again.failed} of ${again.runs} runs failed</h3>
<p>The same line ended otherwise in another run. Find out what it depends on before its pictures say anything.</p>
${
  pictures.length > 0 &&
  html`<div class="triple">${pictures.map((address, i) => html`<figure><img src="${address}" alt="${names[i] ?? 'A run'}" loading="lazy" decoding="async"><figcaption>${names[i] ?? 'A run'}</figcaption></figure>`)}</div>`
}</section>`
  }${
    quarantine !== undefined &&
    html`<section class="held"><h3>In quarantine until ${quarantine.until}: ${quarantine.found === 'failed' ? 'it failed, which does not count' : 'it passed'}</h3>
<p>${quarantine.owner} holds it: ${quarantine.reason}</p></section>`
  }`;
}
