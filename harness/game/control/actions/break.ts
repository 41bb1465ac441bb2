import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { aimAt, distanceTo } from './aim.ts';
import { holding } from './hold.ts';
import { requireHand, requireNoScreen } from './in-world.ts';

const ticksPerSecond = 20;

function requireBlock(port: InputPort, cell: readonly [number, number, number]): string {
  const where = cell.join(' ');
  const block = port.block(...cell);
  if (!block.loaded) throw new ControlError('state', `the block at ${where} is not loaded; move closer first`);
  if (block.air) throw new ControlError('state', `there is only air at ${where}; use: state to see the block at the crosshair`);
  return block.name;
}

/** `break`: looks at a block and keeps the attack button down until the block is another. */
export async function breakBlock(port: InputPort, args: Args<'break'>): Promise<Reply> {
  requireNoScreen(port);
  requireHand(port, 'breaks blocks', ['adventure', 'spectator']);
  const cell = [args.x, args.y, args.z] as const;
  const where = cell.join(' ');
  const name = requireBlock(port, cell);
  const aim = aimAt(port, cell);
  if (aim === null) {
    const far = distanceTo(port, cell);
    const reach = port.player().reach;
    throw new ControlError(
      'state',
      far > reach + 1
        ? `${name} at ${where} is ${far.toFixed(1)} blocks away and the reach is ${reach}; move closer`
        : `no part of ${name} at ${where} can be seen from here; move to where nothing is in between`,
    );
  }
  return holding(port, async (hold) => {
    port.give({ type: 'look', yaw: aim.yaw, pitch: aim.pitch });
    hold.pressAction('key.attack');
    const limit = Math.max(1, Math.ceil(args.timeout * ticksPerSecond));
    for (let tick = 1; tick <= limit; tick += 1) {
      await port.tick();
      const now = port.block(...cell);
      if (now.name !== name) return { broken: { pos: cell, block: name }, block: now.name, ticks: tick };
      requireNoScreen(port);
    }
    const details = { pos: cell, block: name, ticks: limit };
    throw new ControlError(
      'timeout',
      `${name} at ${where} did not break within ${args.timeout} s; select a better tool or give --timeout`,
      details,
    );
  });
}
