// The official conformance suite of MCP and its inspector against horizon-ctl mcp. The suite speaks HTTP and needs a newer Node than ours, so it gets
// both: a bridge from HTTP to one `horizon-ctl mcp` a scenario, on loopback, and the Node of ci/fetch-node.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fetchNode } from '../fetch-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));

/** The scenarios that ask nothing of a server but the protocol; all others call tools that only a server made for the suite has. */
const scenarios = [
  { name: 'server-initialize', version: '2025-06-18' },
  { name: 'ping', version: '2025-06-18' },
  { name: 'tools-list', version: '2025-06-18' },
  { name: 'resources-list', version: '2025-06-18' },
  { name: 'prompts-list', version: '2025-06-18' },
  { name: 'server-stateless', version: '2026-07-28' },
  { name: 'tools-list', version: '2026-07-28' },
  { name: 'resources-list', version: '2026-07-28' },
  { name: 'prompts-list', version: '2026-07-28' },
  { name: 'sep-2164-resource-not-found', version: '2026-07-28' },
  { name: 'caching', version: '2026-07-28' },
];

/** Checks that fail, each with the reason why that is right. The run fails when one of them passes, too. */
const expected = JSON.parse(readFileSync(join(here, 'expected-failures.json'), 'utf8'));

/** What HTTP says beside an error's code (MCP 2026-07-28, "Streamable HTTP"): a stdio server has no such word, so the bridge says it. */
const statusOf = { '-32601': 404, '-32602': 400, '-32020': 400, '-32021': 400, '-32022': 400 };
const revisionKey = 'io.modelcontextprotocol/protocolVersion';
const subscriptionKey = 'io.modelcontextprotocol/subscriptionId';

const node = fetchNode('mcp-conformance');
const suite = join(root, '.cache/conformance');
const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
install(suite, lock, () => {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(here, name), join(suite, name));
  return ['ci'];
});
// Without a lock: one of its optional packages for another system is not served by every registry, and then a lock cannot be used.
const inspectorFolder = join(root, '.cache/inspector');
const inspectorPackage = '@modelcontextprotocol/inspector@2.12.0';
install(inspectorFolder, inspectorPackage, () => ['install', '--no-package-lock', inspectorPackage]);

/** Installs packages into a folder of the cache, unless it holds the same ones already. */
function install(into, what, prepare) {
  const installed = join(into, '.installed');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === what) return;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const words = [
    ...prepare(),
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
    '--prefix',
    into,
  ];
  const { status } = spawnSync('npm', words, { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
  writeFileSync(installed, what);
}

const folder = mkdtempSync(join(tmpdir(), 'horizon-conformance-'));
let wrong = 0;
let passed = 0;
try {
  for (const { name, version } of scenarios) {
    const bridge = await startBridge();
    const out = join(folder, `${name}-${version}`);
    const args = [
      join(suite, 'node_modules/.bin/conformance'),
      'server',
      '--url',
      bridge.url,
      '--scenario',
      name,
      '--spec-version',
      version,
      '-o',
      out,
    ];
    const code = await ended(spawn(node, args, { stdio: 'ignore' }));
    bridge.stop();
    const checks = existsSync(out) ? checksIn(out) : [];
    if (checks.length === 0) {
      process.stdout.write(`FAIL ${name} ${version}: the suite gave no checks (exit ${code})\n`);
      wrong++;
    }
    const known = expected[`${name} ${version}`] ?? {};
    for (const { id, status, errorMessage } of checks) {
      const fails = status === 'FAILURE';
      if (status === 'SUCCESS') passed++;
      if (fails === Object.hasOwn(known, id)) continue;
      wrong++;
      process.stdout.write(
        `FAIL ${name} ${version}: ${id} ${fails ? (errorMessage ?? 'failed') : 'passes though it is listed as failing'}\n`,
      );
    }
    process.stdout.write(
      `ok   ${name} ${version}: ${checks.filter(({ status }) => status === 'SUCCESS').length} of ${checks.length} checks passed, ${Object.keys(known).length} fail for a known reason\n`,
    );
  }
  for (const era of ['legacy', 'auto', 'modern']) {
    for (const [method, ...more] of [['tools/list'], ['prompts/list'], ['resources/read', '--uri', 'horizon://commands']]) {
      const { code, text } = inspect(era, method, more);
      const right = code === 0 && text.includes('"result"');
      if (right) passed++;
      else wrong++;
      process.stdout.write(
        `${right ? 'ok  ' : 'FAIL'} inspector ${era}: ${method}${right ? '' : ` exits ${code}: ${text.slice(0, 300)}`}\n`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${passed} checks passed, ${wrong} not as expected\n`);
process.exit(wrong > 0 ? 1 : 0);

/** One call of the inspector's command line, which starts a server of its own. */
function inspect(era, method, more) {
  const config = join(folder, `inspector-${era}.json`);
  const server = {
    command: process.execPath,
    args: [join(root, 'dist/horizon-ctl.js'), 'mcp'],
    env: { HORIZON_HOME: join(folder, 'home'), HORIZON_CONTROL: join(folder, 'no-game.sock') },
    protocolEra: era,
  };
  writeFileSync(config, JSON.stringify({ mcpServers: { game: server } }));
  const args = [
    join(inspectorFolder, 'node_modules/.bin/mcp-inspector'),
    '--cli',
    '--config',
    config,
    '--server',
    'game',
    '--method',
    method,
    ...more,
  ];
  const { status, stdout, stderr } = spawnSync(node, [...args, '--format', 'json'], {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, MCP_INSPECTOR_SECRET_STORE: 'memory' },
    timeout: 60_000,
  });
  return { code: status, text: stdout || stderr };
}

function checksIn(path) {
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith('checks.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(path, name), 'utf8')));
}

function ended(child) {
  return new Promise((resolve) => child.once('close', resolve));
}

/**
 * Every POST is one message for the child. A request's answer is the response's body; a subscription's response is a stream of what is
 * tagged with its number. The header that repeats the revision is HTTP's own, so the bridge compares it.
 */
async function startBridge() {
  const child = spawn(process.execPath, [join(root, 'dist/horizon-ctl.js'), 'mcp'], {
    env: { ...process.env, HORIZON_HOME: join(folder, 'home'), HORIZON_CONTROL: join(folder, 'no-game.sock') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map();
  const streams = new Map();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line);
    const stream = streams.get(message.params?._meta?.[subscriptionKey] ?? message.id);
    if (stream !== undefined) stream.write(`event: message\ndata: ${line}\n\n`);
    else if (message.method === undefined) {
      waiting.get(message.id)?.(message, line);
      waiting.delete(message.id);
    }
  });
  const answer = (response, message, line) => {
    const status = message.error === undefined ? 200 : (statusOf[message.error.code] ?? 200);
    response.writeHead(status, { 'content-type': 'application/json' }).end(line);
  };
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const message = JSON.parse(body);
      const header = request.headers['mcp-protocol-version'];
      const claimed = message.params?._meta?.[revisionKey];
      if (claimed !== undefined && header !== undefined && header !== claimed) {
        const error = { code: -32020, message: `Header mismatch: ${header} and ${claimed}` };
        return answer(response, { error }, JSON.stringify({ jsonrpc: '2.0', id: message.id, error }));
      }
      child.stdin.write(`${JSON.stringify(message)}\n`);
      if (message.id === undefined || message.method === undefined) return void response.writeHead(202).end();
      if (message.method === 'subscriptions/listen' && claimed !== undefined) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        streams.set(message.id, response);
        response.once('close', () => {
          streams.delete(message.id);
          const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: message.id } };
          child.stdin.write(`${JSON.stringify(cancelled)}\n`);
        });
        return;
      }
      waiting.set(message.id, (reply, line) => answer(response, reply, line));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/mcp`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      child.stdin.end();
    },
  };
}
