import { commands } from '../ctl/table/commands.ts';
import { parseLine } from '../ctl/wire/dialect.ts';
import { isShotName } from './shot-name.ts';
import type { Tolerance } from './tolerance.ts';

/** A rectangle of the picture, in picture pixels from the top left. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the picture: a rectangle, or where the widget with this id was drawn. */
export type Area = Rectangle | { readonly widget: string };

/** A part of the picture that is not compared, and why. */
export interface Mask {
  readonly area: Area;
  readonly reason: string;
}

/**
 * Something that must be so in a right picture, checked without a golden. Facts are what a first golden is approved on, and what keeps an
 * approved mistake from staying green.
 */
export type Fact =
  /** The mean luminance (Rec. 709 weights, 0..255) of `area` is above that of `than` by at least `by` levels. */
  | { readonly kind: 'brighter'; readonly says: string; readonly area: Area; readonly than: Area; readonly by: number }
  /** The area shows more than one colour, `colors` or more (2 when absent). */
  | { readonly kind: 'painted'; readonly says: string; readonly area: Area; readonly colors?: number }
  /** The mean colour of the area is within `within` levels of `color` (0xRRGGBB) in every channel. */
  | { readonly kind: 'color'; readonly says: string; readonly area: Area; readonly color: number; readonly within: number }
  /** The widget is there, with this label and enabled-ness where given, and something is drawn in its bounds. */
  | { readonly kind: 'widget'; readonly says: string; readonly widget: string; readonly label?: string; readonly enabled?: boolean }
  /** The field of the reply of `state` at this dotted path has this value. */
  | { readonly kind: 'state'; readonly says: string; readonly path: string; readonly equals: string | number | boolean | null }
  /** Of a sequence: every frame differs from the one before it in at least `pixels` pixels. */
  | { readonly kind: 'moves'; readonly says: string; readonly pixels: number };

/** A world to be in before the steps, opened (and created when missing) by `open`. */
export interface PlannedWorld {
  readonly name: string;
  readonly seed: string;
  readonly creative: boolean;
  /** Whose sky, fog and light the world has; the overworld's when absent. Such a world is saved before the game starts (planned-world-files.ts). */
  readonly dimension?: 'the_nether' | 'the_end';
}

/** More frames than one, taken with the same commands between each two. */
export interface PlannedSequence {
  /** 2 to 600. */
  readonly frames: number;
  /** Lines of the control socket, sent before the second frame and each later one. */
  readonly between: readonly string[];
  /** How long a frame is shown when the golden is played, in milliseconds. */
  readonly frameMs: number;
  /**
   * For what a shader pack accumulates: picture n (from 0) is the last of 1 + n * `frames` frames drawn by `screenshot-sequence`, `stepMs`
   * of the pack's clock apart; `between` may be empty then.
   */
  readonly pack?: { readonly frames: number; readonly stepMs: number };
}

/** How one picture, or one sequence of pictures, is made and judged. A file in scenarios/shots exports one as `shot`. */
export interface ShotPlan {
  /** Kebab-case; the golden's name. */
  readonly name: string;
  /** One line for people. */
  readonly title: string;
  /** Also taken in a window by `npm start`, which stays under a minute; `npm test` takes every shot in a window. */
  readonly demo?: true;
  /** Picture size in pixels. */
  readonly size: readonly [number, number];
  /** Null for the title side of the game. */
  readonly world: PlannedWorld | null;
  /** Options the game starts with, by their keys in options.txt; the others have their defaults. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** What brings the scene about, after the world is loaded: lines of the control socket (`command time set noon`). */
  readonly steps: readonly string[];
  /** The screen that must be open when the picture is taken; `game` for none. */
  readonly screen: string;
  /** Client ticks to let pass before the first frame, so that what eases (the hand, the view) has come to rest. */
  readonly settleTicks: number;
  /** What may ease in the picture all the same (`arm`, `mining`), by the names that the game tells. Anything else that eases fails the shot. */
  readonly mayEase?: readonly string[];
  readonly sequence?: PlannedSequence;
  readonly facts: readonly Fact[];
  readonly tolerance?: Tolerance;
  readonly masks?: readonly Mask[];
}

/** The options.txt that a plan's game starts with. */
export function optionsText(plan: Pick<ShotPlan, 'options'>): string {
  return Object.entries(plan.options ?? {})
    .map(([key, value]) => `${key}:${value}\n`)
    .join('');
}

/** How many frames a plan takes. */
export function frameCount(plan: ShotPlan): number {
  return plan.sequence?.frames ?? 1;
}

/**
 * Refuses a plan that cannot be run.
 * @throws RangeError naming the plan, the field and what would be right.
 */
export function checkPlan(plan: ShotPlan): void {
  const fault = planFault(plan);
  if (fault !== null) throw new RangeError(`shot plan ${plan.name}: ${fault}`);
}

function planFault(plan: ShotPlan): string | null {
  if (!isShotName(plan.name)) return 'the name must be kebab-case, such as meadow-at-noon';
  if (plan.title.trim() === '') return 'the title is empty; say in one line what the picture shows';
  if (!plan.size.every((side) => Number.isInteger(side) && side >= 16 && side <= 8192)) return 'give size as whole pixels, 16 to 8192';
  if (!Number.isInteger(plan.settleTicks) || plan.settleTicks < 0) return 'settleTicks must be 0 or more whole ticks';
  const sequence = plan.sequence;
  if (sequence !== undefined) {
    if (!Number.isInteger(sequence.frames) || sequence.frames < 2 || sequence.frames > 600) return 'a sequence has 2 to 600 frames';
    if (sequence.between.length === 0 && sequence.pack === undefined)
      return 'a sequence needs commands between its frames, or all frames are the same';
    if (sequence.pack !== undefined && !(Number.isInteger(sequence.pack.frames) && sequence.pack.frames > 0 && sequence.pack.stepMs >= 0)) {
      return 'the pack of a sequence needs 1 or more whole frames and a stepMs from 0';
    }
    if (!(sequence.frameMs > 0 && sequence.frameMs <= 10_000)) return 'frameMs must be above 0 and at most 10000';
  }
  if (plan.facts.some((fact) => fact.kind === 'moves') && sequence === undefined) return 'the fact "moves" needs a sequence';
  if ((plan.masks ?? []).some((mask) => mask.reason.trim() === '')) return 'every mask needs a reason';
  for (const line of [...plan.steps, ...(sequence?.between ?? [])]) {
    try {
      if (localCommands.has(parseLine(line).name)) return `"${line}" is not a command of the game`;
    } catch (error) {
      return `"${line}" is no command: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

const localCommands: ReadonlySet<string> = new Set(Object.values(commands).flatMap((row) => ('local' in row ? [row.name] : [])));
