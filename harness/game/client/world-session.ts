import { ControlError } from '../../../ctl/control-error.ts';
import type { OpenRequest, WorldPhase } from '../control/game-port.ts';
import type { NewWorld, WorldSummary } from '../gui/gui-host.ts';
import type { SimulationApi } from '../simulation/api.ts';
import { plainText } from '../simulation/hud/styled-text.ts';
import { idleControls } from '../simulation/idle-controls.ts';
import type { PlayerControls, SimulationEvent } from '../simulation/view.ts';
import type { GameClient } from './game-client.ts';
import { WorldIcons } from './world-icons.ts';
import type { OpenSettings, OpenWorld, WorldKeeper } from './world-keeper.ts';

/** How often an open world is saved by itself, in client ticks: five minutes, as the game does. */
const autosaveTicks = 6000;

/** The world that is open, if one is: opening, ticking, saving, leaving. */
export class WorldSession {
  readonly #client: GameClient;
  #open: OpenWorld | null = null;
  #phase: WorldPhase = 'none';
  #sinceSave = 0;
  /** A world is being opened or left: it does not tick, and nothing else may be opened. */
  #changing = false;
  #fault: ControlError | null = null;
  #list: readonly WorldSummary[] = [];
  readonly #icons = new WorldIcons('saves');
  /** Makes an icon for the open world out of the last picture of it; null where there is none. */
  makeIcon: () => Promise<Uint8Array | null> = async () => null;
  /** Ticks that a world runs while it loads, where a developer lets it: none in a game whose pictures repeat. */
  #ticksAhead = 0;
  /** When the world last saved itself, in the clock of what fades; before all time while it did not, or where pictures must repeat. */
  savedItself = Number.NEGATIVE_INFINITY;

  constructor(client: GameClient) {
    this.#client = client;
  }

  get simulation(): SimulationApi | null {
    return this.#open?.simulation ?? null;
  }

  get phase(): WorldPhase {
    return this.#phase;
  }

  get folder(): string | null {
    return this.#open?.folder ?? null;
  }

  /** Why the world that was opened last had to be left, if it had. */
  get fault(): ControlError | null {
    return this.#fault;
  }

  /** The saved worlds as they were last read. */
  get list(): readonly WorldSummary[] {
    return this.#list;
  }

  /** Reads the list of saved worlds again; frames drawn after that show it. */
  refreshList(): void {
    this.#client.barrier.start(async () => {
      const worlds = await this.#client.setup.worlds.list();
      this.#list = await Promise.all(
        worlds.map(async (world) => {
          const icon = await this.#icons.read(world.folder);
          return icon === null ? world : { ...world, icon };
        }),
      );
      this.#client.redraw();
    });
  }

  /** Changes something about a saved world, and reads the list again. */
  async edit(work: (worlds: WorldKeeper) => Promise<void>): Promise<void> {
    try {
      await work(this.#client.setup.worlds);
    } finally {
      this.refreshList();
    }
  }

  /** Opens what `open` names: the world of that folder or name, else a new one. False when it is open already. */
  async openOrCreate({ world, seed, creative }: OpenRequest): Promise<boolean> {
    const known = await this.#client.setup.worlds.list();
    const found = known.find(({ folder }) => folder === world) ?? known.find(({ name }) => name === world);
    if (found !== undefined && found.folder === this.#open?.folder) return false;
    if (found !== undefined) await this.open(found.folder);
    else await this.create({ name: world, seed: seed ?? '', mode: creative ? 'creative' : 'survival', cheats: creative });
    return true;
  }

  open(folder: string): Promise<void> {
    return this.#begin((settings) => this.#client.setup.worlds.open(folder, settings));
  }

  create(world: NewWorld): Promise<void> {
    return this.#begin((settings) => this.#client.setup.worlds.create(world, settings));
  }

  /** See SimulationApi.unfinished; null without a world that ticks. */
  unfinished(): Promise<void> | null {
    return this.#changing ? null : (this.simulation?.unfinished() ?? null);
  }

  /** See SimulationApi.prepare. */
  prepare(): boolean {
    return !this.#changing && (this.simulation?.prepare() ?? false);
  }

  /** Moves the world on by a client tick, unless a screen pauses it. */
  tick(controls: PlayerControls | null): void {
    const simulation = this.simulation;
    if (simulation === null || controls === null || this.#changing) return;
    if (this.#phase === 'loaded' && this.#client.gui.pauses) return;
    try {
      simulation.tick(controls);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      this.#client.barrier.start(() => this.#giveUp(error));
      return;
    }
    for (const event of simulation.takeEvents()) this.#note(event);
    this.#client.heldName.tick(simulation.player, this.#client.pictureTicks);
    this.#client.moments.tick(simulation.hud.moments, this.#client.pictureTicks);
    if (this.#phase === 'loading' && simulation.ready) this.#loaded();
    this.#sinceSave += 1;
    if (this.#sinceSave >= autosaveTicks) this.#client.barrier.start(() => this.#autosave());
  }

  /** Saves the open world and returns its folder. @throws ControlError `state` when none is open or the disk refuses. */
  async save(): Promise<string> {
    const open = this.#required();
    await this.#write();
    const toast = { item: 'writable_book', title: 'World saved', text: open.name };
    this.#client.toasts.add({ ...toast, tick: this.#client.pictureTicks });
    return open.folder;
  }

  /** Saves without a word, as the game does by itself now and then. */
  async #write(): Promise<void> {
    const open = this.#required();
    this.#sinceSave = 0;
    await this.#client.barrier.run(() => open.save());
  }

  async #autosave(): Promise<void> {
    await this.#write();
    if (!this.#client.setup.still) this.savedItself = this.#client.pictureTicks;
  }

  /** Saves and leaves. When saving fails the world stays open. @throws ControlError `state`, or `busy` while it is opened or left. */
  async leave(): Promise<void> {
    const open = this.#required();
    // What lies on the pointer and in a crafting grid goes back first, into the world where there is no room.
    open.simulation.closeMenu();
    await this.#exclusively(async () => {
      await open.save();
      await this.#keepIcon(open);
      await open.release();
    });
    this.#left(open, {});
  }

  /** Gives a world its icon if it has none. A world without one is a world all the same. */
  async #keepIcon({ folder }: OpenWorld): Promise<void> {
    try {
      await this.#icons.keep(folder, this.makeIcon);
    } catch (error) {
      this.#client.setup.log.warn(`the world's icon was not written: ${(error as Error).message}`);
    }
  }

  /**
   * Leaves a world of which a part cannot be read. What was done in it is saved as far as it goes; one that was not loaded yet has
   * nothing to save.
   */
  async #giveUp(fault: ControlError): Promise<void> {
    const open = this.#required();
    this.#fault = fault;
    this.#client.setup.log.error(`the world "${open.name}" is left: ${fault.message}`);
    await this.#exclusively(async () => {
      try {
        if (this.#phase === 'loaded') await open.save();
      } catch (error) {
        this.#client.setup.log.error(`the world "${open.name}" was not saved: ${(error as Error).message}`);
      }
      await open.release();
    });
    this.#left(open, { reason: fault.message });
  }

  #left(open: OpenWorld, details: { readonly reason?: string }): void {
    this.#open = null;
    this.#phase = 'none';
    this.savedItself = Number.NEGATIVE_INFINITY;
    this.#client.chat.clear();
    this.#client.heldName.clear();
    this.#client.moments.clear();
    this.#client.toasts.clear();
    this.#client.events.push(this.#client.ticks, 'world', { what: 'left', world: open.name, folder: open.folder, ...details });
    this.#client.gui.open('title');
    this.#client.redraw();
  }

  /** Runs work that opens or leaves a world, one at a time. */
  async #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#changing) throw new ControlError('busy', 'a world is being opened or left; wait for it, then send this again');
    this.#changing = true;
    try {
      return await this.#client.barrier.run(work);
    } finally {
      this.#changing = false;
    }
  }

  #required(): OpenWorld {
    if (this.#open === null) throw new ControlError('state', 'no world open; use: open WORLD');
    return this.#open;
  }

  async #begin(open: (settings: OpenSettings) => Promise<OpenWorld>): Promise<void> {
    if (this.#changing) throw new ControlError('busy', 'a world is being opened or left; wait for it, then send this again');
    if (this.#open !== null) await this.leave();
    this.#phase = 'loading';
    this.#fault = null;
    this.#client.gui.open('loading');
    const { options, still, stillRules } = this.#client.setup;
    const adrift = still ? (stillRules?.adrift('world-start') ?? null) : null;
    try {
      this.#open = await this.#exclusively(() => open({ viewDistance: options.values.renderDistance, frozen: still && adrift === null }));
      this.#ticksAhead = adrift === null ? 0 : 1 + (adrift % 64);
      this.#sinceSave = 0;
      if (this.#open.simulation.ready) this.#loaded();
    } catch (error) {
      this.#phase = 'none';
      this.#client.gui.open('title');
      throw error;
    } finally {
      this.#client.redraw();
    }
  }

  #loaded(): void {
    const open = this.#required();
    this.#phase = 'loaded';
    const { yaw, pitch, selected } = open.simulation.player;
    for (let i = 0; i < this.#ticksAhead; i += 1) open.simulation.tick({ ...idleControls, yaw, pitch, selected });
    this.#client.setup.log.info('a world is loaded');
    this.#client.events.push(this.#client.ticks, 'world', { what: 'opened', world: open.name, folder: open.folder });
    this.#client.gui.open('game');
  }

  #note(event: SimulationEvent): void {
    const { kind, ...details } = event.kind === 'death' ? { kind: event.kind, text: event.text } : event;
    // Whoever reads events wants the words; the chat shows their looks too.
    const told = 'text' in details ? { ...details, text: plainText(details.text) } : details;
    this.#client.events.push(this.#client.ticks, kind, told);
    if (event.kind === 'chat') this.#client.chat.add(event.text, this.#client.pictureTicks, event.from);
    if (event.kind === 'death' && event.quiet !== true) this.#client.chat.add(event.text, this.#client.pictureTicks);
  }
}
