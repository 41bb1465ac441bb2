// `npm test` after the set-up: lint, types, unit tests, scenarios, the same through MCP, stills. Every step runs even when an earlier one failed, so that one
// run shows all; the last line counts. Arguments choose steps by name: node ci/test.mjs lint unit
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, 'out/test');

/** Displays of a step, without Xvfb where the set-up could not have it. Never in CI, where a missing program is a failure. */
const capabilities = join(root, '.cache/capabilities.json');
const noXvfb = process.env.CI !== 'true' && existsSync(capabilities) && !JSON.parse(readFileSync(capabilities, 'utf8')).xvfb;
const displays = (...names) => names.filter((name) => name !== 'xvfb' || !noXvfb).join(',');

const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];
const counted = (file) => {
  const { shots, scenarios } = JSON.parse(readFileSync(join(out, file), 'utf8'));
  const count = (outcome) => [...shots, ...scenarios].filter((result) => result.outcome === outcome).length;
  const failures = [...shots, ...scenarios]
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, variant, repro, reason }) => `${name}${variant ? ` ${variant}` : ''}: ${reason}\n${repro}`);
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), failures };
};
const vitestCount = () => {
  const report = JSON.parse(readFileSync(join(out, 'unit.json'), 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    // A file whose set-up failed has no failed test, and is a failure all the same.
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
  });
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures };
};

/** name, command line for Node, and where its counts are; without counts a step is one check. */
const steps = [
  { name: 'lint', args: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'types', args: tool('typescript/bin/tsc', '-b') },
  {
    name: 'unit',
    args: tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(out, 'unit.json')}`),
    count: vitestCount,
  },
  {
    name: 'scenarios',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'run',
      '--display',
      displays('headless', 'offscreen', 'xvfb'),
      '--out',
      join(out, 'scenarios'),
      '--json',
      join(out, 'scenarios.json'),
    ],
    count: () => counted('scenarios.json'),
  },
  {
    // Every story as a script plays it. A program a command takes long, and does the same on every display.
    name: 'ctl',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'run',
      '--display',
      'offscreen',
      '--via',
      'ctl',
      '--out',
      join(out, 'ctl'),
      '--json',
      join(out, 'ctl.json'),
    ],
    count: () => counted('ctl.json'),
  },
  {
    // Ticks follow the clock, as for a person who plays: a story that races with the world shows here. Mostly waiting, so many at a time.
    name: 'real-time',
    when: process.env.CI === 'true',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'run',
      ...['ui', 'events', 'options', 'consume', 'pick', 'suggestions'],
      '--display',
      displays('headless', 'offscreen', 'xvfb'),
      '--speed',
      'real',
      '--workers',
      '6',
      '--out',
      join(out, 'real-time'),
      '--json',
      join(out, 'real-time.json'),
    ],
    count: () => counted('real-time.json'),
  },
  {
    // Every story once more as an agent plays it, in both revisions of MCP in turn.
    name: 'mcp',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'run',
      '--display',
      'headless',
      '--via',
      'mcp',
      '--out',
      join(out, 'mcp'),
      '--json',
      join(out, 'mcp.json'),
    ],
    count: () => counted('mcp.json'),
  },
  {
    name: 'stills',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'still',
      '--display',
      displays('offscreen', 'xvfb'),
      '--out',
      join(out, 'stills'),
      '--json',
      join(out, 'stills.json'),
    ],
    count: () => counted('stills.json'),
  },
  {
    // Boots every shot three times on each display; takes minutes, so it runs in CI and when asked for by name.
    name: 'prove',
    when: process.env.CI === 'true',
    args: [
      join(root, 'dist/horizon-rig.js'),
      'prove',
      '--boots',
      '3',
      '--displays',
      displays('offscreen', 'xvfb', 'headless'),
      '--out',
      join(out, 'prove'),
    ],
  },
  {
    // The official suite of MCP, which needs the registry and the other Node.
    name: 'mcp-conformance',
    when: process.env.CI === 'true',
    args: [join(root, 'ci/conformance/run.mjs')],
  },
  {
    // Needs the registry for 50 MB, so it runs in CI and when asked for by name.
    name: 'other-node',
    when: process.env.CI === 'true',
    args: [join(root, 'ci/other-node.mjs'), '--json', join(out, 'other-node.json')],
    count: () => counted('other-node.json'),
  },
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(`there is no step "${unknown.join('", "')}"; use ${steps.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
if (noXvfb)
  process.stderr.write('Xvfb is not installed: scenarios and stills in a window are left out; install the package xvfb for them\n');
for (const step of steps.filter(({ name, when = true }) => (chosen.length === 0 ? when : chosen.includes(name)))) {
  process.stderr.write(`\n== ${step.name}\n`);
  const started = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, step.args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = Number((process.hrtime.bigint() - started) / 1_000_000n) / 1000;
  let count = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  try {
    if (step.count) count = step.count();
    // A step that failed for another reason than a counted test is a failure of its own.
    if (status !== 0 && count.failed === 0) count.failed = 1;
    if (step.count && count.passed + count.failed === 0) count.failed = 1;
  } catch {
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  for (const key of Object.keys(total)) total[key] += count[key];
  rows.push({ step: step.name, ...count, seconds: seconds.toFixed(1) });
}

// Once more at the end, where a log that was cut still has them.
for (const { step, failures = [] } of rows)
  for (const failure of failures) process.stdout.write(`\nfailed in ${step}: ${stripVTControlCharacters(failure).slice(0, 2000)}\n`);

process.stdout.write('\n');
for (const row of rows)
  process.stdout.write(
    `${row.step.padEnd(10)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${String(row.skipped).padStart(4)} skipped  ${row.seconds.padStart(7)} s\n`,
  );
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`);
process.exit(total.failed > 0 ? 1 : 0);
