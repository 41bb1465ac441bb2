import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a crash report tells beside the fault itself. No names, no typed text, no addresses. */
export interface CrashFacts {
  readonly version: string;
  readonly build: string;
  readonly display: string;
  readonly tick: number;
  readonly screen: string;
}

/**
 * Writes crash-reports/crash-<time>-client.txt in the game home and returns its path, or null when it cannot be written.
 * @param now the time that names it.
 */
export function writeCrashReport(home: string, fault: unknown, facts: CrashFacts, now: Date): string | null {
  const folder = join(home, 'crash-reports');
  const path = join(folder, `crash-${now.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '.')}-client.txt`);
  const stack = fault instanceof Error ? causes(fault).join('\n\nCaused by: ') : String(fault);
  const lines = [
    '---- Horizon Rig crash report ----',
    '',
    `Time: ${now.toISOString()}`,
    ...Object.entries({ ...facts, node: process.version, system: `${process.platform} ${process.arch}` }).map(
      ([key, value]) => `${key}: ${value}`,
    ),
    '',
    stack,
    '',
  ];
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, lines.join('\n'));
    return path;
  } catch {
    return null;
  }
}

function causes(fault: Error): string[] {
  const stack = fault.stack ?? `${fault.name}: ${fault.message}`;
  return fault.cause instanceof Error ? [stack, ...causes(fault.cause)] : [stack];
}
