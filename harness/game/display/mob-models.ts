import type { MobPart } from './mob-model.ts';
import type { Vector } from './quad-buffer.ts';

/** A kind of mob: its boxes, and how it looks when it is young and beside what it is. */
export interface MobModel {
  readonly parts: readonly MobPart[];
  /** Width and height of the grown body, blocks, for flames and the shadow. */
  readonly size: readonly [wide: number, tall: number];
  /** Size of the young one's body, and of its head against that. */
  readonly young: readonly [body: number, head: number];
  /** Lies on its back when it dies, instead of its side. */
  readonly deathTurn?: number;
}

/** A box by its joint, its lowest corner about it, and its size. */
const box = (skin: string, joint: Vector, from: Vector, size: Vector, more: Partial<MobPart> = {}): MobPart => ({
  skin: `mob/${skin}`,
  joint,
  low: from,
  high: [from[0] + size[0], from[1] + size[1], from[2] + size[2]],
  ...more,
});

/** Four legs; `tall` high, at `apart` from the middle and `front` and `back` along the body. */
function fourLegs(
  skin: string,
  side: number,
  tall: number,
  apart: number,
  front: number,
  back: number,
  more: Partial<MobPart> = {},
): readonly MobPart[] {
  return (
    [
      [-apart, front, 'leftLeg'],
      [apart, front, 'rightLeg'],
      [-apart, back, 'rightLeg'],
      [apart, back, 'leftLeg'],
    ] as const
  ).map(([x, z, motion]) => box(skin, [x, tall, z], [-side / 2, -tall, -side / 2], [side, tall, side], { motion, ...more }));
}

/** A body like a person's: `limb` thick arms and legs. */
function humanoid(
  name: string,
  skins: { readonly arm: string; readonly leg: string },
  limb: number,
  arms: 'Raised' | 'Arm',
): readonly MobPart[] {
  const half = limb / 2;
  const legs = limb === 4 ? 1.9 : 2;
  const shoulder = limb === 4 ? 5 : 5;
  const arm = (side: 1 | -1): MobPart =>
    box(skins.arm, [side * shoulder, 22, 0], [limb === 4 ? (side < 0 ? -3 : -1) : -half, -10, -half], [limb, 12, limb], {
      motion: side < 0 ? `right${arms}` : `left${arms}`,
      armour: side < 0 ? 'rightArm' : 'leftArm',
      holds: side < 0 ? 'main' : 'off',
    });
  return [
    box(`${name}_head`, [0, 24, 0], [-4, 0, -4], [8, 8, 8], { motion: 'head', armour: 'head' }),
    box(`${name}_body`, [0, 24, 0], [-4, -12, -2], [8, 12, 4], { motion: 'body', armour: 'body' }),
    arm(-1),
    arm(1),
    box(skins.leg, [-legs, 12, 0], [-half, -12, -half], [limb, 12, limb], { motion: 'rightLeg', armour: 'leg' }),
    box(skins.leg, [legs, 12, 0], [-half, -12, -half], [limb, 12, limb], { motion: 'leftLeg', armour: 'leg' }),
  ];
}

const spiderLegs: readonly MobPart[] = [0, 1, 2, 3].flatMap((n) => {
  const z = [2, 1, 0, -1][n]!;
  return [
    box('spider_leg', [-4, 9, z], [-15, -1, -1], [16, 2, 2], { motion: `spiderRight${n as 0 | 1 | 2 | 3}` }),
    box('spider_leg', [4, 9, z], [-1, -1, -1], [16, 2, 2], { motion: `spiderLeft${n as 0 | 1 | 2 | 3}` }),
  ];
});

const head = { motion: 'head' } as const;

/**
 * The mobs, by Java id. Boxes and joints follow the proportions of Java Edition's models as the wiki's pages of the mobs show them; what is
 * painted on them is the game's own.
 */
export const mobModels: Readonly<Record<string, MobModel>> = {
  cow: {
    size: [0.9, 1.4],
    young: [0.5, 1.7],
    parts: [
      box('cow_body', [0, 12, 0], [-6, -1, -10], [12, 10, 18]),
      box('cow_udder', [0, 12, 0], [-2, -2, -8], [4, 1, 6]),
      box('cow_head', [0, 20, 8], [-4, -4, 0], [8, 8, 6], head),
      box('cow_muzzle', [0, 20, 8], [-3, -4, 6], [6, 3, 1], head),
      box('cow_horn', [0, 20, 8], [-5, 2, 2], [1, 3, 1], head),
      box('cow_horn', [0, 20, 8], [4, 2, 2], [1, 3, 1], head),
      ...fourLegs('cow_leg', 4, 12, 4, 6, -7),
    ],
  },
  sheep: {
    size: [0.9, 1.3],
    young: [0.5, 1.6],
    parts: [
      box('sheep_body', [0, 12, 0], [-4, 0, -8], [8, 6, 16]),
      box('sheep_wool', [0, 12, 0], [-4, 0, -8], [8, 6, 16], { layer: 'wool', grown: 1.75 }),
      box('sheep_head', [0, 18, 6], [-3, -2, 0], [6, 6, 8], head),
      box('sheep_wool', [0, 18, 6], [-3, -2, 0], [6, 6, 6], { ...head, layer: 'wool', grown: 0.6 }),
      ...fourLegs('sheep_leg', 4, 12, 3, 5, -7),
      ...fourLegs('sheep_wool', 4, 12, 3, 5, -7, { layer: 'wool', grown: 0.5 }).map((part) => ({
        ...part,
        low: [part.low[0], -6, part.low[2]] as const,
      })),
    ],
  },
  pig: {
    size: [0.9, 0.9],
    young: [0.5, 1.6],
    parts: [
      box('pig_body', [0, 6, 0], [-5, 0, -8], [10, 8, 16]),
      box('pig_head', [0, 12, 6], [-4, -4, 0], [8, 8, 8], head),
      box('pig_snout', [0, 12, 6], [-2, -3, 8], [4, 3, 1], head),
      box('pig_ear', [0, 12, 6], [-5, 1, 3], [1, 3, 3], head),
      box('pig_ear', [0, 12, 6], [4, 1, 3], [1, 3, 3], head),
      ...fourLegs('pig_leg', 4, 6, 3, 5, -7),
    ],
  },
  chicken: {
    size: [0.4, 0.7],
    young: [0.5, 1.5],
    parts: [
      box('chicken_body', [0, 5, 0], [-3, 0, -4], [6, 6, 8]),
      box('chicken_head', [0, 9, 4], [-2, 0, -1], [4, 6, 3], head),
      box('chicken_beak', [0, 9, 4], [-2, 2, 2], [4, 2, 2], head),
      box('chicken_wattle', [0, 9, 4], [-1, 0, 1], [2, 2, 2], head),
      box('chicken_wing', [-3, 11, 0], [-1, -4, -3], [1, 4, 6], { motion: 'rightWing' }),
      box('chicken_wing', [3, 11, 0], [0, -4, -3], [1, 4, 6], { motion: 'leftWing' }),
      box('chicken_leg', [-1.5, 5, -0.5], [-0.5, -5, -0.5], [1, 5, 1], { motion: 'rightLeg' }),
      box('chicken_leg', [-1.5, 5, -0.5], [-1.5, -5, -0.5], [3, 0.5, 3], { motion: 'rightLeg' }),
      box('chicken_leg', [1.5, 5, -0.5], [-0.5, -5, -0.5], [1, 5, 1], { motion: 'leftLeg' }),
      box('chicken_leg', [1.5, 5, -0.5], [-1.5, -5, -0.5], [3, 0.5, 3], { motion: 'leftLeg' }),
    ],
  },
  zombie: { size: [0.6, 1.95], young: [0.5, 1.5], parts: humanoid('zombie', { arm: 'zombie_arm', leg: 'zombie_leg' }, 4, 'Raised') },
  skeleton: { size: [0.6, 1.99], young: [0.5, 1.5], parts: humanoid('skeleton', { arm: 'skeleton_bone', leg: 'skeleton_bone' }, 2, 'Arm') },
  creeper: {
    size: [0.6, 1.7],
    young: [0.5, 1.5],
    parts: [
      box('creeper_head', [0, 18, 0], [-4, 0, -4], [8, 8, 8], head),
      box('creeper_skin', [0, 18, 0], [-4, -12, -2], [8, 12, 4]),
      ...fourLegs('creeper_leg', 4, 6, 2, 4, -4),
    ],
  },
  spider: {
    size: [1.4, 0.9],
    young: [0.5, 1.2],
    deathTurn: 180,
    parts: [
      box('spider_head', [0, 9, 3], [-4, -4, 0], [8, 8, 8], head),
      box('spider_eyes', [0, 9, 3], [-4, -4, 0], [8, 8, 8], { ...head, glows: true, grown: 0.06 }),
      box('spider_skin', [0, 9, 0], [-3, -3, -3], [6, 6, 6]),
      box('spider_back', [0, 9, -9], [-5, -4, -6], [10, 8, 12]),
      ...spiderLegs,
    ],
  },
  villager: {
    size: [0.6, 1.95],
    young: [0.5, 1.5],
    parts: [
      box('villager_head', [0, 24, 0], [-4, 0, -4], [8, 10, 8], head),
      box('villager_nose', [0, 24, 0], [-1, -1, 4], [2, 4, 2], head),
      box('villager_robe', [0, 24, 0], [-4, -20, -3], [8, 20, 6], { grown: 0.3 }),
      box('villager_sleeve', [0, 21, 1], [-8, -6, -2], [4, 8, 4], { pitch: -43 }),
      box('villager_sleeve', [0, 21, 1], [4, -6, -2], [4, 8, 4], { pitch: -43 }),
      box('villager_sleeve', [0, 21, 1], [-4, -6, -2], [8, 4, 4], { pitch: -43 }),
      box('villager_leg', [-2, 12, 0], [-2, -12, -2], [4, 12, 4], { motion: 'rightLeg' }),
      box('villager_leg', [2, 12, 0], [-2, -12, -2], [4, 12, 4], { motion: 'leftLeg' }),
    ],
  },
  armor_stand: {
    size: [0.5, 1.975],
    young: [0.5, 1.5],
    parts: [
      box('stand_base', [0, 0, 0], [-6, 0, -6], [12, 1, 12]),
      box('stand_wood', [0, 24, 0], [-1, -1, -1], [2, 7, 2], { ...head, armour: 'head' }),
      box('stand_wood', [0, 24, 0], [-6, -3, -1.5], [12, 3, 3], { motion: 'body', armour: 'body' }),
      box('stand_wood', [0, 24, 0], [-3, -10, -1], [2, 7, 2], { motion: 'body' }),
      box('stand_wood', [0, 24, 0], [1, -10, -1], [2, 7, 2], { motion: 'body' }),
      box('stand_wood', [0, 24, 0], [-4, -12, -1], [8, 2, 2], { motion: 'body' }),
      box('stand_wood', [-5, 22, 0], [-2, -10, -1], [2, 12, 2], { motion: 'rightArm', armour: 'rightArm', holds: 'main' }),
      box('stand_wood', [5, 22, 0], [0, -10, -1], [2, 12, 2], { motion: 'leftArm', armour: 'leftArm', holds: 'off' }),
      box('stand_wood', [-1.9, 12, 0], [-1, -11, -1], [2, 11, 2], { motion: 'rightLeg', armour: 'leg' }),
      box('stand_wood', [1.9, 12, 0], [-1, -11, -1], [2, 11, 2], { motion: 'leftLeg', armour: 'leg' }),
    ],
  },
};
