import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { requireNoScreen, shownView } from './in-world.ts';

/** Gives one view and lets a tick apply it. */
async function turnTo(port: InputPort, yaw: number, pitch: number): Promise<Reply> {
  requireNoScreen(port);
  port.give({ type: 'look', yaw, pitch });
  await port.tick();
  return shownView(port);
}

/** `look`: an absolute view. */
export function look(port: InputPort, args: Args<'look'>): Promise<Reply> {
  return turnTo(port, args.yaw, args.pitch);
}

/** `look-at`: from the eye to a point of the world. */
export async function lookAt(port: InputPort, args: Args<'look-at'>): Promise<Reply> {
  requireNoScreen(port);
  const [yaw, pitch] = port.anglesTo(args.x, args.y, args.z);
  return turnTo(port, yaw, pitch);
}

/** `turn`: by an angle, the pitch held within straight up and down. */
export async function turn(port: InputPort, args: Args<'turn'>): Promise<Reply> {
  requireNoScreen(port);
  const { yaw, pitch } = port.player();
  return turnTo(port, yaw + args.yaw, Math.min(90, Math.max(-90, pitch + args.pitch)));
}
