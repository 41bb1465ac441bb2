import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFaults } from './import-check.ts';
import { repositoryRoot, trackedFiles } from './tracked-files.ts';

describe('import rules', () => {
  test('hold in every source file', () => {
    const sources = trackedFiles().filter((file) => /\.(ts|mts|js|mjs)$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap((file) => importFaults(file, readFileSync(join(repositoryRoot, file), 'utf8')))).toEqual([]);
  });

  const action = 'harness/game/control/actions/move.ts';
  const refused: readonly (readonly [string, string, string])[] = [
    ['a value import', action, "import { createSimulation } from '../../simulation/simulation.ts';"],
    ['a type-only import', action, "import type { SimulationApi } from '../../simulation/api.ts';"],
    ['an inline type import', action, "export type A = import('../../simulation/api.ts').SimulationApi;"],
    ['a dynamic import', action, "export const a = () => import('../../simulation/simulation.ts');"],
    ['a computed import', action, "export const a = (name: string) => import('../../simulation/' + name);"],
    ['a re-export', action, "export * from '../../simulation/api.ts';"],
    ['a require', action, "const a = require('../../simulation/api.ts');"],
    ['a way round through the tree', action, "import type { A } from '../../../../harness/game/simulation/api.ts';"],
    ['Node in the simulation', 'harness/game/simulation/world.ts', "import { readFileSync } from 'node:fs';"],
    ['an unlisted package', 'harness/game/simulation/world.ts', "import { x } from 'deepslate';"],
    ['still reaching into the game', 'still/compare.ts', "import type { A } from '../harness/game/display/display-list.ts';"],
    ['a scenario reaching into the game', 'scenarios/ui.ts', "import type { A } from '../harness/game/client/game-client.ts';"],
    ['anything importing ci', 'ctl/cli/main.ts', "import { a } from '../../ci/import-rules.ts';"],
  ];
  test.each(refused)('refuse %s', (_, file, text) => {
    expect(importFaults(file, text)).toHaveLength(1);
  });

  test('allow what the table allows', () => {
    expect(
      importFaults(
        action,
        "import type { InputPort } from '../../input/input-port.ts';\nimport { ControlError } from '../../../../ctl/control-error.ts';",
      ),
    ).toEqual([]);
  });
});
