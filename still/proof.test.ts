import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureShot } from './capture.ts';
import { type Fault, FixtureGame } from './fixtures/fixture-game.ts';
import { GoldenStore } from './golden-store.ts';
import { type Instability, instabilities } from './instability.ts';
import { type Observation, observeShot } from './observe-shot.ts';
import { makeProof, type Proof, proofFault, proofFile, readProof, writeProof } from './proof.ts';
import type { ShotPlan } from './shot-plan.ts';

const still: ShotPlan = {
  name: 'tiles',
  title: 'A field of tiles',
  size: [320, 200],
  world: { name: 'field', seed: '7', creative: true },
  steps: ['command time set noon'],
  screen: 'game',
  settleTicks: 5,
  facts: [],
};
const film: ShotPlan = {
  ...still,
  name: 'bar',
  title: 'A bar that moves',
  sequence: { frames: 4, between: ['command tick step 1', 'wait 1'], frameMs: 50 },
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-proof-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Boots a game per fault, in order, and keeps what each showed. */
async function boots(plan: ShotPlan, faults: readonly Fault[]): Promise<Observation[]> {
  const seen: Observation[] = [];
  for (const [boot, fault] of faults.entries()) {
    const where = `boot ${boot + 1}`;
    const known = seen[0]?.frames.map(({ digests }) => digests.P) ?? [];
    const pixels = fault.headless !== true;
    seen.push(await observeShot(new FixtureGame(fault), plan, { where, folder: join(folder, String(boot)), pixels, known }));
  }
  return seen;
}

async function unstable(plan: ShotPlan, faults: readonly Fault[]): Promise<Instability[]> {
  return instabilities(await boots(plan, faults));
}

const patch = (pixels: Uint8Array, width: number): void => {
  for (let y = 130; y < 140; y++) for (let x = 100; x < 112; x++) pixels.set([255, 0, 0], (y * width + x) * 4);
};

describe('a shot over several boots', () => {
  test('that is the same in each is stable, and later boots write no picture', async () => {
    expect(await unstable(film, [{}, {}, {}])).toEqual([]);
    expect((await readdir(join(folder, '0'))).length).toBe(4);
    expect(await readdir(join(folder, '1'))).toEqual([]);
  });

  const faults: readonly (readonly [string, Fault, Partial<Instability>])[] = [
    ['pixels', { pixels: patch }, { layer: 'P', region: '120 pixels in 12x10 at 100,130 (rows 128 to 191)' }],
    ['the display list', { drawing: 'others' }, { layer: 'D', region: 'display part tiles' }],
    ['a field of the state', { state: { weather: 'rain' } }, { layer: 'S', region: 'state weather' }],
    [
      'a widget',
      { widgets: [{ id: 'done', kind: 'button', label: 'Done', bounds: [10, 41, 60, 20], enabled: true }] },
      { layer: 'U', region: 'widget done.bounds' },
    ],
  ];
  test.each(faults)('whose third boot differs in %s is told by layer, frame, region and boot', async (_, fault, expected) => {
    const told = await unstable(film, [{}, {}, { ...fault, from: 2 }, {}]);
    expect(told).toEqual([{ frame: 2, where: 'boot 3', against: 'boot 1', boots: 1, of: 4, ...expected }]);
  });

  test('with several unstable layers names each once, at its first frame', async () => {
    const told = await unstable(film, [{}, { drawing: 'others', from: 3 }, { drawing: 'others', pixels: patch, from: 1 }]);
    expect(told.map(({ layer, frame, where, boots }) => [layer, frame, where, boots])).toEqual([
      ['D', 1, 'boot 3', 2],
      ['P', 1, 'boot 3', 1],
    ]);
  });

  test('is held against a headless boot in what that has', async () => {
    expect(await unstable(film, [{}, { headless: true, pixels: patch }])).toEqual([]);
    const [told] = await unstable(film, [{}, { headless: true, state: { steps: 9 } }]);
    expect(told).toMatchObject({ layer: 'S', frame: 0, region: 'state steps', of: 2 });
  });

  test('that has not come to rest is told what moves, headless too', async () => {
    await expect(unstable(still, [{ easing: ['hand', 'world'] }])).rejects.toThrow(
      /shot tiles: the picture was taken too early: hand, world have not come to rest; raise settleTicks \(5\)/,
    );
    await expect(unstable(still, [{ easing: ['hand'], headless: true }])).rejects.toThrow(/hand has not come to rest/);
    expect(await unstable({ ...still, mayEase: ['hand'] }, [{ easing: ['hand'] }, { easing: [] }])).toEqual([]);
  });
});

describe('a proof', () => {
  async function captured(fault: Fault = {}) {
    const store = await GoldenStore.open(join(folder, 'goldens'));
    return (await captureShot(new FixtureGame(fault), still, store, join(folder, 'shot'))).captured;
  }
  async function proof(faults: readonly Fault[]): Promise<Proof> {
    const seen = await boots(still, faults);
    return makeProof(still.name, seen, await instabilities(seen));
  }

  test('of enough equal boots proves the shot that was captured, from its file too', async () => {
    await writeProof(folder, await proof([{ headless: true }, {}, {}]));
    expect(proofFault(await readProof(folder, 'tiles'), await captured())).toBeNull();
  });

  test('of too few or unequal boots, or of another picture, proves nothing and says why', async () => {
    const shot = await captured();
    expect(proofFault(null, shot)).toBe('it was never proved');
    expect(proofFault(await proof([{}, {}]), shot)).toMatch(/2 boots and 3 are the fewest/);
    expect(proofFault(await proof([{}, {}, { drawing: 'others' }]), shot)).toMatch(
      /not stable: layer D from frame 0 on: display part tiles/,
    );
    expect(proofFault(await proof([{}, {}, {}]), await captured({ pixels: patch }))).toMatch(/another picture/);
  });

  test('that is damaged or missing counts as none', async () => {
    await writeFile(proofFile(folder, 'tiles'), '{"schema":');
    expect([await readProof(folder, 'tiles'), await readProof(folder, 'other')]).toEqual([null, null]);
  });
});
