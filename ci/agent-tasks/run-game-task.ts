import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootGame } from '../../harness/boot/boot-game.ts';
import { findGame } from '../../harness/boot/find-game.ts';
import type { GameTask, TaskCost } from './agent-task.ts';
import { ToolSession } from './tool-session.ts';

const ctl = fileURLToPath(new URL('../../dist/horizon-ctl.js', import.meta.url));

/**
 * Does a task in a game of its own and proves it.
 * @throws Error when a tool refused, or the task was not done.
 */
export async function runGameTask(task: GameTask): Promise<TaskCost> {
  const folder = mkdtempSync(join(tmpdir(), 'hrig-task-'));
  const game = await bootGame({ game: findGame({}, {}), speed: 'max', display: 'headless', ...task.boot });
  try {
    const cost = { calls: 0, tokens: 0 };
    const tools = await ToolSession.open({ command: process.execPath, args: [ctl, '--socket', game.socket, 'mcp'], env: game.env }, cost);
    try {
      const answer = await task.does(tools, folder);
      const { tick } = (await game.client.call('status', { digests: false })) as { readonly tick: number };
      await task.proof(answer, game, folder);
      return { ...cost, ticks: tick };
    } finally {
      await tools.close();
    }
  } finally {
    await game.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
