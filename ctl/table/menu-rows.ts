import type { Row } from './row.ts';
import { buttonWord } from './shared-params.ts';

/** Commands for what lies in slots: the inventory, chests, crafting grids, furnaces. */
export const menuRows = {
  inventory: {
    name: 'inventory',
    core: true,
    group: 'screen',
    summary: "List what the player carries, by the slots of the inventory's menu",
    params: [],
    effect: 'query',
    needs: ['world'],
    fails: ['state'],
    example: 'inventory',
  },
  screen: {
    name: 'screen',
    core: true,
    group: 'screen',
    summary: 'Tell which screen is open, and what lies in each slot of its menu: chest, crafting table, furnace, inventory',
    params: [],
    effect: 'query',
    needs: [],
    fails: [],
    example: 'screen',
  },
  'click-slot': {
    name: 'click-slot',
    core: true,
    group: 'screen',
    summary: 'Click a slot of the open menu with the pointer: take, put, craft, move, swap, throw',
    params: [
      {
        name: 'slot',
        as: 'word',
        type: 'integer',
        min: -999,
        max: 127,
        help: 'A slot from `screen` or `inventory`; -999 is beside the menu',
      },
      buttonWord,
      { name: 'shift', as: 'word', type: 'switch', optional: true, help: 'Hold Shift: send the stack to the other part of the menu' },
      { name: 'double', as: 'word', type: 'switch', optional: true, help: 'Click twice at once: gather all that is like it' },
      {
        name: 'hotbar',
        as: 'flag',
        type: 'integer',
        min: 1,
        max: 9,
        optional: true,
        help: 'Press this key of the hotbar over the slot in place of a click: swap the two',
      },
      {
        name: 'drop',
        as: 'flag',
        type: 'text',
        choices: ['one', 'all'],
        optional: true,
        help: 'Press the drop key over the slot in place of a click',
      },
    ],
    effect: 'action',
    deferred: true,
    needs: ['world'],
    fails: ['unknown', 'state', 'busy'],
    example: 'click-slot 36 left shift',
  },
} as const satisfies Record<string, Row>;
