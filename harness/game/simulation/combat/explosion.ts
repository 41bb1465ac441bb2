import { rulesOf } from '../blocks/cell.ts';
import { lootOf } from '../blocks/loot.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { ItemEntity } from '../entities/item-entity.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { primeTnt } from '../entities/prime-tnt.ts';
import type { Edit } from '../world/block-editor.ts';
import type { FlagRule } from '../world/game-rules.ts';
import { hasSight } from '../world/raycast.ts';
import { blastResistance } from './blast-resistance.ts';
import { hurtMob } from './hurt-mob.ts';
import { hurtPlayer } from './hurt-player.ts';

type Place = readonly [number, number, number];

/** Who is behind an explosion, and what it does to blocks. */
export interface Blast {
  readonly by: Mob | null;
  /** Whether it breaks blocks. */
  readonly blocks: boolean;
  /** The rule by which only one in `power` of the broken blocks drops something; without it each does (minecraft.wiki, "Explosion", "Drops"). */
  readonly decay: Extract<FlagRule, `${string}_explosion_drop_decay`>;
}

/** Rays go out through the rim of a cube of this many cells a side, by steps of this length (minecraft.wiki, "Explosion", "Model of explosions"). */
const rim = 16;
const stride = 0.3;

/** Lets something explode: blocks go by Java's rays, bodies are hurt by how much of them is exposed. */
export function explode(game: EntityGame, at: Place, power: number, blast: Blast): void {
  const { world } = game;
  const broken = blast.blocks ? rayedBlocks(game, at, power) : [];
  hurtBodies(game, at, power, blast);
  breakBlocks(game, broken, world.gameRules.on(blast.decay) ? 1 / power : 1);
}

/** Cells that rays reach with strength left, each once, in the order in which they were met. */
function rayedBlocks({ world, at }: EntityGame, [x, y, z]: Place, power: number): readonly Place[] {
  const { explosions } = world.randoms;
  const met = new Map<string, Place>();
  for (let i = 0; i < rim; i++) {
    for (let j = 0; j < rim; j++) {
      for (let k = 0; k < rim; k++) {
        if (i > 0 && i < rim - 1 && j > 0 && j < rim - 1 && k > 0 && k < rim - 1) continue;
        const side = [i, j, k].map((n) => (n / (rim - 1)) * 2 - 1);
        const length = Math.sqrt(side[0] * side[0] + side[1] * side[1] + side[2] * side[2]);
        let strength = power * (0.7 + explosions.unit() * 0.6);
        let [px, py, pz] = [x, y, z];
        while (strength > 0) {
          const [bx, by, bz] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
          const cell = at(bx, by, bz);
          if (cell !== 0) {
            strength -= (blastResistance(rulesOf(cell)) + stride) * stride;
            if (strength > 0) met.set(`${bx},${by},${bz}`, [bx, by, bz]);
          }
          px += (side[0] / length) * stride;
          py += (side[1] / length) * stride;
          pz += (side[2] / length) * stride;
          strength -= stride * 0.75;
        }
      }
    }
  }
  return [...met.values()];
}

/** @param dropChance 0..1: how likely each block drops what it gives. */
function breakBlocks(game: EntityGame, places: readonly Place[], dropChance: number): void {
  const { world, at, editor, drops } = game;
  const { explosions } = world.randoms;
  const edits: Edit[] = [];
  for (const [x, y, z] of places) {
    const cell = at(x, y, z);
    const { name, shape } = rulesOf(cell);
    if (shape === 'liquid') continue;
    if (name === 'tnt') primeTnt(game, x, y, z, explosions.between(10, 30));
    else if (world.gameRules.on('block_drops') && explosions.unit() < dropChance) {
      for (const stack of lootOf(cell, 'netherite_pickaxe', world.randoms.drops)) drops.pop(x, y, z, stack);
    }
    edits.push([x, y, z, 0]);
  }
  editor.setAll(edits);
}

interface Body {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
}

function hurtBodies(game: EntityGame, at: Place, power: number, blast: Blast): void {
  const { entities, player } = game;
  const reach = power * 2;
  for (const entity of entities.list) {
    if (entity.gone || entity === blast.by) continue;
    const impact = impactOn(game, entity, at, reach);
    if (impact <= 0) continue;
    if (entity instanceof Mob) {
      hurtMob(entity, game, harmOf(impact, reach), { kind: 'explosion', ...(blast.by === null ? {} : { by: blast.by.id }) });
      if (!entity.noAi) fling(entity, at, impact);
    } else if (entity instanceof ItemEntity) entity.gone = true;
    else if (entity.kind === 'tnt') fling(entity, at, impact);
  }
  if (player.dead || player.mode === 'spectator') return;
  const impact = impactOn(game, player, at, reach);
  if (impact <= 0) return;
  hurtPlayer(game, harmOf(impact, reach), 'explosion', blast.by, at, 0);
  if (!player.flying) fling(player, at, impact);
}

const harmOf = (impact: number, reach: number): number => Math.floor(((impact * impact + impact) / 2) * 7 * reach + 1);

/** 0..1: less with distance, and by the part of the body that blocks hide. */
function impactOn(game: EntityGame, body: Body, [x, y, z]: Place, reach: number): number {
  const [dx, dy, dz] = [body.x - x, body.y - y, body.z - z];
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz) / reach;
  return far > 1 ? 0 : (1 - far) * exposure(game, body, [x, y, z]);
}

/** The part of a grid of points in a body that the middle of the explosion sees. */
function exposure({ at }: EntityGame, body: Body, from: Place): number {
  const across = 1 / (body.width * 2 + 1);
  const up = 1 / (body.height * 2 + 1);
  const edge = (1 - Math.floor(1 / across) * across) / 2;
  let seen = 0;
  let all = 0;
  for (let i = 0; i <= 1; i += across) {
    for (let j = 0; j <= 1; j += up) {
      for (let k = 0; k <= 1; k += across) {
        const point = [body.x + body.width * (i + edge - 0.5), body.y + body.height * j, body.z + body.width * (k + edge - 0.5)] as const;
        all++;
        if (hasSight(at, point, from)) seen++;
      }
    }
  }
  return all === 0 ? 0 : seen / all;
}

function fling(body: Body & { vx: number; vy: number; vz: number; eyeHeight?: number }, [x, y, z]: Place, impact: number): void {
  const [dx, dy, dz] = [body.x - x, body.y + (body.eyeHeight ?? 0) - y, body.z - z];
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (length === 0) return;
  body.vx += (dx / length) * impact;
  body.vy += (dy / length) * impact;
  body.vz += (dz / length) * impact;
}
