import type { Row } from './row.ts';
import { lineLimit } from './shared-params.ts';

/** What was said and what was counted so far. */
export const historyRows = {
  'chat-log': {
    name: 'chat-log',
    group: 'chat',
    summary: 'List the lines that the chat still holds, as it shows them',
    params: [lineLimit('limit', 20, 100, 'How many lines')],
    effect: 'query',
    needs: ['world'],
    fails: ['state'],
    example: 'chat-log --limit 5',
  },
  stats: {
    name: 'stats',
    group: 'session',
    summary: "Tell how fast frames and ticks are made, and the player's statistics",
    params: [],
    effect: 'query',
    needs: [],
    fails: [],
    example: 'stats',
  },
} as const satisfies Record<string, Row>;
