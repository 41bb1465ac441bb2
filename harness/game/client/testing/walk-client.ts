import { join } from 'node:path';
import { type After, tempFolder } from '../../../../ctl/testing/temp-folder.ts';
import { actionHandlers } from '../../control/action-handlers.ts';
import { createGui } from '../../gui/gui.ts';
import { flatSource, testSettings } from '../../simulation/flat-world.ts';
import { createSimulation, type Simulation } from '../../simulation/simulation.ts';
import { AgentPort } from '../agent-port.ts';
import { GameClient } from '../game-client.ts';
import { GameLog } from '../game-log.ts';
import { OptionsFile } from '../options-file.ts';
import { TickLoop } from '../tick-loop.ts';
import type { OpenWorld, WorldKeeper } from '../world-keeper.ts';

/** A game without a program around it: a flat world, and the actions of the control socket. */
export interface WalkClient {
  readonly simulation: Simulation;
  readonly actions: ReturnType<typeof actionHandlers>;
  /** Runs chat commands, at once. Throws for one that is refused. */
  command(...lines: readonly string[]): void;
}

/** Opens a loaded flat world, its ground at height 0, in a client that ticks as fast as it is asked to. The test's end closes it. */
export async function walkClient(after: After): Promise<WalkClient> {
  const folder = tempFolder(after);
  const simulation = createSimulation(testSettings({ mode: 'creative', viewDistance: 3 }), { source: flatSource });
  const world: OpenWorld = { simulation, folder: 'flat', name: 'Flat', save: async () => {}, release: async () => {} };
  const worlds: WorldKeeper = {
    list: async () => [],
    rename: async () => {},
    remove: async () => {},
    open: async () => world,
    create: async () => world,
  };
  const client = new GameClient(
    {
      log: new GameLog(folder),
      options: new OptionsFile(join(folder, 'options.txt')),
      worlds,
      size: { width: 320, height: 240 },
      still: false,
      createGui,
      quit: () => {},
      presence: () => ({ clients: 1, working: true }),
    },
    () => loop.wake(),
  );
  const loop = new TickLoop('max', {
    tick: () => client.tick(),
    held: () => client.session.unfinished(),
    prepare: () => client.session.prepare(),
    wanted: () => client.waiters.count > 0 && !client.barrier.pending,
    rate: () => 20,
    now: () => performance.now(),
  });
  loop.start();
  after(async () => {
    loop.stop();
    client.close();
  });
  const { signal } = new AbortController();
  await client.session.create({ name: 'Flat', seed: '', mode: 'creative', cheats: true });
  simulation.say('/tp 8.5 0 8.5');
  while (client.session.phase !== 'loaded') await client.waiters.next(signal);
  const command = (...lines: readonly string[]): void => {
    for (const line of lines) {
      simulation.takeEvents();
      simulation.say(`/${line}`);
      const refusal = simulation.takeEvents().find((event) => event.kind === 'chat' && event.refused);
      if (refusal?.kind === 'chat') throw new Error(`/${line}: ${refusal.text}`);
    }
  };
  command('gamemode survival', 'difficulty peaceful', 'time set noon');
  const game = { input: (of: AbortSignal) => new AgentPort(client, of) };
  return { simulation, actions: actionHandlers(game as never), command };
}
