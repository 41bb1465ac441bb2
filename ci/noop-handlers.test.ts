import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands, type GameCommandName } from '../ctl/table/commands.ts';
import type { Row } from '../ctl/table/row.ts';
import { discoverScenarios } from '../harness/run/discover-scenarios.ts';
import { runPool } from '../harness/run/run-pool.ts';
import { runScenarios } from '../harness/run/run-scenarios.ts';
import type { DisplayName, Scenario } from '../harness/run/scenario.ts';
import type { ScenarioResult } from '../still/results.ts';
import { buildChangedGame, type ChangedGame } from './changed-game.ts';

/** The global variable of the changed game that names the command which does nothing. */
const variable = 'commandThatDoesNothing';

/** Every handler table of this build has one that answers ok and does nothing; the product has no such switch. */
const doNothing = {
  file: 'harness/game/client/control-endpoint.ts',
  find: 'handlers: createHandlers(port),',
  replace: `handlers: { ...createHandlers(port), [(globalThis as never as Record<string, string>).${variable}!]: () => ({ ok: true }) },`,
};

const rows = Object.values<Row>(commands).filter(({ local }) => local === undefined);

/** Which scenario noticed, and by which sentence. */
interface Noticed {
  readonly scenario: string;
  readonly reason: string;
}

let game: ChangedGame;
let out: string;
/** Every scenario's run on the changed game while all its commands do what they do, the quickest first. */
let whole: readonly { readonly scenario: Scenario; readonly result: ScenarioResult | undefined }[];
const noticed = new Map<string, Noticed | null>();

const silent = { update: () => {}, done: () => {}, close: () => {} };
const shared = { vias: ['socket'], workers: 1, reproWords: [], progress: silent } as const;
const stepMs = 600_000;

/** Runs the scenarios that need the command, the quickest first, until one fails. A skipped one has noticed nothing. */
async function whoNotices(row: Row): Promise<Noticed | null> {
  const display: DisplayName = row.needs.includes('pixels') ? 'offscreen' : 'headless';
  const changed = game.withGlobal(`without-${row.name}`, variable, row.name);
  for (const { scenario } of whole) {
    if (!scenario.needs.commands.includes(row.name as GameCommandName)) continue;
    const folder = join(out, row.name);
    const [result] = await runScenarios([scenario], { ...shared, game: changed, displays: [display], out: folder });
    if (result?.outcome === 'failed') return { scenario: scenario.name, reason: result.reason };
  }
  return null;
}

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'hrig-noop-'));
  game = await buildChangedGame([doNothing]);
  const runs = await runPool(await discoverScenarios(), 2, async (scenario) => {
    const display: DisplayName = scenario.not?.headless === undefined ? 'headless' : 'offscreen';
    return { scenario, result: (await runScenarios([scenario], { ...shared, game: game.game, displays: [display], out }))[0] };
  });
  whole = runs.sort((a, b) => (a.result?.durationMs ?? 0) - (b.result?.durationMs ?? 0));
  await runPool(rows, 2, async (row) => {
    noticed.set(row.name, await whoNotices(row));
  });
  for (const [name, found] of [...noticed].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(20)} ${found === null ? 'NOBODY' : `${found.scenario}: ${found.reason.split('\n')[0]}`}`);
}, stepMs);

afterAll(() => {
  game?.remove();
  rmSync(out, { recursive: true, force: true });
});

// Without this a scenario that fails for another reason would notice everything.
it('passes every scenario when no command does nothing', () => {
  const ended = whole.map(({ result }) => `${result?.name} ${result?.outcome} ${result?.reason}`);
  expect(ended).toEqual(whole.map(({ scenario }) => `${scenario.name} passed `));
});

it.each(rows.map(({ name }) => name))('a scenario notices when %s answers ok and does nothing', (name) => {
  expect(noticed.get(name), `no scenario fails without ${name}; let one that needs it prove its effect by another command`).toMatchObject({
    scenario: expect.any(String),
  });
});
