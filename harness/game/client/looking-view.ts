import type { View } from '../input/mouse-look.ts';
import type { SimulationView } from '../simulation/view.ts';
import { overlaid } from './overlaid.ts';

/** The same world seen with the player's view turned: what a window shows of motion that the next tick will give to the player. */
export function lookingView(simulation: SimulationView, { yaw, pitch }: View): SimulationView {
  return overlaid(simulation, { player: overlaid(simulation.player, { yaw, pitch }) });
}
