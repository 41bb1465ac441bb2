import type { Rig, Scenario } from '../harness/run/scenario.ts';

interface EventEntry {
  readonly seq: number;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Newest event number before something is done, so that the wait for it cannot miss. */
async function last(rig: Rig): Promise<number> {
  return (await rig.call('events', { since: undefined, limit: 1 })).last as number;
}

async function eventsSince(rig: Rig, since: number): Promise<readonly EventEntry[]> {
  return (await rig.call('events', { since, limit: 256 })).events as readonly EventEntry[];
}

/** What happens in the game is told by events, in order, and a wait that names where it started misses none. */
export const scenario: Scenario = {
  name: 'events',
  title: 'Events tell what happened, waits find it, and the input log tells who did it',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['events', 'wait-for', 'wait', 'open', 'chat', 'command', 'input-log', 'state', 'messages'] },
  demo: { offscreen: 'ctl', xvfb: 'ctl' },
  run: async (rig) => {
    rig.step('world');
    let before = await last(rig);
    await rig.call('open', { world: 'events', seed: '7', creative: true });
    const opening = await eventsSince(rig, before);
    rig.check(
      opening.some((event) => event.kind === 'world'),
      'opening a world is an event of kind world',
    );
    rig.check(
      opening.some((event) => event.kind === 'screen' && event.screen === 'game'),
      'the loading screen gives way to the game, as an event of kind screen',
    );
    rig.check(
      opening.every((event, i) => i === 0 || event.seq > (opening[i - 1] as EventEntry).seq),
      'event numbers rise',
    );

    rig.step('chat');
    before = await last(rig);
    await rig.call('chat', { text: 'hello "there", it\'s  me' });
    const said = await rig.call('wait-for', { condition: 'chat', target: 'hello "there", it\'s  me', since: before, timeout: 10 });
    rig.same(said.ok, true, 'the answer of wait-for');
    const messages = (await rig.call('messages', { since: undefined, limit: 5 })).messages as readonly { readonly text: string }[];
    rig.check(
      messages.some(({ text }) => text.includes('hello "there", it\'s  me')),
      'the message stands in the chat as it was typed',
    );

    rig.step('command');
    before = await last(rig);
    await rig.call('command', { text: 'time set noon' });
    await rig.call('wait-for', { condition: 'event', target: 'chat', since: before, timeout: 10 });
    const state = await rig.call('state', {});
    rig.check(Math.abs((state.world as { readonly day_time: number }).day_time - 6000) < 200, 'the time of day is noon');

    const refused = await rig.refused('state', 'command', { text: 'setblock ~ ~1 ~ gold_blok' });
    rig.check(refused.error.includes('gold_blok'), "a command that the game refuses is refused, with the game's sentence");

    rig.step('items');
    before = await last(rig);
    await rig.call('command', { text: 'give @s torch 3' });
    await rig.call('wait-for', { condition: 'event', target: 'item', since: before, timeout: 10 });
    const items = (await eventsSince(rig, before)).filter((event) => event.kind === 'item');
    rig.check(
      items.some((event) => event.item === 'torch' && event.count === 3),
      'three torches arrive as an item event',
    );

    rig.step('timeout');
    const refusal = await rig.refused('timeout', 'wait-for', { condition: 'screen', target: 'inventory', since: undefined, timeout: 1 });
    rig.same(refusal.screen, 'game', 'the screen that a timeout reports');
    await rig.refused('usage', 'wait-for', { condition: 'screen', target: undefined, since: undefined, timeout: 1 });

    rig.step('a wait that is pending');
    before = await last(rig);
    const pending = rig.start('wait-for', { condition: 'screen', target: 'pause', since: before, timeout: 600 });
    await rig.call('pause', {});
    rig.same((await pending).ok, true, 'the pending wait ends by what another connection did');
    await rig.call('resume', {});

    rig.step('who did it');
    const log = (await rig.call('input-log', { since: undefined, limit: 512, origin: 'agent' })).entries as readonly {
      readonly origin: string;
      readonly line?: string;
    }[];
    rig.check(log.length > 0, "the agent's input stands in the log");
    rig.check(
      log.every(({ origin }) => origin === 'agent'),
      'only input of the asked origin is listed',
    );
    rig.check(!JSON.stringify(log).includes('hello'), 'typed text is not kept');
    rig.check(
      log.some(({ line }) => line === 'chat <redacted>'),
      'the chat line is kept redacted',
    );
    const waited = await rig.call('wait', { ticks: 25 });
    rig.same(waited.ticks, 25, 'the number of ticks that passed');

    if (rig.person !== null) {
      rig.step('a person takes over');
      before = await last(rig);
      const noticed = rig.start('wait-for', { condition: 'event', target: 'user-input', since: before, timeout: 600 });
      await rig.person.key('Escape');
      rig.same((await noticed).ok, true, "a person's key is noticed at once");
      const byUser = (await rig.call('input-log', { since: undefined, limit: 512, origin: 'user' })).entries as readonly {
        readonly event?: { readonly key?: string };
      }[];
      rig.check(
        byUser.some(({ event }) => event?.key === 'escape'),
        'the escape key arrived with origin user',
      );
      const { input } = (await rig.call('state', {})) as {
        readonly input: { readonly last_origin: string; readonly user_since_agent: boolean };
      };
      rig.same(input.last_origin, 'user', 'the origin of the last input');
      rig.same(input.user_since_agent, true, 'whether a person gave input after the agent');
      await rig.call('wait-for', { condition: 'screen', target: 'pause', since: undefined, timeout: 10 });
    }
  },
};
