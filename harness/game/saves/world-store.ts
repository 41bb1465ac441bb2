import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChunkSource, DirtyChunk, Persistence, SavedChunk, SavedWorld } from '../simulation/persistence.ts';
import type { SavedStatistics } from '../simulation/statistics/statistics.ts';
import { decodeLevel, encodeLevel, type LevelFile, levelFiles } from './level-nbt.ts';
import { type NbtCompound, NbtError } from './nbt.ts';
import { packNbtFile, unpackNbtFile } from './nbt-file.ts';
import { decodePlayer, encodePlayer } from './player-nbt.ts';
import { playerUuid } from './player-uuid.ts';
import { fileFault, SaveError } from './save-error.ts';
import { finishSave, replaceFiles } from './save-transaction.ts';
import { lockWorld, type SessionLock } from './session-lock.ts';
import { readStatisticsJson, statisticsJson } from './statistics-json.ts';
import { type ChunkPacker, type PackedChunk, packSavedChunk, WorldChunks } from './world-chunks.ts';
import { removeUnsaved } from './world-folder.ts';

/** What a save did. */
export interface SaveReport {
  readonly chunks: number;
  /** Bytes of the files that were replaced. */
  readonly bytes: number;
}

/** A world on disk that this process holds. */
export interface WorldStore {
  /** The world's folder, absolute. */
  readonly path: string;
  /** Stored chunks. `load` throws SaveError for a damaged one. */
  readonly chunkSource: ChunkSource;
  /**
   * Reads the level and the player and checks the region files' tables.
   * @throws SaveError when nothing is saved there, or it is damaged or of another version. Nothing on disk is changed by that.
   */
  load(): Promise<SavedWorld>;
  /**
   * Saves what changed, all of it or nothing. The state is of one moment, for which the world is held; the work goes on in pieces and on
   * other threads. One save at a time: a second waits for the first.
   * @throws SaveError when the disk refuses; the world on disk is then as it was, and nothing counts as saved.
   */
  save(world: Persistence): Promise<SaveReport>;
  /** Waits for a save that is going on and gives the world free. A folder in which nothing was ever saved is removed. Can be called again. */
  close(): Promise<void>;
}

const playerFile = `players/data/${uuidText(playerUuid)}.dat`;
const statisticsFile = `players/stats/${uuidText(playerUuid)}.json`;
const oldLevelFile = 'level.dat_old';
/** Chunks as the seed makes them whose state is taken at once, which is quick, and chunks that are packed at the same time. */
const takenTogether = 16;
const packing = 4;

/** How a store works. */
export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Packs chunks; on this thread, but for the compressing, when absent. */
  readonly pack?: ChunkPacker;
}

/**
 * Opens the world of a folder for this process alone and completes a save that a crash interrupted.
 * @throws SaveError when the folder is not there or another game has the world open.
 */
export async function openWorldStore(path: string, options: StoreOptions = {}): Promise<WorldStore> {
  const lock = await lockWorld(path);
  try {
    await finishSave(path);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return new LockedWorld(path, lock, options);
}

class LockedWorld implements WorldStore {
  readonly path: string;
  readonly #chunks: WorldChunks;
  readonly #lock: SessionLock;
  readonly #now: () => number;
  readonly #packer: ChunkPacker;
  #saving: Promise<unknown> = Promise.resolve();
  #closed: Promise<void> | null = null;

  constructor(path: string, lock: SessionLock, { now = Date.now, pack = packSavedChunk }: StoreOptions) {
    this.path = path;
    this.#lock = lock;
    this.#now = now;
    this.#packer = pack;
    this.#chunks = new WorldChunks(path);
  }

  get chunkSource(): ChunkSource {
    return this.#chunks;
  }

  async load(): Promise<SavedWorld> {
    const names = Object.keys(levelFiles) as LevelFile[];
    const files = await Promise.all(
      names.map(async (name): Promise<[LevelFile, NbtCompound | null]> => [name, await this.#readNbt(levelFiles[name])]),
    );
    const player = await this.#readNbt(playerFile);
    const world: SavedWorld = {
      level: await this.#decode(levelFiles.level, () => decodeLevel(Object.fromEntries(files) as Record<LevelFile, NbtCompound | null>)),
      player:
        player === null ? null : { ...(await this.#decode(playerFile, () => decodePlayer(player))), ...(await this.#readStatistics()) },
    };
    await this.#chunks.check();
    return world;
  }

  save(world: Persistence): Promise<SaveReport> {
    if (this.#closed !== null) return Promise.reject(new SaveError(`The world in ${this.path} is closed; open it again to save.`));
    const save = this.#saving.then(() => this.#save(world));
    this.#saving = save.catch(() => {});
    return save;
  }

  close(): Promise<void> {
    this.#closed ??= this.#saving.then(async () => {
      await this.#lock.release();
      await removeUnsaved(this.path);
    });
    return this.#closed;
  }

  async #save(world: Persistence): Promise<SaveReport> {
    const milliseconds = this.#now();
    const { level, player, chunks, statistics } = await this.#snapshot(world, milliseconds);
    const files = new Map(await this.#chunks.merged(chunks, Math.floor(milliseconds / 1000)));
    files.set(playerFile, player);
    if (statistics !== null) files.set(statisticsFile, statistics);
    for (const [path, bytes] of level) files.set(path, bytes);
    const old = await readIfThere(join(this.path, levelFiles.level));
    if (old !== null) files.set(oldLevelFile, old);
    try {
      await replaceFiles(this.path, files);
    } finally {
      this.#chunks.forget();
    }
    for (const { cx, cz } of chunks) world.markSaved(cx, cz);
    return { chunks: chunks.length, bytes: [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0) };
  }

  /** What a player did is taken between two ticks. The other chunks follow later; one that a player changes meanwhile waits for the next save. */
  async #snapshot(
    world: Persistence,
    lastPlayed: number,
  ): Promise<{ level: [string, Uint8Array][]; player: Uint8Array; chunks: PackedChunk[]; statistics: Uint8Array | null }> {
    const { level, player, statistics, taken, others } = await taking(world, lastPlayed);
    const chunks = [...(await packAll(taken, this.#packer))];
    for (let i = 0; i < others.length; i += takenTogether) {
      const now = new Set(world.dirtyChunks().flatMap(({ cx, cz, edited }) => (edited ? [`${cx},${cz}`] : [])));
      const same = others.slice(i, i + takenTogether).filter(({ cx, cz }) => !now.has(`${cx},${cz}`));
      chunks.push(
        ...(await packAll(
          same.flatMap((chunk) => exported(world, chunk)),
          this.#packer,
        )),
      );
    }
    const packedLevel: [string, Uint8Array][] = [];
    for (const [file, root] of Object.entries(level)) packedLevel.push([levelFiles[file as LevelFile], await this.#pack(root)]);
    return {
      level: packedLevel,
      player: await this.#pack(player),
      chunks,
      statistics: statistics === undefined ? null : Buffer.from(statisticsJson(statistics)),
    };
  }

  async #pack(root: NbtCompound): Promise<Uint8Array> {
    try {
      return await packNbtFile(root);
    } catch (error) {
      if (error instanceof NbtError)
        throw new SaveError(`The world could not be saved: ${error.message} Give the world a shorter name and save again.`, {
          cause: error,
        });
      throw error;
    }
  }

  async #readNbt(file: string): Promise<NbtCompound | null> {
    const path = join(this.path, file);
    let bytes: Uint8Array | null;
    try {
      bytes = await readIfThere(path);
    } catch (error) {
      throw fileFault(error, 'The world could not be read', path);
    }
    if (bytes === null) {
      if (file !== levelFiles.level) return null;
      throw new SaveError(`There is no saved world in ${this.path}: it has no level.dat; use: worlds`);
    }
    const content = bytes;
    return this.#decode(file, () => unpackNbtFile(content));
  }

  /** The player's statistics. Counts are no reason not to open a world: of a file that cannot be understood nothing is known. */
  async #readStatistics(): Promise<{ readonly statistics?: SavedStatistics }> {
    const bytes = await readIfThere(join(this.path, statisticsFile)).catch((error) => {
      throw fileFault(error, 'The world could not be read', join(this.path, statisticsFile));
    });
    const statistics = bytes === null ? undefined : readStatisticsJson(Buffer.from(bytes).toString('utf8'));
    return statistics === undefined ? {} : { statistics };
  }

  async #decode<T>(file: string, decode: () => T | Promise<T>): Promise<T> {
    try {
      return await decode();
    } catch (error) {
      if (!(error instanceof NbtError)) throw error;
      throw new SaveError(`The world in ${this.path} cannot be opened: ${file}: ${error.message}; ${await this.#remedy(file)}`, {
        cause: error,
      });
    }
  }

  /** What to do about a damaged file, which is left as it is. */
  async #remedy(file: string): Promise<string> {
    if (file !== levelFiles.level) return 'it was left as it is: put a backup of it in its place.';
    const old = await readIfThere(join(this.path, oldLevelFile)).catch(() => null);
    const readable =
      old !== null &&
      (await unpackNbtFile(old).then(
        () => true,
        () => false,
      ));
    return readable
      ? `it was left as it is: ${oldLevelFile} beside it, from the save before, can be read; copy it over ${levelFiles.level}.`
      : 'it was left as it is: put a backup of it in its place.';
  }
}

/** What a save takes of a world in one moment of its time, and the chunks that need not be of that moment. */
interface Taken {
  readonly level: ReturnType<typeof encodeLevel>;
  readonly player: NbtCompound;
  readonly statistics: SavedStatistics | undefined;
  readonly taken: readonly SavedChunk[];
  readonly others: readonly DirtyChunk[];
}

/**
 * Takes what has to fit together, with the world held so that it does: the level, the player, and the chunks that differ from what the
 * seed makes. One chunk a turn of the event loop, so that nobody else waits for it.
 */
async function taking(world: Persistence, lastPlayed: number): Promise<Taken> {
  const release = world.hold();
  try {
    const level = encodeLevel(world.exportLevel(), lastPlayed);
    await nextTurn();
    const exportedPlayer = world.exportPlayer();
    const player = encodePlayer(exportedPlayer);
    const dirty = world.dirtyChunks();
    const taken: SavedChunk[] = [];
    for (const chunk of dirty.filter(({ edited }) => edited)) {
      await nextTurn();
      taken.push(...exported(world, chunk));
    }
    return { level, player, statistics: exportedPlayer.statistics, taken, others: dirty.filter(({ edited }) => !edited) };
  } finally {
    release();
  }
}

/** Packs chunks, one handed over a turn of the event loop, some at a time. */
async function packAll(chunks: readonly SavedChunk[], pack: ChunkPacker): Promise<readonly PackedChunk[]> {
  const packed: Promise<PackedChunk>[] = [];
  for (const [i, chunk] of chunks.entries()) {
    const one = pack(chunk);
    // It is awaited later, and its failure must not count as one that nobody looks at until then.
    one.catch(() => {});
    packed.push(one);
    await nextTurn();
    if (i >= packing) await packed[i - packing];
  }
  return Promise.all(packed);
}

function exported(world: Persistence, { cx, cz }: DirtyChunk): readonly SavedChunk[] {
  const chunk = world.exportChunk(cx, cz);
  return chunk === null ? [] : [chunk];
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Four ints as a UUID is written. */
function uuidText(ints: readonly number[]): string {
  const hex = ints.map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
