import type { Row } from './row.ts';

/** Options by page and by name. */
export const optionRows = {
  options: {
    name: 'options',
    group: 'screen',
    summary: 'Open a page of the options',
    params: [
      {
        name: 'page',
        as: 'word',
        type: 'text',
        choices: [
          'options',
          'skin',
          'sounds',
          'video',
          'controls',
          'mouse',
          'key-binds',
          'language',
          'font',
          'chat-settings',
          'packs',
          'accessibility',
          'online',
          'more',
          'graphics',
        ],
        default: 'options',
        help: "The page; graphics is where this game's own settings of the picture are",
      },
    ],
    effect: 'action',
    deferred: true,
    needs: [],
    fails: ['state', 'busy'],
    example: 'options key-binds',
  },
  'options-get': {
    name: 'options-get',
    group: 'screen',
    summary: 'Tell what an option holds and may hold, or all of them',
    params: [
      { name: 'key', as: 'word', type: 'text', optional: true, maxLength: 100, help: 'Its name in options.txt; all in brief when absent' },
      { name: 'full', as: 'flag', type: 'switch', optional: true, help: 'Of all, everything there is to say' },
    ],
    effect: 'query',
    needs: [],
    fails: ['unknown'],
    example: 'options-get fov',
  },
  'options-set': {
    name: 'options-set',
    group: 'screen',
    summary: 'Change an option at once and save it',
    params: [
      { name: 'key', as: 'word', type: 'text', maxLength: 100, help: 'Its name in options.txt' },
      {
        name: 'value',
        as: 'word',
        type: 'text',
        maxLength: 8000,
        help: 'What options-get tells as its value, a list as JSON; "" for no text',
      },
    ],
    effect: 'action',
    deferred: true,
    needs: [],
    fails: ['unknown', 'state', 'busy'],
    example: 'options-set key_key.jump key.keyboard.j',
  },
} as const satisfies Record<string, Row>;
