import { type RunResults, type ScenarioResult, totalsOf } from '../results.ts';
import { type Html, html } from './html.ts';
import { type Listed, listedScenarios, listedShots, listHtml } from './list-html.ts';
import type { FramePictures } from './report-pictures.ts';
import { reportStyle } from './report-style.ts';
import { repro } from './repro-html.ts';
import { shotHtml } from './shot-html.ts';
import { legendHtml } from './viewer-html.ts';
import { viewerStyle } from './viewer-style.ts';

// Before anything is painted: with a script one result shows at a time, and none of the others is laid out.
const marksScript = "document.documentElement.className='js'";

/** The whole page: works from disk, without a server, and shows everything in a row where scripts are off. */
export function reportHtml(results: RunResults, pictures: ReadonlyMap<string, readonly FramePictures[]>, script: string): string {
  const [shots, scenarios] = [listedShots(results), listedScenarios(results)];
  const { failed } = totalsOf(results);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${failed > 0 ? `${failed} failed` : 'All passed'}: Horizon Rig report</title>
<link rel="icon" href="data:,">
<style>${{ markup: reportStyle + viewerStyle }}</style>
<script>${{ markup: marksScript }}</script>
</head>
<body>
<a class="skip" href="#result">Skip to the result</a>
${listHtml(results, shots, scenarios, pictures)}
<main id="result" tabindex="-1">
${shots.map((shot) => shotHtml(shot, pictures.get(shot.result.name) ?? []))}
${scenarios.map(scenarioHtml)}
${shots.length + scenarios.length === 0 && html`<p class="none">Nothing ran. Check the patterns that were given.</p>`}
</main>
<template id="heat">${legendHtml()}</template>
<p id="said" role="status" aria-live="polite"></p>
<p id="told" class="unseen" role="status" aria-live="polite"></p>
<script type="module">${{ markup: script.replace(/<\/script/gi, '<\\/script') }}</script>
</body>
</html>
`;
  return page.markup;
}

function scenarioHtml({ result, id, filing }: Listed<ScenarioResult>): Html {
  return html`<article class="result" id="${id}" data-filing="${filing}" aria-labelledby="${id}-title" tabindex="-1">
<header>
  <h2 id="${id}-title">${result.title}</h2>
  <p class="facts"><span class="badge ${filing}">${filing}</span> <span class="name">${result.name}</span> <span>${result.variant}</span> <span>${(result.durationMs / 1000).toFixed(1)} s</span></p>
  ${result.reason !== '' && html`<p class="reason">${result.reason}</p>`}
  ${repro(result.repro)}
</header>
${result.log.length > 0 && html`<section><h3>Last lines of the game's log</h3><pre tabindex="0">${result.log.join('\n')}</pre></section>`}
</article>`;
}
