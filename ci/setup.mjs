// Makes a machine that has only Node and npm (and apt, as root, on Debian or Ubuntu) ready: packages, the bundles, Xvfb, xdotool, xclip, a
// Chromium. Uses only what Node brings, may be run any number of times and at the same time, and says and does nothing where nothing is
// missing. What could not be had is said in one line each and written to .cache/capabilities.json; what needs it is then left out with a
// reason. With HORIZON_SETUP=check no system package is installed and no browser is downloaded; HORIZON_CHROMIUM=none stands for no browser.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forgetBuilt, isBuilt, sourcesDigest } from './built.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const windows = process.platform === 'win32';
const mayInstall = process.env.HORIZON_SETUP !== 'check';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old; install Node 20.19 or newer`);

function say(line) {
  process.stderr.write(`setup: ${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

/** Runs a program with its output shown on stderr; true when it exits 0 within the time. npm is a script on Windows, which needs a shell. */
function ran(command, args, seconds, env = process.env) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], timeout: seconds * 1000, killSignal: 'SIGKILL', env };
  return spawnSync(command, args, { ...options, shell: windows && command === 'npm' }).status === 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

// Only one set-up of a checkout changes it at a time; a second one waits and then finds the work done.
const lockFile = join(cache, 'setup.lock');
let locked = false;
function lock() {
  if (locked) return;
  mkdirSync(cache, { recursive: true });
  for (let waits = 0; ; waits++) {
    try {
      const file = openSync(lockFile, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`${cache} cannot be written (${error.message}); make this checkout writable`);
      if (abandoned()) rmSync(lockFile, { force: true });
      else {
        if (waits === 0) say(`another set-up of this checkout is at work; waiting for it (${lockFile})`);
        pause(200);
      }
    }
  }
  locked = true;
  process.on('exit', () => rmSync(lockFile, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

/** Whether the set-up that holds the lock is gone. One that has just made the file may not have written its number yet. */
function abandoned() {
  try {
    const text = readFileSync(lockFile, 'utf8');
    if (text === '') return Date.now() - statSync(lockFile).mtimeMs > 5000;
    process.kill(Number(text), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// 1. Packages, exactly as locked. The stamp is the lock file's hash, so a changed lock is noticed and an unchanged one costs nothing.
const packagesLock = readFileSync(join(root, 'package-lock.json'));
const wantedStamp = createHash('sha256').update(packagesLock).digest('hex');
const stamp = join(root, 'node_modules/.horizon-setup');
const stamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp;

/** Whether npm has already installed what is locked, as after an `npm ci` by hand. What is for other systems is not there. */
function installedByHand() {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (installed === undefined) return false;
  return Object.entries(JSON.parse(packagesLock).packages).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (installed[path] === undefined
        ? optional === true
        : installed[path].version === version && installed[path].integrity === integrity && existsSync(join(root, path, 'package.json'))),
  );
}

if (!stamped()) {
  lock();
  if (!stamped() && !installedByHand()) {
    say('installing packages (npm ci)');
    // The build links its programs into node_modules, which npm makes anew.
    forgetBuilt();
    if (!ran('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], 900)) {
      fail("npm ci failed, its own message is above; without a network, fill node_modules or npm's cache on a machine that has one");
    }
  }
  writeWhole(stamp, wantedStamp);
}

// 2. The bundles.
if (!isBuilt(sourcesDigest())) {
  lock();
  if (!isBuilt(sourcesDigest()) && !ran(process.execPath, [join(root, 'ci/build.mjs')], 300))
    fail('the build failed; its message is above');
}

/**
 * Whether an installation may be tried: not when it failed within the last hour, since it would keep every start waiting in a place without a
 * network. `tried` ends an attempt.
 */
function worthTrying(what) {
  const file = join(cache, `failed-${what}`);
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > 3_600_000) return true;
  say(`installing ${what} failed less than an hour ago and is not tried again; to try at once: remove ${file}`);
  return false;
}

function tried(what, succeeded) {
  const file = join(cache, `failed-${what}`);
  if (succeeded) rmSync(file, { force: true });
  else writeWhole(file, '');
}

// 3. What a window on a machine without a display needs.
const mayApt = mayInstall && process.platform === 'linux' && onPath('apt-get') && process.getuid?.() === 0;
/** How long another program may keep apt to itself, in seconds. */
const aptPatience = 600;
let listsRead = false;

function apt(packages) {
  if (!mayApt) return false;
  lock();
  say(`installing system packages: ${packages.join(' ')}`);
  const locks = ['/var/lib/dpkg/lock-frontend', '/var/lib/dpkg/lock', '/var/lib/apt/lists/lock', '/var/cache/apt/archives/lock'];
  for (let waited = 0; waited < aptPatience && locks.some(held); waited++) {
    if (waited === 0) say(`another program is installing packages; waiting for it, ${aptPatience / 60} minutes at most`);
    pause(1000);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', `DPkg::Lock::Timeout=${aptPatience}`];
  if (!listsRead) listsRead = ran('apt-get', ['update', '-qq', ...patient], 300, env);
  return ran('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patient, ...packages], 900 + aptPatience, env);
}

/** Whether some process holds a lock on the file, as Linux lists them (proc_locks(5)): `… 08:01:INODE start end`. */
function held(file) {
  try {
    const { ino } = statSync(file);
    return new RegExp(` [0-9a-f]+:[0-9a-f]+:${ino} `, 'i').test(readFileSync('/proc/locks', 'utf8'));
  } catch {
    return false;
  }
}

const programs = { xvfb: 'Xvfb', xdotool: 'xdotool', xclip: 'xclip' };
const missing = () => Object.keys(programs).filter((name) => !onPath(programs[name]));
if (mayApt && missing().length > 0 && worthTrying('packages')) {
  apt(missing());
  tried('packages', missing().length === 0);
}

// 4. A browser: an installed one, else Playwright's own download, else the system's package.
const { findChromium } = await import(pathToFileURL(join(root, 'dist/find-chromium.js')).href);

/** The browser's path, null when there is none, undefined when a variable names none that can be run. */
function browser() {
  try {
    return findChromium()?.path ?? null;
  } catch (error) {
    say(error.message);
    return undefined;
  }
}

let chromium = browser();
if (chromium === null && mayInstall && process.env.HORIZON_CHROMIUM !== 'none' && worthTrying('chromium')) {
  lock();
  say('no Chromium found; trying the download of Playwright (two minutes at most)');
  ran(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], 120);
  chromium = browser();
  // A download may lack libraries of the system; the system's own package brings them.
  if (chromium === null || !ran(chromium, ['--version'], 30)) {
    apt(['chromium']);
    chromium = browser();
  }
  tried('chromium', typeof chromium === 'string');
}

const capabilities = {
  xvfb: onPath('Xvfb'),
  xdotool: onPath('xdotool'),
  xclip: onPath('xclip'),
  chromium: typeof chromium === 'string',
};
const capabilitiesFile = join(cache, 'capabilities.json');
const text = `${JSON.stringify(capabilities)}\n`;
if (!existsSync(capabilitiesFile) || readFileSync(capabilitiesFile, 'utf8') !== text) writeWhole(capabilitiesFile, text);

if (process.platform === 'linux' && missing().length > 0)
  say(`not installed: ${missing().join(', ')}; install these packages; what needs them is left out until then`);
if (chromium === null)
  say('no Chromium: install the package chromium, or set HORIZON_CHROMIUM to its path; what needs a browser is left out until then');
