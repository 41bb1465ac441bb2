import { isAbsolute, relative, resolve } from 'node:path';
import { discoverScenarios } from './discover-scenarios.ts';
import { matchNames } from './name-pattern.ts';
import type { Scenario } from './scenario.ts';
import { readTextScenario } from './text-scenario.ts';

/** Whether a word names a file: no scenario's name has a dot or a slash. */
function isFile(word: string): boolean {
  return word.endsWith('.txt') || /[/\\]/.test(word);
}

/**
 * The scenarios that a command line means: a word that ends in .txt or has a slash is a file of command lines, any other a name or a
 * pattern of those in scenarios/. All of these without a word.
 * @throws Error for a pattern that nothing matches and a file that is no story.
 */
export async function chooseScenarios(words: readonly string[]): Promise<Scenario[]> {
  const files = words.filter(isFile);
  const patterns = words.filter((word) => !isFile(word));
  const named = files.length > 0 && patterns.length === 0 ? [] : matchNames(await discoverScenarios(), patterns, 'scenario');
  const chosen = [...named, ...files.map(scenarioOfFile)];
  for (const [index, { name }] of chosen.entries())
    if (chosen.findIndex((other) => other.name === name) !== index)
      throw new Error(`two scenarios of this run are named ${name}, so their results would be mixed up; run them one after the other`);
  return chosen;
}

function scenarioOfFile(word: string): Scenario {
  const path = relative(process.cwd(), resolve(word));
  const shown = path.startsWith('..') || isAbsolute(path) ? resolve(word) : path;
  return { ...readTextScenario(resolve(word), shown), file: shown };
}
