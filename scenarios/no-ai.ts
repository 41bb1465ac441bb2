import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UiShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

/** A file's text, empty while there is none: a game that starts puts a new log in the place of the last one. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Waits up to ten seconds for what the game does by itself, since nobody may ask it any more. */
async function comesTrue(rig: Rig, what: string, condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !condition(); tries += 1) await pause(20);
  rig.check(condition(), what);
}

async function ui(rig: Rig): Promise<UiShape> {
  return (await rig.call('ui', {})) as unknown as UiShape;
}

/** Where the middle of a widget is on the screen, in pixels. */
async function middleOf(rig: Rig, id: string): Promise<readonly [number, number]> {
  const bounds = (await ui(rig)).widgets.find((widget) => widget.id === id)?.bounds ?? [0, 0, 0, 0];
  const { gui_scale: scale } = await rig.call('status', {});
  const [x, y, width, height] = bounds;
  return [Math.round((x + width / 2) * Number(scale)), Math.round((y + height / 2) * Number(scale))];
}

/** What refuses, and the one line by which all of them do. */
async function everySurface(rig: Rig): Promise<string> {
  const { code, stdout } = await rig.run('horizon-ctl', ['state']);
  const refusal = JSON.parse(stdout) as { readonly error: string; readonly kind: string };
  rig.same([code, refusal.kind], [4, 'denied'], 'how horizon-ctl ends');
  for (const words of [
    ['--socket', join(rig.runtime, 'c.sock'), 'quit'],
    ['launch', '--headless'],
    ['wait-for', 'loaded', '--timeout', '1'],
  ]) {
    const run = await rig.run('horizon-ctl', words);
    rig.same([run.code, JSON.parse(run.stdout)], [4, refusal], `how horizon-ctl ${words.join(' ')} ends`);
  }
  const mcp = await rig.run('horizon-ctl', ['mcp']);
  rig.same([mcp.code, mcp.stdout, mcp.stderr.trim()], [4, '', refusal.error], 'how horizon-ctl mcp ends');
  if (rig.via.startsWith('mcp')) {
    for (let call = 0; call < 4; call += 1)
      rig.same((await rig.refused('denied', 'state', {})).error, refusal.error, 'what a session that runs answers');
  }
  return refusal.error;
}

/** A game that is started while the switch is on opens nothing, whatever its command line says. */
async function anotherGame(rig: Rig, refusal: string): Promise<void> {
  const home = join(rig.out, 'another-home');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'horizon-extras.txt'), '\uFEFFfov:70\r\nnoAi: TRUE\r\n');
  const log = join(home, 'logs/latest.log');
  const socket = join(rig.runtime, 'another.sock');
  for (const words of [['--control'], ['--control-socket', socket], ['--control-tcp']]) {
    writeFileSync(join(home, 'horizon-extras.txt'), '\uFEFFfov:70\r\nnoAi: TRUE\r\n');
    const game = await rig.run('horizon-client', ['--headless', ...words], {
      env: { HORIZON_HOME: home },
      until: () => textOf(log).includes(refusal),
    });
    rig.same(game.code, 0, `how a game started with ${words[0]} ends`);
    rig.check(textOf(log).includes(refusal), `the log of a game started with ${words[0]} tells why it opens no socket`);
    rig.check(!existsSync(socket) && !existsSync(join(rig.runtime, 'horizon-control.sock')), `${words[0]} opened no socket`);
    writeFileSync(log, '');
  }
}

/** The player's one switch, and every surface that it ends. */
export const scenario: Scenario = {
  name: 'no-ai',
  title: 'No AI, turned on while the game runs, ends every connection, and every surface refuses by one line',
  needs: { commands: ['options', 'ui', 'click', 'status', 'state'] },
  files: { 'horizon-extras.txt': 'launcher.theme:dark\r\nagentControl:true\r\n' },
  speed: 'real',
  run: async (rig) => {
    const extras = join(rig.home, 'horizon-extras.txt');
    const sockets = ['c.sock', 'horizon-control.sock'].map((name) => join(rig.runtime, name));

    rig.step('before the switch');
    await rig.call('options', { page: 'horizon' });
    rig.same(
      (await ui(rig)).widgets.map(({ label }) => label),
      ['No AI: OFF', 'AI Agent...', 'Done'],
      'the widgets of Horizon Settings',
    );
    rig.check(sockets.every(existsSync), 'the socket of the command line and that of Agent Control are open');
    const refusal = await rig.refused('usage', 'click', { id: 'no-ai' });
    rig.check(refusal.error.includes('ask the player'), 'an agent is told to ask the player before it turns No AI on');
    rig.check(!textOf(extras).includes('noAi'), 'an agent without consent changes nothing');

    rig.step('the switch');
    const at = await middleOf(rig, 'no-ai');
    if (rig.person !== null) await rig.person.click(...at);
    else await rig.refused('denied', 'click', { id: 'no-ai', confirm: true });
    await comesTrue(rig, 'both sockets are gone', () => !sockets.some(existsSync));
    await comesTrue(rig, 'the switch is in the file, beside what stood there', () =>
      textOf(extras).startsWith('launcher.theme:dark\r\nagentControl:true\r\nnoAi:true'),
    );

    rig.step('every surface');
    const line = await everySurface(rig);
    rig.check(textOf(join(rig.home, 'logs/latest.log')).includes(line), "the game's log says why its socket is closed");
    await anotherGame(rig, line);

    if (rig.person === null) return;
    rig.step('the player turns it off');
    await rig.person.click(...at);
    await comesTrue(rig, 'Agent Control, which the player had on, is open again', () => existsSync(sockets[1] as string));
    rig.same((await rig.run('horizon-ctl', ['state'])).code, 0, 'how horizon-ctl ends after that');
    rig.same(textOf(extras), 'launcher.theme:dark\r\nagentControl:true\r\nnoAi:false\r\n', 'the file after that');
  },
};
