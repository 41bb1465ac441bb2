import type { NewWorld, WorldSummary } from '../gui/gui-host.ts';
import type { SimulationApi } from '../simulation/api.ts';

/** How a world is opened, beside what it says itself. */
export interface OpenSettings {
  /** Chunks in each direction. */
  readonly viewDistance: number;
  /** Frozen before its first tick (HORIZON_STILL). */
  readonly frozen: boolean;
}

/** An open world: its simulation, and its place on disk. */
export interface OpenWorld {
  readonly simulation: SimulationApi;
  readonly folder: string;
  readonly name: string;
  /** Writes what changed. Rejects with ControlError `state` when the disk refuses; the world stays open. */
  save(): Promise<void>;
  /** Gives the world free for others. What was not saved is lost. */
  release(): Promise<void>;
}

/** A saved world in the list. */
export interface KnownWorld extends WorldSummary {
  /** Why it cannot be opened, when it cannot. */
  readonly problem?: string;
}

/** The saved worlds of the game home. All promises reject with ControlError. */
export interface WorldKeeper {
  list(): Promise<readonly KnownWorld[]>;
  /** Opens a saved world by its folder. `state` when another game has it open or it cannot be read. */
  open(folder: string, settings: OpenSettings): Promise<OpenWorld>;
  /** Gives a world that is not open another name. */
  rename(folder: string, name: string): Promise<void>;
  /** Deletes a world that is not open, for good. */
  remove(folder: string): Promise<void>;
  /** Makes a new world in a folder of its own and opens it. */
  create(world: NewWorld, settings: OpenSettings): Promise<OpenWorld>;
}
