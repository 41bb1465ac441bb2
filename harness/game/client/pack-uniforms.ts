import { sunTurn } from '../display/celestial.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { FrameClock, Uniforms } from '../packs/uniforms.ts';
import type { SimulationView } from '../simulation/view.ts';

const dayLength = 24000;

const channel = (color: number, shift: number): number => ((color >> shift) & 255) / 255;

const liquids: readonly string[] = ['water', 'lava'];

/** What a frame's uniforms are taken from. */
export interface UniformSource {
  readonly list: DisplayList;
  readonly simulation: SimulationView;
  readonly clock: FrameClock;
  /** The brightness option. */
  readonly gamma: number;
  readonly hideGui: boolean;
}

/** The uniforms of a frame of a world. A pure function. */
export function uniformsOf({ list, simulation, clock, gamma, hideGui }: UniformSource): Uniforms {
  const { world, player } = simulation;
  const { width, height, fog, sky } = list;
  const camera = list.camera ?? { x: player.x, y: player.y + player.eyeHeight, z: player.z, near: 0, far: 0 };
  const [x, y, z] = [Math.floor(camera.x), Math.floor(camera.y), Math.floor(camera.z)];
  const light = world.light(x, y, z);
  const turn = sunTurn(world.dayTime) / 360 + 0.25;
  return {
    ...clock,
    worldTime: world.dayTime,
    worldDay: Math.floor(world.time / dayLength),
    moonPhase: Math.floor(world.time / dayLength) % 8,
    sunAngle: turn - Math.floor(turn),
    rainStrength: world.rain,
    thunderStrength: world.thunder,
    viewWidth: width,
    viewHeight: height,
    aspectRatio: width / height,
    near: camera.near,
    far: camera.far,
    screenBrightness: gamma,
    eyeAltitude: camera.y,
    'cameraPosition.x': camera.x,
    'cameraPosition.y': camera.y,
    'cameraPosition.z': camera.z,
    'eyeBrightness.x': light.block * 16,
    'eyeBrightness.y': light.sky * 16,
    isEyeInWater: liquids.indexOf(world.kind(world.cell(x, y, z)).name) + 1,
    hideGUI: hideGui ? 1 : 0,
    'fogColor.r': channel(fog.color, 16),
    'fogColor.g': channel(fog.color, 8),
    'fogColor.b': channel(fog.color, 0),
    'skyColor.r': channel(sky.zenith, 16),
    'skyColor.g': channel(sky.zenith, 8),
    'skyColor.b': channel(sky.zenith, 0),
  };
}
