import type { SimulationView } from '../simulation/view.ts';
import { backdropQuads } from './backdrop.ts';
import type { Bob } from './camera.ts';
import { buildCamera, viewBob } from './camera.ts';
import { cloudQuads } from './clouds.ts';
import { crackQuads } from './cracks.ts';
import type { Camera, DisplayList, SectionMesh } from './display-list.ts';
import { entityQuads } from './entities.ts';
import { handQuads } from './hand.ts';
import { buildLightmap } from './lightmap.ts';
import type { MeshCache } from './mesh-cache.ts';
import { noLines, outlineOf } from './outline.ts';
import { noQuads } from './quad-buffer.ts';
import { atmosphere } from './sky-colors.ts';
import { joinQuads } from './transform.ts';

/** What a frame of the world is made of, besides its meshes. */
export interface WorldDisplayInput {
  readonly simulation: SimulationView;
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
}

const steady: Bob = { right: 0, up: 0, roll: 0, pitch: 0 };

/** The camera of a frame. */
export function worldCamera(input: WorldDisplayInput): Camera {
  const { simulation, partial, fov, bob, renderDistance } = input;
  return buildCamera({ player: simulation.player, partial, fov, bob, renderDistance });
}

/** The meshes a frame needs. `budget` limits how many sections are built for it; Infinity for a frame that must be complete. */
export function worldMeshes(cache: MeshCache, input: WorldDisplayInput, budget: number): readonly SectionMesh[] {
  const { simulation, width, height, renderDistance } = input;
  return cache.update(simulation.world, { camera: worldCamera(input), aspect: width / height, renderDistance, budget });
}

/** Everything of a display list but the interface. A pure function: the same state and meshes give the same list, bit for bit. */
export function buildWorldDisplay(input: WorldDisplayInput, meshes: readonly SectionMesh[]): Omit<DisplayList, 'gui'> {
  const { simulation, partial, renderDistance } = input;
  const { world, player } = simulation;
  const camera = worldCamera(input);
  const { sky, fog, medium } = atmosphere(simulation, camera, renderDistance);
  const inAir = medium === 'air';
  // What the world's ticks move stands still between the ticks of a frozen world.
  const worldPartial = world.frozen ? 0 : partial;
  const bob = input.bob ? viewBob(player, partial) : steady;
  return {
    width: input.width,
    height: input.height,
    clear: fog.color,
    camera,
    sky,
    fog,
    lightmap: buildLightmap({ dayTime: world.dayTime, weather: world.weather, gamma: input.gamma, ticks: input.ticks }),
    sections: meshes,
    backdrop: inAir ? backdropQuads(world) : noQuads,
    objects: joinQuads([
      entityQuads(world, simulation.entities, camera, world.frozen ? 1 : partial),
      crackQuads(world, player.mining, camera),
      inAir ? cloudQuads(world, camera, worldPartial, sky.horizon) : noQuads,
    ]),
    lines: input.showOutline ? outlineOf(world, simulation.raycast(player.yaw, player.pitch), camera) : noLines,
    hand: input.showHand ? handQuads({ world, player, camera, partial, bob }) : noQuads,
  };
}
