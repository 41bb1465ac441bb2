import { tread } from '../block-ticks/farmland.ts';
import type { DamageSource } from '../damage/damage-types.ts';
import { deathText } from '../damage/death-text.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { scatterOrbs } from '../entities/orbs.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { SimulationEvent } from '../view.ts';
import { isFree } from '../world/move-box.ts';
import { bedAt, type Place, standUpPlace } from './bed.ts';
import { Sleeping } from './sleeping.ts';

/** Points that a death leaves: seven a level, at most this many (minecraft.wiki, "Experience", "Dying"). */
const pointsPerLevel = 7;
const mostPoints = 100;
/** Blocks above a place in which room is looked for. */
const highest = 64;

/** Who hears of deaths and of what follows. */
export interface LifeListener {
  readonly emit: (event: SimulationEvent) => void;
  readonly closeMenus: () => void;
}

/** Death, coming back, and sleep between. */
export class Life {
  readonly sleeping: Sleeping;
  readonly #game: () => EntityGame;
  readonly #listener: LifeListener;
  /** The player has been put to a place whose chunk may not be there yet: it has to be looked at when it is. */
  #arriving = false;

  constructor(game: () => EntityGame, listener: LifeListener) {
    this.#game = game;
    this.#listener = listener;
    this.sleeping = new Sleeping(game);
  }

  /** The player dies: what it carries falls, unless the rules keep it. */
  die(source: DamageSource): void {
    const { player, world } = this.#game();
    this.#listener.closeMenus();
    this.sleeping.wake();
    if (!world.gameRules.on('keep_inventory')) this.#dropAll();
    player.mining = null;
    player.using = null;
    player.attackCooldown = 1;
    player.deathText = `${deathText('the player', source)}.`;
    const quiet = world.gameRules.on('show_death_messages') ? {} : ({ quiet: true } as const);
    this.#listener.emit({ kind: 'death', text: player.deathText, ...quiet });
  }

  #dropAll(): void {
    const game = this.#game();
    const { player, drops } = game;
    player.inventory = player.inventory.map((stack) => {
      const vanishes = enchantmentLevel(stack, 'vanishing_curse') > 0;
      if (stack !== null && !vanishes) drops.pop(Math.floor(player.x), player.y + 0.5, Math.floor(player.z), stack);
      return null;
    });
    if (player.mode !== 'spectator') scatterOrbs(game, player.x, player.y, player.z, Math.min(mostPoints, player.level * pointsPerLevel));
  }

  /** Brings a dead player back: to its bed or the place it was given, else to where the world begins. */
  respawn(): void {
    const { player, world } = this.#game();
    if (!player.dead) return;
    player.revive(world.gameRules.on('keep_inventory'));
    this.toSpawn(player.respawnAt ?? world.spawn);
    this.#listener.emit({ kind: 'respawn' });
  }

  /** Puts the player into the middle of a block, or above what stands there. */
  toSpawn([x, y, z]: Place): void {
    this.#game().player.moveTo(x + 0.5, y, z + 0.5);
    this.#arriving = true;
    this.#arrive();
  }

  /** One tick of the player. Answers whether it can act. */
  tick(): boolean {
    const { player, world } = this.#game();
    if (player.dead) player.hurtTime = Math.max(0, player.hurtTime - 1);
    if (player.dead && world.gameRules.on('immediate_respawn')) this.respawn();
    if (!player.dead && this.#arriving) this.#arrive();
    return !player.dead && world.loaded(player.x, player.z);
  }

  /** What follows from a tick of a living body: it sleeps on, and treads down what it fell on. */
  afterTick(): void {
    const { player, world, at, editor } = this.#game();
    this.sleeping.tick();
    const [x, y, z] = [Math.floor(player.x), Math.floor(player.y - 0.2), Math.floor(player.z)];
    if (player.landed > 0) tread({ at, editor }, x, y, z, player.landed, world.randoms.player.unit());
  }

  /** Finds room at the place the player was put to, once that is loaded; one whose bed is gone goes on to where the world begins. */
  #arrive(): void {
    const { player, world, at } = this.#game();
    if (!world.loaded(player.x, player.z)) return;
    this.#arriving = false;
    const bed = player.respawnAt;
    const comesToBed = bed !== null && player.respawnIsBed && Math.floor(player.x) === bed[0] && Math.floor(player.z) === bed[2];
    if (comesToBed) {
      const there = bedAt(at, bed);
      const place = there === null ? null : standUpPlace(at, there);
      if (place !== null) {
        player.moveTo(...place);
        return;
      }
      player.respawnAt = null;
      this.#listener.emit({
        kind: 'chat',
        text: 'Your bed is gone or there is no room beside it; you are where the world begins.',
        from: null,
      });
      this.toSpawn(world.spawn);
      return;
    }
    let up = 0;
    while (up < highest && !isFree(at, player, [0, up, 0])) up++;
    player.moveTo(player.x, player.y + up, player.z);
  }
}
