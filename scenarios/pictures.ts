import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { ScreenshotShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

/** Width and height as a PNG's header tells them (PNG, section 11.2.1), or null when the file is none. */
function pngSize(path: string): readonly [number, number] | null {
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

async function shoot(rig: Rig, name: string, unless?: string): Promise<ScreenshotShape> {
  return (await rig.call('screenshot', { path: join(rig.out, name), unless })) as unknown as ScreenshotShape;
}

async function singlePictures(rig: Rig): Promise<string> {
  rig.step('screenshot');
  const first = await shoot(rig, 'first.png');
  rig.same(pngSize(join(rig.out, 'first.png')), rig.hello.size, "the size in the picture's file");
  const second = await shoot(rig, 'second.png');
  rig.same(second.digests, first.digests, 'the digests of a frozen scene, taken twice');
  rig.check(
    readFileSync(join(rig.out, 'first.png')).equals(readFileSync(join(rig.out, 'second.png'))),
    'both files of a frozen scene are the same',
  );
  const P = first.digests?.P as string;
  rig.check(typeof P === 'string' && P !== '', 'a screenshot tells the digest of its pixels');
  const { digests } = (await rig.call('status', { digests: true })) as unknown as ReplyOf<'status'>;
  rig.same(digests, first.digests, 'the digests that status tells of the same scene');

  rig.step('unless');
  const known = await shoot(rig, 'known.png', P);
  rig.same(
    { written: known.written, there: existsSync(join(rig.out, 'known.png')) },
    { written: false, there: false },
    'what a known picture writes',
  );
  const other = await shoot(rig, 'other.png', '0'.repeat(P.length));
  rig.same(
    { written: other.written, there: existsSync(join(rig.out, 'other.png')) },
    { written: true, there: true },
    'what another picture writes',
  );
  return P;
}

async function sequences(rig: Rig, P: string): Promise<void> {
  rig.step('sequence');
  const path = join(rig.out, 'sequence.png');
  const reply = (await rig.call('screenshot-sequence', { frames: 3, step: 50, path })) as unknown as {
    readonly frames: number;
    readonly clock: unknown;
    readonly digests: { readonly P?: string };
  };
  rig.same(
    { frames: reply.frames, clock: reply.clock },
    { frames: 3, clock: { frame: 3, time_ms: 100, delta_ms: 50 } },
    "the last frame's clock",
  );
  rig.same(pngSize(path), rig.hello.size, "the size in the sequence's file");
  rig.same(reply.digests.P, P, 'the pixels of the last frame of a frozen scene');

  rig.step('cancel');
  await rig.refused('state', 'screenshot-sequence', { frames: 'cancel', step: undefined, path: undefined });
  const cancelled = join(rig.out, 'cancelled.png');
  const ended = rig.start('screenshot-sequence', { frames: 10_000, step: 50, path: cancelled }).then(
    () => 'drawn to its end',
    (error: Error) => error.message,
  );
  // Its line travels on a connection of its own: the game says busy once it draws.
  await untilRefused(rig);
  await rig.call('screenshot-sequence', { frames: 'cancel', step: undefined, path: undefined });
  rig.check((await ended).includes('(state)'), 'a cancelled sequence ends as a refusal of kind state');
  rig.same(existsSync(cancelled), false, 'whether a cancelled sequence leaves a file');
  await rig.call('release', {});

  rig.step('a world that moves');
  await rig.call('command', { text: 'tick unfreeze' });
  const moving = await rig.refused('state', 'screenshot-sequence', { frames: 2, step: 50, path });
  rig.check(moving.error.includes('tick freeze'), 'the refusal says how to freeze the world');
  await rig.call('command', { text: 'time set midnight' });
  await rig.call('wait', { ticks: 20 });
  const night = await shoot(rig, 'night.png', P);
  rig.check(night.written && night.digests.P !== P, 'another scene has other pixels');
}

/** Gives an action that changes nothing until it is refused, as it is while a sequence is drawn. */
async function untilRefused(rig: Rig): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await rig.refused('busy', 'release', {});
      return;
    } catch (error) {
      if (attempt === 200) throw error;
    }
  }
}

/** Pictures of a frozen scene are equal, one by one and in a row. */
export const scenario: Scenario = {
  name: 'pictures',
  title: 'A frozen scene gives the same picture again, and a sequence can be drawn, refused and cancelled',
  not: { headless: 'a headless game draws no pixels' },
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['screenshot', 'screenshot-sequence', 'status', 'open', 'command', 'wait', 'release'] },
  still: true,
  run: async (rig) => {
    rig.step('scene');
    await rig.call('open', { world: 'pictures', seed: '42', creative: true });
    const { world } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
    rig.same(world?.frozen, true, 'whether the world starts frozen');
    await rig.call('wait', { ticks: 60 });
    const P = await singlePictures(rig);
    await sequences(rig, P);
  },
};
