import { expect, test } from 'vitest';
import { checkHello } from './check-hello.ts';

const whole = {
  game: 'a',
  version: '1',
  build: 'x',
  java: { version: '26.1', data: 1 },
  api: [],
  commands: ['hello'],
  digests: [],
  renderer: { name: 'soft', driver: 'ts-1' },
  size: [854, 480],
  display: 'offscreen',
};

test('a whole answer is taken as it is', () => {
  expect(checkHello(whole)).toBe(whole);
});

test.each(['game', 'version', 'commands', 'digests', 'renderer', 'size', 'display'])(
  'an answer without a right %s is refused by that name',
  (name) => {
    expect(() => checkHello({ ...whole, [name]: undefined })).toThrow(new RegExp(`lacks \`${name}\``));
    expect(() => checkHello({ ...whole, [name]: 5 })).toThrow(new RegExp(`lacks \`${name}\``));
  },
);

test('an empty ok is refused', () => {
  expect(() => checkHello({ ok: true })).toThrow(/horizon-client/);
});
