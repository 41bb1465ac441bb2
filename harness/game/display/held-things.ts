import type { ItemStack } from '../simulation/view.ts';
import type { FreeQuads } from './display-list.ts';
import { glintOver, shines } from './glint.ts';
import type { ModelLight } from './item-model.ts';
import { itemModel } from './item-model.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';

/** How a thing is held at the end of a hanging arm, about the shoulder. Blocks are held askew, tools along the forearm, other things flat. */
function heldAt(item: string, flat: boolean): readonly Step[] {
  const end: Step = { move: [-1 / 16, -10 / 16, 1 / 16] };
  if (!flat)
    return [end, { move: [0, 0.02, 0.2] }, { turn: 'x', degrees: -15 }, { turn: 'y', degrees: 45 }, { scale: [0.375, 0.375, 0.375] }];
  if (/(^|_|:)bow$/.test(item))
    return [
      end,
      { move: [0.02, 0, 0.1] },
      { turn: 'x', degrees: 20 },
      { turn: 'y', degrees: -90 },
      { turn: 'z', degrees: -45 },
      { scale: [0.95, 0.95, 0.95] },
    ];
  const tool = /_(sword|pickaxe|axe|shovel|hoe)$|^stick$|^bone$/.test(item);
  if (tool)
    return [end, { move: [0, 0.02, 0.26] }, { turn: 'y', degrees: -90 }, { turn: 'z', degrees: -10 }, { scale: [0.85, 0.85, 0.85] }];
  return [end, { move: [0, -0.02, 0.16] }, { turn: 'x', degrees: 75 }, { scale: [0.55, 0.55, 0.55] }];
}

/** An item's model with its glint, where it shines. */
export function stackModel(
  stack: ItemStack,
  light: ModelLight,
): { readonly quads: FreeQuads; readonly flat: boolean; readonly thin: boolean } {
  const model = itemModel(stack.item, light);
  return shines(stack) ? { ...model, quads: joinQuads([model.quads, glintOver(model.quads)]) } : model;
}

/** A stack in a hand, by the steps of the arm that holds it; `left` for the left one. */
export function heldQuads(stack: ItemStack, light: ModelLight, arm: readonly Step[], left: boolean): FreeQuads {
  const { quads, flat } = stackModel(stack, light);
  const side: Step = { move: [left ? 2 / 16 : 0, 0, 0] };
  return transformQuads(quads, transformOf([...arm, side, ...heldAt(stack.item, flat)]));
}
