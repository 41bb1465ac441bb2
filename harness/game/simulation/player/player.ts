import type { MenuView } from '../containers/menu-view.ts';
import { ActiveEffects } from '../effects/active-effects.ts';
import { Moments } from '../hud/moments.ts';
import type { SavedPlayer } from '../persistence.ts';
import type { EffectView, GameMode, ItemStack, PlayerControls, PlayerView } from '../view.ts';
import { farthestWaypoint } from '../waypoints/waypoint.ts';
import { restingPose } from './pose.ts';
import type { PoseView, Stance, UsingView } from './pose-view.ts';

export const standingHeight = 1.8;
export const sneakingHeight = 1.5;
export const standingEye = 1.62;
export const sneakingEye = 1.27;
/** Of those who swim at full stretch or crawl. */
export const lyingHeight = 0.6;
export const lyingEye = 0.4;
/** Of those who sleep. */
export const sleepingHeight = 0.2;
export const fullAir = 300;
export const usualFlySpeed = 0.05;
const fastestFlySpeed = 0.2;
const flySpeedStep = 0.005;

/** The player's own state. The player's parts (movement, hand, survival, inventory) write it; others see it as a PlayerView. */
export class Player implements PlayerView {
  x = 0;
  y = 0;
  z = 0;
  oldX = 0;
  oldY = 0;
  oldZ = 0;
  vx = 0;
  vy = 0;
  vz = 0;
  yaw = 0;
  pitch = 0;
  readonly width = 0.6;
  height = standingHeight;
  eyeHeight = standingEye;
  onGround = false;
  inWater = false;
  inLava = false;
  headInWater = false;
  hitWall = false;
  sneaking = false;
  sprinting = false;
  /** Swims at full stretch: begun by a sprint under water. */
  swimming = false;
  /** How the body is held; it decides its height. */
  stance: Stance = 'standing';
  flying = false;
  fallDistance = 0;
  mode: GameMode;
  health = 20;
  food = 20;
  saturation = 5;
  exhaustion = 0;
  foodTimer = 0;
  air = fullAir;
  /** Ticks left of the view's tilt after a hit, 10..0, and the direction the hit came from, in degrees against the view: 0 left, 90 ahead. */
  hurtTime = 0;
  hurtDirection = 0;
  /** Ticks left in which other hits are spared: see Survival. */
  spared = 0;
  /** Ticks that the player still burns; below 0 it does not, and comes nearer to catching fire in a fire. */
  fireTicks = -20;
  /** Ticks since the last hit, from which its strength comes back. */
  attackTicks = 0;
  attackCooldown = 1;
  /** What is being eaten, drunk, drawn or looked through. */
  using: UsingView | null = null;
  /** The bed (its head) that the player lies in. */
  sleeping: readonly [number, number, number] | null = null;
  sleepTicks = 0;
  /** All points ever gained, and those since the last death. */
  totalExperience = 0;
  score = 0;
  level = 0;
  experience = 0;
  inventory: (ItemStack | null)[] = Array.from({ length: 46 }, () => null);
  carried: ItemStack | null = null;
  menu: MenuView | null = null;
  /** Stacks that lie nowhere for good: on the pointer and in crafting grids. Whoever opens menus tells of theirs. */
  looseStacks: () => readonly (ItemStack | null)[] = () => [this.carried, ...this.inventory.slice(1, 5)];
  selected = 0;
  mining: { readonly x: number; readonly y: number; readonly z: number; readonly progress: number } | null = null;
  swing = 0;
  oldSwing = 0;
  walked = 0;
  walkedOld = 0;
  handLag: readonly [number, number] = [0, 0];
  pose: PoseView = restingPose;
  dead = false;
  deathText: string | null = null;
  absorption = 0;
  healthBefore = 20;
  scoping = false;
  /** Blocks from which waypoints are received. */
  receiveRange = farthestWaypoint;
  readonly activeEffects = new ActiveEffects();
  /** What happened to the player that the interface shows for a while. */
  readonly moments: Moments;
  /** The view at the last tick, from which the hand lags behind. */
  lastYaw = 0;
  lastPitch = 0;
  /** Blocks a tick that flight gains each tick; a spectator's wheel changes it. */
  flySpeed = usualFlySpeed;
  /** Ticks until another ender pearl can be thrown. */
  pearlWait = 0;
  /** Blocks fallen when the feet met the ground in this tick; 0 otherwise. */
  landed = 0;
  /** Multiplies the next move, by cobwebs and bushes; null for none. */
  stuck: readonly [number, number, number] | null = null;
  #respawnAt: readonly [number, number, number] | null = null;
  /** Whether `respawnAt` is a bed that has to stand there still. */
  respawnIsBed = false;
  /** The view that the controls asked for last: only a change of it turns the player, so that /tp can. */
  #askedYaw: number | null = null;
  #askedPitch: number | null = null;

  constructor(mode: GameMode, moments = new Moments()) {
    this.mode = mode;
    this.moments = moments;
    this.flying = mode === 'spectator';
  }

  get velocity(): readonly [number, number, number] {
    return [this.vx, this.vy, this.vz];
  }

  /** Blocks from the eye at which blocks can be reached. */
  get reach(): number {
    return this.mode === 'creative' ? 5 : 4.5;
  }

  /** Where the player comes back, when /spawnpoint or a bed said so. Setting it says that no bed has to be there. */
  get respawnAt(): readonly [number, number, number] | null {
    return this.#respawnAt;
  }

  set respawnAt(place: readonly [number, number, number] | null) {
    this.#respawnAt = place;
    this.respawnIsBed = false;
  }

  get onFire(): boolean {
    return this.fireTicks > 0;
  }

  get effects(): readonly EffectView[] {
    return this.activeEffects.list;
  }

  /** Hunger, damage and wear count. */
  get mortal(): boolean {
    return this.mode === 'survival' || this.mode === 'adventure';
  }

  /** The stack in the selected hotbar slot. */
  get held(): ItemStack | null {
    return this.inventory[36 + this.selected];
  }

  set held(stack: ItemStack | null) {
    this.inventory[36 + this.selected] = stack;
  }

  /** Turns to the view of the controls, if that changed since the last tick. */
  turn(controls: PlayerControls): void {
    if (controls.yaw !== this.#askedYaw && Number.isFinite(controls.yaw)) this.yaw = controls.yaw;
    if (controls.pitch !== this.#askedPitch && Number.isFinite(controls.pitch)) this.pitch = Math.min(90, Math.max(-90, controls.pitch));
    this.#askedYaw = controls.yaw;
    this.#askedPitch = controls.pitch;
  }

  /** Puts the player at a place at rest. */
  moveTo(x: number, y: number, z: number): void {
    this.x = x;
    this.y = y;
    this.z = z;
    this.oldX = x;
    this.oldY = y;
    this.oldZ = z;
    this.vx = 0;
    this.vy = 0;
    this.vz = 0;
    this.fallDistance = 0;
    this.mining = null;
    this.sleeping = null;
    this.stuck = null;
  }

  /**
   * Throws the player back (minecraft.wiki, "Knockback (mechanic)"): against the direction [dx, dz] toward who hits, halving its own speed,
   * and up when it stands. `resistance` takes a part of the strength away.
   */
  knockBack(strength: number, dx: number, dz: number, resistance: number): void {
    const force = strength * Math.max(0, 1 - resistance);
    const length = Math.sqrt(dx * dx + dz * dz);
    if (force <= 0 || length < 1e-4) return;
    this.vx = this.vx / 2 - (dx / length) * force;
    this.vz = this.vz / 2 - (dz / length) * force;
    if (this.onGround) this.vy = Math.min(0.4, this.vy / 2 + force);
  }

  /** A spectator's wheel makes its flight faster or slower by a tenth of the usual a step, to four times it at most. */
  changeFlySpeed(steps: number): void {
    this.flySpeed = Math.min(fastestFlySpeed, Math.max(0, this.flySpeed + steps * flySpeedStep));
  }

  /** A hit that throws back costs the player its sprint and four tenths of its speed. */
  slowAfterHit(): void {
    this.vx *= 0.6;
    this.vz *= 0.6;
    this.sprinting = false;
  }

  /** Makes a dead player whole again; effects are lost, and experience unless `keeps`. */
  revive(keeps = false): void {
    this.dead = false;
    this.deathText = null;
    this.health = 20;
    this.food = 20;
    this.saturation = 5;
    this.exhaustion = 0;
    this.foodTimer = 0;
    this.air = fullAir;
    this.hurtTime = 0;
    this.spared = 0;
    this.fireTicks = -20;
    this.flying = false;
    if (!keeps) {
      this.score = 0;
      this.level = 0;
      this.experience = 0;
      this.totalExperience = 0;
    }
    this.absorption = 0;
    this.healthBefore = 20;
    this.activeEffects.remove(null);
  }

  setMode(mode: GameMode): void {
    this.mode = mode;
    this.flySpeed = usualFlySpeed;
    this.flying = mode === 'spectator' || (mode === 'creative' && this.flying);
    this.mining = null;
  }

  /** The state as a save keeps it. What is on the pointer or in a crafting grid goes into free slots of the copy. */
  export(): SavedPlayer {
    const inventory = this.inventory.map((stack, slot) => (slot < 5 ? null : stack));
    for (const stack of this.looseStacks()) {
      const free = inventory.findIndex((there, slot) => slot >= 9 && slot < 45 && there === null);
      if (free >= 0 && stack !== null) inventory[free] = stack;
    }
    return {
      position: [this.x, this.y, this.z],
      motion: [this.vx, this.vy, this.vz],
      yaw: this.yaw,
      pitch: this.pitch,
      onGround: this.onGround,
      fallDistance: this.fallDistance,
      mode: this.mode,
      flying: this.flying,
      health: this.health,
      food: this.food,
      saturation: this.saturation,
      exhaustion: this.exhaustion,
      foodTimer: this.foodTimer,
      air: this.air,
      level: this.level,
      experience: this.experience,
      inventory,
      selected: this.selected,
      dead: this.dead,
      absorption: this.absorption,
      effects: this.effects,
      spawn: this.respawnAt,
      spawnIsBed: this.respawnIsBed,
      fire: this.fireTicks,
      spared: this.spared,
      totalExperience: this.totalExperience,
      score: this.score,
      sleeping: this.sleeping,
      sleepTicks: this.sleepTicks,
      swimming: this.swimming,
      ...(this.receiveRange === farthestWaypoint ? {} : { receiveRange: this.receiveRange }),
    };
  }

  /** Takes over a saved state. */
  import(saved: SavedPlayer): void {
    this.moveTo(...saved.position);
    [this.vx, this.vy, this.vz] = saved.motion;
    this.yaw = saved.yaw;
    this.pitch = saved.pitch;
    this.lastYaw = saved.yaw;
    this.pose = { ...restingPose, bodyYaw: saved.yaw, oldBodyYaw: saved.yaw };
    this.lastPitch = saved.pitch;
    this.onGround = saved.onGround;
    this.fallDistance = saved.fallDistance;
    this.mode = saved.mode;
    this.flying = saved.flying;
    this.health = saved.health;
    this.food = saved.food;
    this.saturation = saved.saturation;
    this.exhaustion = saved.exhaustion;
    this.foodTimer = saved.foodTimer;
    this.air = saved.air;
    this.level = saved.level;
    this.experience = saved.experience;
    this.inventory = Array.from({ length: 46 }, (_, i) => saved.inventory[i] ?? null);
    this.selected = saved.selected;
    this.pose = { ...this.pose, shownHeld: this.held };
    this.dead = saved.dead;
    this.absorption = saved.absorption;
    this.healthBefore = saved.health;
    this.activeEffects.import(saved.effects);
    this.respawnAt = saved.spawn;
    this.respawnIsBed = saved.spawnIsBed;
    this.fireTicks = saved.fire;
    this.spared = saved.spared;
    this.totalExperience = saved.totalExperience;
    this.score = saved.score;
    this.sleeping = saved.sleeping;
    this.sleepTicks = saved.sleepTicks;
    this.swimming = saved.swimming;
    this.receiveRange = saved.receiveRange ?? farthestWaypoint;
  }
}
