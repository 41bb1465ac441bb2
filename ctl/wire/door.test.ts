import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { echoGame } from '../testing/echo-game.ts';
import { raw } from '../testing/raw-client.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';

/** A game with a second door beside its first. */
async function twoDoors(handlers: NonNullable<Parameters<typeof echoGame>[1]>['handlers'] = {}) {
  const game = await echoGame(onTestFinished, { handlers });
  const path = join(tempFolder(onTestFinished), 'second');
  return { game, path, door: await game.server.openDoor({ kind: 'unix', path }) };
}

describe('two doors of one game', () => {
  test('lead to the same commands, count together and share the one place for actions', async () => {
    let end = (): void => {};
    const move = (): Promise<{ ok: true }> => new Promise((resolve) => (end = () => resolve({ ok: true })));
    const { game, path, door } = await twoDoors({ move });
    const [first, second] = [await raw(game.path), await raw(path)];
    first.socket.write('move forward\n');
    await until(() => game.server.runningAction() === 'move');
    second.socket.write('move forward\nstate\n');
    expect(await second.next()).toMatchObject({ kind: 'busy' });
    expect(await second.next()).toMatchObject({ ok: true, command: 'state' });
    expect([game.server.clients(), door.clients, game.server.pending()]).toEqual([2, 1, 1]);
    end();
    expect(await first.next()).toMatchObject({ ok: true });
    for (const each of [first, second]) each.socket.destroy();
  });

  test('are closed one by one: who came in by that one hears why, and nobody else is disturbed', async () => {
    const { game, path, door } = await twoDoors();
    const [first, second, idle] = [await raw(game.path), await raw(path), await raw(path)];
    const waits = game.waiting();
    second.socket.write('wait 5\nstate\n');
    await waits;
    await door.close(new ControlError('denied', 'no more'));
    expect(await second.next()).toEqual({ error: 'no more', kind: 'denied' });
    expect([await second.next(), await idle.next(), existsSync(path)]).toEqual([null, null, false]);
    first.socket.write('state\n');
    expect(await first.next()).toMatchObject({ ok: true });
    await expect(raw(path)).rejects.toMatchObject({ code: 'ENOENT' });
    await game.server.openDoor({ kind: 'unix', path });
    const again = await raw(path);
    again.socket.write('state\n');
    expect(await again.next()).toMatchObject({ ok: true });
    for (const each of [first, again]) each.socket.destroy();
  });
});

test('a server that admits nothing refuses every line, good or bad', async () => {
  let closed = false;
  const game = await echoGame(onTestFinished, {
    admit: () => {
      if (closed) throw new ControlError('denied', 'closed for now');
    },
  });
  const client = await raw(game.path);
  client.socket.write('state\n');
  expect(await client.next()).toMatchObject({ ok: true });
  closed = true;
  client.socket.write(`state\nno-such-command\n${'x'.repeat(70_000)}\n\n`);
  for (let line = 0; line < 4; line++) expect(await client.next()).toEqual({ error: 'closed for now', kind: 'denied' });
  expect(game.lines).toEqual(['state']);
  client.socket.destroy();
});
