import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { EntityView, WorldView } from '../simulation/view.ts';
import { pushBox } from './box-quads.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import type { ModelLight } from './item-model.ts';
import { itemModel } from './item-model.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { blend } from './tile-canvas.ts';
import { hash32, hashFraction } from './tile-noise.ts';
import { itemTile, tileIndex } from './tile-table.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';

/** What a thing that is no mob is drawn from. */
export interface ThingInput {
  readonly world: WorldView;
  readonly entity: EntityView;
  /** Against the eye. */
  readonly place: Vector;
  readonly camera: Camera;
  /** Ticks lived, with what has passed of the current one. */
  readonly age: number;
  readonly light: ModelLight;
}

const surface = (light: ModelLight, more: Partial<Surface>): Surface => ({
  tile: 0,
  uv: [0, 0, 16, 16],
  tint: 0xffffff,
  alpha: 1,
  sky: light.sky,
  block: light.block,
  shade: 1,
  flags: 0,
  ...more,
});

/** An arrow along its flight: two planes that cross, and its feathers seen from behind (Java Edition's arrow, an eighteenth a texel). */
function arrow({ entity, place, light }: ThingInput): FreeQuads {
  const buffer = new FreeBuffer();
  const look = surface(light, { tile: tileIndex('arrow_flight'), uv: [0, 0, 16, 5], flags: freeFlags.twoSided });
  const [long, wide] = [16 * 0.05625, 5 * 0.05625];
  buffer.push([-long / 2, wide / 2, 0], [long, 0, 0], [0, -wide, 0], look);
  buffer.push([-long / 2, 0, -wide / 2], [long, 0, 0], [0, 0, wide], look);
  const feathers = surface(light, { tile: tileIndex('arrow_flight'), uv: [0, 6, 5, 11], flags: freeFlags.twoSided });
  buffer.push([-long / 2 + 0.06, wide / 2, -wide / 2], [0, 0, wide], [0, -wide, 0], feathers);
  const steps: readonly Step[] = [
    { move: place },
    { turn: 'y', degrees: entity.yaw - 90 },
    { turn: 'z', degrees: entity.pitch },
    { turn: 'x', degrees: 45 },
  ];
  return transformQuads(buffer.take(), transformOf(steps));
}

/** A square that faces the eye, about a place over the thing's feet. */
function facing({ camera, place }: ThingInput, up: number, size: number, look: Surface): FreeQuads {
  const buffer = new FreeBuffer();
  const { right, up: top } = camera;
  const half = size / 2;
  const corner = [0, 1, 2].map((axis) => place[axis]! + (axis === 1 ? up : 0) - right[axis]! * half + top[axis]! * half);
  const u: Vector = [right[0] * size, right[1] * size, right[2] * size];
  buffer.push([corner[0]!, corner[1]!, corner[2]!], u, [-top[0] * size, -top[1] * size, -top[2] * size], look);
  return buffer.take();
}

/** Points from which an orb is drawn larger (minecraft.wiki, "Experience", sizes of orbs). */
const orbSizes = [3, 7, 17, 37, 73, 149, 307, 617, 1237, 2477];

/** An orb of experience: it pulses between green and yellow, and gives light of its own. */
function orb(input: ThingInput): FreeQuads {
  const { entity, age, light } = input;
  const step = orbSizes.filter((points) => (entity.value ?? 1) >= points).length;
  const pulse = (sinDegrees(age * 28.6) + 1) / 2;
  const tint = blend(0x5cf02a, 0xe8ff4a, pulse);
  const bright = { sky: light.sky, block: Math.min(240, light.block + 112) };
  const size = 0.22 + step * 0.03;
  const lift = 0.15 + 0.03 * sinDegrees(age * 9);
  const body = facing(input, lift, size, surface(bright, { tile: tileIndex('orb'), tint, alpha: 0.85, flags: freeFlags.twoSided }));
  return body;
}

/** White light added to a model. */
function whitened(quads: FreeQuads, strength: number): FreeQuads {
  const data = quads.data.slice();
  for (let i = 0; i < quads.count; i++) {
    const at = i * freeFloats;
    data[at + 14] = 0xffffff;
    data[at + 15] = strength;
    data[at + 19] = freeFlags.additive | freeFlags.noDepthWrite | freeFlags.fullBright | freeFlags.untextured;
  }
  return { count: quads.count, data };
}

/** The block that falls. */
function fallingBlock({ world, entity, place, light }: ThingInput): FreeQuads {
  const kind = world.kind(entity.block ?? 0);
  if (kind.shape === 'none') return noQuads;
  return transformQuads(itemModel(kind.name, light).quads, transformOf([{ move: [place[0], place[1] + 0.5, place[2]] }]));
}

/** Primed TNT: it blinks white every five ticks and swells in its last ten (Java Edition). */
function tnt({ entity, place, light, age }: ThingInput): FreeQuads {
  const left = (entity.fuse ?? 80) - (age - Math.floor(age)) + 1;
  const late = Math.max(0, Math.min(1, 1 - left / 10));
  const size = 1 + late * late * late * late * 0.3;
  const { quads } = itemModel('tnt', light);
  const whole = Math.floor((entity.fuse ?? 80) / 5) % 2 === 0 ? joinQuads([quads, whitened(quads, 0.6)]) : quads;
  return transformQuads(whole, transformOf([{ move: [place[0], place[1] + 0.5 * size, place[2]] }, { scale: [size, size, size] }]));
}

/** Turn of an end crystal a tick, degrees, and of its bob (Java Edition). */
const crystalTurn = 3;
const crystalBob = 11.46;

/** An end crystal: a plate of stone, two cages of glass that turn in each other and a heart. Its spin begins from its place. */
function endCrystal({ entity, place, light, age }: ThingInput): FreeQuads {
  const begins = (hash32(Math.floor(entity.x), Math.floor(entity.y), Math.floor(entity.z)) % 3600) / 10;
  const time = age + begins;
  const wave = sinDegrees(time * crystalBob) / 2 + 0.5;
  const bob = (wave * wave + wave) * 0.4 - 1.4;
  const cube = (half: number, tile: string, bright: boolean): FreeQuads => {
    const buffer = new FreeBuffer();
    const cell: Vector = [-half, -half, -half];
    pushBox(buffer, cell, [half, half, half], cell, {
      tile: () => tileIndex(tile),
      tint: () => 0xffffff,
      sky: () => light.sky,
      block: () => (bright ? 240 : Math.max(light.block, 120)),
      flags: freeFlags.twoSided | (bright ? freeFlags.fullBright : 0),
      shade: 1,
    });
    return buffer.take();
  };
  const slant: readonly Step[] = [
    { turn: 'z', degrees: 60 },
    { turn: 'x', degrees: 35 },
  ];
  const turn: Step = { turn: 'y', degrees: time * crystalTurn };
  const middle: Step = { move: [place[0], place[1] + 2 + bob / 2, place[2]] };
  const outer: readonly Step[] = [middle, turn, ...slant];
  const inner: readonly Step[] = [...outer, { scale: [0.875, 0.875, 0.875] }, ...slant, turn];
  const heart: readonly Step[] = [...inner, { scale: [0.875, 0.875, 0.875] }, ...slant, turn];
  const plate = new FreeBuffer();
  pushBox(plate, [-0.375, 0, -0.375], [0.375, 0.25, 0.375], [-0.5, 0, -0.5], {
    tile: () => tileIndex('bedrock'),
    tint: () => 0xffffff,
    sky: () => light.sky,
    block: () => light.block,
  });
  return joinQuads([
    transformQuads(plate.take(), transformOf([{ move: place }])),
    transformQuads(cube(0.25, 'crystal_heart', true), transformOf(heart)),
    transformQuads(cube(0.4, 'crystal_cage', false), transformOf(inner)),
    transformQuads(cube(0.5, 'crystal_cage', false), transformOf(outer)),
  ]);
}

/** Ticks a bolt is seen, and steps it takes from the clouds. */
const boltTicks = 8;
const boltSteps = 64;
const boltStep = 2;

/** A bolt of lightning: a trunk and two branches of added light, bent at every step, another shape every other tick. */
function lightning({ entity, place, camera, age }: ThingInput): FreeQuads {
  if (age >= boltTicks) return noQuads;
  const buffer = new FreeBuffer();
  const seed = hash32(Math.floor(entity.x * 16), Math.floor(entity.z * 16), Math.floor(age / 2));
  const strength = 1 - age / boltTicks;
  const bolt = (branch: number, from: number, foot: readonly [number, number], thick: number): void => {
    let [x, z] = foot;
    for (let step = from; step < boltSteps; step++) {
      const bend = (axis: number) => (hashFraction(seed + branch * 131, step, axis) - 0.5) * (branch === 0 ? 2.4 : 3.6);
      const [nextX, nextZ] = [x + bend(0), z + bend(1)];
      const low: Vector = [place[0] + x, place[1] + step * boltStep, place[2] + z];
      const rise: Vector = [nextX - x, boltStep, nextZ - z];
      // Ribbons that face the eye.
      const side: Vector = camera.right;
      for (const [wide, alpha, tint] of [
        [thick * 3.4, 0.2, 0x6a7cff],
        [thick * 1.8, 0.35, 0x9fb0ff],
        [thick * 0.7, 1, 0xf4f6ff],
      ] as const) {
        const corner: Vector = [low[0] + rise[0] - (side[0] * wide) / 2, low[1] + rise[1], low[2] + rise[2] - (side[2] * wide) / 2];
        buffer.push(corner, [side[0] * wide, 0, side[2] * wide], [-rise[0], -rise[1], -rise[2]], {
          ...surface({ sky: 240, block: 240 }, { tint, alpha: alpha * strength }),
          flags:
            freeFlags.twoSided |
            freeFlags.fullBright |
            freeFlags.noFog |
            freeFlags.noDepthWrite |
            freeFlags.additive |
            freeFlags.untextured,
        });
      }
      [x, z] = [nextX, nextZ];
      if (branch === 0 && (step === 6 || step === 13)) bolt(step, step + 1, [x, z], thick * 0.55);
      if (branch !== 0 && step > from + 9) return;
    }
  };
  bolt(0, 0, [0, 0], 0.34);
  return buffer.take();
}

/** The light that the newest bolt of lightning throws on the sky, 0..1: it falls off over its ticks. */
export function skyFlash(entities: readonly EntityView[], partial: number): number {
  return entities.reduce((most, { kind, age }) => {
    return kind === 'lightning_bolt' ? Math.max(most, 1 - (age + partial) / boltTicks) : most;
  }, 0);
}

/** Ticks that a heart rises over a creature in love, and how many are on their way at once. */
const heartTicks = 24;
const hearts = 3;

/** Hearts that rise over a creature in love: where each is follows from the creature and its age. */
export function heartQuads(input: ThingInput): FreeQuads {
  const { entity, age, place } = input;
  return joinQuads(
    Array.from({ length: hearts }, (_, n) => {
      const shifted = age + (n * heartTicks) / hearts;
      const turn = Math.floor(shifted / heartTicks);
      const part = (shifted - turn * heartTicks) / heartTicks;
      const side = (axis: number): number => (hashFraction(entity.id * 31 + n, turn, axis) - 0.5) * entity.width * 1.4;
      const at = { ...input, place: [place[0] + side(0), place[1], place[2] + side(1)] as const };
      const look = surface({ sky: 240, block: 240 }, { tile: tileIndex('heart'), alpha: 1 - part * part, flags: freeFlags.twoSided });
      return facing(at, entity.height * (0.7 + 0.6 * part) + 0.2, 0.22, look);
    }),
  );
}

/** Something thrown: its item toward the eye. */
function thrown(input: ThingInput): FreeQuads {
  const tile = itemTile(input.entity.stack?.item ?? input.entity.kind);
  return facing(input, 0.125, 0.3, surface(input.light, { tile, flags: freeFlags.twoSided }));
}

const things: Readonly<Record<string, (input: ThingInput) => FreeQuads>> = {
  arrow,
  spectral_arrow: arrow,
  experience_orb: orb,
  falling_block: fallingBlock,
  tnt,
  end_crystal: endCrystal,
  lightning_bolt: lightning,
  snowball: thrown,
  egg: thrown,
  ender_pearl: thrown,
};

/** A thing that is no mob and no item, camera-relative; null for kinds that have no picture here. */
export function thingQuads(input: ThingInput): FreeQuads | null {
  return things[input.entity.kind]?.(input) ?? null;
}

/** Flames round a body: squares that face the eye one above the other, each a little smaller and farther back (Java Edition). */
export function flameQuads(entity: Pick<EntityView, 'width' | 'height'>, place: Vector, camera: Camera): FreeQuads {
  const buffer = new FreeBuffer();
  const wide = entity.width * 1.4;
  const { right, forward } = camera;
  const flat = Math.sqrt(right[0] * right[0] + right[2] * right[2]);
  if (flat === 0) return noQuads;
  const [rx, rz] = [right[0] / flat, right[2] / flat];
  const [fx, fz] = [forward[0], forward[2]];
  let size = wide;
  let nearer = 0.12 * entity.width;
  let mirrored = false;
  for (let low = 0; low < entity.height; low += 0.45 * wide) {
    const corner: Vector = [
      place[0] - (rx * size) / 2 - fx * nearer,
      place[1] + low + wide * 1.4,
      place[2] - (rz * size) / 2 - fz * nearer,
    ];
    buffer.push(corner, [rx * size, 0, rz * size], [0, -wide * 1.4, 0], {
      ...surface({ sky: 240, block: 240 }, { tile: tileIndex('fire'), flags: freeFlags.twoSided | freeFlags.fullBright }),
      uv: mirrored ? [16, 0, 0, 16] : [0, 0, 16, 16],
    });
    size *= 0.9;
    nearer -= 0.03;
    mirrored = !mirrored;
  }
  return buffer.take();
}

/** The soft shadow under a body: a dark spot laid on the whole blocks below it, weaker the higher it is over them. */
export function shadowQuads(world: WorldView, at: Vector, radius: number, camera: Camera): FreeQuads {
  const buffer = new FreeBuffer();
  const tile = tileIndex('shadow');
  const [fromX, toX] = [Math.floor(at[0] - radius), Math.floor(at[0] + radius)];
  const [fromZ, toZ] = [Math.floor(at[2] - radius), Math.floor(at[2] + radius)];
  for (let x = fromX; x <= toX; x++) {
    for (let z = fromZ; z <= toZ; z++) {
      for (let y = Math.floor(at[1]); y >= Math.floor(at[1] - 2); y--) {
        if (!world.kind(world.cell(x, y - 1, z)).opaque) continue;
        const over = at[1] - y;
        const alpha = 0.5 * (1 - over / 2) * (radius > 0.5 ? 1 : 0.8);
        if (over < 0 || alpha <= 0 || world.cell(x, y, z) !== 0) break;
        const [x0, x1] = [Math.max(x, at[0] - radius), Math.min(x + 1, at[0] + radius)];
        const [z0, z1] = [Math.max(z, at[2] - radius), Math.min(z + 1, at[2] + radius)];
        const texel = (value: number, middle: number) => ((value - middle + radius) / (2 * radius)) * 16;
        buffer.push([x0 - camera.x, y + 0.004 - camera.y, z0 - camera.z], [x1 - x0, 0, 0], [0, 0, z1 - z0], {
          ...surface({ sky: 240, block: 240 }, { tile, alpha, flags: freeFlags.noDepthWrite | freeFlags.fullBright }),
          uv: [texel(x0, at[0]), texel(z0, at[2]), texel(x1, at[0]), texel(z1, at[2])],
        });
        break;
      }
    }
  }
  return buffer.take();
}

/** How wide the shadow of a kind is, blocks; half its body for those not named. */
export function shadowRadius(entity: EntityView): number {
  if (entity.kind === 'item' || entity.kind === 'experience_orb') return 0.15;
  if (entity.kind === 'lightning_bolt' || entity.kind === 'arrow') return 0;
  if (entity.kind === 'armor_stand') return 0;
  return entity.width * 0.62;
}
