/** Armour points of what can be worn, by the material's prefix: helmet, chestplate, leggings, boots (minecraft.wiki, "Armor", "Armor points"). */
const pointsByMaterial: Readonly<Record<string, readonly [number, number, number, number]>> = {
  leather: [1, 3, 2, 1],
  copper: [2, 4, 3, 1],
  golden: [2, 5, 3, 1],
  chainmail: [2, 5, 4, 1],
  iron: [2, 6, 5, 2],
  diamond: [3, 8, 6, 3],
  netherite: [3, 8, 6, 3],
};
const pieces = ['helmet', 'chestplate', 'leggings', 'boots'];

/** Armour points of one worn item, 0 for what protects from nothing. */
export function armourPoints(item: string): number {
  if (item === 'turtle_helmet') return 2;
  const cut = item.lastIndexOf('_');
  return pointsByMaterial[item.slice(0, cut)]?.[pieces.indexOf(item.slice(cut + 1))] ?? 0;
}
