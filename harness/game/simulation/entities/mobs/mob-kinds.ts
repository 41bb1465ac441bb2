/** What spawning counts a kind as, and what peaceful worlds do without. */
export type MobCategory = 'creature' | 'monster' | 'misc';

/** The numbers of one kind of mob. */
export interface MobKind {
  readonly name: string;
  readonly category: MobCategory;
  /** Box of a grown one, in blocks. */
  readonly width: number;
  readonly height: number;
  readonly eye: number;
  readonly health: number;
  /** Java's attribute movement_speed; blocks a tick follow from it by the ground's grip. */
  readonly speed: number;
  /** Blocks within which it sees whom it hunts. */
  readonly follow: number;
  /** Harm of its own hand on normal difficulty. */
  readonly attack: number;
  readonly armor: number;
  /** 0..1 of a push that it does not take. */
  readonly steadiness: number;
  /** Points of experience for killing one: from, to. */
  readonly experience: readonly [number, number];
  readonly undead: boolean;
  /** What it follows and breeds on. */
  readonly food: readonly string[];
}

const base = {
  category: 'creature',
  follow: 16,
  attack: 0,
  armor: 0,
  steadiness: 0,
  experience: [1, 3],
  undead: false,
  food: [],
} as const;
const monster = { ...base, category: 'monster', experience: [5, 5] } as const;

/** minecraft.wiki, the mobs' pages, and the field's table of entity sizes for 26.1. */
export const mobKinds = {
  armor_stand: {
    ...base,
    name: 'armor_stand',
    category: 'misc',
    width: 0.5,
    height: 1.975,
    eye: 1.7775,
    health: 20,
    speed: 0,
    experience: [0, 0],
    steadiness: 1,
  },
  chicken: {
    ...base,
    name: 'chicken',
    width: 0.4,
    height: 0.7,
    eye: 0.644,
    health: 4,
    speed: 0.25,
    food: ['wheat_seeds', 'melon_seeds', 'pumpkin_seeds', 'beetroot_seeds', 'torchflower_seeds', 'pitcher_pod'],
  },
  cow: { ...base, name: 'cow', width: 0.9, height: 1.4, eye: 1.3, health: 10, speed: 0.2, food: ['wheat'] },
  creeper: { ...monster, name: 'creeper', width: 0.6, height: 1.7, eye: 1.445, health: 20, speed: 0.25 },
  pig: { ...base, name: 'pig', width: 0.9, height: 0.9, eye: 0.765, health: 10, speed: 0.25, food: ['carrot', 'potato', 'beetroot'] },
  sheep: { ...base, name: 'sheep', width: 0.9, height: 1.3, eye: 1.235, health: 8, speed: 0.23, food: ['wheat'] },
  skeleton: { ...monster, name: 'skeleton', width: 0.6, height: 1.99, eye: 1.74, health: 20, speed: 0.25, attack: 2, undead: true },
  spider: { ...monster, name: 'spider', width: 1.4, height: 0.9, eye: 0.65, health: 16, speed: 0.3, attack: 2 },
  villager: {
    ...base,
    name: 'villager',
    category: 'misc',
    width: 0.6,
    height: 1.95,
    eye: 1.62,
    health: 20,
    speed: 0.5,
    experience: [0, 0],
  },
  zombie: {
    ...monster,
    name: 'zombie',
    width: 0.6,
    height: 1.95,
    eye: 1.74,
    health: 20,
    speed: 0.23,
    follow: 35,
    attack: 3,
    armor: 2,
    undead: true,
  },
} as const satisfies Record<string, MobKind>;

export type MobName = keyof typeof mobKinds;

/** Narrows a name to one of a mob. */
export function isMobName(name: string): name is MobName {
  return Object.hasOwn(mobKinds, name);
}
