import { type Layer, layerMeanings, layers } from '../layer-verdict.ts';
import { heatSteps } from '../pixels/heat-map.ts';
import type { Change, FrameResult, ShotResult } from '../results.ts';
import { addressOf } from './address.ts';
import { type Html, html } from './html.ts';
import type { FramePictures } from './report-pictures.ts';

/** Words for the layers. */
const layerNames: Readonly<Record<Layer, string>> = { S: 'State', U: 'Widgets', D: 'Display list', P: 'Pixels' };

/** The views of a pair of pictures, in the order of their keys 1 to 5. */
export const views = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Difference'],
  ['actual', 'Now'],
] as const;

/** How a result is filed in the list: `reported` passed with something to tell. */
export type Filing = 'failed' | 'reported' | 'passed' | 'skipped';

/** Files a result. */
export function filingOf(result: { readonly outcome: 'passed' | 'failed' | 'skipped'; readonly reason: string }): Filing {
  return result.outcome === 'passed' && result.reason !== '' ? 'reported' : result.outcome;
}

/** A shot's part of the page. The page's script finds its way by the data attributes. */
export function shotHtml(shot: ShotResult, pictures: readonly FramePictures[]): Html {
  const at = shot.firstBad ?? 0;
  const several = shot.frames.length > 1;
  return html`<article class="result" id="shot-${addressOf(shot.name)}" data-filing="${filingOf(shot)}" tabindex="-1">
<header>
  <h2>${shot.title}</h2>
  <p class="facts">${badge(shot)} <span class="name">${shot.name}</span> <span>${shot.size.join('×')}</span> <span>${shot.key}</span>
    ${several && html`<span>${shot.frames.length} frames</span>`}</p>
  ${shot.reason !== '' && html`<p class="reason">${shot.reason}</p>`}
  ${repro(shot.repro)}
</header>
${
  shot.frames.length > 0 &&
  html`<section class="viewer" aria-label="Pictures of ${shot.title}" data-view="side" data-frame="${at}" data-zoom="fit">
  <div class="bar">
    <div class="views" role="group" aria-label="View">${views.map(
      ([view, label], i) =>
        html`<button type="button" data-view="${view}" aria-pressed="${view === 'side' ? 'true' : 'false'}"><kbd>${i + 1}</kbd> ${label}</button>`,
    )}</div>
    <button type="button" class="zoom" data-action="zoom"><kbd>z</kbd> <span>Fit</span></button>
  </div>
  ${shot.frames.map((frame, i) => frameHtml(frame, pictures[i]!, i === at))}
  <input class="split" type="range" min="0" max="1000" value="500" aria-label="How much of the golden is shown">
  ${several && filmstrip(shot, pictures, at)}
</section>`
}
${shot.frames.map((frame, i) => frameDetails(frame, pictures[i]!, i === at, several))}
${shot.facts.length > 0 && factTable(shot)}
${changeTable('Widgets that moved', shot.widgetChanges)}
${changeTable('State that moved', shot.stateChanges)}
${shot.tolerance !== null && html`<p class="note"><b>Tolerance:</b> ${toleranceText(shot)}</p>`}
${shot.masks.map((mask) => html`<p class="note"><b>Not compared:</b> ${'widget' in mask.area ? `widget ${mask.area.widget}` : `${mask.area.width}×${mask.area.height} at ${mask.area.x},${mask.area.y}`}, because ${mask.reason}</p>`)}
<p class="note">Captured in ${shot.captureMs} ms, judged in ${shot.compareMs} ms.</p>
</article>`;
}

/** The line that makes a result again, with a button that copies it. */
export function repro(line: string): Html {
  return html`<p class="repro"><code>${line}</code> <button type="button" data-copy="${line}">Copy</button></p>`;
}

function badge(shot: ShotResult): Html {
  const frame = shot.frames[shot.firstBad ?? 0];
  const words =
    frame === undefined ? [] : [frame.picture.word, ...(frame.layer === null || frame.layer.word === 'same' ? [] : [frame.layer.word])];
  return html`<span class="badge ${filingOf(shot)}">${filingOf(shot)}</span> ${words.map((word) => html`<span class="word">${word}</span>`)}`;
}

function frameHtml(frame: FrameResult, { golden, actual, difference, missing }: FramePictures, shown: boolean): Html {
  const none = (what: string): Html => html`<p class="none">${what}</p>`;
  const image = (address: string | null, name: string, otherwise: string): Html =>
    address === null ? none(otherwise) : html`<img class="${name}" src="${address}" alt="${name}, frame ${frame.index}" loading="lazy">`;
  return html`<div class="stage" data-frame="${frame.index}"${!shown && html` hidden`}>
  ${missing !== null && none(`A picture cannot be shown: ${missing}`)}
  <figure class="pane golden">${image(golden, 'golden', 'There is no golden.')}<figcaption>Golden</figcaption></figure>
  <figure class="pane actual">${image(actual, 'actual', 'There is no picture.')}<figcaption>Now</figcaption></figure>
  <figure class="pane difference">${image(difference, 'difference', frame.picture.word === 'same' ? 'No pixel differs.' : 'There is nothing to compare.')}<figcaption>Difference</figcaption></figure>
</div>`;
}

function filmstrip(shot: ShotResult, pictures: readonly FramePictures[], at: number): Html {
  return html`<div class="film" role="group" aria-label="Frames">${shot.frames.map((frame, i) => {
    const bad = !frame.picture.passes || (frame.layer?.moved.includes('U') ?? false);
    const address = pictures[i]!.actual ?? pictures[i]!.golden;
    return html`<button type="button" data-frame="${i}" class="${bad ? 'bad' : 'good'}" aria-pressed="${i === at ? 'true' : 'false'}" aria-label="Frame ${i}, ${frame.picture.word}">
      ${address !== null && html`<img src="${address}" alt="" loading="lazy">`}<span>${i}</span></button>`;
  })}</div>`;
}

function frameDetails(frame: FrameResult, pictures: FramePictures, shown: boolean, several: boolean): Html {
  const { figures } = frame.picture;
  const { layer } = frame;
  return html`<section class="frame-details" data-frame="${frame.index}"${!shown && html` hidden`} aria-label="Verdict${several ? ` of frame ${frame.index}` : ''}">
<h3>${several ? `Frame ${frame.index}: ` : ''}${frame.picture.says}</h3>
${layer !== null && html`<p>${layerMeanings[layer.word]}</p>`}
<table class="layers"><thead><tr><th>Layer</th><th>Golden</th><th></th><th>Now</th></tr></thead><tbody>
${layers.map((name) => layerRow(name, frame))}
</tbody></table>
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
</dl>
<ul class="legend" aria-label="Colours of the difference map">${heatSteps.map(
    ({ color, name }, i) => html`<li><i style="background:rgb(${color.join(',')})"></i>${name}: ${figures.steps[i]!}</li>`,
  )}</ul>`
}
</section>`;
}

function layerRow(layer: Layer, frame: FrameResult): Html {
  const [before, now] = [frame.goldenDigests?.[layer], frame.digests[layer]];
  const sign = before === undefined || now === undefined ? 'unknown' : before === now ? 'same' : 'moved';
  const short = (digest: string | undefined): Html =>
    digest === undefined ? html`not told` : html`<code title="${digest}">${digest.slice(0, 12)}</code>`;
  return html`<tr class="${sign}"><th scope="row">${layer} <small>${layerNames[layer]}</small></th><td>${short(before)}</td><td>${sign}</td><td>${short(now)}</td></tr>`;
}

function factTable(shot: ShotResult): Html {
  return html`<section><h3>Facts</h3><table class="checks"><tbody>${shot.facts.map(
    ({ says, holds, found }) =>
      html`<tr class="${holds ? 'same' : 'moved'}"><td>${holds ? 'holds' : 'wrong'}</td><td>${says}</td><td>${found}</td></tr>`,
  )}</tbody></table></section>`;
}

function changeTable(title: string, changes: readonly Change[]): Html | null {
  if (changes.length === 0) return null;
  return html`<section><h3>${title}</h3><table class="changes"><thead><tr><th>What</th><th>Golden</th><th>Now</th></tr></thead><tbody>${changes.map(
    ({ what, before, now }) => html`<tr><td><code>${what}</code></td><td>${before}</td><td>${now}</td></tr>`,
  )}</tbody></table></section>`;
}

function toleranceText({ tolerance }: ShotResult): string {
  const { reason, ...numbers } = tolerance!;
  const told = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  return `${told.join(', ')}, because ${reason}`;
}
