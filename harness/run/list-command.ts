import { GoldenStore } from '../../still/golden-store.ts';
import { frameCount } from '../../still/shot-plan.ts';
import { discoverScenarios, discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';

/** `horizon-rig list`: what there is, and which shots lack a golden or goldens a shot. */
export async function listCommand(json: boolean): Promise<number> {
  const store = await GoldenStore.open(goldenFolder());
  const scenarios = (await discoverScenarios()).map(({ name, title }) => ({ name, title }));
  const shots = (await discoverShots()).map((plan) => ({
    name: plan.name,
    title: plan.title,
    frames: frameCount(plan),
    goldens: store.entries
      .filter(({ shot }) => shot === plan.name)
      .map(({ key, approved, author, reason }) => ({ key, approved, author, reason })),
  }));
  const orphans = store.entries.filter(({ shot }) => !shots.some(({ name }) => name === shot)).map(({ shot }) => shot);
  if (json) {
    process.stdout.write(`${JSON.stringify({ scenarios, shots, orphans }, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(...[...scenarios, ...shots].map(({ name }) => name.length));
  const lines = [
    'scenarios',
    ...scenarios.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`),
    'shots',
    ...shots.map(
      ({ name, title, frames, goldens }) =>
        `  ${name.padEnd(width)}  ${title}${frames > 1 ? ` (${frames} frames)` : ''}${goldens.length === 0 ? ' [no golden]' : ''}`,
    ),
    ...(orphans.length === 0 ? [] : ['goldens without a shot', ...orphans.map((name) => `  ${name}`)]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
