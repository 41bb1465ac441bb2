import { type Layer, layerMeanings, layers } from '../layer-verdict.ts';
import type { Change, FrameResult, ShotResult } from '../results.ts';
import { type Html, html } from './html.ts';
import type { Listed } from './list-html.ts';
import type { FramePictures } from './report-pictures.ts';
import { repro } from './repro-html.ts';
import { settledHtml, settledWords } from './settled-html.ts';
import { viewerHtml } from './viewer-html.ts';

/** Words for the layers. */
const layerNames: Readonly<Record<Layer, string>> = { S: 'State', U: 'Widgets', D: 'Display list', P: 'Pixels' };

/**
 * A shot's part of the page.
 * @param runs Addresses of the pictures of runs that ended otherwise.
 * @param change The cluster it failed with, if it failed.
 */
export function shotHtml(
  { result: shot, id, filing }: Listed<ShotResult>,
  pictures: readonly FramePictures[],
  runs: readonly string[],
  change: string | null,
): Html {
  const at = shot.firstBad ?? 0;
  const several = shot.frames.length > 1;
  return html`<article class="result" id="${id}" data-filing="${filing}" aria-labelledby="${id}-title" tabindex="-1">
<header>
  <h2 id="${id}-title">${shot.title}</h2>
  <p class="facts"><span class="badge ${filing}">${filing}</span> ${words(shot)} <span class="name">${shot.name}</span> <span>${shot.size.join('×')}</span> <span>${shot.key}</span>
    ${several && html`<span>${shot.frames.length} frames</span>`}${change !== null && html` <span>change ${change}</span>`}</p>
  ${shot.reason !== '' && html`<p class="reason">${shot.reason}</p>`}
  ${repro(shot.repro)}
</header>
${settledHtml(shot, runs)}
${shot.frames.length > 0 && viewerHtml(shot, pictures, at)}
${shot.frames.map((frame, i) => frameDetails(frame, pictures[i]!, i === at, several))}
${shot.facts.length > 0 && factTable(shot)}
${changeTable('Widgets that moved', shot.widgetChanges)}
${changeTable('State that moved', shot.stateChanges)}
${shot.tolerance !== null && html`<p class="note"><b>Tolerance:</b> ${toleranceText(shot)}</p>`}
${shot.masks.map((mask) => html`<p class="note"><b>Not compared:</b> ${'widget' in mask.area ? `widget ${mask.area.widget}` : `${mask.area.width}×${mask.area.height} at ${mask.area.x},${mask.area.y}`}, because ${mask.reason}</p>`)}
<p class="note">Captured in ${shot.captureMs} ms, judged in ${shot.compareMs} ms.</p>
</article>`;
}

function words(shot: ShotResult): readonly Html[] {
  const frame = shot.frames[shot.firstBad ?? 0];
  const judged =
    frame === undefined ? [] : [frame.picture.word, ...(frame.layer === null || frame.layer.word === 'same' ? [] : [frame.layer.word])];
  const told = [...judged, ...settledWords(shot)];
  return told.map((word) => html`<span class="word">${word}</span> `);
}

function frameDetails(frame: FrameResult, pictures: FramePictures, shown: boolean, several: boolean): Html {
  const { figures } = frame.picture;
  const { layer } = frame;
  return html`<section class="frame-details" data-frame="${frame.index}"${!shown && html` hidden`} aria-label="Verdict${several ? ` of frame ${frame.index}` : ''}">
<h3>${several ? `Frame ${frame.index}: ` : ''}${frame.picture.says}</h3>
${layer !== null && html`<p>${layerMeanings[layer.word]}</p>`}
${layer !== null && frame.goldenDigests !== null && layerTable(frame)}
${
  figures !== null &&
  figures.count > 0 &&
  html`<dl class="figures">
  <div><dt>Pixels that differ</dt><dd>${figures.count}</dd></div>
  <div><dt>Most of any channel</dt><dd>${figures.most} levels</dd></div>
  <div><dt>Mean shift, R G B</dt><dd>${figures.mean.map((value) => value.toFixed(3)).join(' ')}</dd></div>
  ${figures.box !== null && html`<div><dt>Box</dt><dd>${figures.box.width}×${figures.box.height} at ${figures.box.x},${figures.box.y}</dd></div>`}
  ${figures.densest !== null && html`<div><dt>Densest tile</dt><dd>${figures.densest.over} at ${figures.densest.x},${figures.densest.y}</dd></div>`}
  ${pictures.pixelmatch !== null && html`<div><dt>pixelmatch counts</dt><dd>${pictures.pixelmatch}</dd></div>`}
</dl>`
}
</section>`;
}

/** The layers that moved, or that a side does not tell, with their digests; the others by name. Nothing where nothing moved. */
function layerTable(frame: FrameResult): Html | null {
  const signs = layers.map((layer) => ({ layer, sign: signOf(frame.goldenDigests?.[layer], frame.digests[layer]) }));
  const told = signs.filter(({ sign }) => sign !== 'same');
  if (told.length === 0) return null;
  const same = signs.filter(({ sign }) => sign === 'same').map(({ layer }) => `${layer} ${layerNames[layer]}`);
  return html`<table class="layers"><caption class="unseen">Layers</caption><thead><tr><th scope="col">Layer</th><th scope="col">Golden</th><th scope="col">Verdict</th><th scope="col">Now</th></tr></thead><tbody>
${told.map(({ layer, sign }) => layerRow(layer, sign, frame))}
</tbody></table>
${same.length > 0 && html`<p class="note">The same: ${same.join(', ')}.</p>`}`;
}

type Sign = 'same' | 'moved' | 'unknown';

function signOf(before: string | undefined, now: string | undefined): Sign {
  if (before === undefined || now === undefined) return 'unknown';
  return before === now ? 'same' : 'moved';
}

function layerRow(layer: Layer, sign: Sign, frame: FrameResult): Html {
  const cell = (digest: string | undefined): Html =>
    digest === undefined ? html`<td>not told</td>` : html`<td class="digest" title="${digest}">${digest.slice(0, 12)}</td>`;
  const parts = layer === 'D' && sign === 'moved' ? partsHtml(frame.movedParts ?? null) : null;
  return html`<tr class="${sign}"><th scope="row">${layer} <small>${layerNames[layer]}</small></th>${cell(frame.goldenDigests?.[layer])}<td>${sign}${parts}</td>${cell(frame.digests[layer])}</tr>`;
}

/** Which parts of the display list moved. */
function partsHtml(parts: readonly string[] | null): Html {
  if (parts === null) return html`<small class="parts">in parts that the golden does not tell</small>`;
  if (parts.length === 0) return html`<small class="parts">in no part of its own</small>`;
  return html`<ul class="parts" aria-label="Parts of the display list that moved">${parts.map((part) => html`<li>${part}</li>`)}</ul>`;
}

function factTable(shot: ShotResult): Html {
  return html`<section><h3>Facts</h3><table class="checks"><caption class="unseen">Facts</caption><tbody>${shot.facts.map(
    ({ says, holds, found }) =>
      html`<tr class="${holds ? 'same' : 'moved'}"><td>${holds ? 'holds' : 'wrong'}</td><th scope="row">${says}</th><td>${found}</td></tr>`,
  )}</tbody></table></section>`;
}

function changeTable(title: string, changes: readonly Change[]): Html | null {
  if (changes.length === 0) return null;
  return html`<section><h3>${title}</h3><table class="changes"><caption class="unseen">${title}</caption><thead><tr><th scope="col">What</th><th scope="col">Golden</th><th scope="col">Now</th></tr></thead><tbody>${changes.map(
    ({ what, before, now }) => html`<tr><td><code>${what}</code></td><td>${before}</td><td>${now}</td></tr>`,
  )}</tbody></table></section>`;
}

function toleranceText({ tolerance }: ShotResult): string {
  const { reason, ...numbers } = tolerance!;
  const told = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  return `${told.join(', ')}, because ${reason}`;
}
