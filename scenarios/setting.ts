import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UiShape, WidgetShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

async function widgets(rig: Rig): Promise<readonly WidgetShape[]> {
  return ((await rig.call('ui', {})) as unknown as UiShape).widgets;
}

async function widget(rig: Rig, id: string): Promise<WidgetShape> {
  const all = await widgets(rig);
  const found = all.find((each) => each.id === id);
  rig.check(found !== undefined, `the page has ${id} among ${all.map((each) => each.id).join(', ')}`);
  return found as WidgetShape;
}

/** Clicks a widget as the player does: with the mouse at the window where there is one, else at its pixel where there are pixels. */
async function clickAsPlayer(rig: Rig, id: string): Promise<void> {
  if (!rig.pixels) {
    await rig.call('click', { id });
    return;
  }
  const [x, y, width, height] = (await widget(rig, id)).bounds;
  const [atX, atY] = [x + width / 2, y + height / 2];
  if (rig.person === null) {
    await rig.call('click-at', { x: atX, y: atY });
    return;
  }
  const { gui_scale: scale } = await rig.call('status', {});
  await rig.person.click(Math.round(atX * Number(scale)), Math.round(atY * Number(scale)));
}

/** Waits by ticks of the game until a widget's label is this. */
async function becomes(rig: Rig, id: string, label: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await widget(rig, id)).label !== label; tries += 1) await rig.call('wait', { ticks: 2 });
  rig.same((await widget(rig, id)).label, label, `the label of ${id}`);
}

/** The player's side: Agent Control opens and closes the default endpoint of a game that was not started with it. */
export const scenario: Scenario = {
  name: 'setting',
  title: 'The AI agent’s page opens the default endpoint, tells who is there, copies how to reach it, and closes it',
  needs: { commands: ['options', 'ui', 'click', 'click-at', 'key', 'status', 'wait', 'state', 'wait-for'] },
  speed: 'real',
  run: async (rig) => {
    const socket = join(rig.runtime, 'horizon-control.sock');
    const extras = join(rig.home, 'horizon-extras.txt');

    rig.step('the page');
    await rig.call('options', { page: 'horizon' });
    await clickAsPlayer(rig, 'ai-agent');
    await rig.call('wait-for', { condition: 'screen', target: 'agent', timeout: 5 });
    rig.same((await widget(rig, 'agent-control')).label, 'Agent Control: OFF', 'the switch at first');
    rig.same((await widget(rig, 'socket')).label, 'Socket: closed', 'the socket at first');
    rig.check(!existsSync(socket) && !existsSync(extras), 'nothing is open and nothing is written before the player asks');
    rig.same((await rig.run('horizon-ctl', ['state'])).code, 3, 'how horizon-ctl ends while the default endpoint is closed');

    rig.step('on');
    await clickAsPlayer(rig, 'agent-control');
    await becomes(rig, 'socket', 'Socket: horizon-control.sock');
    rig.same((await widget(rig, 'agent-control')).label, 'Agent Control: ON', 'the switch');
    rig.same(readFileSync(extras, 'utf8'), 'agentControl:true\n', 'the file of the extras');
    rig.same(lstatSync(socket).mode & 0o777, 0o600, 'the mode of the socket');
    const seen = await rig.run('horizon-ctl', ['state']);
    rig.same([seen.code, JSON.parse(seen.stdout).screen], [0, 'agent'], 'how horizon-ctl reaches the game without being told where');
    rig.same((await widget(rig, 'last-command')).label, 'Last Command: just now', 'the last command');
    rig.check((await widget(rig, 'client')).label.includes('connected'), 'the page tells of a client that is connected');

    rig.step('copy');
    await rig.call('click', { id: 'copy-connection-details' });
    for (const screen of ['horizon', 'options', 'title']) {
      await rig.call('key', { key: 'escape' });
      await rig.call('wait-for', { condition: 'screen', target: screen, timeout: 5 });
    }
    for (const id of ['singleplayer', 'create-new-world']) await rig.call('click', { id });
    const field = (await widgets(rig)).find(({ kind }) => kind === 'field')?.id ?? 'no field';
    await rig.call('click', { id: field });
    await rig.call('key', { key: 'left.control', mode: 'down' });
    for (const key of ['a', 'v']) await rig.call('key', { key });
    await rig.call('key', { key: 'left.control', mode: 'up' });
    rig.check(String((await widget(rig, field)).value).startsWith('Socket: /'), 'what was copied can be pasted');

    rig.step('off');
    await rig.call('options', { page: 'agent' });
    await clickAsPlayer(rig, 'agent-control');
    await becomes(rig, 'socket', 'Socket: closed');
    rig.check(!existsSync(socket), 'the socket is gone');
    rig.same((await rig.run('horizon-ctl', ['state'])).code, 3, 'how horizon-ctl ends after that');
    rig.same(readFileSync(extras, 'utf8'), 'agentControl:false\n', 'the file of the extras after that');
  },
};
