import { type RunResults, type ScenarioResult, type ShotResult, totalsOf } from '../results.ts';
import { addressOf } from './address.ts';
import { sizeOf } from './change-html.ts';
import { counted } from './counted.ts';
import { type Facets, type Filing, facetsOf, filingOf, filings, scenarioFacets } from './filing.ts';
import { type Html, html } from './html.ts';
import type { ListedChange } from './listed-changes.ts';
import type { FramePictures } from './report-pictures.ts';

/** A result with its place on the page. */
export interface Listed<R extends ShotResult | ScenarioResult = ShotResult | ScenarioResult> {
  readonly result: R;
  readonly id: string;
  readonly filing: Filing;
  readonly facets: Facets;
}

const filterNames: Readonly<Record<Filing, string>> = { failed: 'Failed', reported: 'Reported', passed: 'Passed', skipped: 'Skipped' };

const layerNames: Readonly<Record<string, string>> = { S: 'State', U: 'Widgets', D: 'Display list', P: 'Pixels' };

/** All shots, those that need a person first. */
export function listedShots({ shots }: RunResults): Listed<ShotResult>[] {
  return inOrder(
    shots.map((result) => ({ result, id: `shot-${addressOf(result.name)}`, filing: filingOf(result), facets: facetsOf(result) })),
  );
}

/** All scenarios, those that need a person first. */
export function listedScenarios({ scenarios }: RunResults): Listed<ScenarioResult>[] {
  return inOrder(scenarios.map((result, i) => ({ result, id: `scenario-${i}`, filing: filingOf(result), facets: scenarioFacets(result) })));
}

function inOrder<R extends ShotResult | ScenarioResult>(all: readonly Listed<R>[]): Listed<R>[] {
  return filings.flatMap((filing) => all.filter((each) => each.filing === filing));
}

/** The left column: totals, filters, and a link to each result; what failed stands first, by cause. */
export function listHtml(
  results: RunResults,
  shots: readonly Listed<ShotResult>[],
  scenarios: readonly Listed<ScenarioResult>[],
  changes: readonly ListedChange[],
  pictures: ReadonlyMap<string, readonly FramePictures[]>,
): Html {
  const { passed, failed, skipped } = totalsOf(results);
  const { game } = results;
  const all: readonly Listed[] = [...shots, ...scenarios];
  const started = results.startedAt.slice(0, 16).replace('T', ' ');
  const changed = new Set(changes.flatMap(({ members }) => members.map(({ id }) => id)));
  const [stills, stories] = [shots.filter(({ id }) => !changed.has(id)), scenarios.filter(({ id }) => !changed.has(id))];
  const single = (each: Listed, label: string): Html => item(each, label, thumbnail(each.result, pictures));
  return html`<nav aria-label="Results">
  <h1>${failed > 0 ? `${failed} failed` : 'All passed'}</h1>
  ${changes.length > 0 && html`<p class="totals">in ${counted(changes.length, 'change')} <button type="button" class="start" data-do="review"><kbd>r</kbd> Review</button></p>`}
  ${(results.notes ?? []).map((note) => html`<p class="said">${note}</p>`)}
  <p class="totals">${passed} passed, ${failed} failed, ${skipped} skipped in ${(results.durationMs / 1000).toFixed(1)} s</p>
  <p class="totals">${game.name} ${game.version} on ${game.renderer} ${game.driver}, ${results.display}, <time datetime="${results.startedAt}">${started}</time></p>
  <div class="controls" role="search" aria-label="Narrow the list">
    <div class="filters" role="group" aria-label="Outcome">${filterButton('all', 'All', all.length, true)}${filings.map((filing) =>
      filterButton(filing, filterNames[filing], all.filter((each) => each.filing === filing).length, false),
    )}</div>
    <div class="facets">
      ${facet('kind', 'Kind', all, ({ kind }) => [kind], capital)}
      ${facet('words', 'Verdict', all, ({ words }) => words, capital)}
      ${facet('moved', 'Moved', all, ({ moved }) => moved, movedName)}
    </div>
    <input type="search" id="search" placeholder="Search (/)" aria-label="Search names, titles and reasons">
    <p class="count"><span id="count">${all.length} listed</span> <button type="button" id="reset" hidden>Show all</button></p>
  </div>
  ${changes.length > 0 && html`<h2>Changes</h2><ol class="list" aria-label="Changes">${changes.map((change) => changeItem(change, single, pictures))}</ol>`}
  ${stills.length > 0 && html`<h2>Stills</h2><ol class="list" aria-label="Stills">${stills.map((each) => single(each, labelOf(each)))}</ol>`}
  ${stories.length > 0 && html`<h2>Scenarios</h2><ol class="list" aria-label="Scenarios">${stories.map((each) => single(each, labelOf(each)))}</ol>`}
  <p class="keys"><button type="button" data-do="help"><kbd>?</kbd> Keys</button></p>
</nav>`;
}

/** A change with its results behind it; one of a single result is that result. */
function changeItem(
  change: ListedChange,
  single: (each: Listed, label: string) => Html,
  pictures: ReadonlyMap<string, readonly FramePictures[]>,
): Html {
  const { cluster, id, members } = change;
  const [first] = members;
  if (first !== undefined && members.length === 1) {
    return html`<li class="change" data-change="${cluster.id}"><ol class="list open">${single(first, cluster.says)}</ol></li>`;
  }
  const picture = first === undefined ? null : thumbnail(first.result, pictures);
  return html`<li class="change" data-change="${cluster.id}"><div class="row"><a href="#${id}">${thumbnailImage(picture)}<span class="dot failed" role="img" aria-label="failed"></span><span><b>${capital(cluster.says)}</b><small>${sizeOf(change)}</small></span></a><button type="button" data-do="unfold" aria-expanded="false" aria-controls="members-${cluster.id}" aria-label="Results of ${cluster.id}: ${cluster.says}"></button></div><ol class="list members" id="members-${cluster.id}" aria-label="${cluster.says}">${members.map((each) => single(each, labelOf(each)))}</ol></li>`;
}

function labelOf({ result }: Listed): string {
  return 'variant' in result ? `${result.name}, ${result.variant}` : result.title;
}

function filterButton(filter: string, label: string, count: number, chosen: boolean): Html {
  return html`<button type="button" data-filter="${filter}" aria-pressed="${chosen ? 'true' : 'false'}">${label} <b>${count}</b></button>`;
}

/** A choice of one value of a facet, with how many results have it; nothing where there is no choice. */
function facet(
  name: keyof Facets,
  label: string,
  all: readonly Listed[],
  values: (facets: Facets) => readonly string[],
  shown: (value: string) => string,
): Html | null {
  const counts = new Map<string, number>();
  for (const { facets } of all) for (const value of values(facets)) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size === 0) return null;
  return html`<label>${label} <select data-facet="${name}"><option value="">any</option>${[...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => html`<option value="${value}">${shown(value)} (${count})</option>`)}</select></label>`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

function movedName(value: string): string {
  return layerNames[value] ?? value.replace('D:', '– ');
}

function item({ result, id, filing, facets }: Listed, label: string, picture: string | null): Html {
  const text = [result.name, result.title, label, result.reason, facets.kind, ...facets.words].join(' ');
  return html`<li class="line" data-filing="${filing}" data-kind="${facets.kind}" data-words="${facets.words.join(' ')}" data-moved="${facets.moved.join(' ')}" data-text="${text}"><a href="#${id}">${thumbnailImage(picture)}<span class="dot ${filing}" role="img" aria-label="${filing}"></span><span><b>${result.name}</b><small>${label}</small></span></a></li>`;
}

function thumbnail(result: ShotResult | ScenarioResult, pictures: ReadonlyMap<string, readonly FramePictures[]>): string | null {
  if (!('frames' in result)) return null;
  const frame = pictures.get(result.name)?.[result.firstBad ?? 0];
  return frame?.actual ?? frame?.golden ?? null;
}

function thumbnailImage(address: string | null): Html | null {
  return address === null ? null : html`<img src="${address}" alt="" width="56" height="32" loading="lazy" decoding="async">`;
}
