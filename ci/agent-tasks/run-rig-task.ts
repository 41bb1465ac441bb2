import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Captured } from '../../still/captured.ts';
import { buildChangedGame, type ChangedGame } from '../changed-game.ts';
import { mutations } from '../mutations.ts';
import type { RigGame, RigTask, TaskCost } from './agent-task.ts';
import { copyCheckout } from './copy-checkout.ts';
import { ToolSession } from './tool-session.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const built = new Map<string, Promise<ChangedGame>>();

/** Removes the games that tasks were done on. */
export async function removeGames(): Promise<void> {
  for (const game of built.values()) (await game).remove();
  built.clear();
}

async function gamePath(game: RigGame, folder: string): Promise<string> {
  if ('script' in game) {
    const path = join(folder, 'horizon-client');
    writeFileSync(path, `#!/bin/sh\n${game.script}\n`);
    chmodSync(path, 0o755);
    return path;
  }
  const mutation = mutations.find(({ name }) => name === game.mutation);
  if (mutation === undefined) throw new Error(`there is no mutation "${game.mutation}"; take a name of ci/mutations.ts`);
  if (!built.has(game.mutation)) built.set(game.mutation, buildChangedGame(mutation.changes));
  return (await built.get(game.mutation)!).game.client.path;
}

/** Ticks that the games of a run had lived when their last pictures were taken. */
function ticksOf(out: string): number {
  if (!existsSync(out)) return 0;
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)shots\/.*captured\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(out, name), 'utf8')) as Captured)
    .reduce((sum, { frames }) => sum + (frames.at(-1)?.tick ?? 0), 0);
}

/**
 * Does a task with a rig of its own and proves it.
 * @throws Error when a tool refused, or the task was not done.
 */
export async function runRigTask(task: RigTask): Promise<TaskCost> {
  const folder = mkdtempSync(join(tmpdir(), 'hrig-task-'));
  const out = join(folder, 'out');
  try {
    const checkout = task.ownCheckout ? copyCheckout(join(folder, 'checkout')) : root;
    const rig = join(checkout, 'dist/horizon-rig.js');
    const game = task.game === undefined ? [] : ['--game', await gamePath(task.game, folder)];
    const cost = { calls: 0, tokens: 0 };
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('HORIZON_')));
    const tools = await ToolSession.open({ command: process.execPath, args: [rig, 'mcp', '--out', out, ...game], env }, cost);
    try {
      await task.proof(await task.does(tools, folder), out, folder);
    } finally {
      await tools.close();
    }
    return { ...cost, ticks: ticksOf(out) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
