import type { Row } from './row.ts';
import { coordinate } from './shared-params.ts';

/** The player's consent. The server refuses a destructive row without it. */
export const confirmFlag = {
  name: 'confirm',
  as: 'flag',
  type: 'switch',
  optional: true,
  help: 'The player was asked and agreed',
} as const;

function corner<const N extends string>(name: N) {
  return {
    name,
    as: 'word',
    type: 'integer',
    min: -30_000_000,
    max: 30_000_000,
    unit: 'blocks',
    help: `Coordinate ${name} of a corner`,
  } as const;
}

const blockWord = {
  name: 'block',
  as: 'word',
  type: 'text',
  maxLength: 256,
  help: 'The block, with its state in brackets: oak_stairs[facing=east]',
} as const;

/** Commands that delete or overwrite what is the player's (spec, "Safety"). */
export const destructiveRows = {
  'world-delete': {
    name: 'world-delete',
    group: 'world',
    summary: 'Delete a saved world for good',
    params: [{ name: 'folder', as: 'word', type: 'text', maxLength: 255, help: "The world's folder, as `worlds` lists it" }, confirmFlag],
    effect: 'session',
    destructive: true,
    needs: [],
    fails: ['state', 'unknown'],
    example: 'world-delete meadow --confirm',
  },
  fill: {
    name: 'fill',
    group: 'chat',
    summary: 'Fill a box with a block, by the chat command of that name',
    params: [
      corner('x1'),
      corner('y1'),
      corner('z1'),
      corner('x2'),
      corner('y2'),
      corner('z2'),
      blockWord,
      {
        name: 'mode',
        as: 'word',
        type: 'text',
        choices: ['replace', 'destroy', 'hollow', 'keep', 'outline'],
        default: 'replace',
        help: 'What happens to what is there',
      },
      confirmFlag,
    ],
    effect: 'action',
    deferred: true,
    destructive: true,
    needs: ['world'],
    fails: ['state', 'busy'],
    example: 'fill 0 64 0 4 66 4 glass hollow --confirm',
  },
  setblock: {
    name: 'setblock',
    group: 'chat',
    summary: 'Put a block at a place, by the chat command of that name',
    params: [
      coordinate('x', 'integer'),
      coordinate('y', 'integer'),
      coordinate('z', 'integer'),
      blockWord,
      {
        name: 'mode',
        as: 'word',
        type: 'text',
        choices: ['replace', 'destroy', 'keep'],
        default: 'replace',
        help: 'What happens to what is there',
      },
      confirmFlag,
    ],
    effect: 'action',
    deferred: true,
    destructive: true,
    needs: ['world'],
    fails: ['state', 'busy'],
    example: 'setblock 3 64 -2 glass --confirm',
  },
} as const satisfies Record<string, Row>;
