import type { SimulationApi, WorldSettings } from './api.ts';
import { BlockTicks } from './block-ticks/block-ticks.ts';
import { lootOf } from './blocks/loot.ts';
import type { ReadCell } from './blocks/support.ts';
import { aimedEntity } from './combat/aim.ts';
import { creatureHands } from './combat/creature-hands.ts';
import { type ChatCompletion, completeChat } from './commands/chat-completion.ts';
import type { CommandGame } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { BlockEntities } from './containers/block-entities.ts';
import { PlayerMenus } from './containers/player-menus.ts';
import type { SlotClick } from './containers/slot-click.ts';
import { ChunkDigests } from './digest/chunk-digests.ts';
import { type StateForDigest, stateForDigest } from './digest/state-for-digest.ts';
import { worldDigest } from './digest/world-digest.ts';
import { tickEffects } from './effects/player-effects.ts';
import { DroppedItems } from './entities/dropped-items.ts';
import { Entities } from './entities/entities.ts';
import type { EntityGame } from './entities/entity-game.ts';
import { dropBlock } from './entities/falling-block.ts';
import { liveMob } from './entities/mobs/live-mob.ts';
import { scatterOrbs } from './entities/orbs.ts';
import { primeTnt } from './entities/prime-tnt.ts';
import { populate } from './entities/spawning/first-animals.ts';
import { spawnNaturally } from './entities/spawning/natural-spawning.ts';
import { Holds } from './holds.ts';
import type { Hud } from './hud/hud.ts';
import { Moments } from './hud/moments.ts';
import type { ChunkSource, DirtyChunk, Persistence, SavedChunk, SavedLevel, SavedPlayer, SavedWorld } from './persistence.ts';
import { Hand } from './player/hand.ts';
import { Life } from './player/life.ts';
import { Player } from './player/player.ts';
import { PlayerMovement } from './player/player-movement.ts';
import { Survival } from './player/survival.ts';
import { settleView } from './player/view-motion.ts';
import { PlayerCounter } from './statistics/count-player.ts';
import { ChunkJob } from './terrain/chunk-job.ts';
import { TickClock } from './tick-clock.ts';
import type { EntityView, PlayerControls, SimulationEvent, Target } from './view.ts';
import { receivedWaypoints } from './waypoints/received-waypoints.ts';
import type { WaypointView } from './waypoints/waypoint.ts';
import { BlockEditor } from './world/block-editor.ts';
import type { Chunk } from './world/chunk.ts';
import { ChunkLoader } from './world/chunk-loader.ts';
import { type ChunkMaker, InlineChunkMaker } from './world/chunk-maker.ts';
import { LightEngine } from './world/light-engine.ts';
import { restWeather, tickWeather } from './world/weather.ts';
import { WorldState } from './world/world-state.ts';

/** A running world: what the client's loop, the saves and the digests of stills use. */
export interface Simulation extends SimulationApi, Persistence {
  /** 32 hexadecimal digits over all that a save would keep: level, player, entities, and cells and light of the chunks in view. */
  worldDigest(): string;
  /** What can be seen of the state, as plain data in a fixed order of keys: the input of a still's S digest. */
  stateForDigest(): StateForDigest;
}

/** What a world is opened with besides its settings. */
export interface SimulationOptions {
  /** The world as it was saved; a new one begins without. Its own seed, mode and rules win over the settings'. */
  readonly saved?: SavedWorld;
  /** Where stored chunks come from; without one every chunk is generated. */
  readonly source?: ChunkSource;
  /** Who makes chunks, from the same seed and source; without one they are made in the tick that needs them. */
  readonly maker?: ChunkMaker;
  /** Where a new world's player begins, when somebody has found it already (ChunkJob.spawn). */
  readonly spawn?: readonly [number, number, number];
}

class GameSimulation implements Simulation {
  readonly world: WorldState;
  readonly player: Player;
  readonly #settings: WorldSettings;
  readonly #editor: BlockEditor;
  readonly #entities: Entities;
  readonly #drops: DroppedItems;
  readonly #loader: ChunkLoader;
  readonly #clock: TickClock;
  readonly #movement: PlayerMovement;
  readonly #survival: Survival;
  readonly #life: Life;
  readonly #hand: Hand;
  readonly #blockTicks: BlockTicks;
  readonly #blockEntities: BlockEntities;
  readonly #menus: PlayerMenus;
  readonly #digests = new ChunkDigests();
  readonly #holds = new Holds();
  readonly #counter: PlayerCounter;
  #events: SimulationEvent[] = [];
  #begun = false;
  #populated: readonly Chunk[] | null = null;
  clientTicks = 0;

  constructor(settings: WorldSettings, options: SimulationOptions) {
    const saved = options.saved ?? null;
    const light = new LightEngine();
    this.#settings = settings;
    const moments = new Moments();
    this.world = new WorldState(settings, saved?.level ?? null, moments);
    const at: ReadCell = (x, y, z) => this.world.map.cell(x, y, z);
    const job = new ChunkJob(this.world.seed, options.source ?? null);
    const maker = options.maker ?? new InlineChunkMaker(job);
    this.#editor = new BlockEditor(this.world, light);
    this.#entities = new Entities(this.world);
    this.#entities.distance = settings.viewDistance;
    this.#drops = new DroppedItems(this.world, this.#entities);
    this.#loader = new ChunkLoader(this.world, maker, job, light, this.#entities, settings.viewDistance);
    this.#clock = new TickClock(this.world);
    this.player = new Player(this.world.defaultMode, moments);
    this.#survival = new Survival(this.player, at, this.world, (source) => this.#life.die(source));
    this.#life = new Life(() => this.#entityGame(), { emit: (event) => this.#events.push(event), closeMenus: () => this.closeMenu() });
    this.#movement = new PlayerMovement(this.player, at, this.#survival, this.world.border);
    this.#hand = new Hand(this.player, this.world, this.#editor, this.#drops, this.#survival, {
      game: () => this.#entityGame(),
      blocks: (x, y, z) => this.#blockTicks.at(x, y, z),
    });
    this.#hand.creatures = creatureHands(this.#entityGame());
    this.#hand.blockUses.push(this.#life.sleeping.use);
    this.#blockTicks = this.#ruleBlocks();
    this.#loader.onComing = (chunk, content) => this.#blockTicks.look(chunk, content);
    this.#blockEntities = new BlockEntities(this.world, this.#editor, this.#drops);
    this.#blockEntities.onExperience = (x, y, z, points) =>
      scatterOrbs({ world: this.world, entities: this.#entities }, x + 0.5, y + 0.5, z + 0.5, points);
    this.#menus = new PlayerMenus(this.player, this.world, this.#blockEntities, {
      drop: (stack) => this.#hand.throw(stack),
      award: (points) => scatterOrbs({ world: this.world, entities: this.#entities }, this.player.x, this.player.y, this.player.z, points),
    });
    this.#hand.blockUses.push((_, { x, y, z }) => this.#menus.use(x, y, z));
    this.#listen();
    this.#counter = new PlayerCounter(this.world.statistics);
    if (saved === null) this.world.spawn = options.spawn ?? job.spawn();
    if (saved?.player?.statistics !== undefined) this.world.statistics.import(saved.player.statistics);
    if (saved?.player != null) this.player.import(saved.player);
    else this.#life.toSpawn(this.world.spawn);
  }

  #ruleBlocks(): BlockTicks {
    const [world, editor, entities] = [this.world, this.#editor, this.#entities];
    return new BlockTicks(world, editor, {
      pop: (x, y, z, stack) => this.#drops.pop(x, y, z, stack),
      fall: (x, y, z, cell) => dropBlock({ editor, entities }, x, y, z, cell),
      prime: (x, y, z, fuse) => primeTnt({ world, entities }, x, y, z, fuse),
      distanceToPlayer: (x, y, z) => {
        const [dx, dy, dz] = [x + 0.5 - this.player.x, y + 0.5 - this.player.y, z + 0.5 - this.player.z];
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
      },
      strike: (x, y, z) => {
        const position = [x + 0.5, y, z + 0.5] as const;
        entities.add({ kind: 'lightning_bolt', position, motion: [0, 0, 0], yaw: 0, onGround: false, age: 0 });
      },
    });
  }

  #listen(): void {
    this.#editor.onPop = (x, y, z, cell) => {
      for (const stack of lootOf(cell, null, this.world.randoms.drops)) this.#drops.pop(x, y, z, stack);
    };
    this.#drops.onPickup = (item, count) => {
      this.world.statistics.add('picked_up', item, count);
      this.#events.push({ kind: 'item', item, count });
    };
    this.#clock.onSprintDone = () => this.#reply('The sprint is over.');
  }

  get entities(): readonly EntityView[] {
    return this.#entities.list;
  }

  get hud(): Hud {
    return this.world.hud;
  }

  get waypoints(): readonly WaypointView[] {
    return this.world.gameRules.on('locator_bar') ? receivedWaypoints(this.player, this.#entities.mobs) : [];
  }

  get ready(): boolean {
    return this.#loader.ready;
  }

  get progress(): number {
    return this.#loader.progress;
  }

  unfinished(): Promise<void> | null {
    return this.#holds.promise ?? this.#loader.unfinished();
  }

  hold(): () => void {
    return this.#holds.take();
  }

  prepare(): boolean {
    return this.#loader.prepare();
  }

  raycast(yaw: number, pitch: number): Target | null {
    return this.#hand.target(yaw, pitch);
  }

  targetEntity(yaw: number, pitch: number): EntityView | null {
    return aimedEntity(this.#entityGame(), yaw, pitch);
  }

  /** What entities act upon. */
  #entityGame(): EntityGame {
    const { world, player } = this;
    const at: ReadCell = (x, y, z) => world.map.cell(x, y, z);
    return {
      world,
      at,
      player,
      survival: this.#survival,
      entities: this.#entities,
      drops: this.#drops,
      editor: this.#editor,
      live: liveMob,
    };
  }

  /** See SimulationApi. Until the view is loaded for the first time, player and world wait as they were left. */
  tick(controls: PlayerControls): void {
    if (this.#holds.promise !== null) throw new Error('A world that is being saved was ticked; wait for what unfinished() answers.');
    const { player } = this;
    this.clientTicks++;
    player.oldX = player.x;
    player.oldY = player.y;
    player.oldZ = player.z;
    this.#loader.tick(Math.floor(player.x) >> 4, Math.floor(player.z) >> 4);
    this.#populate();
    if (!this.#begun) {
      this.#begun = this.ready;
      return;
    }
    player.turn(controls);
    if (this.#life.tick()) {
      this.#hand.tick(controls);
      this.#movement.tick(controls);
      this.#survival.tick();
      this.#life.afterTick();
    }
    this.#menus.tick();
    settleView(player);
    const worldTicks = this.#clock.advance();
    for (let i = 0; i < worldTicks; i++) this.#tickWorld();
    if (worldTicks === 0) this.#entities.rest();
    if (worldTicks === 0 && this.world.frozen) restWeather(this.world);
    this.#drops.pickUp(player);
    this.#counter.tick(player, worldTicks);
  }

  /** Chunks that have become whole get their first animals. */
  #populate(): void {
    const chunks = this.world.litChunks();
    if (chunks === this.#populated) return;
    this.#populated = chunks;
    for (const chunk of chunks) if (chunk.fresh) populate(chunk, this.#entityGame());
  }

  #tickWorld(): void {
    this.world.time++;
    if (this.world.gameRules.on('advance_time')) this.world.totalDayTime++;
    this.#life.sleeping.skipNight();
    tickWeather(this.world);
    this.world.border.tick();
    this.world.brokenBlocks.tick(this.world.time);
    this.#blockTicks.tick(this.#chunksInView());
    this.#entities.tick(this.#entityGame());
    spawnNaturally(this.#entityGame(), this.#settings.viewDistance);
    this.#drops.tick();
    this.#blockEntities.tick();
    if (!this.player.dead) tickEffects(this.player, this.#survival, this.world.time);
  }

  takeEvents(): readonly SimulationEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  complete(line: string, caret: number): ChatCompletion {
    return completeChat(line, caret, this.#commandGame());
  }

  say(line: string): void {
    const text = line.trim();
    if (text === '') return;
    if (text.startsWith('/')) runCommand(text.slice(1), this.#commandGame());
    else this.#events.push({ kind: 'chat', text, from: 'Player' });
  }

  #reply(text: string): void {
    this.#events.push({ kind: 'chat', text, from: null });
  }

  #commandGame(): CommandGame {
    return {
      world: this.world,
      player: this.player,
      survival: this.#survival,
      editor: this.#editor,
      drops: this.#drops,
      entityGame: this.#entityGame(),
      clock: this.#clock,
      hud: this.hud,
      reply: (text) => {
        if (this.world.gameRules.on('send_command_feedback')) this.#reply(text);
      },
      tell: (text) => this.#reply(text),
      refuse: (text) => this.#events.push({ kind: 'chat', text, from: null, refused: true }),
      chat: (text, from) => this.#events.push({ kind: 'chat', text, from }),
    };
  }

  clickSlot(click: SlotClick): void {
    if (!this.player.dead) this.#menus.click(click);
  }

  closeMenu(): void {
    this.#menus.close();
  }

  setDifficulty(difficulty: WorldState['difficulty']): void {
    this.world.difficulty = difficulty;
  }

  respawn(): void {
    this.#life.respawn();
  }

  leaveBed(): void {
    this.#life.sleeping.wake();
  }

  dirtyChunks(): readonly DirtyChunk[] {
    return this.#loader.dirtyChunks();
  }

  exportChunk(cx: number, cz: number): SavedChunk | null {
    return this.#loader.exportChunk(cx, cz);
  }

  markSaved(cx: number, cz: number): void {
    this.#loader.markSaved(cx, cz);
  }

  exportPlayer(): SavedPlayer {
    return { ...this.player.export(), statistics: this.world.statistics.export() };
  }

  exportLevel(): SavedLevel {
    return this.world.exportLevel();
  }

  /** Lit chunks within the view distance, in ascending (cx, cz). */
  #chunksInView(): readonly Chunk[] {
    const distance = this.#settings.viewDistance;
    const [cx, cz] = [Math.floor(this.player.x) >> 4, Math.floor(this.player.z) >> 4];
    return this.world.litWithin(cx, cz, distance);
  }

  worldDigest(): string {
    const entities = this.#entities.savedAround(this.player.x, this.player.z, this.#settings.viewDistance);
    const chunks = this.#chunksInView();
    return worldDigest({ level: this.exportLevel(), player: this.exportPlayer(), entities, chunks }, this.#digests);
  }

  stateForDigest(): StateForDigest {
    return stateForDigest(this, this.#chunksInView(), this.#digests);
  }
}

/** Farthest that a view may reach, as in Java, in chunks. */
const farthestView = 32;

/**
 * Opens a world. Nothing is generated before the first tick but the place where a new world's player begins. Throws a RangeError for a
 * view distance that is not a whole number from 1 to 32.
 */
export function createSimulation(settings: WorldSettings, options: SimulationOptions = {}): Simulation {
  const { viewDistance } = settings;
  if (!Number.isInteger(viewDistance) || viewDistance < 1 || viewDistance > farthestView) {
    throw new RangeError(`The view distance is ${viewDistance}; give a whole number of chunks from 1 to ${farthestView}.`);
  }
  return new GameSimulation(settings, options);
}
