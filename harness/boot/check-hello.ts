import type { HelloShape } from '../../ctl/shapes.ts';
import { BootFailure } from './boot-failure.ts';

const text = (value: unknown): boolean => typeof value === 'string';
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(text);

/** What every answer of `hello` must hold before anything is asked of a game. */
const fields: readonly (readonly [name: keyof HelloShape, is: (value: unknown) => boolean, what: string])[] = [
  ['game', text, 'the name of the game'],
  ['version', text, 'its version'],
  ['commands', texts, 'the list of its commands'],
  ['digests', texts, 'the list of layers it digests'],
  [
    'renderer',
    (value) => text((value as HelloShape['renderer'] | null)?.name) && text((value as HelloShape['renderer'] | null)?.driver),
    'its renderer, {name, driver}',
  ],
  [
    'size',
    (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
    'the size of its picture, [width, height]',
  ],
  ['display', text, 'where its picture goes'],
];

/** The answer of `hello`, or a BootFailure that names what it lacks: a game that cannot say what it can do cannot be driven. */
export function checkHello(reply: object): HelloShape {
  const answer = reply as Partial<Record<keyof HelloShape, unknown>>;
  const fault = fields.find(([name, is]) => !is(answer[name]));
  if (fault !== undefined)
    throw new BootFailure(`the game's answer to hello lacks \`${fault[0]}\`, ${fault[2]}; is it a horizon-client? see docs/protocol.md`);
  return reply as HelloShape;
}
