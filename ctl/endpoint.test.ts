import { describe, expect, test } from 'vitest';
import { defaultEndpoint, endpointAt, ownSurroundings, type Surroundings, tcpEndpoint } from './endpoint.ts';

function around(over: Partial<Surroundings>): Surroundings {
  return { platform: 'linux', env: {}, uid: 1000, temporary: '/tmp', cwd: '/srv', ownsFolder: () => false, ...over };
}

describe.skipIf(process.platform === 'win32')('the default endpoint', () => {
  test.each([
    [
      'of HORIZON_CONTROL, before anything else',
      { env: { HORIZON_CONTROL: '/x/s', XDG_RUNTIME_DIR: '/run/x' } },
      { kind: 'unix', path: '/x/s' },
    ],
    ['of a relative HORIZON_CONTROL, from the working directory', { env: { HORIZON_CONTROL: 's' } }, { kind: 'unix', path: '/srv/s' }],
    [
      'of a HORIZON_CONTROL that names a JSON file, over TCP',
      { env: { HORIZON_CONTROL: '/x/c.json' } },
      { kind: 'tcp', file: '/x/c.json' },
    ],
    ['of XDG_RUNTIME_DIR on Linux', { env: { XDG_RUNTIME_DIR: '/run/x' } }, { kind: 'unix', path: '/run/x/horizon-control.sock' }],
    [
      'of the login folder on Linux, when it is the user’s',
      { ownsFolder: (path: string) => path === '/run/user/1000' },
      { kind: 'unix', path: '/run/user/1000/horizon-control.sock' },
    ],
    [
      'of a private folder in the temporary one on Linux, without a login folder',
      { env: { HORIZON_CONTROL: '', XDG_RUNTIME_DIR: '' } },
      { kind: 'unix', path: '/tmp/horizon-1000/horizon-control.sock', privateFolder: '/tmp/horizon-1000' },
    ],
    [
      'not of a relative XDG_RUNTIME_DIR, which its specification forbids',
      { env: { XDG_RUNTIME_DIR: 'run' } },
      { kind: 'unix', path: '/tmp/horizon-1000/horizon-control.sock', privateFolder: '/tmp/horizon-1000' },
    ],
    [
      'of the temporary directory on macOS, whatever XDG says',
      { platform: 'darwin', temporary: '/var/folders/x/T', env: { XDG_RUNTIME_DIR: '/run/x' } },
      { kind: 'unix', path: '/var/folders/x/T/horizon-control.sock' },
    ],
    [
      'of the temporary directory on Windows, over TCP',
      { platform: 'win32', temporary: '/t' },
      { kind: 'tcp', file: '/t/horizon-control.json' },
    ],
  ] as const)('is that %s', (_what, over, endpoint) => {
    expect(defaultEndpoint(around(over as Partial<Surroundings>))).toEqual(endpoint);
  });
});

test.skipIf(process.platform === 'win32')('a path is a socket, one that ends in .json a TCP file', () => {
  expect(endpointAt('a/../b.sock', '/w')).toEqual({ kind: 'unix', path: '/w/b.sock' });
  expect(endpointAt('c.json', '/w')).toEqual({ kind: 'tcp', file: '/w/c.json' });
  expect(tcpEndpoint(around({}))).toEqual({ kind: 'tcp', file: '/tmp/horizon-control.json' });
  expect(tcpEndpoint(around({ env: { HORIZON_CONTROL: '/run/mine.json' } }))).toEqual({ kind: 'tcp', file: '/run/mine.json' });
  expect(tcpEndpoint(around({ env: { HORIZON_CONTROL: '/run/mine.sock' } }))).toEqual({ kind: 'tcp', file: '/tmp/horizon-control.json' });
});

test('a folder is the user’s only when it is a folder and theirs', () => {
  const { ownsFolder, temporary } = ownSurroundings();
  expect(ownsFolder(`${temporary}/surely/not/there`)).toBe(false);
  expect(ownsFolder(process.execPath)).toBe(false);
});
