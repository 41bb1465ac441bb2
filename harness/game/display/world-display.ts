import type { SimulationView } from '../simulation/view.ts';
import { backdropQuads } from './backdrop.ts';
import { buildCamera, viewBob } from './camera.ts';
import { cloudQuads } from './clouds.ts';
import { crackQuads } from './cracks.ts';
import type { DisplayList, SectionMesh } from './display-list.ts';
import { entityQuads } from './entities.ts';
import { handQuads } from './hand.ts';
import { buildLightmap } from './lightmap.ts';
import { noLines, outlineOf } from './outline.ts';
import { noQuads } from './quad-buffer.ts';
import { atmosphere } from './sky-colors.ts';
import { joinQuads } from './transform.ts';

/** What a frame of the world is made of. */
export interface WorldDisplayInput {
  readonly simulation: SimulationView;
  /** Meshes from the mesh cache. */
  readonly meshes: readonly SectionMesh[];
  /** Part of the current tick that has passed, 0..1; 1 while the world is frozen. */
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
  readonly firstPerson: true;
}

/** Everything of a display list but the interface. A pure function: the same state gives the same list, bit for bit. */
export function buildWorldDisplay(input: WorldDisplayInput): Omit<DisplayList, 'gui'> {
  const { simulation, partial, renderDistance } = input;
  const { world, player } = simulation;
  const camera = buildCamera({ player, partial, fov: input.fov, bob: input.bob, renderDistance });
  const { sky, fog, medium } = atmosphere(simulation, camera, renderDistance);
  const inAir = medium === 'air';
  // A frozen world stands still between its ticks too.
  const worldPartial = world.frozen ? 0 : partial;
  const target = input.showOutline ? simulation.raycast(player.yaw, player.pitch) : null;
  return {
    width: input.width,
    height: input.height,
    clear: fog.color,
    camera,
    sky,
    fog,
    lightmap: buildLightmap({ dayTime: world.dayTime, weather: world.weather, gamma: input.gamma, ticks: input.ticks }),
    sections: input.meshes,
    backdrop: inAir ? backdropQuads(world) : noQuads,
    objects: joinQuads([
      entityQuads(world, simulation.entities, camera, world.frozen ? 1 : partial),
      crackQuads(world, player.mining, camera),
      inAir ? cloudQuads(world, camera, worldPartial, sky.horizon) : noQuads,
    ]),
    lines: input.showOutline ? outlineOf(world, target, camera) : noLines,
    hand: input.showHand ? handQuads({ world, player, camera, partial, bob: input.bob ? viewBob(player, partial) : viewBobOff }) : noQuads,
  };
}

const viewBobOff = { right: 0, up: 0, roll: 0, pitch: 0 } as const;
