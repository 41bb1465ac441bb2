import type { DisplayList, FreeQuads } from '../display/display-list.ts';
import { freeFlags, freeFloats } from '../display/display-list.ts';
import { faceAxes } from './face-axes.ts';

/** The world of a list as indexed triangles, for a renderer on graphics hardware or what stands in for it. */
export interface Triangles {
  /** 20 bytes a corner: place from the eye (3 floats), texel of the tiles (2 unsigned shorts), colour (RGBA). */
  readonly corners: Uint8Array;
  readonly indices: Uint32Array;
  readonly solidIndices: number;
  /** World to clip space, column by column; the eye is the origin. */
  readonly matrix: readonly number[];
}

const bytes = 20;

/** Brightness by ambient occlusion 0..3, as the rasteriser has it. */
const occlusion = [0.4, 0.6, 0.8, 1];

class Corners {
  readonly buffer: DataView;
  readonly indices: number[] = [];
  #count = 0;

  constructor(quads: number) {
    this.buffer = new DataView(new ArrayBuffer(quads * 4 * bytes));
  }

  corner(place: readonly number[], u: number, v: number, color: readonly number[], alpha: number): void {
    const at = this.#count++ * bytes;
    for (let axis = 0; axis < 3; axis++) this.buffer.setFloat32(at + axis * 4, place[axis]!, true);
    this.buffer.setUint16(at + 12, u, true);
    this.buffer.setUint16(at + 14, v, true);
    for (let c = 0; c < 3; c++) this.buffer.setUint8(at + 16 + c, Math.min(255, Math.round(color[c]!)));
    this.buffer.setUint8(at + 19, Math.round(alpha * 255));
  }

  /** Two triangles of the last four corners. */
  quad(twoSided: boolean): void {
    const at = this.#count - 4;
    this.indices.push(at, at + 2, at + 1, at, at + 3, at + 2);
    if (twoSided) this.indices.push(at, at + 1, at + 2, at, at + 2, at + 3);
  }
}

/** Lays out the world's quads of a list (not its sky, hand and interface), near sections first, with the light of each corner in its colour. */
export function worldTriangles(list: DisplayList): Triangles {
  const { camera, lightmap } = list;
  if (camera === null) throw new Error('the list has no world to lay out');
  const eye = [camera.x, camera.y, camera.z];
  const sections = [...list.sections]
    .map((section) => ({ section, away: [section.x, section.y, section.z].reduce((sum, low, i) => sum + (low + 8 - eye[i]!) ** 2, 0) }))
    .sort((a, b) => a.away - b.away)
    .map(({ section }) => section);
  const count = sections.reduce(
    (sum, { solid, shapes, blended }) => sum + solid.reduce((inner, words) => inner + words.length / 4, 0) + shapes.count + blended.count,
    list.objects.count,
  );
  const corners = new Corners(count);
  const lit = (sky: number, block: number, tint: number, shade: number): number[] => {
    const at = ((block >> 4) * 16 + (sky >> 4)) * 3;
    return [16, 8, 0].map((shift, c) => (((tint >> shift) & 255) * lightmap[at + c]! * shade) / 255);
  };
  const free = (quads: FreeQuads, origin: readonly number[]): void => {
    for (let q = 0; q < quads.count; q++) {
      const d = quads.data.subarray(q * freeFloats, (q + 1) * freeFloats);
      const color = lit(d[16]!, d[17]!, d[14]!, d[18]!);
      for (const [u, v] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const place = [0, 1, 2].map((axis) => d[axis]! + d[3 + axis]! * u + d[6 + axis]! * v + origin[axis]!);
        corners.corner(place, d[u === 0 ? 10 : 12]!, d[9]! * 16 + d[v === 0 ? 11 : 13]!, color, d[15]!);
      }
      corners.quad((d[19]! & freeFlags.twoSided) !== 0);
    }
  };
  for (const section of sections) {
    const low = [section.x - eye[0]!, section.y - eye[1]!, section.z - eye[2]!];
    section.solid.forEach((words, face) => {
      const axes = faceAxes[face]!;
      for (let q = 0; q < words.length; q += 4) {
        const word = words[q]!;
        const cell = [word & 15, (word >> 4) & 15, (word >> 8) & 15];
        for (let corner = 0; corner < 4; corner++) {
          const u = corner === 1 || corner === 2 ? 1 : 0;
          const v = corner >= 2 ? 1 : 0;
          const place = cell.map((n, axis) => n + low[axis]!);
          place[axes.normal]! += axes.offset;
          place[axes.u]! += axes.uSign > 0 ? u : 1 - u;
          place[axes.v]! += axes.vSign > 0 ? v : 1 - v;
          const [sky, block] = [(words[q + 1]! >>> (corner * 8)) & 255, (words[q + 2]! >>> (corner * 8)) & 255];
          const open = occlusion[(word >>> (24 + corner * 2)) & 3]!;
          corners.corner(
            place,
            u * 16,
            ((word >> 12) & 4095) * 16 + v * 16,
            lit(sky, block, words[q + 3]! & 0xffffff, axes.shade * open),
            1,
          );
        }
        corners.quad(false);
      }
    });
    free(section.shapes, low);
  }
  free(list.objects, [0, 0, 0]);
  const solidIndices = corners.indices.length;
  for (const section of sections.reverse()) free(section.blended, [section.x - eye[0]!, section.y - eye[1]!, section.z - eye[2]!]);
  return {
    corners: new Uint8Array(corners.buffer.buffer),
    indices: Uint32Array.from(corners.indices),
    solidIndices,
    matrix: clipMatrix(list),
  };
}

function clipMatrix({ camera, width, height }: DisplayList): number[] {
  const { right, up, forward, tanHalfFov, near, far } = camera!;
  const depth = (far + near) / (far - near);
  const columns = [0, 1, 2].map((axis) => [
    (right[axis]! * height) / (tanHalfFov * width),
    up[axis]! / tanHalfFov,
    forward[axis]! * depth,
    forward[axis]!,
  ]);
  return [...columns.flat(), 0, 0, (-2 * far * near) / (far - near), 0];
}
