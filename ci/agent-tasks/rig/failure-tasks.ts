import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseApprovalFile } from '../../../still/approval-file.ts';
import { readResults } from '../../../still/results-file.ts';
import { expectThat, type RigTask } from '../agent-task.ts';
import type { ToolSession } from '../tool-session.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Takes shots and has the first that failed explained. */
async function explainFailure(tools: ToolSession, names: string): Promise<string> {
  const { text } = await tools.does('take_stills', { names });
  const shot = /explain shot=([\w-]+)/.exec(text)?.[1];
  if (shot === undefined) throw new Error(`nothing is said to have failed: ${text}`);
  return (await tools.does('explain', { shot })).text;
}

/** Tasks about a shot that failed: what a triage by tools alone costs. */
export const failureTasks: readonly RigTask[] = [
  {
    name: 'why-the-light-sparkles',
    asks: 'The shot torches-at-night fails since today. Is it the game or the rasteriser?',
    game: { mutation: "a texel of glowstone's tile" },
    does: (tools) => explainFailure(tools, 'torches-at-night'),
    proof: (answer) => {
      expectThat(/renderer or asset changed/.test(answer), 'the drawing is blamed');
      expectThat(/moved: display list, pixels; the same: state, widgets/.test(answer), 'the layers are told');
    },
  },
  {
    name: 'which-button-is-another',
    asks: 'The title screen fails. What is other than before?',
    game: { mutation: 'the label of a button' },
    does: (tools) => explainFailure(tools, 'title'),
    proof: (answer) => expectThat(/widgets that moved: quit-game .*leave-game/.test(answer), `a widget is named: ${answer}`),
  },
  {
    name: 'whether-to-blame-the-rasteriser',
    asks: 'hud-survival fails on a new machine. Did the game change?',
    game: { mutation: 'the shade in corners, in the rasteriser only' },
    does: (tools) => explainFailure(tools, 'hud-survival'),
    proof: (answer) => expectThat(/rasteriser only/.test(answer), 'only the rasteriser is blamed'),
  },
  {
    name: 'what-fell-otherwise',
    asks: 'Why does falling-item look other than before?',
    game: { mutation: 'the fall of dropped items, a rule of the simulation' },
    does: (tools) => explainFailure(tools, 'falling-item'),
    proof: (answer) => expectThat(/state changed|other-state|did not reach the same state/.test(answer), 'the state is blamed'),
  },
  {
    name: 'look-at-what-changed',
    asks: 'Show me what changed in block-wall.',
    game: { mutation: "a texel of glowstone's tile" },
    does: async (tools) => {
      await tools.does('take_stills', { names: 'block-wall' });
      const { pictures } = await tools.does('verdict', { shot: 'block-wall' });
      return pictures.map(({ length }) => length).join(' ');
    },
    proof: (answer) => {
      const sizes = answer.split(' ').map(Number);
      expectThat(sizes.length >= 3 && sizes.length <= 4, `golden, now and difference are shown: ${answer}`);
      expectThat(
        sizes.every((size) => size > 0 && size <= 65_536),
        `each in 64 KB at most: ${answer}`,
      );
    },
  },
  {
    name: 'propose-the-new-glowstone',
    asks: 'The new glowstone is meant. Get it approved by me.',
    game: { mutation: "a texel of glowstone's tile" },
    does: async (tools) => {
      const { text } = await tools.does('take_stills', { names: 'block-wall' });
      const cluster = /cluster ([0-9a-f]{8})/.exec(text)?.[1];
      const proposed = await tools.does('propose_approval', { of: cluster, reason: 'glowstone has a blue spark now, as was asked for' });
      return /^file (.+)$/m.exec(proposed.text)?.[1] ?? '';
    },
    proof: (answer) => {
      const file = parseApprovalFile(readFileSync(answer, 'utf8'));
      expectThat(
        file.items.some(({ shot }) => shot === 'block-wall') && file.reason?.includes('blue spark') === true,
        'the file names shot and reason',
      );
      expectThat(file.author === undefined && file.proposedBy !== undefined, 'a person has yet to accept it');
    },
  },
  {
    name: 'make-the-failure-again',
    asks: 'Give me a line that makes the failure of title again, and be sure that it does.',
    game: { mutation: 'the label of a button' },
    does: async (tools, folder) => {
      const line = /^again: npx (.+)$/m.exec(await explainFailure(tools, 'title'))?.[1];
      if (line === undefined) throw new Error('no line makes the failure again');
      const [program, ...words] = line.split(' ');
      const again = spawnSync(
        process.execPath,
        [join(root, 'dist', `${program}.js`), ...words, '--no-again', '--out', join(folder, 'again')],
        {
          cwd: folder,
        },
      );
      return `${line} -> ${again.status}`;
    },
    proof: async (answer, out, folder) => {
      expectThat(answer.endsWith('-> 1'), `the line fails too: ${answer}`);
      const [first, again] = [await readResults(join(out, 'results.json')), await readResults(join(folder, 'again/results.json'))];
      expectThat(first.shots[0]?.frames[0]?.digests.P === again.shots[0]?.frames[0]?.digests.P, 'with the same pixels');
    },
  },
  {
    name: 'why-no-game-starts',
    asks: 'No shot can be taken with my build. Why?',
    game: { script: 'echo "cannot load libvoxel.so.7" >&2; exit 127' },
    does: (tools) => explainFailure(tools, 'title'),
    proof: (answer, out) => {
      expectThat(answer.includes('libvoxel.so.7'), `what the program said is told: ${answer}`);
      expectThat(existsSync(join(out, 'results.json')), 'the run is kept');
    },
  },
];
