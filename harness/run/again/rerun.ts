import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../../../ctl/process/start-process.ts';
import type { ScenarioResult, ShotResult } from '../../../still/results.ts';
import { readResults, resultsName } from '../../../still/results-file.ts';
import { shellWords } from '../shell-words.ts';

/** The program that a repro line names, for this process: `npx horizon-rig` is the bundle that runs. */
export interface RigProgram {
  readonly command: string;
  readonly args: readonly string[];
}

/** This very program. */
export function thisProgram(): RigProgram {
  return { command: process.execPath, args: [process.argv[1] ?? ''] };
}

/** What carrying out a repro line came to: the result of the same kind, or why there is none. */
export type Rerun = { readonly result: ShotResult | ScenarioResult } | { readonly fault: string };

/** What a repro line is carried out with. */
export interface RerunOptions {
  readonly program: RigProgram;
  /** Folder of this run's results; what lies there is removed first. */
  readonly out: string;
  /** The longest that it may take, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Carries out a repro line word by word, as a person would paste it, in a process and with a game of its own. Only where its results go
 * is added, and that it tells what it finds as it is. Never throws.
 */
export async function rerun(line: string, options: RerunOptions): Promise<Rerun> {
  try {
    return await carryOut(line, options);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function carryOut(line: string, { program, out, timeoutMs }: RerunOptions): Promise<Rerun> {
  const [npx, name, ...words] = shellWords(line);
  if (npx !== 'npx' || name !== 'horizon-rig') return { fault: `its line does not begin with npx horizon-rig: ${line}` };
  rmSync(out, { recursive: true, force: true });
  const running = await startProcess({
    command: program.command,
    args: [...program.args, ...words, '--out', out, '--no-again', '--no-quarantine'],
    name: 'horizon-rig',
    lifeline: 'watchdog',
    logLines: 20,
  });
  const late = new AbortController();
  const inTime = await Promise.race([running.exited.then(() => true), pause(timeoutMs, false, { signal: late.signal }).catch(() => true)]);
  late.abort();
  const end = await running.stop();
  if (!inTime) return { fault: `it did not end within ${Math.round(timeoutMs / 1000)} s` };
  const file = join(out, resultsName);
  if (!existsSync(file)) {
    const said = running.lastLines().at(-1) ?? 'it said nothing';
    return { fault: `its line gave no results (exit ${end.code ?? end.signal}): ${said}` };
  }
  const { shots, scenarios } = await readResults(file);
  const found: readonly (ShotResult | ScenarioResult)[] = [...shots, ...scenarios];
  const [result] = found;
  if (result === undefined || found.length > 1) return { fault: `its line made ${found.length} results instead of one: ${line}` };
  return { result };
}
