import { rulesOf } from '../blocks/cell.ts';
import { birth } from '../entities/mobs/mob-birth.ts';
import { isMobName, mobKinds } from '../entities/mobs/mob-kinds.ts';
import { outward } from '../player/placed-state.ts';
import type { Target } from '../view.ts';
import { isFree } from '../world/move-box.ts';
import type { ItemUse, UsedItem } from './item-use.ts';
import { takeOne } from './take-one.ts';

const eggEnd = '_spawn_egg';
/** Blocks that an end crystal stands on. */
const crystalFloors = ['obsidian', 'bedrock'];

/** The cell before a clicked face; the clicked one itself when it is grass or the like. */
function before({ hand: { at } }: UsedItem, { x, y, z, face }: Target): readonly [number, number, number] {
  if (rulesOf(at(x, y, z)).replaceable) return [x, y, z];
  const [dx, dy, dz] = outward[face];
  return [x + dx, y + dy, z + dz];
}

/** Brings out of eggs the mobs that this game has (minecraft.wiki, "Spawn Egg"). */
export const hatching: ItemUse = {
  takes: ({ item }) => item.endsWith(eggEnd) && isMobName(item.slice(0, -eggEnd.length)),
  onBlock(use, target) {
    const kind = use.stack.item.slice(0, -eggEnd.length);
    if (!isMobName(kind)) return false;
    const [x, y, z] = before(use, target);
    const game = use.hand.game();
    const name = use.stack.name ?? null;
    game.entities.add({ ...birth(game, kind, [x + 0.5, y, z + 0.5], { by: 'command' }), name, persistent: name !== null });
    takeOne(use);
    return true;
  },
};

/** Puts up armour stands, which face the player by eighths of a turn (minecraft.wiki, "Armor Stand"), and end crystals on obsidian. */
export const standing: ItemUse = {
  takes: ({ item }) => item === 'armor_stand' || item === 'end_crystal',
  onBlock(use, target) {
    const { hand, stack } = use;
    const [x, y, z] = before(use, target);
    const game = hand.game();
    const place = [x + 0.5, y, z + 0.5] as const;
    if (stack.item === 'end_crystal') {
      if (!crystalFloors.includes(rulesOf(hand.at(x, y - 1, z)).name) || hand.at(x, y, z) !== 0) return false;
      game.entities.add({ kind: 'end_crystal', position: place, motion: [0, 0, 0], yaw: 0, onGround: false, age: 0 });
    } else {
      const { width, height } = mobKinds.armor_stand;
      if (!isFree(hand.at, { x: place[0], y, z: place[2], width, height }, [0, 0, 0])) return false;
      const yaw = Math.floor((hand.player.yaw + 180 + 22.5) / 45) * 45;
      game.entities.add(birth(game, 'armor_stand', place, { by: 'command', yaw: yaw % 360 }));
    }
    takeOne(use);
    return true;
  },
};
