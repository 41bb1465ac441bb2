import type { SimulationView } from '../simulation/view.ts';
import { backdropQuads } from './backdrop.ts';
import { beamQuads } from './beacon-beam.ts';
import { borderQuads } from './border-wall.ts';
import type { Bob } from './camera.ts';
import { buildCamera, viewBob } from './camera.ts';
import { type CloudStyle, cloudQuads } from './clouds.ts';
import { crackQuads } from './cracks.ts';
import { dimensionLight, endSky, flashLight, hasSky, ofDimension } from './dimension-air.ts';
import type { Camera, DisplayList, SectionMesh, Sky } from './display-list.ts';
import { entityQuads } from './entities.ts';
import { fireBeforeEyes, handQuads } from './hand.ts';
import { buildLightmap } from './lightmap.ts';
import type { MeshRequest } from './mesh-cache.ts';
import { type InkOf, nameTagQuads } from './name-tags.ts';
import { noLines, outlineOf } from './outline.ts';
import { type ParticleAmount, particleQuads } from './particles.ts';
import { type Perspective, seenFrom } from './perspective.ts';
import { playerQuads } from './player-model.ts';
import { noQuads } from './quad-buffer.ts';
import { blinded, brightened, isBlind, nightVision } from './sight-effects.ts';
import { atmosphere, farSighted } from './sky-colors.ts';
import { flameQuads, shadowQuads, skyFlash } from './thing-quads.ts';
import { blend } from './tile-canvas.ts';
import { tileFramesAt } from './tile-frames.ts';
import { joinQuads } from './transform.ts';
import { weatherQuads } from './weather.ts';

/** What a frame of the world is made of. */
export interface WorldDisplayInput {
  readonly simulation: SimulationView;
  /** From the mesh cache: see meshRequest. */
  readonly meshes: readonly SectionMesh[];
  /** Part of the current tick that has passed, 0..1; 1 while HORIZON_STILL. */
  readonly partial: number;
  /** Vertical field of view, degrees. */
  readonly fov: number;
  readonly width: number;
  readonly height: number;
  /** The brightness option, 0..1. */
  readonly gamma: number;
  readonly bob: boolean;
  /** In chunks. */
  readonly renderDistance: number;
  readonly showHand: boolean;
  readonly showOutline: boolean;
  /** Ticks that move what flickers: the world's in HORIZON_STILL, the client's otherwise. */
  readonly ticks: number;
  /** Where the player is seen from; its own eyes when absent. */
  readonly perspective?: Perspective;
  /** Chunks to which far terrain is drawn; none when absent. */
  readonly lodDistance?: number;
  /** How many particles are drawn; all when absent. */
  readonly particles?: ParticleAmount;
  /** How clouds are drawn; with their sides when absent. */
  readonly clouds?: CloudStyle;
  /** Lightning does not light up the sky. */
  readonly hideFlashes?: boolean;
  /** How strongly the view tilts after a hit, 0..1; fully when absent. */
  readonly damageTilt?: number;
  /** Draws the names over heads; none are shown when absent. */
  readonly inkOf?: InkOf;
}

const steady: Bob = { right: 0, up: 0, roll: 0, pitch: 0 };

/** What decides where a frame is seen from. */
export type CameraSource = Pick<
  WorldDisplayInput,
  'simulation' | 'partial' | 'fov' | 'bob' | 'damageTilt' | 'renderDistance' | 'lodDistance' | 'width' | 'height' | 'perspective'
>;

function cameraOf({ simulation, partial, fov, bob, renderDistance, lodDistance, perspective, damageTilt }: CameraSource): Camera {
  const { player, world } = simulation;
  const { fovScale, oldFovScale } = player.pose;
  const scale = oldFovScale + (fovScale - oldFovScale) * partial;
  const camera = buildCamera({
    player,
    partial,
    fov: fov * scale,
    bob,
    renderDistance: Math.max(renderDistance, lodDistance ?? 0),
    ...(damageTilt !== undefined && { damageTilt }),
  });
  return seenFrom(camera, perspective ?? 'first', world);
}

/**
 * What to ask a mesh cache for, so that a frame has all that it shows and nothing that it cannot. `budget` limits how many sections are
 * built for it; Infinity for a frame that must be complete.
 */
export function meshRequest(source: CameraSource, budget: number): MeshRequest {
  const camera = cameraOf(source);
  return {
    cx: Math.floor(camera.x) >> 4,
    cz: Math.floor(camera.z) >> 4,
    renderDistance: source.renderDistance,
    budget,
    view: { camera, aspect: source.width / source.height },
  };
}

/** How wide a player's shadow is, half of it in blocks. */
const bodyShadow = 0.45;

/** A player's body, for its flames. */
const burning = { width: 0.6, height: 1.8 };

const flashColor = 0xdfe6ff;

/** The sky under a flash of lightning. */
function flashed(sky: Sky, flash: number): Sky {
  if (flash <= 0) return sky;
  const lit = (color: number, share: number): number => blend(color, flashColor, flash * share);
  return { ...sky, zenith: lit(sky.zenith, 0.5), horizon: lit(sky.horizon, 0.4), below: lit(sky.below, 0.4) };
}

/** Everything of a display list but the interface. A pure function: the same state and meshes give the same list, bit for bit. */
export function buildWorldDisplay(input: WorldDisplayInput): Omit<DisplayList, 'gui'> {
  const { simulation, partial, renderDistance } = input;
  const { world, player } = simulation;
  const camera = cameraOf(input);
  const reach = Math.max(renderDistance, input.lodDistance ?? 0);
  const air = ofDimension(farSighted(atmosphere(simulation, camera, reach), renderDistance, input.lodDistance), world, renderDistance);
  const { sky, fog, medium } = blinded(air, player);
  const inAir = medium === 'air' && !isBlind(player);
  const underSky = inAir && hasSky(world);
  // What the world's ticks move stands still between the ticks of a frozen world.
  const worldPartial = world.frozen ? 0 : partial;
  const flash = hasSky(world) && !input.hideFlashes ? skyFlash(simulation.entities, worldPartial) : 0;
  const outside = (input.perspective ?? 'first') !== 'first';
  const bodyShown = outside && player.mode !== 'spectator' && !player.effects.some(({ effect }) => effect === 'invisibility');
  const bob = input.bob ? viewBob(player, partial) : steady;
  return {
    width: input.width,
    height: input.height,
    clear: fog.color,
    camera,
    sky: flashed(sky, flash),
    fog: { ...fog, color: blend(fog.color, flashColor, flash * 0.35) },
    lightmap: brightened(
      flashLight(
        dimensionLight(
          buildLightmap({ dayTime: world.dayTime, rain: world.rain, thunder: world.thunder, gamma: input.gamma, ticks: input.ticks }),
          world,
        ),
        flash,
      ),
      nightVision(player),
    ),
    tileFrames: tileFramesAt(input.ticks),
    sections: input.meshes,
    backdrop: underSky ? backdropQuads(world) : inAir && world.dimension === 'the_end' ? endSky() : noQuads,
    objects: joinQuads([
      entityQuads(world, simulation.entities, camera, world.frozen ? 1 : partial),
      bodyShown ? playerQuads({ world, player, camera, partial, ticks: input.ticks + worldPartial }) : noQuads,
      input.inkOf && input.showOutline ? nameTagQuads(simulation, camera, world.frozen ? 1 : partial, input.inkOf) : noQuads,
      crackQuads(world, player.mining, camera),
      bodyShown && !player.sleeping ? shadowQuads(world, [player.x, player.y, player.z], bodyShadow, camera) : noQuads,
      bodyShown && player.onFire ? flameQuads(burning, [player.x - camera.x, player.y - camera.y, player.z - camera.z], camera) : noQuads,
      beamQuads(world, camera, world.time + worldPartial),
      borderQuads(world, camera),
      underSky ? cloudQuads(world, camera, worldPartial, sky.horizon, input.clouds) : noQuads,
      particleQuads(simulation, camera, input.ticks + worldPartial, world.time + worldPartial, input.particles),
      underSky ? weatherQuads(world, camera, input.ticks + worldPartial) : noQuads,
    ]),
    lines: input.showOutline ? outlineOf(world, simulation.raycast(player.yaw, player.pitch), camera) : noLines,
    hand:
      input.showHand && !outside && !player.sleeping
        ? joinQuads([handQuads({ world, player, camera, partial, bob }), player.onFire ? fireBeforeEyes(camera) : noQuads])
        : noQuads,
  };
}
