import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runGame, type TestGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const sector = 4096;

/** Makes rubbish of the compressed bytes of every chunk of a region file and leaves its tables whole. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  for (let i = 0; i < sector / 4; i += 1) {
    const at = bytes.readUIntBE(i * 4, 3) * sector;
    if (at > 0) bytes.fill(0x5a, at + 7, at + 4 + bytes.readInt32BE(at));
  }
  writeFileSync(file, bytes);
}

function regions(game: TestGame): string {
  return join(game.home, 'saves', 'w', 'dimensions', 'minecraft', 'overworld', 'region');
}

describe('a world with a damaged chunk', () => {
  it('is not opened where the player stands in it: the reply says what to do, the files stay, the game goes on', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('open w 1 creative');
    await game.line('quit-to-title');
    const files = readdirSync(regions(game)).map((name) => join(regions(game), name));
    files.forEach(damage);
    const damaged = files.map((file) => readFileSync(file));
    const refusal = await game.line('open w');
    expect(refusal).toMatchObject({ kind: 'state', error: expect.stringMatching(/Chunk .* is damaged.*put a backup of it in its place/) });
    expect(await game.line('state')).toMatchObject({ screen: 'title', world: null });
    expect(files.map((file) => readFileSync(file))).toEqual(damaged);
    expect(await game.line('open other 1 creative')).toMatchObject({ ok: true });
    expect(await game.quit()).toMatchObject({ code: 0 });
  });

  it('is saved and left when the player comes there', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('open w 1 creative');
    await game.line('command tp @s 700 120 700');
    await game.line('wait 60');
    await game.line('save');
    await game.line('command tp @s 8 120 8');
    await game.line('wait 60');
    damage(join(regions(game), 'r.1.1.mca'));
    await game.line('command give @s torch 7');
    const { last } = await game.line('events');
    await game.line('command tp @s 700 120 700');
    const left = await game.line(`wait-for event world --since ${last} --timeout 20`);
    expect(left).toMatchObject({ ok: true, event: { what: 'left', reason: expect.stringMatching(/is damaged/) } });
    expect(await game.line('wait-for screen title --timeout 1')).toMatchObject({ ok: true });
    expect(await game.line('open w')).toMatchObject({ kind: 'state' });
    expect(await game.quit()).toMatchObject({ code: 0 });
  });
});
