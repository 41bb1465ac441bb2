import type { View } from '../input/mouse-look.ts';
import type { SimulationView } from '../simulation/view.ts';

/** The same world seen with the player's view turned: what a window shows of motion that the next tick will give to the player. */
export function lookingView(simulation: SimulationView, { yaw, pitch }: View): SimulationView {
  return overlaid(simulation, { player: overlaid(simulation.player, { yaw, pitch }) });
}

/** An object with some fields replaced; everything else, methods included, is the object's own. */
function overlaid<T extends object>(below: T, over: Partial<T>): T {
  return new Proxy(below, {
    get(target, key) {
      if (Object.hasOwn(over, key)) return Reflect.get(over, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
