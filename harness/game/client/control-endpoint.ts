import { resolve } from 'node:path';
import { defaultEndpoint, type Endpoint, endpointAt, ownSurroundings, tcpEndpoint } from '../../../ctl/endpoint.ts';
import { ControlServer } from '../../../ctl/wire/server.ts';
import type { ControlContext } from '../control/game-port.ts';
import { createHandlers } from '../control/handlers.ts';
import type { ControlPort } from './control-port.ts';
import type { GameClient } from './game-client.ts';
import type { LaunchOptions } from './launch-options.ts';

/** The endpoint that the command line asks for. Relative paths are those of the folder the program was started in. */
export function endpointOf(options: LaunchOptions, startedIn: string): Endpoint {
  if (options.controlSocket !== undefined) return endpointAt(resolve(startedIn, options.controlSocket), startedIn);
  const surroundings = { ...ownSurroundings(), cwd: startedIn };
  return options.controlTcp ? tcpEndpoint(surroundings) : defaultEndpoint(surroundings);
}

/** The endpoint of a game that was given none, which is the one that Agent Control opens. */
export function ownEndpoint(startedIn: string): Endpoint {
  return defaultEndpoint({ ...ownSurroundings(), cwd: startedIn });
}

/** The control server of a game, still without a door. @param admit looked at before every line; throws what refuses them all. */
export function makeControl(client: GameClient, port: ControlPort, admit: () => void): ControlServer<ControlContext> {
  const { log } = client.setup;
  return new ControlServer<ControlContext>({
    admit,
    handlers: createHandlers(port),
    makeContext: (call) => call,
    refuse: (need) => port.refuse(need),
    onLine: (row, line) => {
      client.agentLine();
      if (row.effect === 'action') client.inputLog.line(client.ticks + 1, line);
    },
    decorate: (row, reply) => (row.effect === 'query' || 'last' in reply ? reply : { ...reply, last: client.events.last }),
    logFault: (reference, error, line) => log.error(`${reference}: ${line}: ${error instanceof Error ? error.stack : String(error)}`),
  });
}
