import type { PostFrame } from './post-frame.ts';

/**
 * One frame, complete: everything the rasteriser draws and nothing else, as plain data. Built by pure functions of the game's
 * state; hashed as layer D. No clock, no randomness, no reference to the game.
 *
 * World space: blocks, y up, right-handed, -z north. Colours are 0xRRGGBB, alpha separate. Angles have been turned into vectors before.
 */

/** The view: position of the eye and an orthonormal basis. `forward` looks into the picture. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly forward: readonly [number, number, number];
  /** Tangent of half the vertical field of view. */
  readonly tanHalfFov: number;
  readonly near: number;
  readonly far: number;
  /** Shift of the picture in pixels, right and down, under one: how antialiasing over frames samples within a pixel. Absent for none. */
  readonly jitter?: readonly [number, number];
}

/** Sky behind the world: colour by elevation from `horizon` to `zenith`; below the horizon `void`. */
export interface Sky {
  readonly zenith: number;
  readonly horizon: number;
  readonly below: number;
  /** Glow around the sun at dawn and dusk: direction, colour, strength 0..1. */
  readonly glow: { readonly direction: readonly [number, number, number]; readonly color: number; readonly strength: number } | null;
}

/** Linear fog by distance from the eye, in blocks. */
export interface Fog {
  readonly color: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The mesh of one 16x16x16 section. Quads of full-cube faces are packed, 4 words each, grouped by face so that a whole group can be
 * skipped; everything else is a free quad relative to the section's corner.
 *
 * Packed quad, words:
 *  0: x 0-3, y 4-7, z 8-11 (cell in the section), tile 12-23 (index in the texture set), ambient occlusion 24-31 (2 bits a corner, 3 = open)
 *  1: sky light of the four corners, 8 bits each, 0..240 (16 a level)
 *  2: block light of the four corners, likewise
 *  3: tint 0xRRGGBB in the low 24 bits, flags above: bit 24 = rotate the tile by 90 degrees
 * Corner order, for every face, is (u0,v0) (u1,v0) (u1,v1) (u0,v1) of the tile as seen from outside, v down.
 * Faces in order: down, up, north, south, west, east. Of two quads in one plane the earlier in its group is seen (an overlay comes first).
 */
export interface SectionMesh {
  /** Stable identity of the cell of the world, `cx,sy,cz`; a new content has a new version. The renderer keeps what it has already seen. */
  readonly id: string;
  readonly version: number;
  /** World position of the section's lowest corner, in blocks. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Opaque and cut-out faces (alpha under 128 is a hole), by face. */
  readonly solid: readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  /** Other shapes (crosses, torches, slabs), opaque or cut-out. */
  readonly shapes: FreeQuads;
  /** Blended after everything solid, sorted far to near by the rasteriser (water, ice, stained glass). */
  readonly blended: FreeQuads;
}

/**
 * Parallelograms, 20 floats each:
 *  0-2 corner, 3-5 edge along u, 6-8 edge along v (blocks, relative to `origin`), 9 tile, 10-13 u0 v0 u1 v1 (texels of the tile, 0..16),
 *  14 tint (0xRRGGBB), 15 alpha 0..1, 16 sky light 0..240, 17 block light 0..240, 18 face shade 0..1,
 *  19 flags: 1 two-sided, 2 full bright (light ignored), 4 no fog, 8 no depth write, 16 untextured (tint alone), 32 additive,
 *     64 triangle: only the half at the corner is drawn, between it and the ends of the two edges,
 *     128 through: drawn over whatever is nearer (of what is mixed or added alone).
 */
export interface FreeQuads {
  readonly count: number;
  readonly data: Float32Array;
}

/** Words in a packed quad and floats in a free quad. */
export const packedWords = 4;
export const freeFloats = 20;

export const freeFlags = {
  twoSided: 1,
  fullBright: 2,
  noFog: 4,
  noDepthWrite: 8,
  untextured: 16,
  additive: 32,
  triangle: 64,
  through: 128,
} as const;

/** World-space line segments, 7 floats each: from xyz, to xyz (relative to the camera position), colour 0xRRGGBB. One GUI pixel wide, depth-tested. */
export interface Lines {
  readonly count: number;
  readonly data: Float32Array;
}

/**
 * The interface, drawn over the world in order. Parallelograms in 1/16 of a screen pixel, 14 ints each:
 *  0-1 corner x y, 2-3 edge along u, 4-5 edge along v, 6 sheet (see GuiSheet), 7-10 u0 v0 u1 v1 in 1/16 texel of the sheet,
 *  11 colour 0xRRGGBB multiplied with the texel, 12 alpha 0..255, 13 how it meets what is there: 0 mixed by its alpha, 1 added.
 */
export interface GuiQuads {
  readonly count: number;
  readonly data: Int32Array;
}

export const guiInts = 14;

/** What a GUI quad takes its texels from. `blocks` addresses tile t's texel (x, y) as u = x, v = t*16 + y. */
export const guiSheets = { white: 0, font: 1, gui: 2, blocks: 3 } as const;

/** A picture of the texture set: RGBA, rows top down. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** All textures, given to the renderer once and again when they change. */
export interface TextureSet {
  /** Grows when anything in it changes. */
  readonly version: number;
  /** 16x16 tiles below one another: RGBA, tile t starts at t*1024 bytes. */
  readonly blocks: Uint8Array;
  readonly tiles: number;
  readonly font: Sheet;
  readonly gui: Sheet;
}

/** One frame. `camera` null means no world pass: `clear` fills the picture, then the GUI is drawn. */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  readonly clear: number;
  readonly camera: Camera | null;
  readonly sky: Sky;
  readonly fog: Fog;
  /** Brightness and hue of light: 16x16 RGB, index (block*16 + sky)*3. */
  readonly lightmap: Uint8Array;
  /** Draws faces in one light, without shading toward their corners: smooth lighting is off. */
  readonly flatLight?: true;
  /**
   * The tile that each tile of the set is drawn as in this frame (tile t as tileFrames[t]): how textures move without new meshes. Absent
   * where all are drawn as themselves. The interface's tiles never move.
   */
  readonly tileFrames?: Uint16Array;
  /** In ascending id order of (x, y, z); the renderer may draw them in any order. */
  readonly sections: readonly SectionMesh[];
  /** How far each of `sections` has faded in, 0..1, in their order. Absent where all are whole. */
  readonly fades?: Float32Array;
  /** Camera-relative: sun, moon, stars, clouds (drawn before the world, depth ignored), as if infinitely far when `noDepthWrite`. */
  readonly backdrop: FreeQuads;
  /** Camera-relative: entities, drops, particles, breaking cracks. */
  readonly objects: FreeQuads;
  readonly lines: Lines;
  /** View-space (x right, y up, z away from the viewer), drawn over the world with cleared depth: hand and held item. */
  readonly hand: FreeQuads;
  readonly gui: GuiQuads;
  /** What is done to the world's picture before the interface is drawn over it. Absent where nothing is. */
  readonly post?: PostFrame;
  /** The frame is also wanted as linear light of 16 bits. Says how it is kept, not what it shows. */
  readonly light?: true;
}
