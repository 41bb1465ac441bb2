import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { echoGame } from '../testing/echo-game.ts';
import { runCtl } from '../testing/run-ctl.ts';
import { tempFolder } from '../testing/temp-folder.ts';

async function run(content: string | Uint8Array, refuse: string[] = []) {
  const file = join(tempFolder(onTestFinished), 'story.txt');
  writeFileSync(file, content);
  const jump = (): { ok: true } => {
    if (refuse.length === 0) return { ok: true };
    throw new ControlError('busy', refuse[0] as string, { wait: 3 });
  };
  const game = await echoGame(onTestFinished, { handlers: { jump } });
  return { game, ended: await runCtl(['--socket', game.path, 'run', file]) };
}

describe('horizon-ctl run', () => {
  test('sends the lines of a file in order, leaving out what is empty or a comment', async () => {
    const { game, ended } = await run('# a story\r\n\r\n  jump  \r\nchat "hello" there\nlook 90 0');
    expect(ended).toMatchObject({ code: 0, reply: { ok: true, ran: 3, last: 7 } });
    expect(game.lines).toEqual(['jump', 'chat <redacted>', 'look 90 0']);
  });

  test('stops at the first line that the game refuses, names it, and exits as that refusal does', async () => {
    const { game, ended } = await run('select 1\njump\nselect 2\n', ['the player is in the air; wait a little']);
    expect(ended).toMatchObject({ code: 8, reply: { kind: 'busy', line: 2, command: 'jump', ran: 1, wait: 3 } });
    expect(ended.reply.error).toBe('line 2, jump: the player is in the air; wait a little');
    expect(game.lines).toEqual(['select 1', 'jump']);
  });

  test.each([
    ['fits no command', 'select 1\nselect ten\n', 2, 'usage'],
    ['names no command', 'select 1\n\nselct 1\n', 6, 'unknown'],
    ['is for horizon-ctl alone', 'launch --headless\n', 2, 'usage'],
  ])('sends nothing when a line %s', async (_, text, code, kind) => {
    const { game, ended } = await run(text);
    expect(ended).toMatchObject({ code, reply: { kind, ran: 0 } });
    expect(game.lines).toEqual([]);
  });

  test('says what is wrong with a file that is no text, or not there', async () => {
    expect((await run(Uint8Array.of(0xff, 0xfe, 0x00))).ended).toMatchObject({
      code: 7,
      reply: { error: expect.stringContaining('UTF-8') },
    });
    expect(await runCtl(['run', '/nonexistent/story.txt'])).toMatchObject({ code: 7, reply: { error: expect.stringContaining('ENOENT') } });
  });
});
