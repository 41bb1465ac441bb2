import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort, SeenChat } from '../../input/input-port.ts';
import { boundTo, holding } from './hold.ts';
import { requireNoScreen } from './in-world.ts';

/** Opens the chat with its key, types a line and sends it with Enter. Resolves with the chat lines that came of it. */
async function sendLine(port: InputPort, line: string): Promise<readonly SeenChat[]> {
  requireNoScreen(port);
  const before = port.lastEvent();
  return holding(port, async (hold) => {
    hold.tap(boundTo(port, 'key.chat'));
    await port.tick();
    if (port.screen() !== 'chat') throw new ControlError('state', 'the chat did not open; use: state to see what is in the way');
    port.give({ type: 'text', text: line });
    await port.tick();
    const field = (await port.widgets()).find((widget) => widget.kind === 'field');
    if (field?.value !== line) {
      // The first one may close the list of suggestions only.
      for (let presses = 0; presses < 2 && port.screen() === 'chat'; presses++) {
        hold.tap('escape');
        await port.tick();
      }
      throw new ControlError('state', `the chat does not take a line of ${line.length} characters; use a shorter one`);
    }
    hold.tap('enter');
    await port.tick();
    // What the server answers is said in the tick after the line was sent.
    await port.tick();
    return port.chatSince(before);
  });
}

/** `chat`: one line of chat. */
export async function chat(port: InputPort, args: Args<'chat'>): Promise<Reply> {
  if (args.text.trim() === '') throw new ControlError('usage', 'there is no text; use: chat hello');
  if (args.text.startsWith('/')) throw new ControlError('usage', 'a line with a slash is a command; use: command TEXT');
  return { messages: (await sendLine(port, args.text)).map((line) => line.text) };
}

/** `command`: one chat command, with or without its slash. What the game refuses is refused here, with the game's sentence. */
export function command(port: InputPort, args: Args<'command'>): Promise<Reply> {
  const text = args.text.trim().replace(/^\//, '');
  if (text === '') throw new ControlError('usage', 'there is no command; use: command time set noon');
  return carryOut(port, text);
}

/** `fill`: the chat command of that name. */
export function fill(port: InputPort, { x1, y1, z1, x2, y2, z2, block, mode }: Args<'fill'>): Promise<Reply> {
  return carryOut(port, `fill ${x1} ${y1} ${z1} ${x2} ${y2} ${z2} ${oneWord(block)} ${mode}`);
}

/** `setblock`: the chat command of that name. */
export function setblock(port: InputPort, { x, y, z, block, mode }: Args<'setblock'>): Promise<Reply> {
  return carryOut(port, `setblock ${x} ${y} ${z} ${oneWord(block)} ${mode}`);
}

/** A word that cannot become two in a command. */
function oneWord(text: string): string {
  if (!/^[^\s]+$/.test(text))
    throw new ControlError('usage', `a block has no blanks, as in oak_stairs[facing=east], not ${JSON.stringify(text)}`);
  return text;
}

async function carryOut(port: InputPort, text: string): Promise<Reply> {
  const lines = await sendLine(port, `/${text}`);
  const refusal = lines.find(({ refused }) => refused);
  if (refusal !== undefined) throw new ControlError('state', refusal.text);
  return { messages: lines.map((line) => line.text) };
}
