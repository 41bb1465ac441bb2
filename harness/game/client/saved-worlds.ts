import { join, resolve } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import type { NewWorld } from '../gui/gui-host.ts';
import { deleteWorld, renameWorld } from '../saves/edit-world.ts';
import { SaveError } from '../saves/save-error.ts';
import { makeWorldFolder, removeUnsaved, worldPath } from '../saves/world-folder.ts';
import { listWorlds } from '../saves/world-list.ts';
import { openWorldStore, type WorldStore } from '../saves/world-store.ts';
import type { WorldSettings } from '../simulation/api.ts';
import type { ChunkSource } from '../simulation/persistence.ts';
import { createSimulation } from '../simulation/simulation.ts';
import type { ChunkWorkers } from './chunk-workers.ts';
import { ThreadedChunkMaker } from './threaded-chunk-maker.ts';
import { threadedPacker } from './threaded-packer.ts';
import type { KnownWorld, OpenSettings, OpenWorld, WorldKeeper } from './world-keeper.ts';
import { seedOf } from './world-seed.ts';

/** Whatever the saves refuse is a matter of the game's state, and their message says what to do. */
function refusal(error: unknown): unknown {
  return error instanceof SaveError ? new ControlError('state', error.message, {}, { cause: error }) : error;
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusal(error);
  }
}

/** Stored chunks, with a damaged one refused likewise: it shows only when a tick needs it. */
function toldSource(source: ChunkSource): ChunkSource {
  return {
    load: (cx, cz) => {
      try {
        return source.load(cx, cz);
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

class StoredWorld implements OpenWorld {
  readonly simulation: ReturnType<typeof createSimulation>;
  readonly folder: string;
  readonly name: string;
  readonly #store: WorldStore;
  readonly #maker: ThreadedChunkMaker;

  constructor(
    store: WorldStore,
    { folder, name }: WorldSettings,
    maker: ThreadedChunkMaker,
    simulation: ReturnType<typeof createSimulation>,
  ) {
    this.#store = store;
    this.#maker = maker;
    this.folder = folder;
    this.name = name;
    this.simulation = simulation;
  }

  save(): Promise<void> {
    return told(async () => {
      await this.#store.save(this.simulation);
    });
  }

  release(): Promise<void> {
    this.#maker.close();
    return told(() => this.#store.close());
  }
}

/** Opens a store and gives it free again when what comes next fails. */
async function withStore(path: string, workers: ChunkWorkers, use: (store: WorldStore) => Promise<OpenWorld>): Promise<OpenWorld> {
  const store = await openWorldStore(path, { pack: threadedPacker(workers) });
  try {
    return await use(store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

export interface SavedWorldsSetup {
  /** HORIZON_STILL. */
  readonly still: boolean;
  /** Who makes the worlds' chunks. */
  readonly workers: ChunkWorkers;
}

/** The worlds of the saves folder, each with its simulation once it is open. */
class SavedWorlds implements WorldKeeper {
  readonly #saves: string;
  readonly #still: boolean;
  readonly #workers: ChunkWorkers;

  constructor(saves: string, { still, workers }: SavedWorldsSetup) {
    this.#saves = saves;
    this.#still = still;
    this.#workers = workers;
  }

  list(): Promise<readonly KnownWorld[]> {
    return told(() => listWorlds(this.#saves));
  }

  open(folder: string, settings: OpenSettings): Promise<OpenWorld> {
    return told(() =>
      withStore(worldPath(this.#saves, folder), this.#workers, async (store) => {
        const saved = await store.load();
        const { name, seed, mode, cheats } = saved.level;
        const world: WorldSettings = { name, folder, seed, mode, cheats, ...settings };
        const source = toldSource(store.chunkSource);
        const maker = new ThreadedChunkMaker(this.#workers, { seed: saved.level.seed, path: store.path }, source);
        return new StoredWorld(store, world, maker, createSimulation(world, { saved, source, maker }));
      }),
    );
  }

  rename(folder: string, name: string): Promise<void> {
    return told(async () => renameWorld(worldPath(this.#saves, folder), name));
  }

  remove(folder: string): Promise<void> {
    return told(async () => deleteWorld(worldPath(this.#saves, folder)));
  }

  create({ name, seed, mode, cheats, difficulty }: NewWorld, settings: OpenSettings): Promise<OpenWorld> {
    return told(async () => {
      const folder = await makeWorldFolder(this.#saves, name);
      const path = join(this.#saves, folder);
      const made = withStore(path, this.#workers, async (store) => {
        // Repeatable pictures need a repeatable world: its name is then the seed that was not given.
        const chosen = this.#still ? () => seedOf(`name ${name}`) : undefined;
        const world: WorldSettings = {
          name,
          folder,
          seed: seedOf(seed, chosen),
          mode,
          cheats,
          ...(difficulty === undefined ? {} : { difficulty }),
          ...settings,
        };
        const source = toldSource(store.chunkSource);
        const maker = new ThreadedChunkMaker(this.#workers, { seed: world.seed, path: store.path }, source);
        const spawn = await maker.spawn();
        const opened = new StoredWorld(store, world, maker, createSimulation(world, { source, maker, spawn }));
        // From here on the world exists, whatever becomes of the game.
        await opened.save();
        return opened;
      });
      return made.catch(async (error: unknown) => {
        // Also when the store could not even be opened: the folder's name is free again.
        await removeUnsaved(path).catch(() => {});
        throw error;
      });
    });
  }
}

/**
 * The saved worlds of a game home.
 * @param saves the saves folder.
 */
export function savedWorlds(saves: string, setup: SavedWorldsSetup): WorldKeeper {
  return new SavedWorlds(resolve(saves), setup);
}
