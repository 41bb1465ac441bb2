import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../../../ctl/control-error.ts';
import { kinds } from '../../../ctl/kinds.ts';
import type { ToolCall } from '../../../ctl/mcp/mcp-service.ts';
import { Seeded } from '../../../ctl/testing/seeded.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { GoldenStore } from '../../../still/golden-store.ts';
import type { ShotResult } from '../../../still/results.ts';
import { writeResultsFile } from '../../../still/results-file.ts';
import { type RigRow, rigRows } from './rig-rows.ts';
import { rigService } from './rig-service.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const goldens = join(root, 'goldens');
/** A program that fails at once: what boots games is not fuzzed, how it is asked for is. */
const rig = { command: process.execPath, args: ['-e', 'process.exit(2)'], path: process.execPath };

/** A last run of three shots: one that differs, one that was not taken, one that passed. */
async function lastRunIn(out: string): Promise<void> {
  const { entries } = await GoldenStore.open(goldens);
  const shots = entries.slice(0, 3).map((entry, i): ShotResult => {
    const golden = join(goldens, entry.file);
    const word = i === 0 ? 'differs' : 'same';
    const picture = { word, passes: i > 0, says: 'It is so.', figures: null } as const;
    const frame = { index: 0, picture, layer: null, digests: entry.frames[0] ?? {}, goldenDigests: null, actual: i === 0 ? golden : null };
    return {
      name: entry.shot,
      title: 'T',
      outcome: i === 2 ? 'passed' : 'failed',
      reason: 'R.',
      key: entry.key,
      size: [entry.width, entry.height],
      frameMs: null,
      frames: i === 1 ? [] : [frame],
      firstBad: i === 0 ? 0 : null,
      golden,
      facts: [],
      widgetChanges: [],
      stateChanges: [],
      tolerance: null,
      masks: [],
      captureMs: 1,
      compareMs: 1,
      repro: 'r',
    };
  });
  const game = { name: 'g', version: '1', renderer: 'r', driver: 'd' };
  const head = { schema: 'horizon-rig-results-1', startedAt: '2026-01-02T03:04:05Z', durationMs: 1, game, display: 'offscreen' } as const;
  mkdirSync(out, { recursive: true });
  await writeResultsFile({ ...head, shots, scenarios: [] }, join(out, 'results.json'));
}

const words = (names: readonly string[]): readonly unknown[] => [
  ...names,
  ...names.map((name) => `golden:${name}`),
  ...names.map((name) => `now:${name}`),
  'goldens/title.png',
  'goldens',
  'goldens/title.json',
  '../x.png',
  '/etc/passwd',
  'package.json',
  '*',
  '**',
  '[',
  '(a+)+$',
  ',,,',
  'It was meant to be so',
  '',
  ' ',
  '\0',
  '--out=/tmp',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '\ud800',
  'ä\u202e',
];
const others: readonly unknown[] = [0, -1, 3, 4, 600, 1e9, 0.5, Number.NaN, true, false, null, [], {}, ['title'], { name: 'title' }];

/** Anything near to a row's arguments. */
function anyArguments(row: RigRow, random: Seeded, names: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const param of row.params) {
    if (random.next() < 0.1) continue;
    const likely = param.type === 'text' ? (param.choices ?? words(names)) : [0, 1, 2, 3, 4];
    given[param.name] = random.pick(random.next() < 0.85 ? likely : [...words(names), ...others]);
  }
  if (random.next() < 0.05) given.more = 1;
  return given;
}

const silent: ToolCall = { signal: new AbortController().signal, progress: () => {}, client: null, canAsk: false, answer: () => null };

test('whatever a tool is given, it answers, or refuses with a kind and what to do', { timeout: 120_000 }, async () => {
  const out = join(tempFolder(onTestFinished), 'out');
  await lastRunIn(out);
  const names = (await GoldenStore.open(goldens)).entries.slice(0, 3).map(({ shot }) => shot);
  const manifest = readFileSync(join(goldens, 'manifest.txt'), 'utf8');
  const places = { root, goldens, out, proofs: join(out, 'prove') };
  const { service, close } = rigService({ version: '1', places, rig, runWords: [] });
  const random = new Seeded(6);
  let [answered, refused] = [0, 0];
  for (const row of Object.values<RigRow>(rigRows)) {
    // What starts a program for every call costs more than it tells.
    const rounds = row.waits === true ? 8 : 60;
    for (let round = 0; round < rounds; round++) {
      const given = anyArguments(row, random, names);
      const shown = `${row.name} ${JSON.stringify(given)?.slice(0, 300)}`;
      try {
        const { text, pictures = [] } = await service.call(row.name.replaceAll('-', '_'), given, silent);
        expect(text, shown).not.toBe('');
        expect(pictures.length, shown).toBeLessThanOrEqual(4);
        answered++;
      } catch (error) {
        expect(error, shown).toBeInstanceOf(ControlError);
        const { kind, message } = error as ControlError;
        expect(Object.keys(kinds), shown).toContain(kind);
        expect(kind, `${shown}: ${message}`).not.toBe('internal');
        expect(message.length, shown).toBeLessThan(1800);
        refused++;
      }
    }
  }
  await close();
  expect(answered).toBeGreaterThan(60);
  expect(refused).toBeGreaterThan(60);
  expect(readFileSync(join(goldens, 'manifest.txt'), 'utf8')).toBe(manifest);
  const made = new Set(['.running', 'prove', 'proposals', 'results.json']);
  expect(readdirSync(out).filter((name) => !made.has(name))).toEqual([]);
});
