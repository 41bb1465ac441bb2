import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readResults } from '../../../still/results-file.ts';
import { expectThat, type RigTask } from '../agent-task.ts';

const goldens = fileURLToPath(new URL('../../../goldens', import.meta.url));

/** Tasks with a rig whose game is as it should be. */
export const dailyTasks: readonly RigTask[] = [
  {
    name: 'which-shots-are-at-night',
    asks: 'Which shots show the night?',
    does: async (tools) => (await tools.does('list', { find: 'night' })).text,
    proof: (answer) =>
      expectThat(
        ['meadow-night', 'torches-at-night', 'night-fight'].every((name) => answer.includes(name)),
        answer,
      ),
  },
  {
    name: 'is-the-title-as-approved',
    asks: 'Is the title screen still as approved?',
    does: async (tools) => (await tools.does('take_stills', { names: 'title' })).text,
    proof: async (answer, out) => {
      expectThat(/1 passed, 0 failed/.test(answer), answer);
      expectThat((await readResults(join(out, 'results.json'))).shots[0]?.outcome === 'passed', 'the run says so too');
    },
  },
  {
    name: 'walk-the-menus',
    asks: 'Run the scenario that walks the menus.',
    does: async (tools) => {
      const { text } = await tools.does('list', { what: 'scenarios', find: 'screen' });
      const name = /^ {2}(screen-[\w-]+):/m.exec(text)?.[1];
      return (await tools.does('run_scenarios', { names: name, display: 'headless' })).text;
    },
    proof: (answer) => expectThat(/1 passed, 0 failed/.test(answer), answer),
  },
  {
    name: 'two-goldens-side-by-side',
    asks: 'How much do the pictures of the options and of the video settings differ?',
    does: async (tools) =>
      (await tools.does('compare', { before: join(goldens, 'options.png'), after: join(goldens, 'video-settings.png') })).text,
    proof: (answer) => expectThat(/differ: \d+ of 854x480 pixels/.test(answer), answer),
  },
  {
    name: 'does-the-title-repeat',
    asks: 'Prove that the title screen is the same in three boots.',
    does: async (tools) => (await tools.does('prove', { names: 'title', boots: 3 })).text,
    proof: (answer) => {
      expectThat(/^stable +title +3 boots$/m.test(answer), answer);
      expectThat(existsSync(goldens), 'goldens are where they were');
    },
  },
];
