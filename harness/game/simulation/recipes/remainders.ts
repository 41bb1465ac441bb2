/** What an item leaves behind when it is used up by crafting or as fuel (minecraft.wiki, "Crafting", "Ingredients that remain"). */
const remainders: Readonly<Record<string, string>> = {
  water_bucket: 'bucket',
  lava_bucket: 'bucket',
  milk_bucket: 'bucket',
  honey_bottle: 'glass_bottle',
  dragon_breath: 'glass_bottle',
};

/** What is left of one item; null for nothing. */
export function remainderOf(item: string): string | null {
  return remainders[item] ?? null;
}
