// Makes a machine that has only Node and npm (and apt, as root, on Debian or Ubuntu) ready: packages, Xvfb, xdotool, a Chromium, the
// bundles. Uses only what Node brings, may be run any number of times, and does nothing where nothing is missing.
// What could not be had is said in one line each and written to .cache/capabilities.json; what needs it is then left out with a reason.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old; install Node 20.19 or newer`);

const mayInstall = process.env.HORIZON_SETUP !== 'check';

function fail(line) {
  process.stderr.write(`setup: ${line}\n`);
  process.exit(1);
}

function say(line) {
  process.stderr.write(`setup: ${line}\n`);
}

function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)));
}

/** Runs a program with its output shown on stderr; true when it exits 0 within the time. */
function ran(command, args, seconds, env = process.env) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env,
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

// 1. Packages, exactly as locked. The stamp is the lock file's hash, so a changed lock is noticed and an unchanged one costs nothing.
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const stamp = join(root, 'node_modules/.horizon-setup');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  say('installing packages (npm ci)');
  if (!ran('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 900)) fail('npm ci failed; its own message is above');
  writeFileSync(stamp, lock);
}

// 2. The bundles.
try {
  execFileSync(process.execPath, [join(root, 'ci/build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
} catch {
  fail('the build failed; its message is above');
}

// 3. What a window on a machine without a display needs.
const aptUser = process.platform === 'linux' && onPath('apt-get') && process.getuid?.() === 0;
let aptUpdated = false;
function apt(packages) {
  if (!aptUser || !mayInstall) return false;
  say(`installing system packages: ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!aptUpdated) ran('apt-get', ['update', '-qq'], 300, env);
  aptUpdated = true;
  return ran('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], 900, env);
}

if (process.platform === 'linux') {
  const wanted = [
    ['Xvfb', 'xvfb'],
    ['xdotool', 'xdotool'],
    ['xclip', 'xclip'],
  ]
    .filter(([program]) => !onPath(program))
    .map(([, name]) => name);
  if (wanted.length > 0) apt(wanted);
}

// 4. A browser: an installed one, else Playwright's own download, else the system's package.
const { findChromium } = await import(pathToFileURL(join(root, 'dist/find-chromium.js')).href);
let chromium = findChromium();
if (chromium === null && mayInstall) {
  say('no Chromium found; trying the download of Playwright (two minutes at most)');
  ran(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium-headless-shell', 'chromium'], 120);
  chromium = findChromium();
}
if (chromium === null) {
  apt(['chromium']);
  chromium = findChromium();
}

const capabilities = { xvfb: onPath('Xvfb'), xdotool: onPath('xdotool'), xclip: onPath('xclip'), chromium: chromium !== null };
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/capabilities.json.new'), `${JSON.stringify(capabilities)}\n`);
renameSync(join(root, '.cache/capabilities.json.new'), join(root, '.cache/capabilities.json'));

if (process.platform === 'linux' && !(capabilities.xvfb && capabilities.xdotool && capabilities.xclip)) {
  say('Xvfb, xdotool or xclip is missing: install the packages xvfb, xdotool and xclip; windows under Xvfb are left out until then');
}
if (!capabilities.chromium)
  say('no Chromium: install the package chromium, or set HORIZON_CHROMIUM to its path; what needs a browser is left out until then');
