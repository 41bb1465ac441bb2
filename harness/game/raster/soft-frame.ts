import { type DisplayList, type FreeQuads, freeFlags, freeFloats, type SectionMesh } from '../display/display-list.ts';
import { BlendQueue } from './blend-queue.ts';
import { createScanBuffer, type ScanBuffer } from './convex-scan.ts';
import { DepthTiles } from './depth-tiles.ts';
import { type Finish, isFinishedLater } from './finished-later.ts';
import type { FrameTarget } from './frame-target.ts';
import { drawFreeQuad, type FreeMode, freeModes } from './free-quads.ts';
import { drawGui } from './gui-quads.ts';
import { fillLightTable, type LightTable } from './light-table.ts';
import { drawLines } from './lines.ts';
import { drawPackedFace, fillSectionTerms } from './packed-quads.ts';
import { createFogRamp, type PassState, withView } from './pass-state.ts';
import { markUnder, storeLight, storeOver } from './post/linear-light.ts';
import type { PostChain } from './post/post-chain.ts';
import type { PreparedTextures } from './prepared-textures.ts';
import { sectionStates } from './section-fades.ts';
import { visibleSections } from './section-order.ts';
import { drawSky } from './sky.ts';
import { createEyeView, createHandView, createViewFrame } from './view-frame.ts';

/** Scratch memory of one thread, kept from frame to frame. Holds nothing that a picture depends on. */
export interface Scratch {
  scan: ScanBuffer;
  readonly light: LightTable;
  /** The lightmap that `light` was made from; empty at first. */
  lightmap: Uint8Array;
  readonly terms: Float64Array;
  readonly blend: BlendQueue;
  readonly tiles: DepthTiles;
}

export function createScratch(): Scratch {
  return {
    scan: createScanBuffer(0),
    light: new Int32Array(64 * 64),
    lightmap: new Uint8Array(0),
    terms: new Float64Array(17 * 9),
    blend: new BlendQueue(),
    tiles: new DepthTiles(),
  };
}

/** Draws the whole frame. The target has the list's size. */
export function drawFrame(list: DisplayList, textures: PreparedTextures, target: FrameTarget, scratch: Scratch): void {
  drawBand(list, textures, target, scratch, 0, target.height);
}

/**
 * Draws rows top <= row < bottom of the frame and touches no other. Every pixel comes out the same whatever bands the frame is cut into.
 * Solid things come first, nearest section first; the sky and its bodies fill what stays empty; then what is blended, far to near; lines;
 * the hand, over cleared depth; the interface.
 */
export function drawBand(
  list: DisplayList,
  textures: PreparedTextures,
  target: FrameTarget,
  scratch: Scratch,
  top: number,
  bottom: number,
): void {
  if (list.width !== target.width || list.height !== target.height) {
    throw new RangeError(`The list is ${list.width}x${list.height}, the target ${target.width}x${target.height}; give them one size.`);
  }
  const from = top * target.width;
  const to = bottom * target.width;
  if (list.camera === null) {
    const { clear } = list;
    target.color.fill(0xff000000 | ((clear & 255) << 16) | (clear & 0xff00) | ((clear >> 16) & 255), from, to);
  } else {
    target.depth.fill(0, from, to);
    drawWorld(list, textures, target, scratch, top, bottom);
  }
  if (!isFinishedLater(list)) drawGui(target, top, bottom, list.gui, textures.sheets);
}

/**
 * Once all bands are drawn: runs the passes over the world's picture and draws the interface.
 * @param light filled with linear light where it is given.
 */
export function finishFrame(
  list: Finish,
  textures: PreparedTextures,
  target: FrameTarget,
  chain: PostChain,
  light: Uint16Array | null,
): void {
  const planes = chain.run(target, target.scene ?? target.depth, list.post);
  if (light !== null) {
    storeLight(planes, light);
    markUnder(target.color);
  }
  drawGui(target, 0, target.height, list.gui, textures.sheets);
  if (light !== null) storeOver(target.color, light);
}

function drawWorld(
  list: DisplayList,
  textures: PreparedTextures,
  target: FrameTarget,
  scratch: Scratch,
  top: number,
  bottom: number,
): void {
  const { camera } = list;
  if (camera === null) return;
  if (scratch.scan.left.length < target.height) scratch.scan = createScanBuffer(target.height);
  refreshLight(list.lightmap, scratch);
  const view = createViewFrame(camera, target.width, target.height);
  const { scan, light, terms } = scratch;
  const fog = createFogRamp(list.fog);
  const world: PassState = {
    target,
    top,
    bottom,
    view,
    fog,
    mips: textures.mips,
    tiles: list.tileFrames ?? textures.still,
    light,
    flat: list.flatLight === true,
    scan,
    terms,
  };
  const eye = withView(world, createEyeView(camera, target.width, target.height), fog);
  const sections = visibleSections(list.sections, view, target.width, top, bottom);
  const { tiles: depthTiles } = scratch;
  depthTiles.begin(target, top, bottom);
  const shown: SectionMesh[] = [];
  const stateOf = sectionStates(world, list);
  for (const section of sections) {
    if (depthTiles.hides(section, view, target, top, bottom)) continue;
    shown.push(section);
    drawSolid(stateOf(section), section);
    depthTiles.drewSection();
  }
  drawQuads(eye, list.objects, freeModes.solid, isSolid);
  drawSky(world, list.sky);
  drawQuads(eye, list.backdrop, freeModes.backdrop, null);
  drawBlended(world, eye, shown, list.objects, scratch.blend, stateOf);
  drawLines(eye, list.lines);
  target.scene?.set(target.depth.subarray(top * target.width, bottom * target.width), top * target.width);
  if (list.hand.count > 0) {
    target.depth.fill(0, top * target.width, bottom * target.width);
    const hand = withView(world, createHandView(camera, target.width, target.height), noFog);
    drawQuads(hand, list.hand, freeModes.over, null);
    if (target.scene !== undefined) markHand(target.depth, target.scene, top * target.width, bottom * target.width);
  }
}

/** Puts the pixels of the hand nearer than everything. */
function markHand(depth: Float32Array, scene: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (depth[i] !== 0) scene[i] = Infinity;
}

const noFog = createFogRamp({ color: 0, start: 1e30, end: 2e30 });

/** An object that hides what is behind it; all others are mixed in after the sky. */
function isSolid(data: Float32Array, at: number): boolean {
  return data[at + 15] >= 1 && (data[at + 19] & (freeFlags.additive | freeFlags.noDepthWrite)) === 0;
}

function isBlended(data: Float32Array, at: number): boolean {
  return !isSolid(data, at);
}

function drawSolid(state: PassState, section: SectionMesh): void {
  fillSectionTerms(state, section);
  const { camX, camY, camZ } = state.view;
  const { solid } = section;
  // A face group shows only when the eye is on its outer side of at least one of its 16 planes.
  if (camY < section.y + 15) drawPackedFace(state, section, 0, solid[0]);
  if (camY > section.y + 1) drawPackedFace(state, section, 1, solid[1]);
  if (camZ < section.z + 15) drawPackedFace(state, section, 2, solid[2]);
  if (camZ > section.z + 1) drawPackedFace(state, section, 3, solid[3]);
  if (camX < section.x + 15) drawPackedFace(state, section, 4, solid[4]);
  if (camX > section.x + 1) drawPackedFace(state, section, 5, solid[5]);
  const { shapes } = section;
  for (let i = 0; i < shapes.count; i++) drawFreeQuad(state, shapes.data, i * freeFloats, section.x, section.y, section.z, freeModes.solid);
}

function drawQuads(state: PassState, quads: FreeQuads, mode: FreeMode, wanted: ((data: Float32Array, at: number) => boolean) | null): void {
  for (let i = 0; i < quads.count; i++) {
    const at = i * freeFloats;
    if (wanted === null || wanted(quads.data, at)) drawFreeQuad(state, quads.data, at, 0, 0, 0, mode);
  }
}

function drawBlended(
  world: PassState,
  eye: PassState,
  sections: readonly SectionMesh[],
  objects: FreeQuads,
  queue: BlendQueue,
  stateOf: (section: SectionMesh) => PassState,
): void {
  const { camX, camY, camZ } = world.view;
  const owners: (SectionMesh | null)[] = [];
  for (const section of sections) {
    if (section.blended.count === 0) continue;
    owners.push(section);
    queue.add(section.blended, section.x - camX, section.y - camY, section.z - camZ, null);
  }
  if (objects.count > 0) {
    owners.push(null);
    queue.add(objects, 0, 0, 0, isBlended);
  }
  queue.drain((owner, quads, index) => {
    const section = owners[owner];
    if (section === null) drawFreeQuad(eye, quads.data, index * freeFloats, 0, 0, 0, freeModes.blended);
    else drawFreeQuad(stateOf(section), quads.data, index * freeFloats, section.x, section.y, section.z, freeModes.blended);
  });
}

function refreshLight(lightmap: Uint8Array, scratch: Scratch): void {
  const known = scratch.lightmap;
  if (known.length === lightmap.length && known.every((value, i) => value === lightmap[i])) return;
  fillLightTable(lightmap, scratch.light);
  scratch.lightmap = lightmap.slice();
}
