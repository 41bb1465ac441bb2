import { type RunResults, type ScenarioResult, type ShotResult, totalsOf } from '../results.ts';
import { addressOf } from './address.ts';
import { type Html, html } from './html.ts';
import type { FramePictures } from './report-pictures.ts';
import { reportStyle } from './report-style.ts';
import { filingOf, repro, shotHtml } from './shot-html.ts';

const filters = [
  ['all', 'All'],
  ['failed', 'Failed'],
  ['reported', 'Reported'],
  ['passed', 'Passed'],
  ['skipped', 'Skipped'],
] as const;

const order = ['failed', 'reported', 'passed', 'skipped'] as const;

/** The whole page: works from disk, without a server, and shows everything in a row where scripts are off. */
export function reportHtml(results: RunResults, pictures: ReadonlyMap<string, readonly FramePictures[]>, script: string): string {
  const shots = sorted(results.shots);
  const scenarios = sorted(results.scenarios);
  const { passed, failed, skipped } = totalsOf(results);
  const { game } = results;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${failed > 0 ? `${failed} failed` : 'All passed'}: Horizon Rig report</title>
<style>${{ markup: reportStyle }}</style>
</head>
<body>
<nav aria-label="Results">
  <h1>${failed > 0 ? `${failed} failed` : 'All passed'}</h1>
  <p class="totals">${passed} passed, ${failed} failed, ${skipped} skipped in ${(results.durationMs / 1000).toFixed(1)} s</p>
  <p class="totals">${game.name} ${game.version} on ${game.renderer} ${game.driver}, ${results.display}, <time datetime="${results.startedAt}">${results.startedAt.slice(0, 16).replace('T', ' ')}</time></p>
  <div class="filters" role="group" aria-label="Show">${filters.map(
    ([filter, label]) =>
      html`<button type="button" data-filter="${filter}" aria-pressed="${filter === 'all' ? 'true' : 'false'}">${label} <b>${counted(results, filter)}</b></button>`,
  )}</div>
  <input type="search" id="search" placeholder="Search names (/)" aria-label="Search names">
  ${shots.length > 0 && html`<h2>Stills</h2><ol class="list">${shots.map((shot) => item(`shot-${addressOf(shot.name)}`, shot, shot.title, thumbnail(shot, pictures)))}</ol>`}
  ${scenarios.length > 0 && html`<h2>Scenarios</h2><ol class="list">${scenarios.map((each, i) => item(`scenario-${i}`, each, `${each.name}, ${each.variant}`, null))}</ol>`}
  <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>space</kbd> flip · <kbd>←</kbd> <kbd>→</kbd> frame · <kbd>z</kbd> zoom · <kbd>c</kbd> copy the repro line</p>
</nav>
<main>
${shots.map((shot) => shotHtml(shot, pictures.get(shot.name) ?? []))}
${scenarios.map((scenario, i) => scenarioHtml(scenario, i))}
${shots.length + scenarios.length === 0 && html`<p class="none">Nothing ran. Check the patterns that were given.</p>`}
</main>
<p id="said" role="status" aria-live="polite"></p>
<script type="module">${{ markup: script.replace(/<\/script/gi, '<\\/script') }}</script>
</body>
</html>
`;
  return page.markup;
}

function sorted<R extends ShotResult | ScenarioResult>(results: readonly R[]): R[] {
  return order.flatMap((filing) => results.filter((result) => filingOf(result) === filing));
}

function counted(results: RunResults, filter: string): number {
  return [...results.shots, ...results.scenarios].filter((result) => filter === 'all' || filingOf(result) === filter).length;
}

function item(id: string, result: ShotResult | ScenarioResult, label: string, picture: string | null): Html {
  const filing = filingOf(result);
  return html`<li data-filing="${filing}" data-name="${result.name} ${label}"><a href="#${id}">${picture !== null && html`<img src="${picture}" alt="" loading="lazy">`}<span class="dot ${filing}" title="${filing}"></span><span><b>${result.name}</b><small>${label}</small></span></a></li>`;
}

function thumbnail(shot: ShotResult, pictures: ReadonlyMap<string, readonly FramePictures[]>): string | null {
  const frame = pictures.get(shot.name)?.[shot.firstBad ?? 0];
  return frame?.actual ?? frame?.golden ?? null;
}

function scenarioHtml(scenario: ScenarioResult, index: number): Html {
  const filing = filingOf(scenario);
  return html`<article class="result" id="scenario-${index}" data-filing="${filing}" tabindex="-1">
<header>
  <h2>${scenario.title}</h2>
  <p class="facts"><span class="badge ${filing}">${filing}</span> <span class="name">${scenario.name}</span> <span>${scenario.variant}</span> <span>${(scenario.durationMs / 1000).toFixed(1)} s</span></p>
  ${scenario.reason !== '' && html`<p class="reason">${scenario.reason}</p>`}
  ${repro(scenario.repro)}
</header>
${scenario.log.length > 0 && html`<section><h3>Last lines of the game's log</h3><pre>${scenario.log.join('\n')}</pre></section>`}
</article>`;
}
