import type { Row } from './row.ts';
import { coordinate, lineLimit } from './shared-params.ts';

/** How far a search looks by itself, and how far it may, in blocks. */
const searchReach = { default: 24, max: 64 };

function within<const D extends number>(byDefault: D, help: string) {
  return { name: 'within', as: 'flag', type: 'number', min: 0, max: searchReach.max, default: byDefault, unit: 'blocks', help } as const;
}

/** What `expect` can be asked about. */
export const expectSubjects = ['screen', 'widget', 'block', 'slot', 'chat', 'entity', 'state'] as const;
export type ExpectSubject = (typeof expectSubjects)[number];

/** Commands that look at the world around the player, and the one that says what must be so. */
export const lookRows = {
  block: {
    name: 'block',
    group: 'world',
    summary: 'Tell which block is at a place, with its state',
    params: [coordinate('x', 'integer'), coordinate('y', 'integer'), coordinate('z', 'integer')],
    effect: 'query',
    needs: ['world'],
    fails: ['state'],
    example: 'block 3 64 -2',
  },
  'find-blocks': {
    name: 'find-blocks',
    core: true,
    group: 'world',
    summary: 'Find the nearest blocks of a kind around the player',
    params: [
      { name: 'name', as: 'word', type: 'text', maxLength: 64, help: "The block's id: oak_log" },
      within(searchReach.default, 'How far to look'),
      lineLimit('limit', 8, 64, 'How many of the nearest'),
    ],
    effect: 'query',
    needs: ['world'],
    fails: ['state', 'unknown'],
    example: 'find-blocks oak_log --limit 3',
  },
  entities: {
    name: 'entities',
    core: true,
    group: 'world',
    summary: 'List the nearest creatures, items and other entities with their numbers and places',
    params: [
      { name: 'kind', as: 'word', type: 'text', maxLength: 64, optional: true, help: 'Only this kind: sheep' },
      within(searchReach.max, 'How far to look'),
      lineLimit('limit', 16, 256, 'How many of the nearest'),
    ],
    effect: 'query',
    needs: ['world'],
    fails: ['state'],
    example: 'entities sheep --within 20',
  },
  expect: {
    name: 'expect',
    core: true,
    group: 'wait',
    summary: 'Check that something is so now, and fail with what is so when it is not',
    params: [
      { name: 'what', as: 'word', type: 'text', choices: expectSubjects, help: 'What to look at' },
      {
        name: 'target',
        as: 'word',
        type: 'text',
        maxLength: 256,
        help: 'Screen name, widget id, block place as X,Y,Z, slot number, part of a chat line, kind of entity, or path into state (player.food)',
      },
      {
        name: 'value',
        as: 'word',
        type: 'text',
        maxLength: 256,
        optional: true,
        help: "What it must be: a widget's value, a block's id, a slot's item (empty for none), a value of state",
      },
      { name: 'label', as: 'flag', type: 'text', maxLength: 256, optional: true, help: "A widget's whole label" },
      {
        name: 'state',
        as: 'flag',
        type: 'text',
        maxLength: 256,
        optional: true,
        help: "A block's state as NAME=VALUE, several with commas",
      },
      {
        name: 'min',
        as: 'flag',
        type: 'number',
        min: -1e9,
        max: 1e9,
        optional: true,
        help: 'At least this: a number of state, or how many there are',
      },
      { name: 'max', as: 'flag', type: 'number', min: -1e9, max: 1e9, optional: true, help: 'At most this' },
      within(searchReach.max, 'How far to look for entities'),
      {
        name: 'since',
        as: 'flag',
        type: 'integer',
        min: 0,
        max: 9_007_199_254_740_991,
        optional: true,
        help: 'Only chat newer than this event; take it from the `last` of an earlier reply',
      },
      { name: 'absent', as: 'flag', type: 'switch', optional: true, help: 'It must not be there' },
    ],
    effect: 'query',
    needs: [],
    fails: ['state', 'usage', 'unknown'],
    example: 'expect block 3,64,-2 oak_log',
  },
} as const satisfies Record<string, Row>;
