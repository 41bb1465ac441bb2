import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { holding } from './hold.ts';
import { requireNoScreen, rounded, shownPosition } from './in-world.ts';

const extras = { sprint: 'key.sprint', sneak: 'key.sneak', jump: 'key.jump' } as const;

/** `move`: holds a direction for a number of ticks. Stops early, with an error, when a screen opens. */
export async function move(port: InputPort, args: Args<'move'>): Promise<Reply> {
  requireNoScreen(port);
  const from = shownPosition(port);
  await holding(port, async (hold) => {
    for (const [name, action] of Object.entries(extras)) if (args[name as keyof typeof extras]) hold.pressAction(action);
    hold.pressAction(`key.${args.direction}`);
    for (let tick = 0; tick < args.ticks; tick += 1) {
      await port.tick();
      requireNoScreen(port);
    }
  });
  const pos = shownPosition(port);
  const [dx, dy, dz] = [pos[0] - from[0], pos[1] - from[1], pos[2] - from[2]];
  return { from, pos, moved: rounded(Math.sqrt(dx * dx + dy * dy + dz * dz)), ticks: args.ticks };
}

/** How long a jump may last before the reply comes all the same: into water or off a cliff, in ticks. */
const jumpTicks = 60;

/** `jump`: the jump key until the feet leave the ground, then until they are back on it. */
export async function jump(port: InputPort, _args: Args<'jump'>): Promise<Reply> {
  requireNoScreen(port);
  const from = shownPosition(port);
  let highest = from[1];
  await holding(port, async (hold) => {
    const key = hold.pressAction('key.jump');
    await port.tick();
    hold.letGo(key);
    for (let tick = 0; tick < jumpTicks; tick += 1) {
      highest = Math.max(highest, port.player().pos[1]);
      if (tick > 0 && port.player().onGround) break;
      await port.tick();
    }
  });
  return { from, pos: shownPosition(port), height: rounded(highest - from[1]) };
}
