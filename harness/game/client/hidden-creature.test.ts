import { expect, it, onTestFinished } from 'vitest';
import { walkClient } from './testing/walk-client.ts';

const context = { signal: new AbortController().signal, afterReply: () => {} };

it('a creature that grass hides is told with the block in the way, and is hit once that is broken', async () => {
  const walk = await walkClient(onTestFinished);
  walk.command('setblock 8 0 10 tall_grass[half=lower]', 'setblock 8 1 10 tall_grass[half=upper]', 'summon chicken 8.5 0 10.5 {NoAI:1b}');
  const attack = () => walk.actions.attack(context, { target: 'chicken', hits: 1 });
  await expect((async () => attack())()).rejects.toMatchObject({
    kind: 'state',
    message: 'the chicken is 2.0 blocks away behind tall_grass at 8 0 10; use: break 8 0 10, or go round it with goto',
  });
  await walk.actions.break(context, { x: 8, y: 0, z: 10, timeout: 30 });
  expect(await attack()).toMatchObject({ attacked: { kind: 'chicken' }, hits: 1 });
});
