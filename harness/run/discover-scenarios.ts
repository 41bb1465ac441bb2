import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ShotPlan } from '../../still/shot-plan.ts';
import type { Scenario } from './scenario.ts';
import { readTextScenario } from './text-scenario.ts';

/** The folder of the built scenarios: `scenarios` beside the bundles. */
function scenarioFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'scenarios'), join(folder, 'dist/scenarios')]) {
      if (existsSync(join(candidate, 'ui.js'))) return candidate;
    }
  }
  throw new Error('the scenarios are not built; run: npm run build');
}

async function exported<T>(folder: string, key: string, fresh: boolean): Promise<T[]> {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .sort()
    : [];
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const address = pathToFileURL(path).href;
      const module = (await import(fresh ? `${address}?${statSync(path).mtimeMs}` : address)) as Record<string, T | undefined>;
      const value = module[key];
      if (value === undefined) throw new Error(`${file.replace(/js$/, 'ts')} exports no \`${key}\`; every file in its folder must`);
      return value;
    }),
  );
}

/** The stories that are written as text: scenarios/*.txt of the checkout, wherever the command was started. */
function textScenarios(): Scenario[] {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    const stories = join(folder, 'scenarios');
    if (!existsSync(join(folder, 'package.json')) || !existsSync(stories)) continue;
    return readdirSync(stories)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readTextScenario(join(stories, file), `scenarios/${file}`));
  }
  return [];
}

/**
 * Every scenario in scenarios/, by name.
 * @param fresh Reads files again that were built since they were read last, for a program that lives long.
 * @throws Error for a file that is no scenario, and for two of one name.
 */
export async function discoverScenarios(fresh = false): Promise<Scenario[]> {
  const all = [...(await exported<Scenario>(scenarioFolder(), 'scenario', fresh)), ...textScenarios()];
  for (const [index, { name }] of all.entries())
    if (all.findIndex((other) => other.name === name) !== index)
      throw new Error(`there are two scenarios named ${name} in scenarios/; give one of the files another name`);
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every shot plan in scenarios/shots/, by file name. `fresh` as above. */
export function discoverShots(fresh = false): Promise<ShotPlan[]> {
  return exported<ShotPlan>(join(scenarioFolder(), 'shots'), 'shot', fresh);
}
