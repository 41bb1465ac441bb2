import type { SimulationView } from '../simulation/view.ts';
import { overlaid } from './overlaid.ts';

/** The same world with as much of what speed and flight widen the view by as an option lets through, 0..1. */
export function scaledFov(simulation: SimulationView, scale: number): SimulationView {
  if (scale === 1) return simulation;
  const { pose } = simulation.player;
  const part = (fov: number): number => 1 + (fov - 1) * scale;
  const scaled = { ...pose, fovScale: part(pose.fovScale), oldFovScale: part(pose.oldFovScale) };
  return overlaid(simulation, { player: overlaid(simulation.player, { pose: scaled }) });
}
