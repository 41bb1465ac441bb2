/**
 * What a saved world consists of, as plain data, and where stored chunks come from. The saves (harness/game/saves) turn these into
 * Java's files and back; the simulation neither knows files nor formats. Names of blocks, items and biomes are Java ids without
 * `minecraft:`.
 */

import type { MobName } from './entities/mobs/mob-kinds.ts';
import type { SavedHud } from './hud/hud.ts';
import type { SavedStatistics } from './statistics/statistics.ts';
import type { Dimension, EffectView, EquipmentSlot, GameMode, ItemStack, WorldView } from './view.ts';
import type { SavedWaypoint } from './waypoints/waypoint.ts';
import type { SavedGameRules } from './world/game-rules.ts';
import type { SavedBorder } from './world/world-border.ts';

/** A block state by name: what an entry of a section's palette says in Java's chunk format. */
export interface SavedBlockState {
  readonly name: string;
  /** All properties of the block, as text; empty when it has none. */
  readonly properties: Readonly<Record<string, string>>;
}

/** One 16x16x16 piece. Arrays are indexed y*256 + z*16 + x. */
export interface SavedSection {
  /** Section number, y/16: -4 for y -64..-49. */
  readonly y: number;
  readonly palette: readonly SavedBlockState[];
  /** 4096 indices into the palette. */
  readonly cells: Uint16Array;
  /** 2048 bytes, two cells a byte, the even index in the low half (Java's SkyLight and BlockLight). Null where all is 0. */
  readonly skyLight: Uint8Array | null;
  readonly blockLight: Uint8Array | null;
}

/** A section as the game holds it: cells as numbers of its own palette, light with the sky's in the low half of each byte. */
export interface RawSection {
  readonly y: number;
  readonly cells: Uint16Array;
  readonly light: Uint8Array;
}

/** What is stored of every entity. Positions in blocks, motion in blocks a tick, angles in degrees. */
export interface SavedPlace {
  /** Unique in the world; also a good source for Java's UUID. */
  readonly id: number;
  readonly position: readonly [number, number, number];
  readonly motion: readonly [number, number, number];
  readonly yaw: number;
  readonly onGround: boolean;
  /** Ticks since it came into the world. */
  readonly age: number;
}

/** A dropped item; it vanishes at an age of 6000 ticks. */
export interface SavedItem extends SavedPlace {
  readonly kind: 'item';
  /** Ticks until it can be picked up. */
  readonly pickupDelay: number;
  readonly stack: ItemStack;
}

export interface SavedOrb extends SavedPlace {
  readonly kind: 'experience_orb';
  /** Points in it. */
  readonly value: number;
}

export interface SavedArrow extends SavedPlace {
  readonly kind: 'arrow';
  readonly pitch: number;
  /** Who shot it: an entity's id, 0 for the player, null for nobody. */
  readonly owner: number | null;
  /** Damage at a speed of one block a tick. */
  readonly damage: number;
  readonly critical: boolean;
  /** Whether a player may take it up. */
  readonly pickup: boolean;
  /** Ticks that it has been stuck in a block, -1 while it flies. */
  readonly stuck: number;
}

/** A block on its way down. */
export interface SavedFallingBlock extends SavedPlace {
  readonly kind: 'falling_block';
  readonly block: SavedBlockState;
}

export interface SavedTnt extends SavedPlace {
  readonly kind: 'tnt';
  /** Ticks until it goes off. */
  readonly fuse: number;
}

export interface SavedCrystal extends SavedPlace {
  readonly kind: 'end_crystal';
}

export interface SavedBolt extends SavedPlace {
  readonly kind: 'lightning_bolt';
}

/** What was thrown: looks like its item. */
export interface SavedThrow<Kind> extends SavedPlace {
  readonly kind: Kind;
  /** Who threw it: an entity's id, 0 for the player, null for nobody. */
  readonly owner: number | null;
}

export type SavedThrown = SavedThrow<'snowball'> | SavedThrow<'egg'> | SavedThrow<'ender_pearl'>;

/** Things that have nothing of their own. */
export type SavedPlainThing = SavedCrystal | SavedBolt;

/** What one kind of mob has beside what all have: a sheep's colour, a creeper's fuse. Named as in Java. */
export type SavedTraits = Readonly<Record<string, number | boolean | string>>;

/** A mob, a villager or an armour stand. */
export interface SavedMob extends SavedPlace {
  readonly kind: MobName;
  readonly pitch: number;
  readonly headYaw: number;
  readonly bodyYaw: number;
  readonly health: number;
  readonly air: number;
  /** Ticks that it still burns. */
  readonly fire: number;
  readonly fallDistance: number;
  readonly hurtTime: number;
  readonly deathTime: number;
  /** Below 0 a baby's ticks until it has grown up; above 0 ticks until it can breed again. */
  readonly growth: number;
  readonly noAi: boolean;
  readonly silent: boolean;
  readonly invulnerable: boolean;
  readonly noGravity: boolean;
  /** Does not despawn. */
  readonly persistent: boolean;
  readonly name: string | null;
  readonly nameVisible: boolean;
  readonly tags: readonly string[];
  readonly equipment: Readonly<Partial<Record<EquipmentSlot, ItemStack>>>;
  readonly traits: SavedTraits;
  /** What it tells the locator bar; absent for nothing, in the usual looks. */
  readonly waypoint?: SavedWaypoint;
  /** What goes on in its head, as JSON: without it, it begins anew. */
  readonly mind: string;
}

export type SavedEntity = SavedItem | SavedOrb | SavedArrow | SavedFallingBlock | SavedTnt | SavedThrown | SavedPlainThing | SavedMob;

/** The fire of a furnace. */
export interface SavedFurnace {
  /** Ticks that the fuel still burns, and that it burns in all. */
  readonly burnLeft: number;
  readonly burnTotal: number;
  /** Ticks that the present item has been in the heat. */
  readonly cooked: number;
  /** How many of each result came out whose experience nobody took yet. */
  readonly smelted: Readonly<Record<string, number>>;
}

/** What a block holds beside its state. */
export interface SavedBlockEntity {
  /** Java id without `minecraft:`. */
  readonly id: string;
  readonly position: readonly [number, number, number];
  /** By slot. */
  readonly items: readonly (ItemStack | null)[];
  readonly furnace?: SavedFurnace;
  /** What the file says that this game has no use for: kept as it is. */
  readonly other?: unknown;
}

/** A tick that a block ordered and that has not come yet (Java's block_ticks and fluid_ticks). */
export interface SavedTick {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The block or fluid that ordered it. */
  readonly name: string;
  readonly fluid: boolean;
  /** World ticks until it is due. */
  readonly delay: number;
}

/** One chunk column with the entities in it. */
export interface SavedChunk {
  readonly cx: number;
  readonly cz: number;
  /** Ascending; sections of air alone in full sky light may be missing. */
  readonly sections: readonly SavedSection[];
  /** What `sections` are worked out from when they are read, in a chunk of a running world: another thread may do that (sectionsOf). */
  readonly raw?: readonly RawSection[];
  /** Biome ids of the 4x4 columns of 4x4 blocks, index (z/4)*4 + x/4; the same at every height. */
  readonly biomes: readonly string[];
  /** Whether the light is final (Java's isLightOn). Light of a chunk that is not lit is computed when it is loaded. */
  readonly lit: boolean;
  readonly entities: readonly SavedEntity[];
  /** By position: y, then z, then x. Absent for none. */
  readonly blockEntities?: readonly SavedBlockEntity[];
  /** In the order in which they were ordered. Absent for none. */
  readonly ticks?: readonly SavedTick[];
  /** Game time of the export (Java's LastUpdate). */
  readonly time: number;
}

/** The player, what Java keeps in Data.Player or playerdata. */
export interface SavedPlayer {
  /** What the player did so far; stored in a file of its own. */
  readonly statistics?: SavedStatistics;
  readonly position: readonly [number, number, number];
  readonly motion: readonly [number, number, number];
  readonly yaw: number;
  readonly pitch: number;
  readonly onGround: boolean;
  readonly fallDistance: number;
  readonly mode: GameMode;
  readonly flying: boolean;
  readonly health: number;
  readonly food: number;
  readonly saturation: number;
  readonly exhaustion: number;
  /** Ticks counted toward the next step of healing or starving. */
  readonly foodTimer: number;
  readonly air: number;
  readonly level: number;
  /** Progress to the next level, 0..1. */
  readonly experience: number;
  /** 46 slots numbered as in PlayerView.inventory. A stack on the pointer is put into a free slot. */
  readonly inventory: readonly (ItemStack | null)[];
  readonly selected: number;
  readonly dead: boolean;
  readonly absorption: number;
  readonly effects: readonly EffectView[];
  /** Where the player respawns, when /spawnpoint or a bed said so. */
  readonly spawn: readonly [number, number, number] | null;
  /** Whether that is a bed, which has to stand there still. */
  readonly spawnIsBed: boolean;
  /** Ticks that the player still burns; from -20 to 0 it does not. */
  readonly fire: number;
  /** Ticks in which other hits are spared after one, 20..0. */
  readonly spared: number;
  /** All points of experience ever gained, and those since the last death. */
  readonly totalExperience: number;
  readonly score: number;
  /** The head of the bed that the player lies in, and for how many ticks. */
  readonly sleeping: readonly [number, number, number] | null;
  readonly sleepTicks: number;
  /** Swims at full stretch. */
  readonly swimming: boolean;
  /** Blocks from which waypoints are received (Java's `waypoint_receive_range`); absent for the usual range. */
  readonly receiveRange?: number;
}

/** The world itself, what Java keeps in level.dat and the files beside it. */
export interface SavedLevel {
  readonly name: string;
  readonly seed: bigint;
  /** Game time in ticks. */
  readonly time: number;
  /** Ticks of all days so far; the time of day is this modulo 24000. */
  readonly dayTime: number;
  readonly spawn: readonly [number, number, number];
  readonly weather: WorldView['weather'];
  /** Ticks until the weather changes by itself. */
  readonly weatherTime: number;
  readonly mode: GameMode;
  readonly cheats: boolean;
  readonly difficulty: WorldView['difficulty'];
  readonly frozen: boolean;
  readonly tickRate: number;
  /** State of every random stream by its purpose: four unsigned 32-bit numbers each. */
  readonly randoms: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** The id that the next entity gets. */
  readonly nextEntity: number;
  readonly hud: SavedHud;
  readonly gameRules: SavedGameRules;
  readonly border: SavedBorder;
  /** The type of the world's dimension; the overworld's when absent. */
  readonly dimension?: Dimension;
}

/** A world as it was left; chunks come from the ChunkSource. */
export interface SavedWorld {
  readonly level: SavedLevel;
  /** Null for a world without a player yet. */
  readonly player: SavedPlayer | null;
}

/** Where stored chunks come from, asked once a chunk, synchronously. Null for one that was never stored. */
export interface ChunkSource {
  load(cx: number, cz: number): SavedChunk | null;
}

/** A chunk that differs from what is stored. */
export interface DirtyChunk {
  readonly cx: number;
  readonly cz: number;
  /** True when a player changed it or an entity is in it; false when it could be generated again from the seed. */
  readonly edited: boolean;
}

/** What saves ask of a running simulation. All calls are cheap; the sections of an exported chunk are worked out when they are read. */
export interface Persistence {
  /** Chunks to be stored, edited ones first, each group in ascending (cx, cz). Chunks that left the view stay here until saved. */
  dirtyChunks(): readonly DirtyChunk[];
  /** A chunk's content of this moment, or null when it is neither loaded nor waiting to be saved. */
  exportChunk(cx: number, cz: number): SavedChunk | null;
  /** Says that the last export of this chunk is stored. A change made after that export keeps it dirty. */
  markSaved(cx: number, cz: number): void;
  exportPlayer(): SavedPlayer;
  exportLevel(): SavedLevel;
  /** Keeps the world from ticking until the answered function is called: all that is exported meanwhile is of one moment. */
  hold(): () => void;
}
