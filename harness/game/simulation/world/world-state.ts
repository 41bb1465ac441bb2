import type { WorldSettings } from '../api.ts';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { Hud } from '../hud/hud.ts';
import { Moments } from '../hud/moments.ts';
import type { SavedLevel } from '../persistence.ts';
import { purposeSeed } from '../random/position-hash.ts';
import { RandomStream } from '../random/random-stream.ts';
import { Statistics } from '../statistics/statistics.ts';
import type { BlockKind, BrokenBlock, Cell, ChunkView, Dimension, GameMode, WorldView } from '../view.ts';
import { BrokenBlocks } from './broken-blocks.ts';
import type { Chunk } from './chunk.ts';
import { ChunkMap } from './chunk-map.ts';
import { GameRules } from './game-rules.ts';
import { WorldBorder } from './world-border.ts';
import { minY, worldHeight } from './world-shape.ts';

/** Purposes that have a random stream of their own. */
const purposes = ['drops', 'weather', 'mobs', 'spawning', 'combat', 'explosions', 'orbs', 'player', 'commands'] as const;
export type Purpose = (typeof purposes)[number];

/** Ticks of a day. */
export const dayLength = 24000;

/** The world's own state: chunks, clocks, weather and rules. The tick and the commands write it; others see it as a WorldView. */
export class WorldState implements WorldView {
  readonly name: string;
  readonly folder: string;
  readonly seed: bigint;
  readonly minY = minY;
  readonly height = worldHeight;
  readonly map = new ChunkMap();
  readonly brokenBlocks = new BrokenBlocks();
  readonly randoms: Readonly<Record<Purpose, RandomStream>>;
  time = 0;
  /** Ticks of all days so far. */
  totalDayTime: number;
  frozen: boolean;
  tickRate: number;
  weather: WorldView['weather'];
  weatherTime: number;
  difficulty: WorldView['difficulty'];
  defaultMode: GameMode;
  rain: number;
  thunder: number;
  cheats: boolean;
  spawn: readonly [number, number, number] = [0, 64, 0];
  nextEntity: number;
  /** What the player did so far. */
  readonly statistics = new Statistics();
  readonly hud: Hud;
  readonly gameRules: GameRules;
  readonly border: WorldBorder;
  readonly dimension: Dimension;
  #sorted: readonly Chunk[] = [];
  /** The last answer of litWithin, and to what. */
  #within: { readonly of: readonly Chunk[]; readonly at: readonly [number, number, number]; readonly chunks: readonly Chunk[] } = {
    ...{ of: [], at: [0, 0, 0], chunks: [] },
  };
  #sortedNow = false;

  constructor(settings: WorldSettings, saved: SavedLevel | null, moments = new Moments()) {
    this.hud = new Hud(moments);
    if (saved !== null) this.hud.import(saved.hud);
    this.gameRules = new GameRules(saved?.gameRules);
    this.border = new WorldBorder(saved?.border);
    this.dimension = saved?.dimension ?? 'overworld';
    this.name = saved?.name ?? settings.name;
    this.folder = settings.folder;
    this.seed = saved?.seed ?? settings.seed;
    this.time = saved?.time ?? 0;
    this.totalDayTime = saved?.dayTime ?? 1000;
    this.frozen = settings.frozen || (saved?.frozen ?? false);
    this.tickRate = saved?.tickRate ?? 20;
    this.weather = saved?.weather ?? 'clear';
    this.difficulty = saved?.difficulty ?? settings.difficulty ?? 'normal';
    this.defaultMode = saved?.mode ?? settings.mode;
    this.cheats = saved?.cheats ?? settings.cheats;
    this.nextEntity = saved?.nextEntity ?? 1;
    if (saved !== null) this.spawn = saved.spawn;
    this.rain = this.weather === 'clear' ? 0 : 1;
    this.thunder = this.weather === 'thunder' ? 1 : 0;
    const stream = (purpose: Purpose): RandomStream => {
      const state = saved?.randoms[purpose];
      return state === undefined ? RandomStream.fromSeed(purposeSeed(this.seed, purpose)) : new RandomStream(state);
    };
    this.randoms = Object.fromEntries(purposes.map((purpose) => [purpose, stream(purpose)])) as Record<Purpose, RandomStream>;
    this.weatherTime = saved?.weatherTime ?? this.randoms.weather.between(12000, 180000);
  }

  get broken(): readonly BrokenBlock[] {
    return this.brokenBlocks.list;
  }

  get dayTime(): number {
    return this.totalDayTime % dayLength;
  }

  chunk(cx: number, cz: number): Chunk | null {
    const chunk = this.map.get(cx, cz);
    return chunk?.lit === true ? chunk : null;
  }

  chunks(): readonly ChunkView[] {
    return this.litChunks();
  }

  /** Loaded chunks with final light, in ascending (cx, cz). */
  litChunks(): readonly Chunk[] {
    if (!this.#sortedNow) this.#sorted = this.#sortAgain();
    this.#sortedNow = true;
    return this.#sorted;
  }

  /** Those of them within a distance of a chunk's place in each direction, in the same order. The answer is remembered for those who ask next. */
  litWithin(cx: number, cz: number, distance: number): readonly Chunk[] {
    const all = this.litChunks();
    const { of, at, chunks } = this.#within;
    if (of === all && at[0] === cx && at[1] === cz && at[2] === distance) return chunks;
    const near = all.filter((chunk) => Math.abs(chunk.cx - cx) <= distance && Math.abs(chunk.cz - cz) <= distance);
    this.#within = { of: all, at: [cx, cz, distance], chunks: near };
    return near;
  }

  /** To be called when chunks came or went. */
  chunksChanged(): void {
    this.#sortedNow = false;
  }

  /** A few come or go at a time, and sorting what is nearly in order takes next to nothing. Those that went are not lit any more. */
  #sortAgain(): readonly Chunk[] {
    const chunks = this.#sorted.filter((chunk) => chunk.lit);
    const known = new Set(chunks);
    for (const chunk of this.map.values()) if (chunk.lit && !known.has(chunk)) chunks.push(chunk);
    return chunks.sort((a, b) => a.cx - b.cx || a.cz - b.cz);
  }

  cell(x: number, y: number, z: number): Cell {
    return this.map.cell(Math.floor(x), Math.floor(y), Math.floor(z));
  }

  loaded(x: number, z: number): boolean {
    return this.chunk(Math.floor(x) >> 4, Math.floor(z) >> 4) !== null;
  }

  kind(cell: Cell): BlockKind {
    return rulesOf(cell);
  }

  properties(cell: Cell): Readonly<Record<string, string>> {
    return propertiesOf(cell);
  }

  light(x: number, y: number, z: number): { readonly sky: number; readonly block: number } {
    const [bx, by, bz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const byte = this.chunk(bx >> 4, bz >> 4)?.lightByte(bx & 15, by, bz & 15) ?? 0;
    return { sky: byte & 15, block: byte >> 4 };
  }

  /** The state as level.dat keeps it. */
  exportLevel(): SavedLevel {
    return {
      name: this.name,
      seed: this.seed,
      time: this.time,
      dayTime: this.totalDayTime,
      spawn: this.spawn,
      weather: this.weather,
      weatherTime: this.weatherTime,
      mode: this.defaultMode,
      cheats: this.cheats,
      difficulty: this.difficulty,
      frozen: this.frozen,
      tickRate: this.tickRate,
      randoms: Object.fromEntries(purposes.map((purpose) => [purpose, this.randoms[purpose].state])),
      nextEntity: this.nextEntity,
      hud: this.hud.export(),
      gameRules: this.gameRules.export(),
      border: this.border.export(),
      dimension: this.dimension,
    };
  }
}
