import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { TaskCost } from './agent-task.ts';
import { formatBaseline, parseBaseline, risesOf } from './baseline.ts';
import { makingTasks } from './game/making-tasks.ts';
import { screenTasks } from './game/screen-tasks.ts';
import { worldTasks } from './game/world-tasks.ts';
import { dailyTasks } from './rig/daily-tasks.ts';
import { failureTasks } from './rig/failure-tasks.ts';
import { newShotTask } from './rig/new-shot-task.ts';
import { runGameTask } from './run-game-task.ts';
import { removeGames, runRigTask } from './run-rig-task.ts';

/*
 * What scripted agents need for common requests: calls, tokens and ticks. A rise against the baseline fails: a reply grew, a tool needs
 * one more step, or the game takes longer.
 */

const file = fileURLToPath(new URL('baseline.txt', import.meta.url));
const writes = process.env.HORIZON_BASELINE === 'write';
const baseline = writes ? new Map<string, TaskCost>() : parseBaseline(readFileSync(file, 'utf8'));
const costs = new Map<string, TaskCost>();

function judge(name: string, cost: TaskCost): void {
  costs.set(name, cost);
  if (writes) return;
  const known = baseline.get(name);
  expect(known, 'it is in the baseline; write it: HORIZON_BASELINE=write npx vitest run ci/agent-tasks').toBeDefined();
  expect(risesOf(cost, known!)).toEqual([]);
}

afterAll(async () => {
  await removeGames();
  if (writes) writeFileSync(file, formatBaseline(costs));
});

const tasks = [...screenTasks, ...worldTasks, ...makingTasks, ...dailyTasks, ...failureTasks, newShotTask];

test.skipIf(writes)('the baseline has a price for each task and for nothing else', () => {
  expect([...baseline.keys()].sort()).toEqual(tasks.map(({ name }) => name).sort());
  expect(tasks.length).toBeGreaterThanOrEqual(20);
});

describe.concurrent('an agent without a model', { timeout: 300_000 }, () => {
  test.each([...screenTasks, ...worldTasks, ...makingTasks])('does $name at its price', async (task) => {
    judge(task.name, await runGameTask(task));
  });

  test.each([...dailyTasks, ...failureTasks, newShotTask])('does $name at its price', async (task) => {
    judge(task.name, await runRigTask(task));
  });
});
