import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort } from '../../input/input-port.ts';
import { aimAtBody, creatureOf, findCreature, requireAim, shownCreature } from './creatures.ts';
import { holding } from './hold.ts';
import { requireHand, requireNoScreen } from './in-world.ts';

/** Ticks between two hits: after them a sword and a hand strike with all their strength again. */
const readyTicks = 13;
/** Ticks for which one that was pushed out of reach is waited for. */
const patience = 40;

/** `attack`: turns to a creature and clicks, once or until it dies. */
export async function attack(port: InputPort, args: Args<'attack'>): Promise<Reply> {
  requireNoScreen(port);
  requireHand(port, 'hits creatures', ['spectator']);
  const first = findCreature(port, args.target);
  requireAim(port, first);
  const { id } = first;
  const gone = (): boolean => creatureOf(port, id)?.dying ?? true;
  let [hits, ticks] = [0, 0];
  await holding(port, async (hold) => {
    for (let waited = 0; hits < args.hits && waited <= patience; ) {
      const body = creatureOf(port, id);
      if (body === undefined || body.dying) break;
      const aim = aimAtBody(port, body);
      if (aim === null) {
        waited++;
      } else {
        waited = 0;
        port.give({ type: 'look', ...aim });
        const button = hold.pressAction('key.attack');
        await port.tick();
        hold.letGo(button);
        ticks++;
        hits++;
        if (hits === args.hits || gone()) break;
      }
      for (let pause = 0; pause < (aim === null ? 1 : readyTicks - 1); pause++) {
        await port.tick();
        ticks++;
        requireNoScreen(port);
        if (gone()) return;
      }
    }
  });
  // What the blow did shows in the tick after it.
  await port.tick();
  return { attacked: shownCreature(first), hits, died: gone(), ticks: ticks + 1 };
}
