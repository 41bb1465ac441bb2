import type { ReadCell } from '../blocks/support.ts';
import { cosDegrees, sinDegrees } from '../exact-trigonometry.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { PlayerControls, WorldBorderView } from '../view.ts';
import { isFree, moveBox } from '../world/move-box.ts';
import { lookVector } from '../world/raycast.ts';
import { stepsUp } from './auto-jump.ts';
import { stopAtBorder } from './border-stop.ts';
import { onClimbable } from './climbing.ts';
import { carryAlong } from './currents.ts';
import { fluidAt, isUnder } from './fluid-contact.ts';
import { landedOn } from './landing.ts';
import type { Player } from './player.ts';
import { slideDownHoney } from './sliding.ts';
import { takeStance } from './stance.ts';
import { jumpFactor, onSoulBlock, slipUnder, speedFactor, stuckIn } from './surfaces.ts';
import type { Survival } from './survival.ts';
import { touchedCells } from './touched-cells.ts';

/** Java Edition's movement constants, in blocks a tick (minecraft.wiki, "Player", "Transportation", "Swimming"; mcpk.wiki). */
const walkSpeed = 0.1;
const sprintFactor = 1.3;
const sneakFactor = 0.3;
const swiftSneak = 0.15;
const usingFactor = 0.2;
const inputFactor = 0.98;
const airSpeed = 0.02;
const gravity = 0.08;
const airDrag = 0.98;
const sideDrag = 0.91;
const jumpSpeed = 0.42;
const sprintJump = 0.2;
const fluidLift = 0.04;
const wadingDepth = 0.4;
/** What effects do to speed, jumps and falls, by level (minecraft.wiki, "Speed", "Slowness", "Jump Boost", "Levitation", "Slow Falling"). */
const speedUp = 0.2;
const slowDown = 0.15;
const jumpBoost = 0.1;
const levitation = 0.05;
const slowGravity = 0.01;
/** What soul speed adds to the pace, and each level beyond the first. */
const soulSpeed = 0.0405;
const soulSpeedPerLevel = 0.0105;
const stepHeight = 0.6;
const climbSpeed = 0.2;
const climbLimit = 0.15;
/** Ticks between two jumps while the key is held, and within which a second press counts as double. */
const jumpDelay = 10;
const doublePress = 7;
const enoughFoodToSprint = 6;
const bootsSlot = 8;
const leggingsSlot = 7;

/** Moves the player by its controls, one tick at a time. */
export class PlayerMovement {
  readonly #player: Player;
  readonly #at: ReadCell;
  readonly #survival: Pick<Survival, 'tire'>;
  readonly #border: Pick<WorldBorderView, 'centerX' | 'centerZ' | 'size'>;
  #jumpWait = 0;
  #flyWindow = 0;
  #sprintWindow = 0;
  #jumpHeld = false;
  #forwardHeld = false;

  constructor(
    player: Player,
    at: ReadCell,
    survival: Pick<Survival, 'tire'>,
    border: Pick<WorldBorderView, 'centerX' | 'centerZ' | 'size'>,
  ) {
    this.#player = player;
    this.#at = at;
    this.#survival = survival;
    this.#border = border;
  }

  tick(controls: PlayerControls): void {
    const player = this.#player;
    takeStance(player, this.#at, controls);
    if (player.sleeping !== null) return;
    this.#sprint(controls);
    this.#toggleFlight(controls);
    this.#contact();
    if (!player.flying && player.mode !== 'spectator') carryAlong(this.#at, player, true);
    this.#dropTinySpeeds();
    this.#jump(controls);
    const [strafe, forward] = this.#input(controls);
    if (player.flying) this.#fly(controls, strafe, forward);
    else if (player.inWater) this.#swim(controls, strafe, forward);
    else if (player.inLava) this.#wade(strafe, forward);
    else this.#walk(controls, strafe, forward);
    this.#contact();
    this.#meetBlocks();
    const floats = player.activeEffects.level('slow_falling') > 0 || player.activeEffects.level('levitation') > 0;
    if (player.inWater || player.flying || floats) player.fallDistance = 0;
    else if (player.inLava) player.fallDistance *= 0.5;
  }

  #sprint(controls: PlayerControls): void {
    const player = this.#player;
    const moving = controls.forward && !controls.back;
    const wading = player.inWater && !player.headInWater && !player.swimming;
    const fed = player.food > enoughFoodToSprint || !player.mortal || player.flying;
    const slowed = (player.sneaking && !player.swimming) || player.using !== null || player.activeEffects.level('blindness') > 0;
    const able = moving && !slowed && fed && (!wading || player.flying);
    let asked = controls.sprint;
    if (controls.forward && !this.#forwardHeld) {
      asked ||= this.#sprintWindow > 0;
      this.#sprintWindow = controls.sprintWindow ?? doublePress;
    } else if (this.#sprintWindow > 0) this.#sprintWindow--;
    this.#forwardHeld = controls.forward;
    player.sprinting = able && (player.sprinting || asked) && !(player.hitWall && !player.flying && !player.swimming);
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
    const solid = player.mode !== 'spectator';
    player.inWater = solid && fluidAt(this.#at, player, 'water') > 0;
    player.inLava = solid && fluidAt(this.#at, player, 'lava') > 0;
    player.headInWater = player.inWater && isUnder(this.#at, [player.x, player.y + player.eyeHeight, player.z], 'water');
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
    if (wading > 0 && (!player.onGround || wading > wadingDepth)) {
      if (controls.jump) player.vy += fluidLift;
      if (controls.sneak && player.inWater) player.vy -= fluidLift;
    } else if ((controls.jump || stepsUp(player, controls, this.#at)) && player.onGround && this.#jumpWait === 0) {
      player.vy = jumpSpeed * jumpFactor(this.#at, player) + jumpBoost * player.activeEffects.level('jump_boost');
      this.#jumpWait = jumpDelay;
      if (player.sprinting) {
        player.vx -= sinDegrees(player.yaw) * sprintJump;
        player.vz += cosDegrees(player.yaw) * sprintJump;
      }
      this.#survival.tire(player.sprinting ? 'sprint jump' : 'jump');
    }
  }

  #input(controls: PlayerControls): readonly [strafe: number, forward: number] {
    const player = this.#player;
    const crawls = player.stance === 'lying' && !player.swimming;
    const slow = (player.sneaking && !player.swimming) || crawls;
    const sneak = Math.min(1, sneakFactor + swiftSneak * enchantmentLevel(player.inventory[leggingsSlot], 'swift_sneak'));
    const factor = inputFactor * (slow ? sneak : 1) * (player.using === null ? 1 : usingFactor);
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

  /** The level of soul speed of boots that stand on what it works on (minecraft.wiki, "Soul Speed"). */
  get #soulSpeed(): number {
    const level = enchantmentLevel(this.#player.inventory[bootsSlot], 'soul_speed');
    return level > 0 && onSoulBlock(this.#at, this.#player) ? level : 0;
  }

  /** The speed that the legs give on plain ground. */
  get #legs(): number {
    const { sprinting, activeEffects } = this.#player;
    const hurry = 1 + speedUp * activeEffects.level('speed');
    const drag = Math.max(0, 1 - slowDown * activeEffects.level('slowness'));
    const soul = this.#soulSpeed;
    const base = walkSpeed + (soul === 0 ? 0 : soulSpeed + soulSpeedPerLevel * (soul - 1));
    return base * (sprinting ? sprintFactor : 1) * hurry * drag;
  }

  #walk(controls: PlayerControls, strafe: number, forward: number): void {
    const player = this.#player;
    const slip = player.onGround ? slipUnder(this.#at, player) : 1;
    const grip = 0.216 / (slip * slip * slip);
    this.#push(strafe, forward, player.onGround ? this.#legs * grip : airSpeed * (player.sprinting ? sprintFactor : 1));
    if (onClimbable(this.#at, player)) this.#hold();
    this.#advance(controls.sneak && player.onGround);
    if ((player.hitWall || controls.jump) && onClimbable(this.#at, player)) player.vy = climbSpeed;
    player.vy = this.#fallen() * airDrag;
    player.vx *= slip * sideDrag;
    player.vz *= slip * sideDrag;
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

  /** Water slows by a fifth a tick, a sprint's stretch by a tenth; depth strider brings both nearer to walking. */
  #swim(controls: PlayerControls, strafe: number, forward: number): void {
    const player = this.#player;
    if (player.swimming) this.#steerUpDown(controls.jump);
    const { y } = player;
    const strider = Math.min(3, enchantmentLevel(player.inventory[bootsSlot], 'depth_strider')) / 3;
    const help = player.onGround ? strider : strider / 2;
    const drag = player.sprinting ? 0.9 : 0.8;
    const side = drag + (0.546 - drag) * help;
    this.#push(strafe, forward, airSpeed + (this.#legs - airSpeed) * help);
    this.#advance(false);
    if (player.hitWall && onClimbable(this.#at, player)) player.vy = climbSpeed;
    player.vx *= side;
    player.vz *= side;
    player.vy *= 0.8;
    if (!player.sprinting) player.vy -= gravity / 16;
    this.#leaveFluid(y);
  }

  /** At full stretch the way goes where the eyes look, but out of the water only with a jump. */
  #steerUpDown(jump: boolean): void {
    const player = this.#player;
    const aim = lookVector(player.yaw, player.pitch)[1];
    const free = aim <= 0 || jump || isUnder(this.#at, [player.x, player.y + 0.9, player.z], 'water');
    if (free) player.vy += (aim - player.vy) * (aim < -0.2 ? 0.085 : 0.06);
  }

  #wade(strafe: number, forward: number): void {
    const player = this.#player;
    const { y } = player;
    this.#push(strafe, forward, airSpeed);
    this.#advance(false);
    const shallow = fluidAt(this.#at, player, 'lava') <= wadingDepth;
    player.vx *= 0.5;
    player.vz *= 0.5;
    player.vy = player.vy * (shallow ? 0.8 : 0.5) - (shallow ? gravity / 16 : 0) - gravity / 4;
    this.#leaveFluid(y);
  }

  /** A wall at the shore is climbed, when there is room above it. */
  #leaveFluid(y: number): void {
    const player = this.#player;
    if (player.hitWall && isFree(this.#at, player, [player.vx, player.vy + 0.6 - player.y + y, player.vz])) player.vy = 0.3;
  }

  #fly(controls: PlayerControls, strafe: number, forward: number): void {
    const player = this.#player;
    player.vy += (Number(controls.jump) - Number(controls.sneak)) * player.flySpeed * 3;
    const up = player.vy;
    this.#push(strafe, forward, player.flySpeed * (player.sprinting ? 2 : 1));
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
    const stuck = player.stuck ?? [1, 1, 1];
    const move = [player.vx * stuck[0], player.vy * stuck[1], player.vz * stuck[2]] as const;
    if (player.stuck !== null) [player.vx, player.vy, player.vz] = [0, 0, 0];
    player.stuck = null;
    const [dx, dz] = careful && move[1] <= 0 ? this.#backFromEdge(move[0], move[2]) : [move[0], move[2]];
    const body = box(player);
    const [bx, bz] = stopAtBorder(this.#border, body, [dx, dz]);
    const moved = moveBox(this.#at, body, [bx, move[1], bz], player.flying ? 0 : stepHeight, player.onGround);
    player.x = body.x;
    player.y = body.y;
    player.z = body.z;
    player.hitWall = moved.hitX || moved.hitZ;
    player.onGround = moved.hitY && move[1] < 0;
    if (moved.dy < 0) player.fallDistance -= moved.dy;
    if (moved.hitX) player.vx = 0;
    if (moved.hitZ) player.vz = 0;
    if (moved.hitY) player.vy = player.onGround ? -player.vy * landedOn(this.#at, player).bounce : 0;
    if (player.flying) return;
    const factor = this.#soulSpeed > 0 ? 1 : speedFactor(this.#at, player);
    player.vx *= factor;
    player.vz *= factor;
  }

  /** Webs and bushes hold, slime brakes steps, honey slows a slide down its side. */
  #meetBlocks(): void {
    const player = this.#player;
    if (player.mode === 'spectator' || player.flying) return;
    for (const [x, y, z] of touchedCells(player)) {
      const stuck = stuckIn(this.#at, x, y, z);
      if (stuck === null) continue;
      player.stuck = stuck;
      player.fallDistance = 0;
    }
    if (player.onGround && !player.sneaking && Math.abs(player.vy) < 0.1 && landedOn(this.#at, player).bounce === 1) {
      const brake = 0.4 + Math.abs(player.vy) * 0.2;
      player.vx *= brake;
      player.vz *= brake;
    }
    slideDownHoney(player, this.#at);
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
