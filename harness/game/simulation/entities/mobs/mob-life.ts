import { isRainingAt } from '../../block-ticks/weather-at.ts';
import { collisionBox } from '../../blocks/block-boxes.ts';
import { rulesOf } from '../../blocks/cell.ts';
import { hurtMob } from '../../combat/hurt-mob.ts';
import { bodyBox } from '../../world/move-box.ts';
import type { EntityGame } from '../entity-game.ts';
import { markCells, meetsMarked } from '../marked-cells.ts';
import { type Mob, mobAir } from './mob.ts';

const lavaBurn = 300;
const fireBurn = 160;
const sunBurn = 160;
/** What a sum of many small falls may be off by. */
const rounding = 1e-6;

/** Falls, air, fire, lava, cactus and the sun (minecraft.wiki, "Damage"). */
export function feelSurroundings(mob: Mob, game: EntityGame): void {
  land(mob, game);
  breathe(mob, game);
  touch(mob, game);
  burn(mob, game);
}

function land(mob: Mob, game: EntityGame): void {
  if (!mob.onGround) return;
  const { fallDistance } = mob;
  mob.fallDistance = 0;
  const amount = Math.ceil(fallDistance - 3 - rounding);
  if (amount > 0 && mob.kind !== 'chicken' && game.world.gameRules.on('fall_damage')) hurtMob(mob, game, amount, { kind: 'fall' });
}

/** 1 for cells that nobody sees through. */
const opaqueOfCell = markCells(({ opaque }) => opaque);

function breathe(mob: Mob, game: EntityGame): void {
  const head = game.at(Math.floor(mob.x), Math.floor(mob.y + mob.eyeHeight), Math.floor(mob.z));
  mob.headInWater = mob.inWater && rulesOf(head).name === 'water';
  if (!mob.headInWater || mob.numbers.undead) mob.air = Math.min(mobAir, mob.air + 4);
  else if (--mob.air <= -20) {
    mob.air = 0;
    if (game.world.gameRules.on('drowning_damage')) hurtMob(mob, game, 2, { kind: 'drown' });
  }
  if (opaqueOfCell[head] !== 0 && collisionBox(head) !== null && mob.kind !== 'armor_stand') hurtMob(mob, game, 1, { kind: 'wall' });
}

/** 1 for cells that hurt by touch. */
const hurtsOfCell = markCells(({ shape }) => shape === 'cactus' || shape === 'fire');
/** How far from a body's sides a block still touches it. */
const grown = 0.0626;

/** Blocks that hurt by touch. */
function touch(mob: Mob, game: EntityGame): void {
  if (!meetsMarked(hurtsOfCell, game.at, mob, grown)) return;
  const [x0, y0, z0, x1, y1, z1] = bodyBox(mob);
  for (let y = Math.floor(y0 - 0.001); y <= Math.floor(y1); y++) {
    for (let z = Math.floor(z0 - grown); z <= Math.floor(z1 + grown); z++) {
      for (let x = Math.floor(x0 - grown); x <= Math.floor(x1 + grown); x++) {
        const { shape } = rulesOf(game.at(x, y, z));
        if (shape === 'cactus') hurtMob(mob, game, 1, { kind: 'cactus' });
        const inside = x >= Math.floor(x0) && x <= Math.floor(x1) && z >= Math.floor(z0) && z <= Math.floor(z1) && y >= Math.floor(y0);
        if (shape === 'fire' && inside) {
          mob.fire = Math.max(mob.fire, fireBurn);
          if (game.world.gameRules.on('fire_damage')) hurtMob(mob, game, 1, { kind: 'fire' });
        }
      }
    }
  }
}

function burn(mob: Mob, game: EntityGame): void {
  if (mob.numbers.undead && inSun(mob, game)) mob.fire = Math.max(mob.fire, sunBurn);
  if (mob.inLava) {
    mob.fire = Math.max(mob.fire, lavaBurn);
    hurtMob(mob, game, 4, { kind: 'lava' });
  }
  if (mob.fire <= 0) return;
  if (mob.inWater || inRain(mob, game)) mob.fire = 0;
  else if (--mob.fire % 20 === 0 && !mob.inLava && game.world.gameRules.on('fire_damage')) hurtMob(mob, game, 1, { kind: 'fire' });
}

/** Whether nothing is between a place and the sky. */
export function underSky({ world }: EntityGame, x: number, y: number, z: number): boolean {
  return world.light(x, y, z).sky === 15;
}

function inRain(mob: Mob, { world }: EntityGame): boolean {
  return isRainingAt(world, Math.floor(mob.x), Math.floor(mob.y + mob.height), Math.floor(mob.z));
}

/** Whether day is bright enough to burn, which half of the ticks decide by chance in Java as well. */
function inSun(mob: Mob, game: EntityGame): boolean {
  const { world } = game;
  if (mob.equipment.head !== undefined || !isDay(world.dayTime) || world.rain > 0.2 || mob.inWater) return false;
  if (!underSky(game, mob.x, mob.y + mob.eyeHeight, mob.z)) return false;
  return world.randoms.mobs.unit() * 30 < 1.2;
}

/** Whether the sun is up enough for Java's day: the sky takes less than four steps of its light. */
export function isDay(dayTime: number): boolean {
  return dayTime < 12542 || dayTime > 23460;
}
