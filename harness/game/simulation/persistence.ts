/**
 * What a saved world consists of, as plain data, and where stored chunks come from. The saves (harness/game/saves) turn these into
 * Java's files and back; the simulation neither knows files nor formats. Names of blocks, items and biomes are Java ids without
 * `minecraft:`.
 */
import type { SavedHud } from './hud/hud.ts';
import type { EffectView, GameMode, ItemStack, WorldView } from './view.ts';
import type { SavedGameRules } from './world/game-rules.ts';

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

/** A dropped item. Positions in blocks, motion in blocks a tick. */
export interface SavedEntity {
  /** Unique in the world; also a good source for Java's UUID. */
  readonly id: number;
  readonly kind: 'item';
  readonly position: readonly [number, number, number];
  readonly motion: readonly [number, number, number];
  readonly yaw: number;
  readonly onGround: boolean;
  /** Ticks since it fell; it vanishes at 6000. */
  readonly age: number;
  /** Ticks until it can be picked up. */
  readonly pickupDelay: number;
  readonly stack: ItemStack;
}

/** One chunk column with the entities in it. */
export interface SavedChunk {
  readonly cx: number;
  readonly cz: number;
  /** Ascending; sections of air alone in full sky light may be missing. */
  readonly sections: readonly SavedSection[];
  /** Biome ids of the 4x4 columns of 4x4 blocks, index (z/4)*4 + x/4; the same at every height. */
  readonly biomes: readonly string[];
  /** Whether the light is final (Java's isLightOn). Light of a chunk that is not lit is computed when it is loaded. */
  readonly lit: boolean;
  readonly entities: readonly SavedEntity[];
  /** Game time of the export (Java's LastUpdate). */
  readonly time: number;
}

/** The player, what Java keeps in Data.Player or playerdata. */
export interface SavedPlayer {
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

/** What saves ask of a running simulation. All calls are cheap but exportChunk, which takes about 0.2 ms. */
export interface Persistence {
  /** Chunks to be stored, edited ones first, each group in ascending (cx, cz). Chunks that left the view stay here until saved. */
  dirtyChunks(): readonly DirtyChunk[];
  /** A chunk's content now, or null when it is neither loaded nor waiting to be saved. The arrays are copies. */
  exportChunk(cx: number, cz: number): SavedChunk | null;
  /** Says that the last export of this chunk is stored. A change made after that export keeps it dirty. */
  markSaved(cx: number, cz: number): void;
  exportPlayer(): SavedPlayer;
  exportLevel(): SavedLevel;
}
