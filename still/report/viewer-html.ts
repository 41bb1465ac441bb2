import type { DifferenceFigures } from '../compare.ts';
import type { Box } from '../pixels/difference.ts';
import { heatSteps } from '../pixels/heat-map.ts';
import type { FrameResult, ShotResult } from '../results.ts';
import { badFrames } from './filing.ts';
import { type Html, html } from './html.ts';
import type { FramePictures } from './report-pictures.ts';

/**
 * The pictures of a shot. The page's script finds its way by the data attributes, and brings along the controls, which only it can serve:
 * one set for the whole page.
 */
export function viewerHtml(shot: ShotResult, pictures: readonly FramePictures[], at: number): Html {
  const [width, height] = shot.size;
  const sides = [shot.size, ...pictures.flatMap(({ goldenSize }) => (goldenSize === null ? [] : [goldenSize]))];
  const [wide, high] = [Math.max(...sides.map(([w]) => w)), Math.max(...sides.map(([, h]) => h))];
  const figures = { width, height, wide };
  return html`<section class="viewer" aria-label="Pictures of ${shot.title}" data-view="side" data-frame="${at}"${shot.frameMs !== null && html` data-frame-ms="${shot.frameMs}"`} data-bad="${badFrames(shot.frames).join(' ')}" data-width="${wide}" data-height="${high}" style="--w:${wide};--h:${high}">
${shot.frames.map((frame, i) => stage(frame, pictures[i]!, i === at, figures))}
${shot.frames.length > 1 && filmstrip(shot, pictures, at)}
</section>`;
}

interface Figures {
  readonly width: number;
  readonly height: number;
  /** Width of the widest picture that the stage holds. */
  readonly wide: number;
}

function stage(frame: FrameResult, pictures: FramePictures, shown: boolean, { width, height, wide }: Figures): Html {
  const none = (what: string): Html => html`<p class="none">${what}</p>`;
  const { golden, actual, difference, goldenSize, readable, missing } = pictures;
  const pane = (name: string, caption: string, address: string | null, size: readonly [number, number], otherwise: string): Html => {
    const script = readable && name !== 'difference' && address !== null ? address.replace(/\.png$/, '.js') : null;
    const picture = html`<img class="${name}" src="${address}" alt="${caption}, frame ${frame.index}" width="${size[0]}" height="${size[1]}" style="width:${(size[0] / wide) * 100}%" loading="lazy" decoding="async" draggable="false"${script !== null && html` data-pixels="${script}"`}>`;
    return html`<figure class="pane ${name}">${address === null ? none(otherwise) : picture}<figcaption>${caption}</figcaption>${name === 'actual' && html`<i class="edge"></i>`}</figure>`;
  };
  const found = frame.picture.figures;
  const box = found === null ? null : worstOf(found);
  const steps = difference !== null && found !== null ? html` data-steps="${found.steps.join(' ')}"` : null;
  return html`<div class="stage" data-frame="${frame.index}"${box !== null && html` data-box="${box.x} ${box.y} ${box.width} ${box.height}"`}${steps}${!shown && html` hidden`}>
${missing !== null && none(`A picture cannot be shown: ${missing}`)}${pane('golden', 'Golden', golden, goldenSize ?? [width, height], 'There is no golden.')}${pane('actual', 'Now', actual, [width, height], 'There is no picture.')}${pane('difference', 'Heat map', difference, [width, height], noMap(frame))}
</div>`;
}

/** The part of the densest tile that lies inside the box of all differences; null when nothing differs. */
function worstOf({ densest, box }: DifferenceFigures): Box | null {
  if (densest === null || box === null) return densest ?? box;
  const [x, y] = [Math.max(densest.x, box.x), Math.max(densest.y, box.y)];
  const [right, bottom] = [
    Math.min(densest.x + densest.width, box.x + box.width),
    Math.min(densest.y + densest.height, box.y + box.height),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** Why a frame has no heat map. */
function noMap({ picture }: FrameResult): string {
  if (picture.word === 'same') return 'No pixel differs.';
  return picture.passes ? 'The frame passes: no map is made.' : 'There is nothing to compare.';
}

/** The colours of the heat maps; the page's script fills in how many pixels of the shown frame have each. */
export function legendHtml(): Html {
  return html`<ul class="legend" aria-label="Largest difference of a channel, in levels, and how many pixels">${heatSteps.map(
    ({ color, name }) => html`<li><i style="background:rgb(${color.join(',')})"></i>${name} <b></b></li>`,
  )}</ul>`;
}

function filmstrip(shot: ShotResult, pictures: readonly FramePictures[], at: number): Html {
  const bad = badFrames(shot.frames);
  const isBad = new Set(bad);
  const last = shot.frames.length - 1;
  return html`<div class="reel" role="group" aria-label="Film">
    <button type="button" data-do="play" aria-pressed="false"><kbd>p</kbd> <span>Play</span></button>
    <input class="scrub" type="range" min="0" max="${last}" value="${at}" aria-label="Frame">
    <output class="place">frame ${at} of 0 to ${last}</output>
    ${bad.length > 0 && html`<button type="button" data-do="first-bad"><kbd>b</kbd> First bad frame: ${bad[0]!}</button> <span class="soft">${bad.length} bad</span>`}
  </div>
  <div class="film" role="group" aria-label="Frames">${shot.frames.map((frame, i) => {
    const state = bad[0] === i ? 'bad first' : isBad.has(i) ? 'bad' : 'good';
    const address = pictures[i]!.actual ?? pictures[i]!.golden;
    const label = `Frame ${i}, ${frame.picture.word}${bad[0] === i ? ', the first bad one' : ''}`;
    return html`<button type="button" data-frame="${i}" class="${state}" aria-pressed="${i === at ? 'true' : 'false'}" tabindex="${i === at ? 0 : -1}" aria-label="${label}">${address !== null && html`<img src="${address}" alt="" loading="lazy" decoding="async">`}<span>${i}${bad[0] === i && ' first bad'}</span></button>`;
  })}</div>`;
}
