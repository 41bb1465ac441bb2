import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { EntityView, MobView } from '../simulation/view.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import { heldQuads } from './held-things.ts';
import type { ModelLight } from './item-model.ts';
import type { MobPart, MobPose } from './mob-model.ts';
import { motionSteps } from './mob-model.ts';
import type { MobModel } from './mob-models.ts';
import { skinned } from './mob-skins.ts';
import { pushPart } from './model-box.ts';
import { dyeColors } from './palette.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';
import { pushArmour } from './worn-armour.ts';

/** What a body hurt or dying is tinted with. */
const hurtTint = 0xff7a70;

/** Ticks in which a dying body tips over (Java Edition: a curve that begins fast). */
const deathTicks = 20;

const degreesPerRadian = 57.29578;

const between = (old: number, now: number, partial: number): number => old + (now - old) * partial;
const turned = (old: number, now: number, partial: number): number =>
  old + (now - old - 360 * Math.floor((now - old + 180) / 360)) * partial;

/** Kinds whose arms hang until they go for somebody. */
const aims: ReadonlySet<string> = new Set(['skeleton']);

/** The pose of a mob between two ticks. */
function poseOf(entity: EntityView, mob: MobView, partial: number, bodyYaw: number): MobPose {
  const headYaw = turned(mob.oldHeadYaw, mob.headYaw, partial);
  const attack = between(mob.oldAttack, mob.attack < mob.oldAttack ? 1 : mob.attack, partial) % 1;
  const flap = between(mob.oldFlap, mob.flap, partial);
  const wings = (sinDegrees(flap * degreesPerRadian) + 1) * between(mob.oldFlapWidth, mob.flapWidth, partial);
  return {
    headYaw: bodyYaw - headYaw,
    headPitch: between(mob.oldPitch, entity.pitch, partial),
    walked: between(mob.oldStride, mob.stride, partial),
    stride: Math.min(1, between(mob.oldSwing, mob.swing, partial)),
    age: entity.age + partial,
    swing: attack,
    aiming: aims.has(entity.kind) && mob.aggressive,
    flap: wings * degreesPerRadian,
    grazing: mob.grazing > 0 ? mob.grazing - partial : 0,
  };
}

/** Where a part's joint is and how the part is turned there; a young one's head is larger than its body. */
function jointSteps(part: MobPart, pose: MobPose, model: MobModel, baby: boolean): readonly Step[] {
  const head = part.motion === 'head' && baby ? model.young[1] : 1;
  const size: readonly Step[] = head === 1 ? [] : [{ scale: [head, head, head] }];
  const at: Vector = [part.joint[0] / 16, part.joint[1] / 16, part.joint[2] / 16];
  return [{ move: at }, ...motionSteps(part, pose), ...size];
}

/** Adds white light to everything that is there: a creeper about to go off. */
function flashed(quads: FreeQuads, strength: number): FreeQuads {
  const data = quads.data.slice();
  for (let i = 0; i < quads.count; i++) {
    const at = i * freeFloats;
    data[at + 14] = 0xffffff;
    data[at + 15] = strength;
    data[at + 19] = freeFlags.additive | freeFlags.noDepthWrite | freeFlags.fullBright | freeFlags.untextured;
  }
  return { count: quads.count, data };
}

/** How a creeper swells and shakes (Java Edition's creeper): width, height, and whether it flashes. */
function swelling(swell: number): { readonly wide: number; readonly tall: number; readonly flash: number } {
  const held = Math.max(0, Math.min(1, swell));
  const shake = 1 + sinDegrees(held * 100 * degreesPerRadian) * held * 0.01;
  const grown = held * held * held * held;
  const flash = Math.floor(held * 10) % 2 === 1 ? Math.max(0.5, held) : 0;
  return { wide: (1 + grown * 0.4) * shake, tall: (1 + grown * 0.1) / shake, flash };
}

/** Size of a whole body against its texels: persons are drawn a sixteenth smaller (Java Edition). */
const sizes: Readonly<Record<string, number>> = { villager: 0.9375 };

/** Dyes of wool; white wool is as it is painted. */
const woolTints: Readonly<Record<string, number>> = { ...dyeColors, white: 0xffffff };

/** A profession's colour over a villager's robe. */
const robeTints: Readonly<Record<string, number>> = {
  armorer: 0x8f8f98,
  butcher: 0xf0d0c8,
  cartographer: 0xd8c890,
  cleric: 0xa878c0,
  farmer: 0xe8c878,
  fisherman: 0x9ab8d8,
  fletcher: 0x98b878,
  leatherworker: 0xc08860,
  librarian: 0xd8e0e8,
  mason: 0x808888,
  nitwit: 0x88b068,
  shepherd: 0xe8e0d0,
  toolsmith: 0x708098,
  weaponsmith: 0x585c68,
};

function tintOf(part: MobPart, mob: MobView): number {
  if (part.layer === 'wool') return woolTints[mob.color ?? 'white'] ?? 0xffffff;
  if (/villager_(robe|sleeve)/.test(part.skin)) return robeTints[mob.profession ?? ''] ?? 0xffffff;
  return 0xffffff;
}

const multiplied = (a: number, b: number): number => {
  const channel = (shift: number) => Math.floor((((a >> shift) & 255) * ((b >> shift) & 255)) / 255 + 0.5) << shift;
  return channel(16) | channel(8) | channel(0);
};

/** What a mob's body is drawn from. */
export interface MobInput {
  readonly entity: EntityView;
  readonly mob: MobView;
  readonly model: MobModel;
  /** Its feet, against the eye. */
  readonly place: Vector;
  readonly light: ModelLight;
  readonly partial: number;
}

/** A mob: its parts as they move, its wool, what it wears and holds, red where it is hurt, tipped over where it is dead. Camera-relative. */
export function mobQuads({ entity, mob, model, place, light, partial }: MobInput): FreeQuads {
  const bodyYaw = turned(mob.oldBodyYaw, mob.bodyYaw, partial);
  const pose = poseOf(entity, mob, partial, bodyYaw);
  const red = mob.hurtTime > 0 || mob.deathTime > 0 ? hurtTint : 0xffffff;
  const pieces: FreeQuads[] = [];
  for (const part of model.parts) {
    if (part.layer === 'wool' && mob.sheared) continue;
    const buffer = new FreeBuffer();
    const tint = multiplied(tintOf(part, mob), red);
    const flags = part.glows ? freeFlags.fullBright : 0;
    pushPart(buffer, skinned(part), { light, tint, flags, ...(part.grown !== undefined && { grown: part.grown }) });
    if (part.armour) pushArmour(buffer, part.armour, mob.equipment, light, red);
    const steps = jointSteps(part, pose, model, mob.baby);
    pieces.push(transformQuads(buffer.take(), transformOf(steps)));
    const stack = part.holds && mob.equipment[part.holds === 'main' ? 'mainhand' : 'offhand'];
    if (stack) pieces.push(heldQuads(stack, light, steps, part.holds === 'off'));
  }
  const body = joinQuads(pieces);
  const { wide, tall, flash } = swelling(between(mob.oldSwell, mob.swell, partial));
  const size = (sizes[entity.kind] ?? 1) * (mob.baby ? model.young[0] : 1);
  const dying = mob.deathTime > 0 ? Math.min(1, Math.sqrt((Math.max(0, mob.deathTime + partial - 1) / deathTicks) * 1.6)) : 0;

  const stand: readonly Step[] = [
    { move: place },
    { turn: 'y', degrees: -bodyYaw },
    { turn: 'z', degrees: dying * (model.deathTurn ?? 90) },
    { scale: [size * wide, size * tall, size * wide] },
  ];
  const whole = flash > 0 ? joinQuads([body, flashed(body, flash * 0.6)]) : body;
  return transformQuads(whole, transformOf(stand));
}
