/** An enchantment and what bounds it. */
export interface Enchantment {
  /** Java id without `minecraft:`. */
  readonly id: string;
  /** The highest level that comes about in play. */
  readonly most: number;
  /** Ends of the ids of the items that take it; a word alone is the whole id. */
  readonly on: readonly string[];
  /** Others that cannot be on the same item. */
  readonly not?: readonly string[];
}

const armour = ['_helmet', '_chestplate', '_leggings', '_boots'];
const tools = ['_pickaxe', '_axe', '_shovel', '_hoe'];
const swords = ['_sword'];
const worn = ['shears', 'bow', 'crossbow', 'fishing_rod', 'trident', 'mace', 'shield', 'elytra', 'flint_and_steel', 'brush'];
const protections = ['protection', 'fire_protection', 'blast_protection', 'projectile_protection'];
const sharp = ['sharpness', 'smite', 'bane_of_arthropods', 'density', 'breach'];

const others = (all: readonly string[], id: string): readonly string[] => all.filter((other) => other !== id);
const protection = (id: string): Enchantment => ({ id, most: 4, on: armour, not: others(protections, id) });
const edge = (id: string): Enchantment => ({ id, most: 5, on: [...swords, '_axe', 'mace'], not: others(sharp, id) });

/** Every enchantment of the version, in the order of their ids (minecraft.wiki, "Enchanting", "Summary of enchantments"). */
export const enchantments: readonly Enchantment[] = [
  { id: 'aqua_affinity', most: 1, on: ['_helmet'] },
  edge('bane_of_arthropods'),
  { id: 'binding_curse', most: 1, on: [...armour, 'elytra', 'carved_pumpkin'] },
  protection('blast_protection'),
  { id: 'breach', most: 4, on: ['mace'], not: others(sharp, 'breach') },
  { id: 'channeling', most: 1, on: ['trident'], not: ['riptide'] },
  { id: 'density', most: 5, on: ['mace'], not: others(sharp, 'density') },
  { id: 'depth_strider', most: 3, on: ['_boots'], not: ['frost_walker'] },
  { id: 'efficiency', most: 5, on: [...tools, 'shears'] },
  { id: 'feather_falling', most: 4, on: ['_boots'] },
  { id: 'fire_aspect', most: 2, on: [...swords, 'mace'] },
  protection('fire_protection'),
  { id: 'flame', most: 1, on: ['bow'] },
  { id: 'fortune', most: 3, on: tools, not: ['silk_touch'] },
  { id: 'frost_walker', most: 2, on: ['_boots'], not: ['depth_strider'] },
  { id: 'impaling', most: 5, on: ['trident'] },
  { id: 'infinity', most: 1, on: ['bow'], not: ['mending'] },
  { id: 'knockback', most: 2, on: swords },
  { id: 'looting', most: 3, on: swords },
  { id: 'loyalty', most: 3, on: ['trident'], not: ['riptide'] },
  { id: 'luck_of_the_sea', most: 3, on: ['fishing_rod'] },
  { id: 'lunge', most: 3, on: ['_spear'] },
  { id: 'lure', most: 3, on: ['fishing_rod'] },
  { id: 'mending', most: 1, on: [...armour, ...tools, ...swords, ...worn], not: ['infinity'] },
  { id: 'multishot', most: 1, on: ['crossbow'], not: ['piercing'] },
  { id: 'piercing', most: 4, on: ['crossbow'], not: ['multishot'] },
  { id: 'power', most: 5, on: ['bow'] },
  protection('projectile_protection'),
  protection('protection'),
  { id: 'punch', most: 2, on: ['bow'] },
  { id: 'quick_charge', most: 3, on: ['crossbow'] },
  { id: 'respiration', most: 3, on: ['_helmet'] },
  { id: 'riptide', most: 3, on: ['trident'], not: ['channeling', 'loyalty'] },
  edge('sharpness'),
  { id: 'silk_touch', most: 1, on: tools, not: ['fortune'] },
  edge('smite'),
  { id: 'soul_speed', most: 3, on: ['_boots'] },
  { id: 'sweeping_edge', most: 3, on: swords },
  { id: 'swift_sneak', most: 3, on: ['_leggings'] },
  { id: 'thorns', most: 3, on: armour },
  { id: 'unbreaking', most: 3, on: [...armour, ...tools, ...swords, ...worn] },
  { id: 'vanishing_curse', most: 1, on: [...armour, ...tools, ...swords, ...worn] },
  { id: 'wind_burst', most: 3, on: ['mace'] },
];

/** An enchantment by id without `minecraft:`; undefined for one that the version does not have. */
export function enchantment(id: string): Enchantment | undefined {
  return enchantments.find((each) => each.id === id);
}

/** Whether an item takes an enchantment. A book takes none this way: an enchanted one is another item. */
export function takesEnchantment(item: string, { on }: Enchantment): boolean {
  return on.some((end) => (end.startsWith('_') ? item.endsWith(end) : item === end));
}
