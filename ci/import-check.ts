import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { ruleFor } from './import-rules.ts';
import { importsOf } from './imports-of.ts';

/** The package of a bare specifier: `@a/b/c` is `@a/b`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * What a file imports against the rules, one sentence each. `file` is a path from the root with forward slashes.
 * Tests may import anything of ours and vitest; only their computed imports are refused.
 */
export function importFaults(file: string, text: string): string[] {
  const rule = ruleFor(file);
  if (rule === null || file.endsWith('.test.ts')) return [];
  const faults: string[] = [];
  for (const { form, specifier } of importsOf(file, text)) {
    const fault = (why: string): void => {
      faults.push(`${file}: ${form} import of ${specifier ?? 'a computed path'} ${why}; see ci/import-rules.ts`);
    };
    if (form === 'url') {
      if (specifier !== null && posix.normalize(posix.join(posix.dirname(file), specifier)).startsWith('..'))
        fault('leaves the repository');
      continue;
    }
    if (specifier === null) {
      // The scenario runner discovers its files by listing the folder; nothing else computes an import.
      if (file !== 'harness/run/discover-scenarios.ts') fault('cannot be checked: write the path as a literal');
    } else if (isBuiltin(specifier)) {
      if (!rule.node) fault(`is not allowed: ${rule.folder} does not know Node`);
    } else if (!specifier.startsWith('.')) {
      if (!rule.packages.includes(packageOf(specifier))) fault(`is not among the packages of ${rule.folder}`);
    } else {
      const target = posix.join(posix.dirname(file), specifier);
      const folder = ruleFor(target)?.folder;
      if (folder === undefined) fault('reaches a folder that nothing may import');
      else if (folder !== rule.folder && !rule.may.includes(folder)) fault(`is forbidden: ${rule.folder} may not import ${folder}`);
    }
  }
  return faults;
}
