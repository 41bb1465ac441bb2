import { expect, test } from 'vitest';
import { gameHome } from './game-home.ts';

test.skipIf(process.platform === 'win32').each([
  ['HORIZON_HOME', 'linux', { HORIZON_HOME: '/h', XDG_DATA_HOME: '/d' }, '/h'],
  ['a relative HORIZON_HOME', 'linux', { HORIZON_HOME: 'h' }, '/w/h'],
  ['XDG_DATA_HOME', 'linux', { XDG_DATA_HOME: '/d' }, '/d/horizon'],
  ['not a relative XDG_DATA_HOME', 'linux', { XDG_DATA_HOME: 'd' }, '/home/a/.local/share/horizon'],
  ['~/.local/share', 'linux', { HORIZON_HOME: '' }, '/home/a/.local/share/horizon'],
  ['~/Library/Application Support on macOS', 'darwin', { XDG_DATA_HOME: '/d' }, '/home/a/Library/Application Support/horizon'],
  ['APPDATA on Windows', 'win32', { APPDATA: '/roaming' }, '/roaming/horizon'],
  ['AppData/Roaming on a Windows without APPDATA', 'win32', {}, '/home/a/AppData/Roaming/horizon'],
] as const)('the game home follows %s', (_what, platform, env, path) => {
  expect(gameHome({ platform, env, home: '/home/a', cwd: '/w' })).toBe(path);
});
