import { frameFails } from './judge-shot.ts';
import type { Change, FrameResult, MovedDraw, ScenarioResult, ShotResult } from './results.ts';

/** What the results of a cluster have in common. */
export type ClusterKind =
  | 'renderer-or-asset'
  | 'interface'
  | 'rasteriser'
  | 'other-state'
  | 'unknown-cause'
  // Pictures that have no layers: those of other projects' tests.
  | 'pixels'
  | 'no-golden'
  | 'size'
  | 'blank'
  | 'fact'
  | 'frames'
  | 'window'
  | 'not-taken'
  | 'flake'
  | 'scenario';

/** A cause: results with the same kind and key are one cluster. */
export interface Cause {
  readonly kind: ClusterKind;
  readonly key: string;
  readonly says: string;
}

/** Most names that a verdict lists; the rest is counted. */
const mostNames = 3;

/** More families of draws than this are no list of causes any more: light, fog or the camera moved them all. */
const mostFamilies = 8;

const noGolden: Cause = { kind: 'no-golden', key: '', says: 'no golden' };

/** What a shot failed for: the first of these that holds. */
export function causeOf(shot: ShotResult): Cause {
  if (shot.again?.same === false)
    return { kind: 'flake', key: shot.name, says: `flake: ${shot.again.failed} of ${shot.again.runs} runs failed` };
  if (shot.failure === 'window') return { kind: 'window', key: sameWords(shot.reason), says: `window: ${sameWords(shot.reason)}` };
  if (shot.frames.length === 0) {
    const said = sameWords(shot.reason);
    return { kind: 'not-taken', key: said, says: `not taken: ${said}` };
  }
  const bad = shot.firstBad === null ? undefined : shot.frames[shot.firstBad];
  if (shot.failure === 'blank' || bad?.picture.word === 'blank') return { kind: 'blank', key: '', says: 'blank' };
  const wrong = shot.facts.find((fact) => !fact.holds);
  if (wrong !== undefined) return { kind: 'fact', key: wrong.says, says: `a fact does not hold: ${wrong.says}` };
  if (bad === undefined) return { kind: 'frames', key: '', says: 'fewer frames than the golden' };
  if (bad.picture.word === 'no-golden') return noGolden;
  if (bad.picture.word === 'size') return { kind: 'size', key: sizes(bad), says: `size changed: ${sizes(bad)}` };
  return causeOfFrames(shot, bad);
}

/** The cause of all frames of a sequence that fail: one that shows in a later frame alone must not be approved with that of the first. */
function causeOfFrames(shot: ShotResult, first: FrameResult): Cause {
  const bad = shot.frames.filter((frame) => frameFails(frame));
  const alike = bad.filter(({ layer, picture }) => layer?.word === first.layer?.word && picture.word === first.picture.word);
  const cause = causeOfFrame(shot, { ...first, ...movedIn(alike) });
  const later = bad
    .filter((frame) => !alike.includes(frame))
    .map((frame) => (frame.picture.word === 'no-golden' ? noGolden : causeOfFrame(shot, frame)));
  if (later.length === 0) return cause;
  const others = [...new Map(later.map((other) => [`${other.kind} ${other.key}`, other.says]))];
  const key = [cause.key, ...others.map(([id]) => id)].join('\n');
  return { ...cause, key, says: `${cause.says}; in other frames ${others.map(([, says]) => says).join('; ')}` };
}

/** What moved in any of some frames. */
function movedIn(frames: readonly FrameResult[]): Pick<FrameResult, 'movedParts' | 'movedDraws'> {
  const parts = [...new Set(frames.flatMap(({ movedParts }) => movedParts ?? []))].sort();
  const draws = new Map(frames.flatMap(({ movedDraws }) => movedDraws ?? []).map((draw) => [draw.name, draw]));
  return { movedParts: parts, movedDraws: [...draws.values()] };
}

/** `854x480 to 1280x720`, read from the verdict's sentence. */
function sizes({ picture }: FrameResult): string {
  const [now, before] = [...picture.says.matchAll(/\d+x\d+/g)].map(([size]) => size);
  return `${before ?? '?'} to ${now ?? '?'}`;
}

function causeOfFrame(shot: ShotResult, bad: FrameResult): Cause {
  const print = shot.fingerprint ?? '';
  switch (bad.layer?.word) {
    case 'rasteriser':
      return { kind: 'rasteriser', key: '', says: 'rasteriser only' };
    case 'interface': {
      const widgets = widgetNames(shot.widgetChanges);
      // What widgets do not draw moved for another reason, which must not be approved along with them.
      const others = (bad.movedParts ?? []).filter((part) => !widgetParts.has(part));
      return {
        kind: 'interface',
        key: [...shot.widgetChanges.map(({ what }) => what), ...others].join(' '),
        says: [`interface changed: ${listed(widgets, 'widget')}`, ...(others.length === 0 ? [] : [listed(others, 'part')])].join('; '),
      };
    }
    case 'other-state':
    case 'invisible-state': {
      const fields = shot.stateChanges.map(({ what }) => what);
      return {
        kind: 'other-state',
        key: fields.join(' ') || print,
        says: `state changed: ${fields.length === 0 ? 'blocks or things in view' : listed(fields, 'field')}`,
      };
    }
    case 'renderer-or-asset':
    case 'drawn-otherwise':
      return drawingCause(bad, print);
    default:
      if (bad.layer === null) return { kind: 'pixels', key: print, says: 'pixels changed' };
      return { kind: 'unknown-cause', key: print, says: 'pixels changed, cause unknown: the game tells no display list' };
  }
}

/** Parts of a display list that are told by what draws them; the others are said beside the draws. */
const drawnParts: ReadonlySet<string> = new Set(['sections', 'objects', 'backdrop', 'hand', 'gui', 'lines', 'frames']);

/** Parts that widgets are drawn in. */
const widgetParts: ReadonlySet<string> = new Set(['gui', 'frames']);

function drawingCause(bad: FrameResult, print: string): Cause {
  const parts = bad.movedParts ?? [];
  const draws = bad.movedDraws ?? [];
  const families = drawFamilies(draws);
  const said = 'renderer or asset changed';
  const cause = (key: string, ...what: readonly string[]): Cause => ({
    kind: 'renderer-or-asset',
    key,
    says: what.length === 0 ? said : `${said}: ${what.join('; ')}`,
  });
  const others = parts.filter((part) => !drawnParts.has(part));
  // What is in view follows from the camera, and differs from shot to shot.
  if (parts.includes('camera')) return cause(`camera ${others.join(' ')}`, `${listed(others, 'part')}, and so what is in view`);
  // Light or sky alone lie otherwise in every picture: of the fingerprint, brighter or darker is what shots have in common.
  if (families.length === 0 && parts.length > 0 && others.length === parts.length)
    return cause(`${parts.join(' ')} ${print.slice(0, 1)}`, listed(parts, 'part'));
  if (families.length === 0) return cause(`${parts.join(' ')} ${print}`, ...(parts.length === 0 ? [] : [listed(parts, 'part')]));
  if (families.length > mostFamilies) return cause(`all draws of ${parts.join(' ')}`, 'most draws', listed(parts, 'part'));
  const count = draws.length === 1 ? 'draws' : `${draws.length} draws`;
  return cause(
    `draws ${families.join(' ')} ${others.join(' ')}`,
    `${count} of ${shortList(families)}`,
    ...(others.length === 0 ? [] : [listed(others, 'part')]),
  );
}

/** The kinds of thing behind texture names: `oak_leaves` and `birch_leaves` are both leaves. Sorted, each once. */
function drawFamilies(draws: readonly MovedDraw[]): string[] {
  return [...new Set(draws.map(({ name }) => familyOf(name)))].sort();
}

/** The last word of a texture's name that is neither a number nor a side or stage of a thing. */
function familyOf(name: string): string {
  const words = name
    .split(/[_/]/)
    .filter((word) => !/^(?:\d+|top|side|bottom|front|back|end|inner|stage\d*|on|off|lit|overlay|still|flow)$/.test(word));
  return words.at(-1) ?? name;
}

/** Widget ids behind changes such as `fov.label`, each once. */
function widgetNames(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ what }) => what.replace(/\.[a-z_]+$/, '')))];
}

function listed(names: readonly string[], noun: string): string {
  if (names.length === 0) return `no ${noun} is named`;
  return `${noun}${names.length === 1 ? '' : 's'} ${shortList(names)}`;
}

function shortList(names: readonly string[]): string {
  if (names.length <= mostNames) return names.join(', ');
  return `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`;
}

/** What a scenario failed for. */
export function causeOfScenario({ reason, again }: ScenarioResult): Cause {
  const said = sameWords(reason);
  if (again?.same === false) return { kind: 'flake', key: said, says: `flake: ${said}` };
  return { kind: 'scenario', key: said, says: `scenario failed: ${said}` };
}

/** The first line of a reason without what differs from run to run: paths, long hexadecimal words and numbers of processes. */
export function sameWords(reason: string): string {
  const line = reason.split('\n', 1)[0]!.trim();
  return line
    .replace(/(?:\/[\w.@+-]+){2,}/g, '…')
    .replace(/\b[0-9a-f]{8,}\b/g, '…')
    .replace(/\b(process|pid|port) \d+/g, '$1 …')
    .replace(/\b\d+(?:\.\d+)? ?(?:ms|s)\b/g, '… s');
}
