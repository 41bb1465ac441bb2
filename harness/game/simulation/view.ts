/**
 * What the rest of the game may see of the simulation: read-only. Positions are in blocks; y is up, -z is north.
 * The simulation itself (simulation.ts) implements it and is moved only by tick() and by the server's commands.
 */

import type { MenuView } from './containers/menu-view.ts';
import type { HudView } from './hud/hud-view.ts';
import type { PoseView, Stance, UsingView } from './player/pose-view.ts';
import type { StatisticsView } from './statistics/statistics.ts';
import type { WaypointView } from './waypoints/waypoint.ts';

/** How a kind is drawn, and what of its cell it fills. */
export type BlockShape =
  | 'none'
  | 'cube'
  | 'cross'
  | 'torch'
  | 'liquid'
  | 'leaves'
  | 'glass'
  | 'slab'
  | 'layer'
  | 'cactus'
  | 'stairs'
  | 'fence'
  | 'gate'
  | 'door'
  | 'trapdoor'
  | 'pane'
  | 'ladder'
  | 'carpet'
  | 'plate'
  | 'fire'
  | 'wall'
  | 'vine'
  | 'crop'
  | 'boxes';

/** One block kind (not state) of the game. Numbers come from the field's data tables for the version in java-version.ts. */
export interface BlockKind {
  /** Java id without `minecraft:`. */
  readonly name: string;
  /** Index in the palette `blockKinds`; 0 is air. */
  readonly index: number;
  readonly hardness: number;
  /** Light given off, 0..15. */
  readonly emits: number;
  /** Light taken from light passing through, 0..15. */
  readonly filters: number;
  /** Whether it fills its cell and hides neighbours' faces. */
  readonly opaque: boolean;
  readonly solid: boolean;
  readonly replaceable: boolean;
  /** How it is drawn. */
  readonly shape: BlockShape;
}

/** A cell's content: the kind's index in the low 12 bits, a small state number (orientation, level, half) above. */
export type Cell = number;

/** One 16x16x16 piece of a chunk, y from section*16. Arrays are indexed y*256 + z*16 + x and must not be written. */
export interface SectionView {
  readonly cells: Uint16Array;
  /** Sky light in the low 4 bits, block light in the high 4. */
  readonly light: Uint8Array;
  /** Grows by one whenever cells or light change. */
  readonly version: number;
  readonly empty: boolean;
}

export interface ChunkView {
  readonly cx: number;
  readonly cz: number;
  /** From minY/16 upward. */
  readonly sections: readonly SectionView[];
  /** Biome tint of grass and leaves per column, index z*16+x, 0xRRGGBB. */
  readonly grassTint: Uint32Array;
  readonly foliageTint: Uint32Array;
  /** Biome ids without `minecraft:` per 4x4 columns, index (z/4)*4 + x/4. */
  readonly biomes: readonly string[];
}

/** A block that was broken by hand. */
export interface BrokenBlock {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cell: Cell;
  /** Game time when it broke. */
  readonly time: number;
}

/** The square that the world ends at. */
export interface WorldBorderView {
  readonly centerX: number;
  readonly centerZ: number;
  /** Width in blocks. */
  readonly size: number;
  /** 1 while it grows, -1 while it shrinks, 0 at rest. */
  readonly moving: -1 | 0 | 1;
  /** From how many blocks on it warns. */
  readonly warningBlocks: number;
}

/** The sky over a world. */
export type Dimension = 'overworld' | 'the_nether' | 'the_end';

export interface WorldView {
  readonly name: string;
  readonly folder: string;
  readonly seed: bigint;
  readonly minY: number;
  readonly height: number;
  chunk(cx: number, cz: number): ChunkView | null;
  /** Loaded chunks in ascending (cx, cz). */
  chunks(): readonly ChunkView[];
  cell(x: number, y: number, z: number): Cell;
  loaded(x: number, z: number): boolean;
  kind(cell: Cell): BlockKind;
  /** The cell's properties as Java names them (`axis: 'y'`), empty when it has none. */
  properties(cell: Cell): Readonly<Record<string, string>>;
  /** 0..15 each. */
  light(x: number, y: number, z: number): { readonly sky: number; readonly block: number };
  /** Game time in ticks since the world began, and time of day 0..23999. */
  readonly time: number;
  readonly dayTime: number;
  /** Where the world's players begin. */
  readonly spawn: readonly [number, number, number];
  readonly frozen: boolean;
  readonly tickRate: number;
  readonly weather: 'clear' | 'rain' | 'thunder';
  /** How hard it rains, and how dark the storm is, 0..1: they ease toward the weather as the world ticks, and rest at it while it is frozen. */
  readonly rain: number;
  readonly thunder: number;
  /** What was broken in the last second or so, oldest first. */
  readonly broken: readonly BrokenBlock[];
  readonly difficulty: 'peaceful' | 'easy' | 'normal' | 'hard';
  /** Absent where the world has none that could be seen. */
  readonly border?: WorldBorderView;
  /** What the sky, the fog and the light are like; the overworld's when absent. */
  readonly dimension?: Dimension;
  /** What the player did so far; absent where nothing is counted. */
  readonly statistics?: StatisticsView;
}

export interface ItemStack {
  readonly item: string;
  readonly count: number;
  readonly damage?: number;
  /** Levels by enchantment, Java ids without `minecraft:`; absent for none. In an enchanted book they are those that it stores. */
  readonly enchantments?: Readonly<Record<string, number>>;
  /** The name that someone gave it; absent for none. */
  readonly name?: string;
  /** Levels that working on it on an anvil costs beyond the work itself; absent for none. */
  readonly repairCost?: number;
}

/** A status effect of the player. */
export interface EffectView {
  /** Java id without `minecraft:`. */
  readonly effect: string;
  /** 0 for level I. */
  readonly amplifier: number;
  /** World ticks left, -1 for ever. */
  readonly duration: number;
  readonly showIcon: boolean;
}

export type GameMode = 'survival' | 'creative' | 'adventure' | 'spectator';

export interface PlayerView {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Position at the tick before, for interpolation. */
  readonly oldX: number;
  readonly oldY: number;
  readonly oldZ: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly velocity: readonly [number, number, number];
  readonly eyeHeight: number;
  readonly onGround: boolean;
  readonly inWater: boolean;
  readonly sneaking: boolean;
  readonly sprinting: boolean;
  /** Swims at full stretch, as a sprint under water does. */
  readonly swimming?: boolean;
  readonly stance?: Stance;
  readonly onFire?: boolean;
  /** Ticks left of the tilt after a hit, 10..0, and where it came from, in degrees against the view: 0 left, 90 ahead, 180 right. */
  readonly hurtTime?: number;
  readonly hurtDirection?: number;
  /** How far the strength of a hit has come back, 0..1. */
  readonly attackCooldown?: number;
  readonly using?: UsingView | null;
  /** The head of the bed that the player lies in, and for how many ticks: up to 100 it falls asleep. */
  readonly sleeping?: readonly [number, number, number] | null;
  readonly sleepTicks?: number;
  /** Points gained since the last death. */
  readonly score?: number;
  readonly flying: boolean;
  readonly mode: GameMode;
  readonly health: number;
  readonly food: number;
  readonly saturation: number;
  readonly air: number;
  readonly level: number;
  readonly experience: number;
  /** Slot ids as in the inventory menu: 0 craft result, 1..4 craft grid, 5..8 armour, 9..35 main, 36..44 hotbar, 45 off hand. */
  readonly inventory: readonly (ItemStack | null)[];
  /** The stack on the pointer while a menu is open. */
  readonly carried: ItemStack | null;
  /** The menu of a block that is open; null while only the own inventory can be. */
  readonly menu?: MenuView | null;
  /** Hotbar slot 0..8. */
  readonly selected: number;
  readonly reach: number;
  /** The block being mined and how far, 0..1. */
  readonly mining: { readonly x: number; readonly y: number; readonly z: number; readonly progress: number } | null;
  /** 0..1 while the arm swings, else 0; and its value the tick before. */
  readonly swing: number;
  readonly oldSwing: number;
  /** Walked distance that drives view bobbing, in blocks. */
  readonly walked: number;
  /** How far the hand still is from the view it eases toward, in degrees. 0 when settled. */
  readonly handLag: readonly [number, number];
  readonly walkedOld: number;
  readonly pose: PoseView;
  readonly dead: boolean;
  /** The sentence that tells how the player died; null for a living one, and after the world was opened again. */
  readonly deathText?: string | null;
  /** Health lent by absorption, taken before health is. */
  readonly absorption: number;
  /** In the order in which they came. */
  readonly effects: readonly EffectView[];
  /** Health before the last change of it, which the hearts show while they blink. */
  readonly healthBefore: number;
  /** Looks through a spyglass. */
  readonly scoping: boolean;
}

/** The places of a body where it carries or wears something. */
export type EquipmentSlot = 'mainhand' | 'offhand' | 'head' | 'chest' | 'legs' | 'feet';

/** What drawing needs of a living body besides its place; numbers that ease have their value a tick before as `old…`. */
export interface MobView {
  /** Where head and body face, degrees of yaw as the player's; `pitch` of the entity is the head's. */
  readonly headYaw: number;
  readonly oldHeadYaw: number;
  readonly bodyYaw: number;
  readonly oldBodyYaw: number;
  readonly oldPitch: number;
  /** How far the legs have walked, in blocks times the pace of their swing, and how strongly they swing, 0..1. */
  readonly stride: number;
  readonly oldStride: number;
  readonly swing: number;
  readonly oldSwing: number;
  /** Ticks of the red flash left, 10..0, and ticks since it died, 0..20: it tips over meanwhile. */
  readonly hurtTime: number;
  readonly deathTime: number;
  /** Half as tall, with a large head. */
  readonly baby: boolean;
  readonly onFire: boolean;
  readonly inWater: boolean;
  readonly onGround: boolean;
  /** Arm of an attack, 0..1. */
  readonly attack: number;
  readonly oldAttack: number;
  /** Goes for somebody: a zombie's arms are up, a skeleton's bow is drawn. */
  readonly aggressive: boolean;
  /** A sheep's wool; null for other kinds. */
  readonly color: string | null;
  readonly sheared: boolean;
  /** Ticks that a sheep still grazes, 40..0. */
  readonly grazing: number;
  /** How far a creeper has swollen, 0..1. */
  readonly swell: number;
  readonly oldSwell: number;
  /** A chicken's wings: their turn in radians times time, and how far they open, 0..1. */
  readonly flap: number;
  readonly oldFlap: number;
  readonly flapWidth: number;
  readonly oldFlapWidth: number;
  /** Ready to breed: hearts rise. */
  readonly inLove: boolean;
  /** A villager's clothes by its work and its land; null for other kinds. */
  readonly profession: string | null;
  readonly biome: string | null;
  readonly equipment: Readonly<Partial<Record<EquipmentSlot, ItemStack>>>;
}

/** A dropped item, a mob or another entity. Drawing may not assume the list of kinds is closed. */
export interface EntityView {
  readonly id: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly oldX: number;
  readonly oldY: number;
  readonly oldZ: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly age: number;
  /** The box of the body, feet in the middle of its floor. */
  readonly width: number;
  readonly height: number;
  /** The name over its head, null without one; it is always shown when `nameVisible`, else while one aims at it. */
  readonly name?: string | null;
  readonly nameVisible?: boolean;
  /** A dropped item's stack. */
  readonly stack?: ItemStack;
  /** A falling block's cell; what primed TNT looks like. */
  readonly block?: Cell;
  /** Ticks until TNT goes off. */
  readonly fuse?: number;
  /** Points of an experience orb. */
  readonly value?: number;
  /** Of mobs, villagers and armour stands. */
  readonly mob?: MobView;
}

export type Face = 'down' | 'up' | 'north' | 'south' | 'west' | 'east';

export interface Target {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly face: Face;
  /** Where the ray meets the block. */
  readonly hit: readonly [number, number, number];
}

/** Something that happened in a tick, for the event list and the chat. */
export type SimulationEvent =
  /** `refused`: the answer to a command that was not carried out. */
  | { readonly kind: 'chat'; readonly text: string; readonly from: string | null; readonly refused?: true }
  /** `quiet`: the world's rules keep it out of the chat. */
  | { readonly kind: 'death'; readonly text: string; readonly quiet?: true }
  | { readonly kind: 'respawn' }
  | { readonly kind: 'item'; readonly item: string; readonly count: number }
  | { readonly kind: 'dimension'; readonly dimension: string };

/** What the player's keys and buttons ask for in one tick, after key binds are applied. Booleans are "held" unless said otherwise. */
export interface PlayerControls {
  readonly forward: boolean;
  readonly back: boolean;
  readonly left: boolean;
  readonly right: boolean;
  readonly jump: boolean;
  readonly sneak: boolean;
  readonly sprint: boolean;
  readonly attack: boolean;
  readonly use: boolean;
  /** Went down in this tick. */
  readonly attackPressed: boolean;
  readonly usePressed: boolean;
  readonly pickPressed: boolean;
  readonly dropPressed: boolean;
  /** Ctrl is held: a drop throws the whole stack. */
  readonly wholeStack?: boolean;
  /** The hands were asked to swap what they hold. */
  readonly swapPressed?: boolean;
  /** Whether the player jumps up a block by itself, and how many ticks a second press of forward may take to begin a sprint; 7 when absent. */
  readonly autoJump?: boolean;
  readonly sprintWindow?: number;
  /** Steps that a spectator's flight is to be faster by, slower when negative. */
  readonly flySteps?: number;
  readonly yaw: number;
  readonly pitch: number;
  /** Hotbar slot 0..8. */
  readonly selected: number;
}

/** The whole simulation as others see it. */
export interface SimulationView {
  readonly world: WorldView;
  readonly player: PlayerView;
  readonly entities: readonly EntityView[];
  readonly hud: HudView;
  /** What the locator bar has to show, by the ids of those who send it; nothing when absent, and where the world's rules want no locator bar. */
  readonly waypoints?: readonly WaypointView[];
  /** Client ticks since the world was opened; goes on while frozen. */
  readonly clientTicks: number;
  /** All chunks within the view distance are there and lit. */
  readonly ready: boolean;
  /** 0..1 while loading. */
  readonly progress: number;
  raycast(yaw: number, pitch: number): Target | null;
  /** The entity that a view meets within reach before any block; null when there is none. */
  targetEntity(yaw: number, pitch: number): EntityView | null;
}
