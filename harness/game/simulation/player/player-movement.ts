import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { cosDegrees, sinDegrees } from '../exact-trigonometry.ts';
import type { PlayerControls } from '../view.ts';
import { isFree, moveBox } from '../world/move-box.ts';
import { fluidAt } from './fluid-contact.ts';
import { type Player, sneakingEye, sneakingHeight, standingEye, standingHeight } from './player.ts';

/** Java Edition's movement constants, in blocks a tick (minecraft.wiki, "Player" and "Transportation"; mcpk.wiki). */
const walkSpeed = 0.1;
const sprintFactor = 1.3;
const sneakFactor = 0.3;
const inputFactor = 0.98;
const airSpeed = 0.02;
const flySpeed = 0.05;
const gravity = 0.08;
const airDrag = 0.98;
const sideDrag = 0.91;
const groundSlip = 0.6;
const iceSlip = 0.98;
const jumpSpeed = 0.42;
const sprintJump = 0.2;
/** What effects do to speed, jumps and falls, by level (minecraft.wiki, "Speed", "Slowness", "Jump Boost", "Levitation", "Slow Falling"). */
const speedUp = 0.2;
const slowDown = 0.15;
const jumpBoost = 0.1;
const levitation = 0.05;
const slowGravity = 0.01;
const stepHeight = 0.6;
const climbSpeed = 0.2;
const climbLimit = 0.15;
/** Ticks between two jumps while the key is held, and within which a second press counts as double. */
const jumpDelay = 10;
const doublePress = 7;

/** Moves the player by its controls, one tick at a time. */
export class PlayerMovement {
  readonly #player: Player;
  readonly #at: ReadCell;
  #jumpWait = 0;
  #flyWindow = 0;
  #sprintWindow = 0;
  #jumpHeld = false;
  #forwardHeld = false;

  constructor(player: Player, at: ReadCell) {
    this.#player = player;
    this.#at = at;
  }

  tick(controls: PlayerControls): void {
    const player = this.#player;
    this.#posture(controls);
    this.#sprint(controls);
    this.#toggleFlight(controls);
    this.#contact();
    this.#dropTinySpeeds();
    this.#jump(controls);
    const [strafe, forward] = this.#input(controls);
    if (player.flying) this.#fly(controls, strafe, forward);
    else if (player.inWater) this.#swim(strafe, forward, player.sprinting ? 0.9 : 0.8, 0.8, gravity / 16);
    else if (player.inLava) this.#swim(strafe, forward, 0.5, 0.5, gravity / 4);
    else this.#walk(controls, strafe, forward);
    this.#contact();
    const floats = player.activeEffects.level('slow_falling') > 0 || player.activeEffects.level('levitation') > 0;
    if (player.inWater || player.flying || floats) player.fallDistance = 0;
  }

  /** Sneaking, and the height and eye that go with it; under a low roof the player stays down. */
  #posture(controls: PlayerControls): void {
    const player = this.#player;
    const low = !player.flying && !isFree(this.#at, { ...box(player), height: standingHeight }, [0, 0, 0]);
    const canCrouch = isFree(this.#at, { ...box(player), height: sneakingHeight }, [0, 0, 0]);
    player.sneaking = player.mode !== 'spectator' && !player.flying && (controls.sneak || (low && canCrouch));
    player.height = player.sneaking ? sneakingHeight : standingHeight;
    const eye = player.sneaking ? sneakingEye : standingEye;
    const next = player.eyeHeight + (eye - player.eyeHeight) * 0.5;
    player.eyeHeight = Math.abs(next - eye) < 0.001 ? eye : next;
  }

  #sprint(controls: PlayerControls): void {
    const player = this.#player;
    const moving = controls.forward && !controls.back;
    const able = moving && !player.sneaking && (player.food > 6 || !player.mortal || player.flying);
    let asked = controls.sprint;
    if (controls.forward && !this.#forwardHeld) {
      asked ||= this.#sprintWindow > 0;
      this.#sprintWindow = doublePress;
    } else if (this.#sprintWindow > 0) this.#sprintWindow--;
    this.#forwardHeld = controls.forward;
    player.sprinting = able && (player.sprinting || asked) && !(player.hitWall && !player.flying);
  }

  /** A second press of jump starts and ends flight for those who may fly. */
  #toggleFlight(controls: PlayerControls): void {
    const player = this.#player;
    const pressed = controls.jump && !this.#jumpHeld;
    this.#jumpHeld = controls.jump;
    if (player.mode === 'spectator') player.flying = true;
    else if (player.mode === 'creative' && pressed) {
      if (this.#flyWindow > 0) {
        player.flying = !player.flying;
        this.#flyWindow = 0;
      } else this.#flyWindow = doublePress;
    } else if (player.mode !== 'creative') player.flying = false;
    if (this.#flyWindow > 0 && !pressed) this.#flyWindow--;
  }

  #contact(): void {
    const player = this.#player;
    player.inWater = player.mode !== 'spectator' && fluidAt(this.#at, player, 'water') > 0;
    player.inLava = player.mode !== 'spectator' && fluidAt(this.#at, player, 'lava') > 0;
    const eye = player.y + player.eyeHeight;
    const cell = this.#at(Math.floor(player.x), Math.floor(eye), Math.floor(player.z));
    player.headInWater = player.inWater && rulesOf(cell).name === 'water';
  }

  #dropTinySpeeds(): void {
    const player = this.#player;
    if (Math.abs(player.vx) < 0.003) player.vx = 0;
    if (Math.abs(player.vy) < 0.003) player.vy = 0;
    if (Math.abs(player.vz) < 0.003) player.vz = 0;
  }

  #jump(controls: PlayerControls): void {
    const player = this.#player;
    if (this.#jumpWait > 0) this.#jumpWait--;
    if (!controls.jump) this.#jumpWait = 0;
    if (player.flying) return;
    const wading = Math.max(fluidAt(this.#at, player, 'water'), fluidAt(this.#at, player, 'lava'));
    if (wading > 0 && (!player.onGround || wading > 0.4)) {
      if (controls.jump) player.vy += 0.04;
      if (controls.sneak && player.inWater) player.vy -= 0.04;
    } else if (controls.jump && player.onGround && this.#jumpWait === 0) {
      player.vy = jumpSpeed + jumpBoost * player.activeEffects.level('jump_boost');
      this.#jumpWait = jumpDelay;
      if (player.sprinting) {
        player.vx -= sinDegrees(player.yaw) * sprintJump;
        player.vz += cosDegrees(player.yaw) * sprintJump;
      }
      if (player.mortal) player.exhaustion += player.sprinting ? 0.2 : 0.05;
    }
  }

  #input(controls: PlayerControls): readonly [strafe: number, forward: number] {
    const factor = inputFactor * (this.#player.sneaking ? sneakFactor : 1);
    const strafe = (Number(controls.left) - Number(controls.right)) * factor;
    return [strafe, (Number(controls.forward) - Number(controls.back)) * factor];
  }

  /** Adds a push in the direction of the keys. Longer than 1 (two keys) counts as 1. */
  #push(strafe: number, forward: number, speed: number): void {
    const player = this.#player;
    const square = strafe * strafe + forward * forward;
    if (square < 1e-7) return;
    const scale = speed / (square > 1 ? Math.sqrt(square) : 1);
    const sin = sinDegrees(player.yaw);
    const cos = cosDegrees(player.yaw);
    player.vx += (strafe * cos - forward * sin) * scale;
    player.vz += (forward * cos + strafe * sin) * scale;
  }

  #walk(controls: PlayerControls, strafe: number, forward: number): void {
    const player = this.#player;
    const below = rulesOf(this.#at(Math.floor(player.x), Math.floor(player.y - 0.500001), Math.floor(player.z))).name;
    const slip = player.onGround ? (below === 'ice' ? iceSlip : groundSlip) : 1;
    const sprint = player.sprinting ? sprintFactor : 1;
    const grip = 0.216 / (slip * slip * slip);
    const hurry = player.activeEffects.level('speed');
    const drag = player.activeEffects.level('slowness');
    const legs = walkSpeed * sprint * (1 + speedUp * hurry) * Math.max(0, 1 - slowDown * drag);
    this.#push(strafe, forward, player.onGround ? legs * grip : airSpeed * sprint);
    if (this.#onLadder()) this.#hold();
    this.#advance(controls.sneak && player.onGround);
    if (this.#onLadder() && (player.hitWall || controls.jump)) player.vy = climbSpeed;
    player.vy = this.#fallen() * airDrag;
    player.vx *= slip * sideDrag;
    player.vz *= slip * sideDrag;
  }

  #onLadder(): boolean {
    const { x, y, z } = this.#player;
    return rulesOf(this.#at(Math.floor(x), Math.floor(y), Math.floor(z))).shape === 'ladder';
  }

  /** On a ladder nobody slides fast, and who sneaks does not slide at all (minecraft.wiki, "Ladder", "Climbing"). */
  #hold(): void {
    const player = this.#player;
    const limit = (speed: number): number => Math.max(-climbLimit, Math.min(climbLimit, speed));
    player.vx = limit(player.vx);
    player.vz = limit(player.vz);
    player.vy = Math.max(player.vy, player.sneaking ? 0 : -climbLimit);
    player.fallDistance = 0;
  }

  /** The speed upward after a tick of gravity, or of what an effect makes of it. */
  #fallen(): number {
    const { vy, activeEffects } = this.#player;
    const rise = activeEffects.level('levitation');
    if (rise > 0) return vy + (levitation * rise - vy) * 0.2;
    return vy - (vy <= 0 && activeEffects.level('slow_falling') > 0 ? slowGravity : gravity);
  }

  #swim(strafe: number, forward: number, side: number, up: number, sink: number): void {
    const player = this.#player;
    const y = player.y;
    this.#push(strafe, forward, airSpeed);
    this.#advance(false);
    player.vx *= side;
    player.vz *= side;
    player.vy = player.vy * up - sink;
    if (player.hitWall && isFree(this.#at, box(player), [player.vx, player.vy + 0.6 - player.y + y, player.vz])) player.vy = 0.3;
  }

  #fly(controls: PlayerControls, strafe: number, forward: number): void {
    const player = this.#player;
    player.vy += (Number(controls.jump) - Number(controls.sneak)) * flySpeed * 3;
    const up = player.vy;
    this.#push(strafe, forward, flySpeed * (player.sprinting ? 2 : 1));
    this.#advance(false);
    player.vx *= sideDrag;
    player.vz *= sideDrag;
    player.vy = up * 0.6;
    if (player.onGround && player.mode !== 'spectator') player.flying = false;
  }

  /** Moves by the velocity; `careful` keeps from stepping off an edge. */
  #advance(careful: boolean): void {
    const player = this.#player;
    if (player.mode === 'spectator') {
      player.x += player.vx;
      player.y += player.vy;
      player.z += player.vz;
      player.onGround = false;
      return;
    }
    const [dx, dz] = careful && player.vy <= 0 ? this.#backFromEdge(player.vx, player.vz) : [player.vx, player.vz];
    const body = box(player);
    const moved = moveBox(this.#at, body, [dx, player.vy, dz], player.flying ? 0 : stepHeight, player.onGround);
    player.x = body.x;
    player.y = body.y;
    player.z = body.z;
    player.hitWall = moved.hitX || moved.hitZ;
    player.onGround = moved.hitY && player.vy < 0;
    if (moved.dy < 0) player.fallDistance -= moved.dy;
    if (moved.hitX) player.vx = 0;
    if (moved.hitZ) player.vz = 0;
    if (moved.hitY) player.vy = 0;
  }

  /** Shortens a move until there is ground within a step below its end (Java's own steps of 0.05). */
  #backFromEdge(vx: number, vz: number): readonly [number, number] {
    const body = box(this.#player);
    const falls = (dx: number, dz: number): boolean => isFree(this.#at, body, [dx, -stepHeight, dz]);
    const less = (v: number): number => (Math.abs(v) <= 0.05 ? 0 : v > 0 ? v - 0.05 : v + 0.05);
    let dx = vx;
    let dz = vz;
    while (dx !== 0 && falls(dx, 0)) dx = less(dx);
    while (dz !== 0 && falls(0, dz)) dz = less(dz);
    while (dx !== 0 && dz !== 0 && falls(dx, dz)) {
      dx = less(dx);
      dz = less(dz);
    }
    return [dx, dz];
  }
}

const box = (player: Player) => ({ x: player.x, y: player.y, z: player.z, width: player.width, height: player.height });
