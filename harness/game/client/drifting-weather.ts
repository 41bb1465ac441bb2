import type { SimulationView, WorldView } from '../simulation/view.ts';
import { overlaid } from './overlaid.ts';

/** Levels of rain that two clocks can tell apart. */
const levels = 97;

/** One for each world, since meshes are kept by it. */
const drifting = new WeakMap<WorldView, WorldView>();

/**
 * A world whose rain stands somewhere on its way instead of at its level, as it would if it eased by a clock of the process.
 * @param adrift see StillRules.
 */
export function driftingWeather(simulation: SimulationView, adrift: number): SimulationView {
  const { world } = simulation;
  const level = (adrift % levels) / levels;
  let seen = drifting.get(world);
  if (seen === undefined) {
    seen = overlaid(world, {
      get rain() {
        return world.weather === 'clear' ? 0 : level;
      },
    });
    drifting.set(world, seen);
  }
  return overlaid(simulation, { world: seen });
}
