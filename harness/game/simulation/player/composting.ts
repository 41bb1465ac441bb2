import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { withCount } from '../items/item-stack.ts';
import type { BlockUse } from './block-uses.ts';

/** From full to ready, in world ticks, and the levels of both (minecraft.wiki, "Composter"). */
const ripening = 20;
const full = 7;
const ready = 8;

const words = (text: string): readonly string[] => text.split(' ');

/** How likely each thing raises the level, by name (minecraft.wiki, "Composter", "Items"). */
const chances = new Map<string, number>([
  ...words('beetroot_seeds dried_kelp short_grass kelp melon_seeds moss_carpet pumpkin_seeds seagrass sweet_berries wheat_seeds').map(
    (item): [string, number] => [item, 0.3],
  ),
  ...words('cactus dried_kelp_block melon_slice sugar_cane tall_grass vine').map((item): [string, number] => [item, 0.5]),
  ...words('apple beetroot carrot fern large_fern lily_pad melon moss_block nether_wart potato pumpkin carved_pumpkin wheat').map(
    (item): [string, number] => [item, 0.65],
  ),
  ...words('dandelion poppy blue_orchid allium azure_bluet cornflower oxeye_daisy lily_of_the_valley sunflower lilac rose_bush peony').map(
    (item): [string, number] => [item, 0.65],
  ),
  ...words('red_tulip orange_tulip white_tulip pink_tulip wither_rose brown_mushroom red_mushroom').map((item): [string, number] => [
    item,
    0.65,
  ]),
  ...words('baked_potato bread cookie hay_block nether_wart_block warped_wart_block torchflower').map((item): [string, number] => [
    item,
    0.85,
  ]),
  ...words('cake pumpkin_pie').map((item): [string, number] => [item, 1]),
]);

const chanceOf = (item: string): number => chances.get(item) ?? (item.endsWith('_leaves') || item.endsWith('_sapling') ? 0.3 : 0);

/** Takes bone meal out of a composter that is ready, else puts what is held into it if that rots. */
export const compost: BlockUse = ({ player, editor, at, blocks, world }, { x, y, z }) => {
  const cell = at(x, y, z);
  if (rulesOf(cell).name !== 'composter') return false;
  const level = Number(propertiesOf(cell).level);
  const to = (next: number): boolean => editor.set(x, y, z, cellOf('composter', { level: String(next) }) ?? cell);
  const game = blocks(x, y, z);
  if (level === ready) {
    game.pop(x, y, z, { item: 'bone_meal', count: 1 });
    return to(0);
  }
  const { held } = player;
  const chance = held === null ? 0 : chanceOf(held.item);
  if (held === null || chance === 0 || level === full) return false;
  if (player.mortal) player.held = withCount(held, held.count - 1);
  // The first thing always counts.
  if (level !== 0 && world.randoms.player.unit() >= chance) return true;
  to(level + 1);
  if (level + 1 === full) game.schedule(x, y, z, ripening);
  return true;
};
