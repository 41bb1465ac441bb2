import { type RunResults, type ScenarioResult, type ShotResult, totalsOf } from '../results.ts';
import { changeHtml } from './change-html.ts';
import { type Html, html } from './html.ts';
import { type Listed, listedScenarios, listedShots, listHtml } from './list-html.ts';
import { listedChanges } from './listed-changes.ts';
import type { FramePictures } from './report-pictures.ts';
import { reportStyle } from './report-style.ts';
import { repro } from './repro-html.ts';
import { reviewData } from './review-data.ts';
import { reviewStyle } from './review-style.ts';
import { settledHtml } from './settled-html.ts';
import { shotHtml } from './shot-html.ts';
import { legendHtml } from './viewer-html.ts';
import { viewerStyle } from './viewer-style.ts';

// Before anything is painted: with a script one result shows at a time, and none of the others is laid out.
const marksScript = "document.documentElement.className='js'";

/** What a report shows besides the results. */
export interface ReportParts {
  /** Pictures of each shot's frames, by its name. */
  readonly pictures: ReadonlyMap<string, readonly FramePictures[]>;
  /** Addresses of pictures of other runs of a result. */
  readonly runs: ReadonlyMap<ShotResult | ScenarioResult, readonly string[]>;
  /** The page's script. */
  readonly script: string;
  /** What a command needs to find this run's output: ` --from DIR`, or nothing where it is the usual one. */
  readonly from: string;
}

/** The whole page: works from disk, without a server, and shows everything in a row where scripts are off. */
export function reportHtml(results: RunResults, { pictures, runs, script, from }: ReportParts): string {
  const [shots, scenarios] = [listedShots(results), listedScenarios(results)];
  const changes = listedChanges(results, shots, scenarios);
  const changeOf = new Map(changes.flatMap(({ cluster, members }) => members.map(({ id }) => [id, cluster.id] as const)));
  const { failed } = totalsOf(results);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${failed > 0 ? `${failed} failed` : 'All passed'}: Horizon Rig report</title>
<link rel="icon" href="data:,">
<style>${{ markup: reportStyle + viewerStyle + reviewStyle }}</style>
<script>${{ markup: marksScript }}</script>
</head>
<body>
<a class="skip" href="#result">Skip to the result</a>
${listHtml(results, shots, scenarios, changes, pictures)}
<main id="result" tabindex="-1">
${changes.filter(({ members }) => members.length > 1).map((change) => changeHtml(change, pictures, from))}
${shots.map((shot) => shotHtml(shot, pictures.get(shot.result.name) ?? [], runs.get(shot.result) ?? [], changeOf.get(shot.id) ?? null))}
${scenarios.map((scenario) => scenarioHtml(scenario, runs.get(scenario.result) ?? []))}
${shots.length + scenarios.length === 0 && html`<p class="none">Nothing ran. Check the patterns that were given.</p>`}
</main>
<template id="heat">${legendHtml()}</template>
<p id="said" role="status" aria-live="polite"></p>
<p id="told" class="unseen" role="status" aria-live="polite"></p>
${changes.length > 0 && reviewData(changes, results.startedAt, from)}
<script type="module">${{ markup: script.replace(/<\/script/gi, '<\\/script') }}</script>
</body>
</html>
`;
  return page.markup;
}

function scenarioHtml({ result, id, filing }: Listed<ScenarioResult>, runs: readonly string[]): Html {
  return html`<article class="result" id="${id}" data-filing="${filing}" aria-labelledby="${id}-title" tabindex="-1">
<header>
  <h2 id="${id}-title">${result.title}</h2>
  <p class="facts"><span class="badge ${filing}">${filing}</span> <span class="name">${result.name}</span> <span>${result.variant}</span> <span>${(result.durationMs / 1000).toFixed(1)} s</span></p>
  ${result.reason !== '' && html`<p class="reason">${result.reason}</p>`}
  ${repro(result.repro)}
</header>
${settledHtml(result, runs)}
${result.log.length > 0 && html`<section><h3>Last lines of the game's log</h3><pre tabindex="0">${result.log.join('\n')}</pre></section>`}
</article>`;
}
