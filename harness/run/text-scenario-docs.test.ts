import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLines } from '../../ctl/command-file.ts';
import { expectSubjects } from '../../ctl/table/look-rows.ts';
import type { ScenarioResult } from '../../still/results.ts';
import { findGame } from '../boot/find-game.ts';
import { makeProgress } from './progress.ts';
import { runScenarios } from './run-scenarios.ts';
import { parseTextScenario } from './text-scenario.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
const story = [...guide.matchAll(/```\n(#: title[\s\S]*?)```/g)].map((match) => match[1]!);
/** Lines of the table of expectations. */
const forms = [...guide.matchAll(/^\| `(expect [^`]*)` \|/gm)].map((match) => match[1]!);

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-guide-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function play(text: string, name: string): Promise<ScenarioResult | undefined> {
  const progress = makeProgress({ write: () => {} });
  const shared = { game: findGame({}, {}), vias: ['socket'], workers: 1, reproWords: [], progress, out: scratch } as const;
  const [result] = await runScenarios([parseTextScenario(text, `scenarios/${name}.txt`)], { ...shared, displays: ['headless'] });
  return result;
}

describe('the guide to scenarios', () => {
  test('shows a story that passes', async () => {
    expect(story).toHaveLength(1);
    expect(await play(story[0]!, 'quarry')).toMatchObject({ outcome: 'passed', reason: '' });
  });

  test('shows the failure that the story has when the log is not there', async () => {
    const shown = /^scenarios\/quarry\.txt:10: .*$/m.exec(guide)?.[0];
    const without = story[0]!.replace('\nplace 0 150 2\n', '\nstate\n');
    expect(await play(without, 'quarry')).toMatchObject({ outcome: 'failed', reason: shown });
  });

  test('names every thing that can be expected, in lines that hold in one story', async () => {
    expect(new Set(forms.map((line) => line.split(' ')[1]))).toEqual(new Set(expectSubjects));
    const scene = story[0]!.split('select 1')[0]!;
    expect(await play(`${scene}\ncommand kill @e[type=sheep]\n${forms.join('\n')}\n`, 'forms')).toMatchObject({
      outcome: 'passed',
      reason: '',
    });
  });
});

describe('scenarios/*.txt', () => {
  const files = readdirSync(join(root, 'scenarios')).filter((file) => file.endsWith('.txt'));
  test.each(files)('%s is a story that horizon-ctl takes too', (file) => {
    const text = readFileSync(join(root, 'scenarios', file), 'utf8');
    expect(parseTextScenario(text, file).needs.commands).toContain('expect');
    expect(commandLines(text).length).toBeGreaterThan(5);
  });
});
