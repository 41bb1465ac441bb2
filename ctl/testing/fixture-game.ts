import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpointAt } from '../endpoint.ts';
import { commands, type GameCommandName, type Handlers, type Reply } from '../table/commands.ts';
import { ControlServer } from '../wire/server.ts';

/*
 * A program that `launch` can start. FIXTURE says how it behaves: `ready` answers, `dies` tells why and ends, `silent` opens no socket,
 * `mute` opens it and never becomes ready. It tells its arguments and working directory in hello.
 */
const mode = process.env.FIXTURE ?? 'ready';
const at = process.argv.indexOf('--control-socket');

if (mode === 'dies') {
  process.stderr.write('opening the window\nno display: set DISPLAY or use --headless\n');
  process.exit(9);
}
process.stdout.write(`fixture ${process.pid}\n`);

if (mode !== 'silent') {
  const hello = { game: 'fixture', version: '1', api: ['horizon-1'], args: process.argv.slice(2), cwd: process.cwd() };
  const special: Partial<Record<GameCommandName, (call: { afterReply(then: () => void): void }) => Reply | Promise<Reply>>> = {
    hello: () => hello,
    'wait-ready': () => (mode === 'mute' ? new Promise(() => {}) : { ok: true, world: existsSync(join(process.cwd(), 'saves')) }),
    quit: (call) => {
      call.afterReply(() => void server.close().then(() => process.exit(0)));
      return { ok: true };
    },
  };
  const names = Object.keys(commands) as GameCommandName[];
  const server = await ControlServer.open({
    endpoint: endpointAt(process.argv[at + 1] ?? '', process.cwd()),
    handlers: Object.fromEntries(names.map((name) => [name, special[name] ?? ((): Reply => ({ ok: true }))])) as unknown as Handlers<never>,
    makeContext: (call) => call as never,
    refuse: () => null,
    logFault: (_reference, error) => process.stderr.write(`${String(error)}\n`),
  });
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
}
setInterval(() => {}, 1000);
