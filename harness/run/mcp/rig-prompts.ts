import type { McpService } from '../../../ctl/mcp/mcp-service.ts';

/** What an agent is taught when it connects. Hosts cut long ones, so it stays under 1,200 characters. */
export const rigInstructions = `Boots a game, runs scenarios and takes stills (screenshots that are judged against approved goldens), and says why one differs.

A failure: results (what failed, by cause), then explain shot=NAME (what moved, likely cause, next step). verdict shot=NAME adds cut-outs of golden, now and difference; ask for them only when words do not do. One shot of a cluster stands for all of it.

A difference is either a fault, which you mend in the source and check with take_stills, or meant, which you propose with propose_approval and a reason. You cannot accept: a person looks and runs the line that you are given. Never edit goldens.

take_stills, run_scenarios and prove boot games: one at a time, about two seconds a shot. Name what you need instead of all. They report progress; cancelling ends the games. After a change to the sources run npm run build first.

Names are names, parts of names, or patterns with *, with commas between. An answer ends with the next step; a refusal has "error" and "kind".

To play the game yourself use horizon-ctl mcp.`;

interface RigPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: { readonly name: string; readonly description: string; readonly required: boolean }[];
  readonly text: (args: Readonly<Record<string, string>>) => string;
}

const prompts: readonly RigPrompt[] = [
  {
    name: 'triage-the-last-run',
    title: 'Triage the last run',
    description: 'Find for each cluster of failures whether it is a fault or meant',
    arguments: [],
    text: () =>
      'Triage the last run. Call results. For each cluster call explain on its example, and verdict only if that leaves a doubt. Hold it against what was changed in the sources (git diff). Report for each cluster: fault or meant, why, and what you did: mended and taken again, or proposed with a reason. Accept nothing.',
  },
  {
    name: 'write-a-shot',
    title: 'Write a shot',
    description: 'Add a still that shows something, with facts that hold without a golden',
    arguments: [{ name: 'shows', description: 'What the picture must show', required: true }],
    text: ({ shows = '' }) =>
      `Write a shot that shows this: ${shows}\n\nFind one that is like it with list, and read it in full with list find=ITS-NAME. Write scenarios/shots/NAME.ts like it, with at least one fact that would be false if the thing were missing. Run npm run build, then take_stills names=NAME: without a golden it fails with no-golden, and its facts must hold. Look at it with verdict tiles=1. Prove it with prove names=NAME. Then propose it with propose_approval.`,
  },
];

/** The prompts as they are listed. */
export const rigPrompts: McpService['prompts'] = prompts.map(({ text: _, ...prompt }) => prompt);

/** A prompt filled in, or null when there is none of this name. */
export function rigPrompt(name: string, args: Readonly<Record<string, string>>): ReturnType<McpService['prompt']> {
  const found = prompts.find((prompt) => prompt.name === name);
  if (found === undefined) return null;
  return { description: found.description, messages: [{ role: 'user', content: { type: 'text', text: found.text(args) } }] };
}
