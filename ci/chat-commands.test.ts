import { expect, it } from 'vitest';
import { commandReference } from '../harness/game/simulation/commands/command-reference.ts';

it('docs/chat-commands.md tells of the chat commands as they are', async () => {
  await expect(commandReference()).toMatchFileSnapshot('../docs/chat-commands.md');
});
