import { blockKind } from '../block-kinds.ts';
import { blockOfItem } from '../items/item-data.ts';
import { placeBlock } from '../player/placing.ts';
import type { ItemUse } from './item-use.ts';
import { takeOne } from './take-one.ts';

/** Sets the block that an item is. Not in adventure mode. */
export const placing: ItemUse = {
  takes: ({ item }) => blockOfItem(item) !== null,
  onBlock(use, target) {
    const { player, editor, at } = use.hand;
    const kind = blockKind(blockOfItem(use.stack.item) ?? '');
    if (player.mode === 'adventure' || kind === undefined || !placeBlock(player, kind, target, editor, at)) return false;
    takeOne(use);
    return true;
  },
};
