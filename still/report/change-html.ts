import type { Cluster } from '../clusters.ts';
import { counted } from './counted.ts';
import { type Html, html } from './html.ts';
import type { Listed } from './list-html.ts';
import type { ListedChange } from './listed-changes.ts';
import type { FramePictures } from './report-pictures.ts';
import { repro } from './repro-html.ts';

/** Shots that a change shows by a picture; the others are in the list. */
const mostTiles = 12;

/** How many shots and frames, or scenarios, a change has. */
export function sizeOf({ cluster, members }: ListedChange): string {
  const stills = members.filter(({ result }) => 'frames' in result).length;
  if (stills === 0) return counted(members.length, 'scenario');
  return cluster.frames === 0 ? counted(stills, 'shot') : `${counted(stills, 'shot')}, ${counted(cluster.frames, 'frame')}`;
}

/** What is to be done about a change, as one or two sentences. */
export function adviceOf({ approvable, kind }: Cluster): string {
  if (approvable) return 'Look whether it is meant. If it is, approve it with its reason; if not, mend the game.';
  return kind === 'flake'
    ? 'It does not fail in every run, so no picture of it can be approved: find out what it depends on.'
    : 'There is no picture in it that could be approved: find out why first.';
}

/** A change's part of the page: what it is, the shot that shows it best, and the others. Changes of one result have none: it is its own. */
export function changeHtml(change: ListedChange, pictures: ReadonlyMap<string, readonly FramePictures[]>, from: string): Html {
  const { cluster, id, members } = change;
  return html`<article class="result" id="${id}" data-filing="failed" data-change="${cluster.id}" aria-labelledby="${id}-title" tabindex="-1">
<header>
  <h2 id="${id}-title">${capital(cluster.says)}</h2>
  <p class="facts"><span class="badge failed">failed</span> <span class="name">${sizeOf(change)}</span> <span>change ${cluster.id}</span></p>
  <p class="reason">${adviceOf(cluster)}</p>
  ${cluster.approvable && repro(`npx horizon-rig approve --cluster ${cluster.id}${from} --reason "why this is right"`)}
</header>
${members[0] !== undefined && 'frames' in members[0].result && exampleHtml(members[0], pictures)}
<section><h3>${members.some(({ result }) => 'frames' in result) ? 'Shots' : 'Scenarios'} that changed like this</h3>
<ol class="tiles">${members.slice(0, mostTiles).map((member) => tile(member, pictures))}</ol>
${members.length > mostTiles && html`<p class="note">And ${members.length - mostTiles} more, all in the list.</p>`}
</section>
</article>`;
}

function exampleHtml({ result, id }: Listed, pictures: ReadonlyMap<string, readonly FramePictures[]>): Html | null {
  if (!('frames' in result)) return null;
  const shown = pictures.get(result.name)?.[result.firstBad ?? 0];
  if (shown === undefined) return null;
  const [width, height] = result.size;
  const sides = [
    ['Golden', shown.golden],
    ['Now', shown.actual],
    ['Heat map', shown.difference],
  ] as const;
  return html`<section class="example" aria-label="The shot that shows it best"><h3><a href="#${id}">${result.name}</a></h3>
<div class="triple" style="--w:${width};--h:${height}">${sides.map(([caption, address]) => address !== null && html`<figure><img src="${address}" alt="${caption}, ${result.title}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption>${caption}</figcaption></figure>`).filter((side) => side !== false)}</div></section>`;
}

function tile({ result, id }: Listed, pictures: ReadonlyMap<string, readonly FramePictures[]>): Html {
  const frame = 'frames' in result ? pictures.get(result.name)?.[result.firstBad ?? 0] : undefined;
  const address = frame?.actual ?? frame?.golden ?? null;
  const name = 'variant' in result ? `${result.name}, ${result.variant}` : result.name;
  return html`<li><a href="#${id}">${address !== null && html`<img src="${address}" alt="" width="112" height="64" loading="lazy" decoding="async">`}<span>${name}</span></a></li>`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
