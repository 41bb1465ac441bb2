import type { LayerDetails } from '../../../still/captured.ts';
import { frameFails } from '../../../still/judge-shot.ts';
import type { Change, FrameResult, MovedDraw, RunResults, ShotResult } from '../../../still/results.ts';
import { partInWords } from './drawn-parts.ts';
import { causeLines } from './run-text.ts';
import { cutText, shortList } from './short-list.ts';

/** Changes of a kind that are listed; the rest is counted. */
const mostChanges = 8;
const mostWidgets = 4;

const layerNames = { S: 'state', U: 'widgets', D: 'display list', P: 'pixels' } as const;

/** The frame to talk about: the one asked for, else the first bad one, else the first. */
export function frameOf(shot: ShotResult, asked?: number): FrameResult | undefined {
  return shot.frames[asked ?? shot.firstBad ?? 0];
}

/** A shot's verdict in words. */
export function verdictText(shot: ShotResult, frame: FrameResult | undefined): string {
  return [head(shot), ...pictureLines(shot, frame)].join('\n');
}

/**
 * What moved in a shot, and why that most likely is.
 * @param details What was captured of the layers, null when it is not there any more.
 */
export function explainText(results: RunResults, shot: ShotResult, details: LayerDetails | null): string {
  const frame = frameOf(shot);
  return [
    head(shot),
    ...pictureLines(shot, frame),
    ...(frame === undefined ? [] : layerLines(frame)),
    ...(frame === undefined ? [] : under(shot, frame, details)),
    ...changeLines('widgets', shot.widgetChanges),
    ...changeLines('state', shot.stateChanges),
    ...factLines(shot),
    `again: ${shot.repro}`,
    ...(shot.outcome === 'failed' ? causeLines(results, shot.name) : ['next: nothing failed here']),
  ].join('\n');
}

function head({ name, title, outcome, reason, again, quarantine, frames }: ShotResult): string {
  const more = [
    ...(again === undefined ? [] : [`failed ${again.failed} of ${again.runs} runs${again.same ? '' : ': a flake'}`]),
    ...(quarantine === undefined ? [] : [`in quarantine until ${quarantine.until} (${quarantine.reason}), found ${quarantine.found}`]),
  ];
  // The sentence of a frame stands below, with its figures.
  const why = frames.length === 0 ? `\n${cutText(reason, 1500)}` : '';
  return `${name} (${cutText(title, 100)}): ${[outcome, ...more].join(', ')}${why}`;
}

function pictureLines({ frames, size, tolerance, masks, reason }: ShotResult, frame: FrameResult | undefined): string[] {
  if (frame === undefined) return [];
  const bad = frames.filter((each) => frameFails(each)).map(({ index }) => String(index));
  const { says, figures } = frame.picture;
  const densest = figures?.densest;
  return [
    ...(frames.length === 1 ? [] : [`frame ${frame.index} of ${frames.length}; bad: ${bad.length === 0 ? 'none' : shortList(bad, 12)}`]),
    `picture ${size[0]}x${size[1]}: ${frame.picture.word}. ${frame.picture.word === 'no-golden' ? withoutApproving(reason) : says}`,
    ...(densest === null || densest === undefined ? [] : [`densest: ${densest.over} pixels in the 64x64 at ${densest.x},${densest.y}`]),
    ...(tolerance === null ? [] : [`tolerance: ${cutText(tolerance.reason, 120)}`]),
    ...(masks.length === 0
      ? []
      : [
          `${masks.length} masks: ${shortList(
            masks.map((mask) => cutText(mask.reason, 60)),
            3,
          )}`,
        ]),
  ];
}

/** A reason without its advice to approve, which is a person's. */
function withoutApproving(reason: string): string {
  return cutText(reason.replace(/ Look at it, then:.*$/s, ''), 400);
}

function layerLines({ layer, movedParts, movedDraws }: FrameResult): string[] {
  if (layer === null) return [];
  const names = (list: readonly (keyof typeof layerNames)[]): string => list.map((each) => layerNames[each]).join(', ');
  const still = (['S', 'U', 'D', 'P'] as const).filter((each) => !layer.moved.includes(each) && !layer.unknown.includes(each));
  return [
    `moved: ${names(layer.moved) || 'nothing'}; the same: ${names(still) || 'nothing'}${layer.unknown.length === 0 ? '' : `; not told: ${names(layer.unknown)}`}`,
    ...(movedParts?.length ? [`drawn parts that moved: ${movedParts.map(partInWords).join('; ')}`] : []),
    ...(movedDraws?.length ? [`drawn otherwise: ${shortList(movedDraws.map(drawInWords), mostChanges)}`] : []),
  ];
}

function drawInWords({ name, before, now }: MovedDraw): string {
  return before === now ? `${name} (${now} quads, placed, lit or painted otherwise)` : `${name} (${before} quads, now ${now})`;
}

/** The smallest widgets that lie where pixels differ. */
function under({ size }: ShotResult, { picture }: FrameResult, details: LayerDetails | null): string[] {
  const box = picture.figures?.box ?? null;
  if (box === null || details === null || details.widgets.length === 0) return [];
  const scale = Math.max(1, Math.round(size[0] / details.guiSize[0]));
  const found = details.widgets
    .map(({ id, bounds: [x, y, width, height] }) => ({ id, x: x * scale, y: y * scale, width: width * scale, height: height * scale }))
    .filter(({ x, y, width, height }) => x < box.x + box.width && box.x < x + width && y < box.y + box.height && box.y < y + height)
    .sort((a, b) => a.width * a.height - b.width * b.height)
    .map(({ id }) => id);
  return [`widgets there: ${found.length === 0 ? 'none' : shortList(found, mostWidgets)}`];
}

function changeLines(what: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map((change) => `${change.what} ${cutText(change.before, 60)} -> ${cutText(change.now, 60)}`);
  return [`${what} that moved: ${shortList(lines, mostChanges, '; ')}`];
}

function factLines({ facts }: ShotResult): string[] {
  const wrong = facts.filter(({ holds }) => !holds);
  if (facts.length === 0) return [];
  if (wrong.length === 0) return [`facts: ${facts.length} of ${facts.length} hold`];
  return wrong.map(({ says, found }) => `does not hold: ${cutText(says, 120)} (${cutText(found, 120)})`);
}
