import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseApprovalFile } from '../../../still/approval-file.ts';
import { expectThat, type RigTask } from '../agent-task.ts';

/** What an agent writes after it was asked for a picture of a block of gold, following CONTRIBUTING.md. */
const source = `import type { ShotPlan } from '../../still/shot-plan.ts';

/** One block of gold on a floor in the air, by day. */
export const shot: ShotPlan = {
  name: 'gold-block',
  title: 'A block of gold on a floor of stone',
  size: [854, 480],
  world: { name: 'gold', seed: '1', creative: true },
  options: { renderDistance: 2 },
  steps: [
    'command time set noon',
    'command fill -4 149 -4 4 149 4 stone',
    'command setblock 0 150 3 gold_block',
    'command tp @s 0.5 150 -1.5 0 10',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    { kind: 'state', says: 'the player looks south', path: 'player.facing', equals: 'south' },
    { kind: 'painted', says: 'the floor and the block have many colours', area: { x: 300, y: 200, width: 250, height: 200 }, colors: 20 },
    {
      kind: 'brighter',
      says: 'the sky is brighter than the stone',
      area: { x: 50, y: 40, width: 100, height: 60 },
      than: { x: 50, y: 400, width: 100, height: 60 },
      by: 20,
    },
  ],
};
`;

/** Writing a shot, looking at it, proving that it repeats, and proposing its first golden. */
export const newShotTask: RigTask = {
  name: 'write-a-new-shot',
  asks: 'Add a shot of a block of gold on stone, make sure that it repeats, and propose its golden.',
  ownCheckout: true,
  does: async (tools, folder) => {
    const checkout = join(folder, 'checkout');
    writeFileSync(join(checkout, 'scenarios/shots/gold-block.ts'), source);
    const { status, stderr } = spawnSync(process.execPath, ['ci/build.mjs'], { cwd: checkout, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the checkout does not build: ${stderr}`);
    const taken = await tools.does('take_stills', { names: 'gold-block' });
    expectThat(/no golden/.test(taken.text), `the shot has no golden yet: ${taken.text}`);
    const { pictures } = await tools.does('verdict', { shot: 'gold-block' });
    expectThat(pictures.length > 0, 'the picture can be looked at');
    const proved = await tools.does('prove', { names: 'gold-block', boots: 3 });
    const proposed = await tools.does('propose_approval', { of: 'gold-block', reason: 'a block of gold as it was asked for' });
    return `${proved.text}\n${/^file (.+)$/m.exec(proposed.text)?.[1] ?? ''}`;
  },
  proof: (answer, _, folder) => {
    const lines = answer.split('\n');
    const file = parseApprovalFile(readFileSync(lines.at(-1) ?? '', 'utf8'));
    expectThat(file.items.length === 1 && file.items[0]?.shot === 'gold-block', 'the new shot is proposed');
    const manifest = readFileSync(join(folder, 'checkout/goldens/manifest.txt'), 'utf8');
    expectThat(!manifest.includes('gold-block'), 'no golden was made by the agent');
  },
};
