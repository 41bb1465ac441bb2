import { facings } from '../blocks/block-states.ts';
import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { used } from '../blocks/opening.ts';
import type { Target } from '../view.ts';
import type { HandContext } from './hand-context.ts';
import { byQuarter } from './placing.ts';

/** What using the block under the crosshair does. True when it did something, so that nothing else is tried. */
export type BlockUse = (hand: HandContext, target: Target) => boolean;

/** Opens and closes doors, trapdoors and gates. */
export const openByHand: BlockUse = ({ player, editor, at }, target) => {
  const facing = facings.indexOf(byQuarter[Math.floor(player.yaw / 90 + 0.5) & 3]);
  const changes = used(at, target.x, target.y, target.z, facing);
  if (changes.length > 0) editor.setAll(changes);
  return changes.length > 0;
};

/** What a slice of cake gives, and how many there are (minecraft.wiki, "Cake"). */
const slice = { food: 2, saturation: 0.4 } as const;
const lastBite = 6;

/** Eats a slice of cake, if hungry. */
export const eatCake: BlockUse = ({ player, editor, at }, { x, y, z }) => {
  const cell = at(x, y, z);
  if (rulesOf(cell).name !== 'cake' || (player.food >= 20 && player.mode !== 'creative')) return false;
  player.food = Math.min(20, player.food + slice.food);
  player.saturation = Math.min(player.food, player.saturation + slice.saturation);
  const bites = Number(propertiesOf(cell).bites);
  editor.set(x, y, z, bites >= lastBite ? 0 : (cellOf('cake', { bites: String(bites + 1) }) ?? cell));
  return true;
};

/** Ages of a berry bush: how many berries it gives, and what is left of it (minecraft.wiki, "Sweet Berries"). */
const ripeFrom = 2;
const fullAge = 3;

/** Picks berries from a bush; a bush that is not ripe yet leaves the use to bone meal. */
export const pickBerries: BlockUse = ({ editor, at, drops, world, player }, { x, y, z }) => {
  const cell = at(x, y, z);
  const age = rulesOf(cell).name === 'sweet_berry_bush' ? Number(propertiesOf(cell).age) : 0;
  if (age < ripeFrom || (age < fullAge && player.held?.item === 'bone_meal')) return false;
  drops.pop(x, y, z, { item: 'sweet_berries', count: world.randoms.player.between(1, 2) + (age === fullAge ? 1 : 0) });
  editor.set(x, y, z, cellOf('sweet_berry_bush', { age: '1' }) ?? cell);
  return true;
};
