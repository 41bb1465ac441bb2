import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../ctl/table/commands.ts';
import { agentPages, withParts } from './agents-doc.ts';
import { repositoryRoot } from './tracked-files.ts';

const text = readFileSync(join(repositoryRoot, 'docs/agents.md'), 'utf8');
const session = /```console\n([\s\S]*?)```/.exec(text)?.[1] ?? '';

/** The lines that are given, each with what is shown below it. */
function steps(): (readonly [line: string, shown: string])[] {
  return session
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [line = '', ...shown] = step.trimEnd().split('\n');
      return [line, shown.join('\n')] as const;
    });
}

test('the session in docs/agents.md answers what is written there', { timeout: 60_000 }, () => {
  expect(steps().length).toBeGreaterThan(8);
  const folder = mkdtempSync(join(tmpdir(), 'hr-agents-'));
  const runtime = join(folder, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  const ctl = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(repositoryRoot, 'dist/horizon-ctl.js'))}`;
  const env = { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: runtime, XDG_DATA_HOME: folder, TMPDIR: folder };
  const run = (line: string): string =>
    execFileSync('/bin/sh', ['-c', `${line.replace('horizon-ctl', ctl)} || true`], {
      env,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trimEnd();
  const launched = join(folder, 'launched.json');
  try {
    for (const [line, shown] of steps()) expect(run(line), line).toBe(shown);
  } finally {
    // No AI was turned on in it, so no command ends it any more.
    if (existsSync(launched)) process.kill((JSON.parse(readFileSync(launched, 'utf8')) as { pid: number }).pid, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

test('docs/agents.md names only commands, files and pages that exist', () => {
  for (const [, path] of text.matchAll(/\]\(((?!https?:)[^)#]+)/g))
    expect(existsSync(join(repositoryRoot, 'docs', path as string)), path).toBe(true);
  for (const [, name] of session.matchAll(/^\$ horizon-ctl (\S+)/gm)) expect(Object.keys(commands)).toContain(name);
  const reaching = Object.values(commands).flatMap((row) => ('openWorld' in row ? [row.name] : []));
  expect(/\*\*Reaching other people\*\* \(([^)]*)\)/.exec(text)?.[1]?.match(/[\w-]+/g)).toEqual(reaching);
  const destroying = Object.values(commands).flatMap((row) =>
    'destructive' in row && row.name !== 'world-delete' ? [`\`${row.name}\``] : [],
  );
  expect(text).toContain(`Deleting a world, ${destroying.join(' and ')} are refused`);
});

// What is stale is written anew by: npx vitest run ci/agents-doc.test.ts -u
test.each(agentPages)('%s lists tools, shots, scenarios and words as they are', async (page) => {
  await expect(await withParts(page)).toMatchFileSnapshot(join(repositoryRoot, page));
});

test('the skill has the head that agents look for', () => {
  const skill = readFileSync(join(repositoryRoot, 'docs/skills/horizon-rig/SKILL.md'), 'utf8');
  const [, name, description = ''] = /^---\nname: (\S+)\ndescription: (.+)\n---\n/.exec(skill) ?? [];
  // The name of its folder, as hosts of skills demand.
  expect(name).toBe('horizon-rig');
  expect(description).toMatch(/Use it when/);
  expect(description.length).toBeLessThanOrEqual(1024);
});
