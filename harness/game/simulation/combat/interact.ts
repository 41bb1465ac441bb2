import type { EntityGame } from '../entities/entity-game.ts';
import type { Mob } from '../entities/mobs/mob.ts';
import { birth } from '../entities/mobs/mob-birth.ts';
import { woolColors } from '../entities/mobs/trait-table.ts';
import { armourSlot } from '../items/item-data.ts';
import { withCount } from '../items/item-stack.ts';
import type { HandContext } from '../player/hand-context.ts';
import { addToInventory } from '../player/inventory.ts';
import { wearHeld } from '../player/wear.ts';
import type { EquipmentSlot } from '../view.ts';

/** Ticks in love after being fed, and the part of its childhood that a meal spares a young one (minecraft.wiki, "Breeding"). */
const loveTicks = 600;
const mealPart = 0.1;

type Use = (mob: Mob, game: EntityGame, hand: HandContext, slot: number) => boolean;

/** Takes one of what is in a slot, unless the player is in creative mode. */
function useUp({ player }: HandContext, slot: number): void {
  const stack = player.inventory[slot];
  if (stack !== null && player.mode !== 'creative') player.inventory[slot] = withCount(stack, stack.count - 1);
}

/** Feeds an animal: one that is grown falls in love, a young one grows faster. */
const feed: Use = (mob, _game, hand, slot) => {
  const item = hand.player.inventory[slot]?.item ?? '';
  if (!mob.numbers.food.includes(item)) return false;
  if (mob.baby) mob.growth = Math.min(0, mob.growth + Math.floor(-mob.growth * mealPart));
  else if (mob.growth === 0 && !mob.inLove) mob.set('InLove', loveTicks);
  else return false;
  useUp(hand, slot);
  return true;
};

/** Takes a sheep's wool: one to three. */
const shear: Use = (mob, { world, drops }, hand, slot) => {
  if (mob.kind !== 'sheep' || mob.sheared || mob.baby || hand.player.inventory[slot]?.item !== 'shears') return false;
  mob.set('Sheared', true);
  const count = world.randoms.mobs.between(1, 3);
  for (let i = 0; i < count; i++) drops.popFrom(mob.x, mob.y + 1, mob.z, { item: `${mob.color}_wool`, count: 1 });
  wearHeld(hand, slot, 1);
  return true;
};

/** Milks a cow into a bucket. */
const milk: Use = (mob, _game, hand, slot) => {
  const { player } = hand;
  if (mob.kind !== 'cow' || mob.baby || player.inventory[slot]?.item !== 'bucket') return false;
  const full = { item: 'milk_bucket', count: 1 };
  useUp(hand, slot);
  if (player.inventory[slot] === null) player.inventory[slot] = full;
  else if (addToInventory(player, full) > 0) hand.throw(full);
  return true;
};

/** Dyes a sheep. */
const dye: Use = (mob, _game, hand, slot) => {
  const item = hand.player.inventory[slot]?.item ?? '';
  const color = woolColors.find((each) => item === `${each}_dye`);
  if (mob.kind !== 'sheep' || color === undefined || mob.sheared || mob.color === color) return false;
  mob.set('Color', color);
  useUp(hand, slot);
  return true;
};

/** Lights a creeper. */
const ignite: Use = (mob, _game, hand, slot) => {
  if (mob.kind !== 'creeper' || hand.player.inventory[slot]?.item !== 'flint_and_steel') return false;
  mob.set('ignited', true);
  wearHeld(hand, slot, 1);
  return true;
};

/** Gives a mob the name of a tag, which lets it stay for ever. */
const nameIt: Use = (mob, _game, hand, slot) => {
  const stack = hand.player.inventory[slot];
  if (stack?.item !== 'name_tag' || stack.name === undefined || mob.kind === 'armor_stand') return false;
  mob.name = stack.name;
  mob.persistent = true;
  useUp(hand, slot);
  return true;
};

/** A spawn egg of its own kind gives an animal a young one. */
const hatch: Use = (mob, game, hand, slot) => {
  if (hand.player.inventory[slot]?.item !== `${mob.kind}_spawn_egg` || mob.numbers.category !== 'creature') return false;
  const child = birth(game, mob.kind, [mob.x, mob.y, mob.z], { by: 'parents' });
  game.entities.add(mob.kind === 'sheep' ? { ...child, traits: { Color: mob.color ?? 'white', Sheared: false } } : child);
  useUp(hand, slot);
  return true;
};

const pieces: readonly EquipmentSlot[] = ['head', 'chest', 'legs', 'feet'];

/** Dresses an armour stand with what is worn, and undresses it with an empty hand, from the top. */
const dress: Use = (mob, _game, { player }, slot) => {
  if (mob.kind !== 'armor_stand') return false;
  const held = player.inventory[slot];
  const worn = held === null ? null : armourSlot(held.item);
  const piece = held === null ? pieces.find((each) => mob.equipment[each] !== undefined) : worn === null ? undefined : pieces[worn - 5];
  if (piece === undefined || (held !== null && held.count > 1)) return false;
  const { [piece]: there, ...others } = mob.equipment;
  mob.equipment = held === null ? others : { ...others, [piece]: held };
  player.inventory[slot] = there ?? null;
  return true;
};

const usesInOrder: readonly Use[] = [nameIt, dress, shear, milk, dye, ignite, hatch, feed];

/** Uses what is in a slot of the player's inventory on a mob. True when something came of it. */
export function interactWith(mob: Mob, game: EntityGame, hand: HandContext, slot: number): boolean {
  const done = usesInOrder.some((use) => use(mob, game, hand, slot));
  if (done) hand.swing();
  return done;
}
