import { describe, expect, it, onTestFinished } from 'vitest';
import type { ControlError } from '../../../ctl/control-error.ts';
import { type WalkClient, walkClient } from './testing/walk-client.ts';

const context = { signal: new AbortController().signal, afterReply: () => {} };
const there = { x: 9, y: 0, z: 8 };

type Deed = (walk: WalkClient) => unknown;
const breaks: Deed = ({ actions }) => actions.break(context, { ...there, timeout: 30 });
const places: Deed = ({ actions }) => actions.place(context, { ...there, y: 1 });
const uses: Deed = ({ actions }) => actions.interact(context, there);
const hits: Deed = ({ actions }) => actions.attack(context, { target: 'cow', hits: 1 });

describe('an action of the hand', () => {
  it.each<[string, string, Deed]>([
    ['breaks blocks', 'adventure', breaks],
    ['breaks blocks', 'spectator', breaks],
    ['places blocks', 'adventure', places],
    ['places blocks', 'spectator', places],
    ['uses blocks', 'spectator', uses],
    ['hits creatures', 'spectator', hits],
  ])('is refused at once where nobody %s: %s', async (what, mode, deed) => {
    const walk = await walkClient(onTestFinished);
    walk.command('setblock 9 0 8 stone', 'give @s dirt 2', 'summon cow 8 0 9', `gamemode ${mode}`);
    const error: ControlError = await (async () => deed(walk))().then(
      () => Promise.reject(new Error('it was not refused')),
      (thrown: ControlError) => thrown,
    );
    expect({ kind: error.kind, message: error.message }).toEqual({
      kind: 'state',
      message: `nobody ${what} in ${mode} mode; use: command gamemode survival`,
    });
  });

  it('goes on in adventure mode where the mode lets it: a crafting table opens', async () => {
    const walk = await walkClient(onTestFinished);
    walk.command('setblock 9 0 8 crafting_table', 'gamemode adventure');
    expect(await uses(walk)).toMatchObject({ screen: 'crafting' });
  });
});
