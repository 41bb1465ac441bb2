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
const noticed = new Map<string, Noticed | null>();

const silent = { update: () => {}, done: () => {}, close: () => {} };

/** Runs the scenarios that need the command, one after another, until one fails. A skipped one has noticed nothing. */
async function whoNotices(row: Row, scenarios: readonly Scenario[]): Promise<Noticed | null> {
  const display: DisplayName = row.needs.includes('pixels') ? 'offscreen' : 'headless';
  const changed = game.withGlobal(`without-${row.name}`, variable, row.name);
  for (const scenario of scenarios.filter(({ needs }) => needs.commands.includes(row.name as GameCommandName))) {
    const folder = join(out, row.name);
    const options = {
      game: changed,
      displays: [display],
      vias: ['socket'] as const,
      out: folder,
      workers: 1,
      reproWords: [],
      progress: silent,
    };
    const [result] = await runScenarios([scenario], options);
    if (result?.outcome === 'failed') return { scenario: scenario.name, reason: result.reason };
  }
  return null;
}

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'hrig-noop-'));
  game = await buildChangedGame([doNothing]);
  const scenarios = await discoverScenarios();
  await runPool(rows, 2, async (row) => {
    noticed.set(row.name, await whoNotices(row, scenarios));
  });
  for (const [name, found] of [...noticed].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(20)} ${found === null ? 'NOBODY' : `${found.scenario}: ${found.reason.split('\n')[0]}`}`);
}, 600_000);

afterAll(() => {
  game?.remove();
  rmSync(out, { recursive: true, force: true });
});

it('starts a game in which no command does nothing when none is named', async () => {
  const [play] = (await discoverScenarios()).filter(({ name }) => name === 'play');
  const options = {
    game: game.game,
    displays: ['headless'] as const,
    vias: ['socket'] as const,
    out,
    workers: 1,
    reproWords: [],
    progress: silent,
  };
  expect(await runScenarios([play as Scenario], options)).toMatchObject([{ outcome: 'passed', reason: '' }]);
});

it.each(rows.map(({ name }) => name))('a scenario notices when %s answers ok and does nothing', (name) => {
  expect(noticed.get(name), `no scenario fails without ${name}; let one that needs it prove its effect by another command`).not.toBeNull();
});
