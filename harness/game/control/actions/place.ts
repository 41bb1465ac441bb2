import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { type Aim, aimAt, faceSteps } from './aim.ts';
import { type Hold, holding } from './hold.ts';
import { requireHand, requireNoScreen } from './in-world.ts';

type Cell = readonly [number, number, number];

/** How many ticks a placed block may take to appear. */
const settleTicks = 5;

const opposite = { down: 'up', up: 'down', north: 'south', south: 'north', west: 'east', east: 'west' } as const;

/** A neighbour to place against, and the view that meets its face towards the wanted cell. */
interface Support {
  readonly aim: Aim;
  readonly interactive: boolean;
}

function findSupport(port: InputPort, cell: Cell): Support | null {
  // A plant in the cell itself is replaced by using it.
  const own = port.block(...cell);
  if (!own.air) {
    const aim = aimAt(port, cell);
    if (aim !== null) return { aim, interactive: false };
  }
  for (const [face, step] of faceSteps) {
    const neighbour: Cell = [cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]];
    const block = port.block(...neighbour);
    if (!block.loaded || block.air || block.replaceable) continue;
    const aim = aimAt(port, neighbour, opposite[face]);
    if (aim !== null) return { aim, interactive: block.interactive };
  }
  return null;
}

async function findSupportSneaking(port: InputPort, cell: Cell, hold: Hold): Promise<Support | null> {
  const standing = findSupport(port, cell);
  if (standing === null || !standing.interactive) return standing;
  // Sneaking lowers the eye, so the view is found again from there.
  hold.pressAction('key.sneak');
  await port.tick();
  await port.tick();
  return findSupport(port, cell);
}

/** `place`: looks at the face of a neighbour and uses the held block on it. */
export async function place(port: InputPort, args: Args<'place'>): Promise<Reply> {
  requireNoScreen(port);
  requireHand(port, 'places blocks', ['adventure', 'spectator']);
  const cell: Cell = [args.x, args.y, args.z];
  const where = cell.join(' ');
  const before = port.block(...cell);
  if (!before.loaded) throw new ControlError('state', `the place ${where} is not loaded; move closer first`);
  if (!before.replaceable && !before.air) throw new ControlError('state', `${before.name} is at ${where} already; use: break ${where}`);
  const held = port.player().heldItem;
  if (held === null) throw new ControlError('state', 'the hand is empty; use: select SLOT with a block in it');
  return holding(port, async (hold) => {
    const support = await findSupportSneaking(port, cell, hold);
    if (support === null) {
      throw new ControlError('state', `no block beside ${where} can be reached and seen from here; move, or place a neighbour first`);
    }
    port.give({ type: 'look', yaw: support.aim.yaw, pitch: support.aim.pitch });
    const use = hold.pressAction('key.use');
    await port.tick();
    hold.letGo(use);
    for (let tick = 1; port.block(...cell).name === before.name; tick += 1) {
      if (tick > settleTicks) {
        throw new ControlError('state', `${held} was not placed at ${where}; step aside if you stand there, or select a block`);
      }
      await port.tick();
    }
    return { placed: { pos: cell, block: port.block(...cell).name }, item: held };
  });
}
