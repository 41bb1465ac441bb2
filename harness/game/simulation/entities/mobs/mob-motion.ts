import { rulesOf } from '../../blocks/cell.ts';
import { fluidOfCell } from '../../blocks/fluid.ts';
import { cosDegrees, sinDegrees } from '../../exact-trigonometry.ts';
import { carryAlong } from '../../player/currents.ts';
import { fluidAt } from '../../player/fluid-contact.ts';
import { jumpFactor, slipUnder, speedFactor, stuckIn } from '../../player/surfaces.ts';
import { isFree } from '../../world/move-box.ts';
import type { EntityGame } from '../entity-game.ts';
import { meetsMarked } from '../marked-cells.ts';
import type { Mob } from './mob.ts';

/** Java's movement of living bodies, in blocks a tick (minecraft.wiki, "Entity", "Motion"; Java's own order of steps). */
const gravity = 0.08;
const airDrag = 0.98;
const sideDrag = 0.91;
const airSpeed = 0.02;
const jumpSpeed = 0.42;
const swimUp = 0.04;
const stepHeight = 0.6;
const tiny = 0.003;
const jumpPause = 10;

/** One tick of moving: what the brain asks for, gravity, water, walls and the swing of the legs. */
export function travel(mob: Mob, game: EntityGame): void {
  const { at } = game;
  const { x, z } = mob;
  if (Math.abs(mob.vx) < tiny) mob.vx = 0;
  if (Math.abs(mob.vy) < tiny) mob.vy = 0;
  if (Math.abs(mob.vz) < tiny) mob.vz = 0;
  if (mob.noAi && mob.kind !== 'armor_stand') {
    // Java's NoAI bodies neither fall nor move by themselves.
    mob.onGround = true;
    swingLegs(mob, 0);
    return;
  }
  if (mob.inWater || mob.inLava) carryAlong(at, mob);
  jump(mob, game);
  const forward = mob.forward * 0.98;
  const sideways = mob.sideways * 0.98;
  if (mob.inWater) wade(mob, game, sideways, forward, 0.8, 0.8, gravity / 16);
  else if (mob.inLava) wade(mob, game, sideways, forward, 0.5, 0.5, gravity / 4);
  else walk(mob, game, sideways, forward);
  if (mob.inWater) mob.fallDistance = 0;
  const wet = meetsMarked(fluidOfCell, at, mob, 0);
  mob.inWater = wet && fluidAt(at, mob, 'water') > 0;
  mob.inLava = wet && fluidAt(at, mob, 'lava') > 0;
  const [dx, dz] = [mob.x - x, mob.z - z];
  swingLegs(mob, Math.sqrt(dx * dx + dz * dz));
}

function jump(mob: Mob, { at }: EntityGame): void {
  const { mind } = mob;
  if (mind.jumpWait > 0) mind.jumpWait--;
  if (!mind.jump) return;
  mind.jump = false;
  const depth = Math.max(fluidAt(at, mob, 'water'), fluidAt(at, mob, 'lava'));
  if (depth > 0 && (!mob.onGround || depth > 0.4)) mob.vy += swimUp;
  else if (mob.onGround && mind.jumpWait === 0) {
    mob.vy = jumpSpeed * jumpFactor(at, mob);
    mind.jumpWait = jumpPause;
  }
}

/** Adds a push in the direction of the legs; longer than 1 counts as 1. */
function push(mob: Mob, sideways: number, forward: number, speed: number): void {
  const square = sideways * sideways + forward * forward;
  if (square < 1e-7) return;
  const scale = speed / (square > 1 ? Math.sqrt(square) : 1);
  const sin = sinDegrees(mob.yaw);
  const cos = cosDegrees(mob.yaw);
  mob.vx += (sideways * cos - forward * sin) * scale;
  mob.vz += (forward * cos + sideways * sin) * scale;
}

function walk(mob: Mob, game: EntityGame, sideways: number, forward: number): void {
  const { at } = game;
  // Most stand still, and no ground makes anything of that.
  const still = sideways === 0 && forward === 0 && mob.vx === 0 && mob.vz === 0;
  const slip = mob.onGround && !still ? slipUnder(at, mob) : 1;
  push(mob, sideways, forward, mob.onGround ? (mob.speed * 0.216) / (slip * slip * slip) : airSpeed);
  const ladder = onLadder(mob, game);
  const climbs = ladder || (mob.kind === 'spider' && mob.hitWall);
  if (ladder) {
    mob.vx = Math.min(0.15, Math.max(-0.15, mob.vx));
    mob.vz = Math.min(0.15, Math.max(-0.15, mob.vz));
    mob.vy = Math.max(mob.vy, -0.15);
    mob.fallDistance = 0;
  }
  move(mob, game);
  if (climbs && mob.hitWall) mob.vy = 0.2;
  if (!mob.noGravity) mob.vy -= gravity;
  mob.vy *= airDrag;
  if (mob.kind === 'chicken' && !mob.onGround && mob.vy < 0) mob.vy *= 0.6;
  if (still) return;
  const slow = mob.onGround ? speedFactor(at, mob) : 1;
  mob.vx *= slip * sideDrag * slow;
  mob.vz *= slip * sideDrag * slow;
}

function onLadder(mob: Mob, { at }: EntityGame): boolean {
  const { name } = rulesOf(at(Math.floor(mob.x), Math.floor(mob.y), Math.floor(mob.z)));
  return name === 'ladder' || name === 'vine';
}

function wade(mob: Mob, game: EntityGame, sideways: number, forward: number, side: number, up: number, sink: number): void {
  const { y } = mob;
  push(mob, sideways, forward, airSpeed);
  move(mob, game);
  mob.vx *= side;
  mob.vz *= side;
  mob.vy *= up;
  if (!mob.noGravity) mob.vy -= sink;
  if (mob.hitWall && isFree(game.at, mob, [mob.vx, mob.vy + 0.6 - mob.y + y, mob.vz])) mob.vy = 0.3;
}

function move(mob: Mob, { at }: EntityGame): void {
  const stuck = mob.kind === 'spider' ? null : stuckIn(at, mob.x, mob.y, mob.z);
  if (stuck !== null) {
    mob.vx *= stuck[0];
    mob.vy *= stuck[1];
    mob.vz *= stuck[2];
    mob.fallDistance = 0;
  }
  const moved = mob.go(at, stepHeight);
  if (stuck !== null) {
    mob.vx = 0;
    mob.vy = 0;
    mob.vz = 0;
  }
  if (moved.dy < 0) mob.fallDistance -= moved.dy;
}

/** Java's walk animation: the swing follows the speed, and the stride adds the swing up. */
function swingLegs(mob: Mob, way: number): void {
  const wanted = Math.min(1, way * (mob.baby ? 12 : 4));
  mob.swing += (wanted - mob.swing) * 0.4;
  if (mob.swing < 1e-4) mob.swing = 0;
  mob.stride += mob.swing;
}

/** Bodies that overlap push each other apart a little, the player too. */
export function pushApart(mob: Mob, game: EntityGame): void {
  if (mob.kind === 'armor_stand' || mob.noAi) return;
  const { x, y, z } = mob;
  const half = mob.width / 2;
  const bodies = game.entities.bodiesWithin(x - half, y, z - half, x + half, y + mob.height, z + half);
  for (let i = 0; i < bodies.length; i++) {
    const other = bodies[i];
    if (other === mob || other.dead || other.kind === 'armor_stand') continue;
    const [dx, dz] = parting(other.x - x, other.z - z);
    mob.vx -= dx;
    mob.vz -= dz;
    if (other.noAi) continue;
    other.vx += dx;
    other.vz += dz;
  }
  const { player } = game;
  if (player.dead || player.mode === 'spectator') return;
  const reach = half + player.width / 2;
  if (Math.abs(player.x - mob.x) >= reach || Math.abs(player.z - mob.z) >= reach) return;
  if (player.y + player.height <= mob.y || player.y >= mob.y + mob.height) return;
  const [dx, dz] = parting(player.x - mob.x, player.z - mob.z);
  mob.vx -= dx;
  mob.vz -= dz;
  if (player.flying) return;
  player.vx += dx;
  player.vz += dz;
}

function parting(dx: number, dz: number): readonly [number, number] {
  const far = Math.max(Math.abs(dx), Math.abs(dz));
  if (far < 0.01) return [0, 0];
  const root = Math.sqrt(far);
  const scale = (Math.min(1, 1 / root) * 0.05) / root;
  return [dx * scale, dz * scale];
}
