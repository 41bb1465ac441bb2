import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { aimAt, distanceTo } from './aim.ts';
import { findCreature, requireAim, shownCreature } from './creatures.ts';
import { holding } from './hold.ts';
import { requireHand, requireNoScreen } from './in-world.ts';

/** Ticks after which what a use did has shown. */
const settleTicks = 2;

/** Clicks the use button with a view. */
async function useAt(port: InputPort, view: { readonly yaw: number; readonly pitch: number }): Promise<void> {
  await holding(port, async (hold) => {
    port.give({ type: 'look', yaw: view.yaw, pitch: view.pitch });
    const button = hold.pressAction('key.use');
    await port.tick();
    hold.letGo(button);
    for (let tick = 0; tick < settleTicks; tick++) await port.tick();
  });
}

/** `interact`: looks at a block and uses it. */
export async function interact(port: InputPort, args: Args<'interact'>): Promise<Reply> {
  requireNoScreen(port);
  requireHand(port, 'uses blocks', ['spectator']);
  const cell = [args.x, args.y, args.z] as const;
  const where = cell.join(' ');
  const before = port.block(...cell);
  if (!before.loaded) throw new ControlError('state', `the block at ${where} is not loaded; use: goto ${where} --within 3`);
  if (before.air) throw new ControlError('state', `there is only air at ${where}; use: state to see the block at the crosshair`);
  const aim = aimAt(port, cell);
  if (aim === null) {
    const far = distanceTo(port, cell).toFixed(1);
    throw new ControlError(
      'state',
      `${before.name} at ${where} is ${far} blocks away and cannot be reached from here; use: goto ${where} --within 3`,
    );
  }
  await useAt(port, aim);
  const after = port.block(...cell);
  return { interacted: { pos: cell, block: before.name }, block: after.name, state: after.state, screen: port.screen() };
}

/** `interact-entity`: looks at a creature and uses what is in the hand on it. */
export async function interactEntity(port: InputPort, args: Args<'interact-entity'>): Promise<Reply> {
  requireNoScreen(port);
  requireHand(port, 'uses creatures', ['spectator']);
  const body = findCreature(port, args.target);
  await useAt(port, requireAim(port, body));
  const { heldItem, heldCount } = port.player();
  return { interacted: shownCreature(body), held: heldItem, count: heldCount, screen: port.screen() };
}
