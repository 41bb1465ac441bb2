import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { PlayerView, WorldView } from '../simulation/view.ts';
import type { ArmouredPart } from './armoured-part.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import { lightAt } from './entities.ts';
import { heldQuads } from './held-things.ts';
import type { BodyPart, PartFace } from './model-box.ts';
import { pushPart } from './model-box.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';
import type { Worn } from './worn-armour.ts';
import { pushArmour } from './worn-armour.ts';

const face = (tile: string, wide: number, tall: number): PartFace => ({ tile, wide, tall });
const limb = (tile: string, end: string, top: string): BodyPart['faces'] => {
  const side = face(tile, 4, 12);
  return [face(end, 4, 4), face(top, 4, 4), side, side, side, side];
};

const headSide = face('player_head_side', 8, 8);
const bodySide = face('player_body_back', 4, 12);

/** The parts about their joints, in sixteenths of a block: y up, the front toward +z, the right hand toward -x. */
const parts = {
  head: {
    low: [-4, 0, -4],
    high: [4, 8, 4],
    faces: [
      face('player_head_below', 8, 8),
      face('player_head_top', 8, 8),
      face('player_head_back', 8, 8),
      face('player_face', 8, 8),
      headSide,
      headSide,
    ],
  },
  body: {
    low: [-4, -12, -2],
    high: [4, 0, 2],
    faces: [
      face('player_shoulder', 8, 4),
      face('player_shoulder', 8, 4),
      face('player_body_back', 8, 12),
      face('player_body_front', 8, 12),
      bodySide,
      bodySide,
    ],
  },
  rightArm: { low: [-3, -10, -2], high: [1, 2, 2], faces: limb('player_arm', 'player_hand', 'player_shoulder') },
  leftArm: { low: [-1, -10, -2], high: [3, 2, 2], faces: limb('player_arm', 'player_hand', 'player_shoulder') },
  leg: { low: [-2, -12, -2], high: [2, 0, 2], faces: limb('player_leg', 'player_sole', 'player_leg') },
} as const satisfies Readonly<Record<string, BodyPart>>;

/** The model is a sixteenth smaller than its texels (Java Edition's player). */
const size = 0.9375;

/** Degrees of a leg's swing by walked blocks, and how far it goes; arms go half as far again less. */
const legTurn = 152.7;
const legReach = 80;
const armReach = 57.3;

/** Slots of the inventory menu that armour is worn in. */
const worn = { head: 5, chest: 6, legs: 7, feet: 8 } as const;

/** A part with its armour, moved to its joint and turned there; joints in sixteenths above the feet. */
function placed(build: (buffer: FreeBuffer) => void, joint: Vector, turns: readonly Step[]): FreeQuads {
  const buffer = new FreeBuffer();
  build(buffer);
  return transformQuads(buffer.take(), transformOf([{ move: [joint[0] / 16, joint[1] / 16, joint[2] / 16] }, ...turns]));
}

const between = (old: number, now: number, partial: number): number => old + (now - old) * partial;
const turned = (old: number, now: number, partial: number): number =>
  old + (now - old - 360 * Math.floor((now - old + 180) / 360)) * partial;

/** How the whole body lies: on its back in a bed, on its belly where it swims or crawls. */
function stanceSteps({ stance, swimming, pitch }: PlayerView): readonly Step[] {
  if (stance === 'sleeping') return [{ move: [0, 0.12, 0.9] }, { turn: 'x', degrees: -90 }];
  if (swimming || stance === 'lying') return [{ move: [0, 0.3, -0.9] }, { turn: 'x', degrees: 90 - (swimming ? pitch * 0.5 : 0) }];
  return [];
}

const hurtTint = 0xff7a70;

/** A body that was just hurt, or is dead: red. */
function reddened(quads: FreeQuads): FreeQuads {
  const data = quads.data.slice();
  for (let i = 0; i < quads.count; i++) if (data[i * freeFloats + 14] === 0xffffff) data[i * freeFloats + 14] = hurtTint;
  return { count: quads.count, data };
}

/** What a body is drawn from. */
export interface PlayerModelInput {
  readonly world: WorldView;
  readonly player: PlayerView;
  readonly camera: Camera;
  readonly partial: number;
  /** Ticks that the arms sway by. */
  readonly ticks: number;
}

/**
 * The player as others see it, camera-relative: limbs that swing with the way walked, arms that sway and strike, the head toward the view,
 * what is held and worn (the motions of Java Edition's humanoid model).
 */
export function playerQuads(input: PlayerModelInput): FreeQuads {
  const { world, player, camera, partial, ticks } = input;
  const { pose, inventory } = player;
  const x = between(player.oldX, player.x, partial);
  const y = between(player.oldY, player.y, partial);
  const z = between(player.oldZ, player.z, partial);
  const light = lightAt(world, x, y + player.eyeHeight, z);
  const bodyYaw = turned(pose.oldBodyYaw, pose.bodyYaw, partial);
  const stride = between(pose.oldStride, pose.stride, partial);
  const walk = cosDegrees(between(player.walkedOld, player.walked, partial) * legTurn);
  const swing = between(player.oldSwing, player.swing < player.oldSwing ? 1 : player.swing, partial) % 1;
  const crouch = player.sneaking;
  const held = inventory[36 + player.selected] ?? null;
  const off = inventory[45] ?? null;

  const swayX = sinDegrees(ticks * 3.84) * 2.9;
  const swayZ = cosDegrees(ticks * 5.16) * 2.9 + 2.9;
  const late = 1 - swing;
  const strike = sinDegrees((1 - late * late * late * late) * 180);
  const twist = sinDegrees(Math.sqrt(swing) * 360) * 11.5;
  const down = sinDegrees(swing * 180);
  // A raised arm is nearer to level: negative turns about x lift forward.
  const armX = (side: 1 | -1, holds: boolean): number =>
    side * walk * armReach * stride * (holds ? 0.5 : 1) - (holds ? 18 : 0) + (crouch ? -23 : 0);
  const { using } = player;
  const aims = using != null && /(^|:)bow$/.test(using.item);
  const eats = using != null && !aims;
  const lookSide = bodyYaw - player.yaw;
  const rightArm: readonly Step[] = aims
    ? [
        { turn: 'y', degrees: lookSide + 6 },
        { turn: 'x', degrees: -90 + player.pitch },
      ]
    : eats && !using.offHand
      ? [
          { turn: 'y', degrees: -20 },
          { turn: 'x', degrees: -68 - Math.abs(sinDegrees(using.ticks * 45)) * 8 },
        ]
      : [
          { turn: 'z', degrees: -swayZ - down * 23 },
          { turn: 'y', degrees: twist * 2 },
          { turn: 'x', degrees: armX(1, held !== null) + swayX - strike * 69 - down * 20 },
        ];
  const leftArm: readonly Step[] = aims
    ? [
        { turn: 'y', degrees: lookSide - 34 },
        { turn: 'x', degrees: -90 + player.pitch },
      ]
    : [
        { turn: 'z', degrees: swayZ },
        { turn: 'y', degrees: twist },
        { turn: 'x', degrees: armX(-1, off !== null) - swayX },
      ];
  const lean: readonly Step[] = [{ turn: 'x', degrees: crouch ? 28.6 : 0 }];
  const [neck, hips, back] = crouch ? [20.8, 11.8, -4] : [24, 12, 0];
  const shoulder = neck - 2;
  const wears: Worn = {
    head: inventory[worn.head] ?? null,
    chest: inventory[worn.chest] ?? null,
    legs: inventory[worn.legs] ?? null,
    feet: inventory[worn.feet] ?? null,
  };
  const dressed = (part: BodyPart, covered: ArmouredPart) => (buffer: FreeBuffer) => {
    pushPart(buffer, part, { light });
    pushArmour(buffer, covered, wears, light);
  };
  const leg = dressed(parts.leg, 'leg');
  const bodyTurns: readonly Step[] = [{ turn: 'y', degrees: twist }];
  const pieces = [
    placed(leg, [-1.9, hips, back], [{ turn: 'x', degrees: -walk * legReach * stride }]),
    placed(leg, [1.9, hips, back], [{ turn: 'x', degrees: walk * legReach * stride }]),
    placed(dressed(parts.body, 'body'), [0, neck, 0], [...bodyTurns, ...lean]),
    placed(dressed(parts.rightArm, 'rightArm'), [-5, shoulder, 0], [...bodyTurns, ...rightArm]),
    placed(dressed(parts.leftArm, 'leftArm'), [5, shoulder, 0], [...bodyTurns, ...leftArm]),
    placed(
      dressed(parts.head, 'head'),
      [0, neck, 0],
      [
        { turn: 'y', degrees: bodyYaw - player.yaw },
        { turn: 'x', degrees: player.pitch },
      ],
    ),
  ];
  for (const [stack, joint, turns, mirror] of [
    [held, [-5, shoulder, 0], rightArm, 1],
    [off, [5, shoulder, 0], leftArm, -1],
  ] as const) {
    if (stack === null) continue;
    const at: Step = { move: [joint[0] / 16, joint[1] / 16, joint[2] / 16] };
    pieces.push(heldQuads(stack, light, [at, ...bodyTurns, ...turns], mirror < 0));
  }
  const stand: readonly Step[] = [
    { move: [x - camera.x, y - camera.y, z - camera.z] },
    { turn: 'y', degrees: -bodyYaw },
    ...stanceSteps(player),
    { scale: [size, size, size] },
  ];
  const body = transformQuads(joinQuads(pieces), transformOf(stand));
  return (player.hurtTime ?? 0) > 0 || player.dead ? reddened(body) : body;
}
