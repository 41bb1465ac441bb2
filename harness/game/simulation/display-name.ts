/** A name for people, made from a block's or an item's id: `oak_planks` is "Oak Planks". */
export function displayName(id: string): string {
  return id
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
