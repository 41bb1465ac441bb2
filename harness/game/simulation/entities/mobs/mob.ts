import type { ReadCell } from '../../blocks/support.ts';
import type { SavedMob, SavedTraits } from '../../persistence.ts';
import type { EquipmentSlot, ItemStack, MobView } from '../../view.ts';
import { noWaypoint, type SavedWaypoint } from '../../waypoints/waypoint.ts';
import type { Moved } from '../../world/move-box.ts';
import { Entity } from '../entity.ts';
import type { EntityGame } from '../entity-game.ts';
import { type Mind, readMind } from './mind.ts';
import { isMobName, type MobKind, type MobName, mobKinds } from './mob-kinds.ts';
import { traitsOf } from './trait-table.ts';

/** In the order in which they are saved. */
export const equipmentSlots: readonly EquipmentSlot[] = ['mainhand', 'offhand', 'feet', 'legs', 'chest', 'head'];
/** Ticks of breath under water. */
export const mobAir = 300;

/** A living body: a mob, a villager or an armour stand. What it does in a tick is in live-mob.ts. */
export class Mob extends Entity implements MobView {
  readonly kind: MobName;
  readonly numbers: MobKind;
  headYaw: number;
  oldHeadYaw: number;
  bodyYaw: number;
  oldBodyYaw: number;
  oldPitch: number;
  stride = 0;
  oldStride = 0;
  swing = 0;
  oldSwing = 0;
  attack = 0;
  oldAttack = 0;
  attackTicks = 0;
  swell = 0;
  oldSwell = 0;
  flap = 0;
  oldFlap = 0;
  flapWidth = 0;
  oldFlapWidth = 0;
  health: number;
  air: number;
  fire: number;
  fallDistance: number;
  hurtTime: number;
  deathTime: number;
  growth: number;
  noAi: boolean;
  silent: boolean;
  invulnerable: boolean;
  noGravity: boolean;
  persistent: boolean;
  name: string | null;
  nameVisible: boolean;
  equipment: Readonly<Partial<Record<EquipmentSlot, ItemStack>>>;
  traits: SavedTraits;
  waypoint: SavedWaypoint;
  readonly mind: Mind;
  inWater = false;
  inLava = false;
  headInWater = false;
  /** What the brain asks of the legs in this tick: forward and sideways, times the speed. */
  forward = 0;
  sideways = 0;
  speed = 0;
  /** The MobGrid's own. */
  gridPlace = 0;

  constructor(saved: SavedMob) {
    super(saved);
    if (!isMobName(saved.kind)) throw new RangeError(`No mob is called ${String(saved.kind)}; see mob-kinds.ts.`);
    this.kind = saved.kind;
    this.numbers = mobKinds[saved.kind];
    this.pitch = saved.pitch;
    this.oldPitch = saved.pitch;
    this.headYaw = saved.headYaw;
    this.oldHeadYaw = saved.headYaw;
    this.bodyYaw = saved.bodyYaw;
    this.oldBodyYaw = saved.bodyYaw;
    this.health = saved.health;
    this.air = saved.air;
    this.fire = saved.fire;
    this.fallDistance = saved.fallDistance;
    this.hurtTime = saved.hurtTime;
    this.deathTime = saved.deathTime;
    this.growth = saved.growth;
    this.noAi = saved.noAi;
    this.silent = saved.silent;
    this.invulnerable = saved.invulnerable;
    this.noGravity = saved.noGravity;
    this.persistent = saved.persistent;
    this.name = saved.name;
    this.nameVisible = saved.nameVisible;
    this.tags = saved.tags;
    this.equipment = saved.equipment;
    this.traits = saved.traits;
    this.waypoint = saved.waypoint ?? noWaypoint;
    this.mind = readMind(saved.mind);
  }

  get baby(): boolean {
    return this.growth < 0;
  }

  get scale(): number {
    return this.baby ? 0.5 : 1;
  }

  get width(): number {
    return this.numbers.width * this.scale;
  }

  get height(): number {
    return this.numbers.height * this.scale;
  }

  get eyeHeight(): number {
    return this.numbers.eye * this.scale;
  }

  get dead(): boolean {
    return this.health <= 0;
  }

  get onFire(): boolean {
    return this.fire > 0;
  }

  get aggressive(): boolean {
    return this.mind.target !== null && this.numbers.category === 'monster';
  }

  get color(): string | null {
    return this.kind === 'sheep' ? String(this.traits.Color ?? 'white') : null;
  }

  get sheared(): boolean {
    return this.traits.Sheared === true;
  }

  get grazing(): number {
    return this.mind.notes.graze ?? 0;
  }

  get inLove(): boolean {
    return Number(this.traits.InLove ?? 0) > 0;
  }

  get profession(): string | null {
    return this.kind === 'villager' ? String(this.traits.profession ?? 'none') : null;
  }

  get biome(): string | null {
    return this.kind === 'villager' ? String(this.traits.type ?? 'plains') : null;
  }

  get mob(): MobView {
    return this;
  }

  override rest(): void {
    super.rest();
    this.oldHeadYaw = this.headYaw;
    this.oldBodyYaw = this.bodyYaw;
    this.oldPitch = this.pitch;
    this.oldStride = this.stride;
    this.oldSwing = this.swing;
    this.oldAttack = this.attack;
    this.oldSwell = this.swell;
    this.oldFlap = this.flap;
    this.oldFlapWidth = this.flapWidth;
  }

  protected live(game: EntityGame): void {
    game.live(this, game);
  }

  protected override fallOut(game: EntityGame): void {
    super.fallOut(game);
    this.health = 0;
  }

  /** Moves by the motion; see Entity.advance. */
  go(at: ReadCell, step: number): Moved {
    return this.advance(at, step);
  }

  /** Sets one thing of its kind. */
  set(trait: string, value: number | boolean | string): void {
    this.traits = { ...this.traits, [trait]: value };
  }

  save(): SavedMob {
    return {
      ...this.savePlace(),
      kind: this.kind,
      pitch: this.pitch,
      headYaw: this.headYaw,
      bodyYaw: this.bodyYaw,
      health: this.health,
      air: this.air,
      fire: this.fire,
      fallDistance: this.fallDistance,
      hurtTime: this.hurtTime,
      deathTime: this.deathTime,
      growth: this.growth,
      noAi: this.noAi,
      silent: this.silent,
      invulnerable: this.invulnerable,
      noGravity: this.noGravity,
      persistent: this.persistent,
      name: this.name,
      nameVisible: this.nameVisible,
      tags: this.tags,
      // In the order of the tables, as they come back from a file, so that digests agree.
      equipment: inOrder(equipmentSlots, this.equipment),
      traits: inOrder(Object.keys(traitsOf[this.kind]), this.traits),
      ...(isUsual(this.waypoint) ? {} : { waypoint: this.waypoint }),
      mind: JSON.stringify(this.mind),
    };
  }
}

/** Whether a waypoint is that of a body which nobody asked for one. */
function isUsual({ range, color, style }: SavedWaypoint): boolean {
  return range === noWaypoint.range && color === noWaypoint.color && style === noWaypoint.style;
}

/** The entries of a record that it has, in the order of a list of keys. */
function inOrder<Value>(keys: readonly string[], of: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.flatMap((key) => (of[key] === undefined ? [] : [[key, of[key]] as const])));
}

/** A new mob with all that is not said; the id is given by Entities.add. */
export function newMob(
  kind: MobName,
  position: readonly [number, number, number],
  changes: Partial<Omit<SavedMob, 'id' | 'kind' | 'position'>> = {},
): Omit<SavedMob, 'id'> {
  const yaw = changes.yaw ?? 0;
  return {
    kind,
    position,
    motion: [0, 0, 0],
    yaw,
    onGround: false,
    age: 0,
    pitch: 0,
    headYaw: yaw,
    bodyYaw: yaw,
    health: mobKinds[kind].health,
    air: mobAir,
    fire: 0,
    fallDistance: 0,
    hurtTime: 0,
    deathTime: 0,
    growth: 0,
    noAi: false,
    silent: false,
    invulnerable: false,
    noGravity: false,
    persistent: false,
    name: null,
    nameVisible: false,
    tags: [],
    equipment: {},
    traits: {},
    mind: '',
    ...changes,
  };
}
