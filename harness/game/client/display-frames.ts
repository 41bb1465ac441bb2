import { createHash } from 'node:crypto';
import { displayDigest, displayLayers } from '../display/display-digest.ts';
import { displayDraws } from '../display/display-draws.ts';
import type { DisplayList, FreeQuads, TextureSet } from '../display/display-list.ts';
import { FarTerrain } from '../display/far-terrain.ts';
import { MeshCache } from '../display/mesh-cache.ts';
import { SectionFades } from '../display/section-fades.ts';
import { showTiles } from '../display/tile-table.ts';
import { buildWorldDisplay, meshRequest } from '../display/world-display.ts';
import { textInk } from '../gui/text-ink.ts';
import { SliceSize } from './slice-size.ts';
import type { FrameRequest, ViewRequest, WorldFrames } from './world-frames.ts';

const noQuads: FreeQuads = { count: 0, data: new Float32Array(0) };

/** Hexadecimal digits of a part's digest that replies show: enough to tell parts apart, few enough to read. */
const partDigits = 16;

/** A frame without a world: only the interface. */
function bareList({ width, height, gui }: FrameRequest): DisplayList {
  return {
    width,
    height,
    clear: 0,
    camera: null,
    sky: { zenith: 0, horizon: 0, below: 0, glow: null },
    fog: { color: 0, start: 0, end: 1 },
    lightmap: new Uint8Array(16 * 16 * 3),
    sections: [],
    backdrop: noQuads,
    objects: noQuads,
    lines: { count: 0, data: new Float32Array(0) },
    hand: noQuads,
    gui,
  };
}

/** SHA-256 in hexadecimal. One function for the whole process, so that what was hashed before is known. */
function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

class DisplayFrames implements WorldFrames {
  #textures: TextureSet;
  readonly #cache = new MeshCache();
  readonly #far = new FarTerrain();
  readonly #fades = new SectionFades();
  /** Sections meshed at a time, so that the picture moves and the control socket answers while a world comes in. */
  readonly #slice = new SliceSize();
  #sections = 0;

  constructor(textures: TextureSet) {
    this.#textures = textures;
  }

  useTextures(textures: TextureSet): void {
    this.#textures = textures;
    showTiles(textures.blocks);
    this.#far.clear();
  }

  get sectionCount(): number {
    return this.#sections;
  }

  prepare(view: ViewRequest): boolean {
    if (view.simulation === null) return true;
    const started = performance.now();
    this.#meshes({ ...view, simulation: view.simulation }, this.#slice.count);
    this.#slice.took(performance.now() - started);
    return this.#cache.complete && (view.lodDistance === 0 || this.#far.complete);
  }

  list(request: FrameRequest): DisplayList {
    const { simulation } = request;
    if (simulation === null) {
      this.#cache.clear();
      this.#far.clear();
      this.#fades.clear();
      this.#sections = 0;
      return bareList(request);
    }
    const budget = request.complete ? Number.POSITIVE_INFINITY : this.#slice.count;
    const meshes = this.#meshes({ ...request, simulation }, budget);
    this.#sections = meshes.length;
    const world = buildWorldDisplay({
      simulation,
      meshes,
      partial: request.partial,
      fov: request.fov,
      width: request.width,
      height: request.height,
      gamma: request.gamma,
      bob: request.bobView,
      renderDistance: request.renderDistance,
      lodDistance: request.lodDistance,
      showHand: request.showHand && simulation.player.mode !== 'spectator',
      showOutline: request.showHand && simulation.player.mode !== 'spectator',
      ticks: request.ticks,
      perspective: request.perspective,
      clouds: request.clouds,
      particles: request.particles,
      inkOf: textInk,
      hideFlashes: request.hideFlashes,
      damageTilt: request.damageTilt,
    });
    const fades = request.chunkFade === 0 ? null : this.#fades.update(simulation.world.chunks(), meshes, request.now, request.chunkFade);
    const list = { ...world, gui: request.gui, ...(fades === null ? {} : { fades }) };
    return request.smoothLight ? list : { ...list, flatLight: true };
  }

  digest(list: DisplayList): string {
    return displayDigest(list, this.#textures, sha256);
  }

  parts(list: DisplayList): Readonly<Record<string, string>> {
    const layers = Object.entries(displayLayers(list, this.#textures, sha256));
    return Object.fromEntries(layers.map(([name, digest]) => [name, digest.slice(0, partDigits)]));
  }

  draws(list: DisplayList): Readonly<Record<string, string>> {
    return displayDraws(list, this.#textures, sha256);
  }

  #meshes(view: ViewRequest & { readonly simulation: NonNullable<ViewRequest['simulation']> }, budget: number) {
    const request = meshRequest({ ...view, bob: view.bobView }, budget);
    const near = this.#cache.update(view.simulation.world, request);
    const { lodDistance } = view;
    if (lodDistance <= view.renderDistance || request.view === undefined) {
      this.#far.clear();
      this.#far.complete = true;
      return near;
    }
    const { cx, cz, renderDistance } = request;
    const { seed } = view.simulation.world;
    const far = this.#far.update({ seed, cx, cz, renderDistance, lodDistance, budget, view: request.view });
    return [...near, ...far].sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);
  }
}

/** Makes display lists with the meshes, sky and hand of the display module. */
export function createWorldFrames(textures: TextureSet): WorldFrames {
  return new DisplayFrames(textures);
}
