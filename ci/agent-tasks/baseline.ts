import type { TaskCost } from './agent-task.ts';

const heading = '# task, calls, tokens, ticks (tab-separated, sorted; HORIZON_BASELINE=write npx vitest run ci/agent-tasks writes it)';

/** How much more than the baseline a figure may be: texts differ by a word or two from machine to machine. */
const allowed: Readonly<Record<keyof TaskCost, (baseline: number) => number>> = {
  calls: (calls) => calls,
  tokens: (tokens) => Math.ceil(tokens * 1.03) + 20,
  ticks: (ticks) => Math.ceil(ticks * 1.02) + 2,
};

/** The costs of all tasks as text, one line a task. */
export function formatBaseline(costs: ReadonlyMap<string, TaskCost>): string {
  const lines = [...costs].map(([name, { calls, tokens, ticks }]) => [name, calls, tokens, ticks].join('\t')).sort();
  return `${[heading, ...lines].join('\n')}\n`;
}

/** Reads what {@link formatBaseline} wrote. @throws Error naming the line that is none. */
export function parseBaseline(text: string): Map<string, TaskCost> {
  const costs = new Map<string, TaskCost>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [name, ...figures] = line.split('\t');
    const [calls, tokens, ticks] = figures.map(Number);
    if (!name || figures.length !== 3 || ![calls, tokens, ticks].every(Number.isInteger)) {
      throw new Error(
        `line ${at + 1} of the baseline of agent tasks is no task; write it anew: HORIZON_BASELINE=write npx vitest run ci/agent-tasks`,
      );
    }
    costs.set(name, { calls: calls!, tokens: tokens!, ticks: ticks! });
  }
  return costs;
}

/** In what a task costs more than its baseline allows, in words; empty when in nothing. */
export function risesOf(cost: TaskCost, baseline: TaskCost): string[] {
  return (Object.keys(allowed) as (keyof TaskCost)[])
    .filter((figure) => cost[figure] > allowed[figure](baseline[figure]))
    .map((figure) => `${figure} rose from ${baseline[figure]} to ${cost[figure]}`);
}
