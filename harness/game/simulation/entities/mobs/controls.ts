import { collisionBoxes } from '../../blocks/block-boxes.ts';
import { propertiesOf, rulesOf } from '../../blocks/cell.ts';
import { used } from '../../blocks/opening.ts';
import { yawTo } from '../../combat/hurt-mob.ts';
import { atan2Degrees } from '../../exact-trigonometry.ts';
import { mobPath } from '../../path-finding/mob-path.ts';
import type { EntityGame } from '../entity-game.ts';
import type { Mob } from './mob.ts';

type Place = readonly [x: number, y: number, z: number];

/** Degrees that legs, head and a nod turn at most in a tick, and how far a head turns from the body (Java's controls). */
const legTurn = 90;
const headTurn = 10;
const nodTurn = 40;
const neck = 75;
const stepHeight = 0.6;
const babyZombieHurry = 1.5;
/** Blocks from a door at which who opened it closes it. */
const doorReach = 1.6;
/** Ticks within which each cell of a way is to be reached. */
const patience = 60;

/** An angle brought to -180..180. */
export function wrap(degrees: number): number {
  // Most are: a remainder of fractions takes long.
  if (degrees >= -180 && degrees < 180) return degrees;
  const turn = degrees % 360;
  return turn >= 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}

function toward(from: number, to: number, most: number): number {
  return Math.fround(from + Math.min(most, Math.max(-most, wrap(to - from))));
}

/** The cell that a body stands in. */
function cellOfBody(mob: { readonly x: number; readonly y: number; readonly z: number }): Place {
  return [Math.floor(mob.x), Math.floor(mob.y + 0.5), Math.floor(mob.z)];
}

/** Sets out for a place. False when no step toward it can be made. */
export function walkTo(mob: Mob, game: EntityGame, to: Place, pace: number, near = 0): boolean {
  if (!mob.onGround && !mob.inWater) return false;
  const { mind } = mob;
  const walker = {
    tall: Math.ceil(mob.height),
    fall: mind.target === null ? 3 : 5,
    opensDoors: mob.kind === 'villager',
    shunsWater: true,
  };
  const found = mobPath(
    game.at,
    walker,
    cellOfBody(mob),
    [Math.floor(to[0]), Math.floor(to[1]), Math.floor(to[2])],
    near,
    mob.numbers.follow,
  );
  if (found.cells.length === 0) return false;
  mind.path = [...found.cells];
  mind.step = 0;
  mind.pace = pace;
  mind.deadline = game.world.time + patience;
  return true;
}

/** Stands still. */
export function halt(mob: Mob): void {
  mob.mind.path = [];
  mob.mind.step = 0;
}

/** Whether it is on its way. */
export function walking(mob: Mob): boolean {
  return mob.mind.step < mob.mind.path.length;
}

/** Chooses the next point of the way. */
export function followPath(mob: Mob, game: EntityGame): void {
  const { mind } = mob;
  if (!walking(mob)) return;
  const near = mob.width > 0.75 ? mob.width / 2 : 0.75 - mob.width / 2;
  while (walking(mob)) {
    const { path, step } = mind;
    const [x, y, z] = [path[step], path[step + 1], path[step + 2]];
    const there = Math.abs(mob.x - x - 0.5) < near && Math.abs(mob.z - z - 0.5) < near && Math.abs(mob.y - y) < 1;
    if (!there) break;
    mind.step += 3;
    mind.deadline = game.world.time + patience;
  }
  if (!walking(mob) || game.world.time > mind.deadline) {
    halt(mob);
    return;
  }
  const { path, step } = mind;
  const [x, y, z] = [path[step], path[step + 1], path[step + 2]];
  openDoor(mob, game, x, y, z);
  mind.move = [x + 0.5, y, z + 0.5, mind.pace];
}

/** Villagers open the doors on their way. */
function openDoor(mob: Mob, { at, editor }: EntityGame, x: number, y: number, z: number): void {
  if (mob.kind !== 'villager') return;
  const cell = at(x, y, z);
  if (rulesOf(cell).shape !== 'door' || propertiesOf(cell).open === 'true') return;
  editor.setAll(used(at, x, y, z, 0));
  const { notes } = mob.mind;
  notes.door = 1;
  notes.doorX = x;
  notes.doorY = y;
  notes.doorZ = z;
}

/** And close them again behind them. */
export function closeDoor(mob: Mob, { at, editor }: EntityGame): void {
  if (mob.kind !== 'villager') return;
  const { notes } = mob.mind;
  if (notes.door !== 1) return;
  const [x, y, z] = [notes.doorX ?? 0, notes.doorY ?? 0, notes.doorZ ?? 0];
  const [dx, dz] = [mob.x - x - 0.5, mob.z - z - 0.5];
  if (dx * dx + dz * dz < doorReach * doorReach) return;
  notes.door = 0;
  const cell = at(x, y, z);
  if (rulesOf(cell).shape === 'door' && propertiesOf(cell).open === 'true') editor.setAll(used(at, x, y, z, 0));
}

/** Turns the wish to move into pushes of the legs, with a jump where the way goes up (Java's MoveControl). */
export function moveLegs(mob: Mob, game: EntityGame): void {
  const { mind } = mob;
  const { move, aside } = mind;
  mind.move = null;
  mind.aside = null;
  if (aside !== null) {
    mob.speed = mob.numbers.speed * 0.5;
    mob.forward = aside[0] * mob.speed;
    mob.sideways = aside[1] * mob.speed;
    mob.yaw = toward(mob.yaw, mob.headYaw, 30);
    return;
  }
  if (move === null) return;
  const [x, y, z, pace] = move;
  const [dx, dy, dz] = [x - mob.x, y - mob.y, z - mob.z];
  if (dx * dx + dy * dy + dz * dz < 2.5e-7) return;
  mob.yaw = toward(mob.yaw, yawTo(dx, dz), legTurn);
  mob.speed = pace * mob.numbers.speed * (mob.kind === 'zombie' && mob.baby ? babyZombieHurry : 1);
  mob.forward = mob.speed;
  const close = dx * dx + dz * dz < Math.max(1, mob.width);
  if ((dy > stepHeight && close) || obstructed(mob, game)) mind.jump = true;
}

/** Whether it stands in a block that is higher than its feet: a slab, a stair. */
function obstructed(mob: Mob, { at }: EntityGame): boolean {
  if (!mob.hitWall || mob.inWater) return mob.hitWall && mob.inWater;
  const [x, y, z] = [Math.floor(mob.x), Math.floor(mob.y), Math.floor(mob.z)];
  const { shape } = rulesOf(at(x, y, z));
  if (shape === 'door' || shape === 'fence' || shape === 'gate') return false;
  return collisionBoxes(at, x, y, z).some((box) => y + box[4] > mob.y);
}

/** Asks the head to turn to a place in this tick. */
export function lookAt(mob: Mob, place: Place): void {
  mob.mind.look = place;
}

/** Turns head and body (Java's LookControl and BodyRotationControl, without the rest between). */
export function turnHead(mob: Mob): void {
  const { look } = mob.mind;
  if (look === null) {
    mob.headYaw = toward(mob.headYaw, mob.bodyYaw, headTurn);
    mob.pitch = toward(mob.pitch, 0, nodTurn);
  } else {
    const [dx, dy, dz] = [look[0] - mob.x, look[1] - mob.y - mob.eyeHeight, look[2] - mob.z];
    mob.headYaw = toward(mob.headYaw, yawTo(dx, dz), headTurn);
    mob.pitch = toward(mob.pitch, -atan2Degrees(dy, Math.sqrt(dx * dx + dz * dz)), nodTurn);
  }
  const moves = mob.forward !== 0 || mob.sideways !== 0;
  if (moves) mob.bodyYaw = mob.yaw;
  const off = wrap(mob.headYaw - mob.bodyYaw);
  if (moves) mob.headYaw = Math.fround(mob.bodyYaw + Math.min(neck, Math.max(-neck, off)));
  else if (Math.abs(off) > 50) mob.bodyYaw = Math.fround(mob.headYaw - Math.sign(off) * 50);
  if (!moves) mob.yaw = mob.bodyYaw;
}
