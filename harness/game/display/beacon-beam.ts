import { cellOf } from '../simulation/blocks/cell.ts';
import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { SectionView, WorldView } from '../simulation/view.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { dyeColors } from './palette.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { blend } from './tile-canvas.ts';
import { tileIndex } from './tile-table.ts';

const beacon = cellOf('beacon') ?? -1;

/** Blocks that a beacon's base is made of (minecraft.wiki, "Beacon"). */
const bases: ReadonlySet<string> = new Set(['iron_block', 'gold_block', 'diamond_block', 'emerald_block', 'netherite_block']);

interface Known {
  readonly version: number;
  readonly places: readonly number[];
}
const known = new WeakMap<SectionView, Known>();

/** Where beacons stand in a section, as indices of its cells; kept until the section changes. */
function beaconsIn(section: SectionView): readonly number[] {
  const before = known.get(section);
  if (before?.version === section.version) return before.places;
  const places: number[] = [];
  if (!section.empty) for (let i = section.cells.indexOf(beacon); i >= 0; i = section.cells.indexOf(beacon, i + 1)) places.push(i);
  known.set(section, { version: section.version, places });
  return places;
}

/** How wide the beam and its halo are, half of it in blocks, how much of the halo is seen, and how fast the beam turns, degrees a tick. */
const core = 0.2;
const halo = 0.26;
const haloAlpha = 0.13;
const turnPerTick = 2.25;
/** Height of one piece of the beam, and how far up it goes over the world. */
const pieceHeight = 8;
const over = 64;

/** A part of a beam in one colour. */
interface BeamPart {
  readonly from: number;
  readonly to: number;
  readonly color: number;
}

/** The parts of a beam, or none where the beacon has no base or no open sky: each pane of stained glass changes the colour by half. */
export function beamParts(world: WorldView, x: number, y: number, z: number): readonly BeamPart[] {
  for (let dx = -1; dx <= 1; dx++) {
    for (let dz = -1; dz <= 1; dz++) if (!bases.has(world.kind(world.cell(x + dx, y - 1, z + dz)).name)) return [];
  }
  const parts: BeamPart[] = [];
  const top = world.minY + world.height;
  let color: number | null = null;
  let from = y;
  for (let at = y + 1; at < top; at++) {
    const { name, opaque, shape } = world.kind(world.cell(x, at, z));
    const dye = /^(.*)_stained_glass(_pane)?$/.exec(name)?.[1] as keyof typeof dyeColors | undefined;
    if (dye && dyeColors[dye] !== undefined) {
      parts.push({ from, to: at, color: color ?? 0xf4f8ff });
      color = color === null ? dyeColors[dye] : blend(color, dyeColors[dye], 0.5);
      from = at;
    } else if (opaque && name !== 'bedrock' && shape !== 'glass') return [];
  }
  return [...parts, { from, to: top + over, color: color ?? 0xf4f8ff }];
}

/** A square tube round the beacon's middle: four walls, turned by `degrees`. */
function pushTube(buffer: FreeBuffer, foot: Vector, tall: number, half: number, degrees: number, surface: Surface): void {
  const [s, c] = [sinDegrees(degrees) * half, cosDegrees(degrees) * half];
  const corners: readonly (readonly [number, number])[] = [
    [-c - s, s - c],
    [c - s, -s - c],
    [c + s, -s + c],
    [-c + s, s + c],
  ];
  for (let side = 0; side < 4; side++) {
    const [x0, z0] = corners[side]!;
    const [x1, z1] = corners[(side + 1) & 3]!;
    for (let low = 0; low < tall; low += pieceHeight) {
      const height = Math.min(pieceHeight, tall - low);
      buffer.push([foot[0] + x0, foot[1] + low + height, foot[2] + z0], [x1 - x0, 0, z1 - z0], [0, -height, 0], surface);
    }
  }
}

/** The beams of the beacons that stand on a base under the open sky, camera-relative. They turn with the moment, in ticks. */
export function beamQuads(world: WorldView, camera: Camera, moment: number): FreeQuads {
  const buffer = new FreeBuffer();
  const turn = (moment % 160) * turnPerTick;
  for (const chunk of world.chunks()) {
    for (const [index, section] of chunk.sections.entries()) {
      for (const at of beaconsIn(section)) {
        const [x, y, z] = [chunk.cx * 16 + (at & 15), world.minY + index * 16 + (at >> 8), chunk.cz * 16 + ((at >> 4) & 15)];
        for (const { from, to, color } of beamParts(world, x, y, z)) {
          const foot: Vector = [x + 0.5 - camera.x, from + (from === y ? 0.9 : 0) - camera.y, z + 0.5 - camera.z];
          const look: Surface = {
            tile: tileIndex('beam'),
            uv: [0, 0, 16, 16],
            tint: color,
            alpha: 1,
            sky: 240,
            block: 240,
            shade: 1,
            flags: freeFlags.twoSided | freeFlags.fullBright | freeFlags.noFog,
          };
          const tall = to - from - (from === y ? 0.9 : 0);
          pushTube(buffer, foot, tall, core, turn, look);
          const glow = {
            ...look,
            alpha: haloAlpha,
            flags: look.flags | freeFlags.noDepthWrite | freeFlags.untextured | freeFlags.additive,
          };
          pushTube(buffer, foot, tall, halo, 0, glow);
        }
      }
    }
  }
  return buffer.take();
}
