import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { ArmouredPart } from './armoured-part.ts';
import type { Vector } from './quad-buffer.ts';
import type { Step } from './transform.ts';

/** How a mob stands at a moment. Angles in degrees, times in ticks with what has passed of the current one. */
export interface MobPose {
  /** Where the head looks against the body: to the left positive, and down. */
  readonly headYaw: number;
  readonly headPitch: number;
  /** Where the legs are in their walk (four a block), and how strongly they swing, 0..1. */
  readonly walked: number;
  readonly stride: number;
  /** Ticks lived: what sways by itself. */
  readonly age: number;
  /** Part of a blow, 0..1. */
  readonly swing: number;
  /** Aims a bow. */
  readonly aiming: boolean;
  /** How far wings are open, degrees. */
  readonly flap: number;
  /** Ticks that a sheep still grazes, 40..0. */
  readonly grazing: number;
  /** Resting angles of an armour stand's parts, by motion. */
  readonly angles?: Readonly<Partial<Record<Motion, Vector>>>;
}

/** Turn of the swing of a leg by what was walked, and how far legs go, degrees: Java Edition's quadrupeds and humanoids. */
const legTurn = 38.17;
const legReach = 80;

const walk = ({ walked, stride }: MobPose, phase: number): number => cosDegrees(walked * legTurn + phase) * stride;
const leg =
  (phase: number) =>
  (pose: MobPose): readonly Step[] => [{ turn: 'x', degrees: walk(pose, phase) * legReach }];

/** How a blow lifts an arm and lets it fall. */
const strike = ({ swing }: MobPose): number => sinDegrees(swing * 180) * 68;

const raised =
  (side: 1 | -1) =>
  (pose: MobPose): readonly Step[] => [
    { turn: 'z', degrees: side * (cosDegrees(pose.age * 5.16) * 2.9 + 2.9) },
    { turn: 'x', degrees: -86 - sinDegrees(pose.age * 3.84) * 2.9 * side + strike(pose) },
  ];

const hanging =
  (side: 1 | -1) =>
  (pose: MobPose): readonly Step[] => {
    if (pose.aiming)
      return [
        { turn: 'y', degrees: -pose.headYaw + (side < 0 ? 6 : -34) },
        { turn: 'x', degrees: -90 + pose.headPitch },
      ];
    return [
      { turn: 'z', degrees: side * (cosDegrees(pose.age * 5.16) * 2.9 + 2.9) },
      { turn: 'x', degrees: walk(pose, side < 0 ? 180 : 0) * 57 - sinDegrees(pose.age * 3.84) * 2.9 * side - strike(pose) },
    ];
  };

const wing =
  (side: 1 | -1) =>
  (pose: MobPose): readonly Step[] => [{ turn: 'z', degrees: side * pose.flap }];

/** A spider's leg: from front to back by number 0..3; pairs step in turn (Java Edition's spider). */
const spiderLeg =
  (number: number, side: 1 | -1) =>
  (pose: MobPose): readonly Step[] => {
    const phase = [0, 180, 90, 270][number]!;
    const forth = cosDegrees(pose.walked * 2 * legTurn + phase) * 23 * pose.stride;
    const lift = Math.abs(sinDegrees(pose.walked * legTurn + phase)) * 23 * pose.stride;
    return [
      { turn: 'y', degrees: side * ([-45, -22.5, 22.5, 45][number]! + forth) },
      { turn: 'z', degrees: side * ([-45, -33, -33, -45][number]! + lift) },
    ];
  };

const still = (): readonly Step[] => [];

/** The head toward what it looks at; down in the grass and chewing while the mob grazes (Java Edition's sheep). */
function head({ headYaw, headPitch, grazing }: MobPose): readonly Step[] {
  if (grazing <= 0) return turnedHead(headYaw, headPitch);
  const down = grazing < 4 ? grazing / 4 : grazing > 36 ? (40 - grazing) / 4 : 1;
  const chews = grazing > 4 && grazing <= 36 ? 12.6 * sinDegrees((grazing - 4) * 51.4) : 0;
  return [{ move: [0, (-9 * down) / 16, 0] }, ...turnedHead(headYaw, 36 + chews)];
}

const turnedHead = (yaw: number, pitch: number): readonly Step[] => [
  { turn: 'y', degrees: yaw },
  { turn: 'x', degrees: pitch },
];

/** The ways parts move. */
const motions = {
  still,
  head,
  body: still,
  rightLeg: leg(0),
  leftLeg: leg(180),
  rightRaised: raised(-1),
  leftRaised: raised(1),
  rightArm: hanging(-1),
  leftArm: hanging(1),
  rightWing: wing(-1),
  leftWing: wing(1),
  spiderRight0: spiderLeg(0, -1),
  spiderRight1: spiderLeg(1, -1),
  spiderRight2: spiderLeg(2, -1),
  spiderRight3: spiderLeg(3, -1),
  spiderLeft0: spiderLeg(0, 1),
  spiderLeft1: spiderLeg(1, 1),
  spiderLeft2: spiderLeg(2, 1),
  spiderLeft3: spiderLeg(3, 1),
} as const satisfies Readonly<Record<string, (pose: MobPose) => readonly Step[]>>;

/** A way in which a part moves. */
export type Motion = keyof typeof motions;

/** A box of a mob: about the joint it turns at, sixteenths of a block; the front is +z, the right -x, the joint is given above the feet. */
export interface MobPart {
  readonly skin: string;
  readonly joint: Vector;
  readonly low: Vector;
  readonly high: Vector;
  readonly motion?: Motion;
  /** A resting turn, inside of the motion: degrees about x. */
  readonly pitch?: number;
  /** Sixteenths to each side by which it is larger than its texels. */
  readonly grown?: number;
  /** A layer that is drawn only where the mob has it: wool. It takes the mob's tint. */
  readonly layer?: 'wool';
  /** Shines in the dark. */
  readonly glows?: true;
  /** What is held hangs at this part's end; what is worn covers it. */
  readonly armour?: ArmouredPart;
  readonly holds?: 'main' | 'off';
}

/** The turns of a part in a pose. */
export function motionSteps(part: MobPart, pose: MobPose): readonly Step[] {
  const motion = part.motion ?? 'still';
  const angles = pose.angles?.[motion];
  const rest: readonly Step[] = part.pitch ? [{ turn: 'x', degrees: part.pitch }] : [];
  if (angles) return [{ turn: 'z', degrees: angles[2] }, { turn: 'y', degrees: -angles[1] }, { turn: 'x', degrees: angles[0] }, ...rest];
  return [...motions[motion](pose), ...rest];
}
