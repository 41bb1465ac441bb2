import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';

/** What an agent is taught when it connects. Hosts cut long ones, so it stays under 1,200 characters. */
export const gameInstructions = `Drives a running game as a player would: every action is keys, buttons and text.

Loop: look, act, wait. Look with state (screen, world, player) and ui (widgets with stable ids). Act with click, set, type, key, or in a world with goto, break, place, use_item. Every action's reply has "last", the newest event's number: wait with wait_for and since=last, so that nothing is missed. A refusal has "error", which says what to do next, and "kind".

No game yet? Call launch (offscreen draws without a window; headless has no pixels). A game that the player started answers after they turned Agent Control on.

Prefer state and ui to screenshot: they are smaller and exact. A screenshot's picture is reduced; multiply its pixels by "scale", then divide by the GUI scale, for click_at.

Ticks are 20 a second. Timeouts are seconds of ticks. If a reply shows user_since_agent, a person has taken over: stop and ask.

Things that cannot be undone need confirm, which the player gives, not you. Chat and commands reach other people: only when the player asks.`;

interface GamePrompt extends Prompt {
  readonly text: (args: Readonly<Record<string, string>>) => string;
}

const gamePrompts: readonly GamePrompt[] = [
  {
    name: 'explore-the-ui',
    title: 'Explore the interface',
    description: 'Walk every screen from where the game is, and report what is there and what is broken',
    arguments: [],
    text: () =>
      'Walk through the interface. Begin with ui. For each button that opens another screen: click it, wait with wait_for screen and since, read ui again, note its widgets, and go back with key escape. Open nothing that deletes or leaves a world. Report a list of screens with how each is reached, and every widget that did nothing, showed an error or cannot be left again.',
  },
  {
    name: 'reproduce-a-bug',
    title: 'Reproduce a bug',
    description: 'Find the shortest list of commands that shows a described fault',
    arguments: [{ name: 'description', description: 'What goes wrong, and where', required: true }],
    text: ({ description = '' }) =>
      `Reproduce this fault: ${description}\n\nStart a game with launch (offscreen) and a new world unless it needs another. After each step check with state, ui or expect what is so. Once the fault shows, repeat from a fresh game with as few steps as you can, three times. Report the lines in order, what was expected, what happened, the newest lines of logs, and a screenshot if it is visible.`,
  },
  {
    name: 'write-a-scenario',
    title: 'Write a scenario',
    description: 'Turn a story into a file of command lines with expectations that anyone can run',
    arguments: [{ name: 'story', description: 'What a player does and what must come of it', required: true }],
    text: ({ story = '' }) =>
      `Write a scenario for this story: ${story}\n\nPlay it once with tools, noting each command that was needed. Then write a text file with one command a line, as horizon-ctl takes them; a line that begins with # is a comment. After each step that matters add an expect line. Never wait a fixed time where a wait-for says what is awaited. Run the file with run and mend it until it passes twice in a row from a fresh game.`,
  },
];

/** The prompts as they are listed. */
export const promptList: readonly Prompt[] = gamePrompts.map(({ text: _, ...prompt }) => prompt);

/** A prompt filled in, or null when there is none of this name. */
export function promptNamed(name: string, args: Readonly<Record<string, string>>): GetPromptResult | null {
  const found = gamePrompts.find((prompt) => prompt.name === name);
  if (found === undefined) return null;
  return { description: found.description ?? '', messages: [{ role: 'user', content: { type: 'text', text: found.text(args) } }] };
}
