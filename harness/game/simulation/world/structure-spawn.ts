/** Someone or something that a built structure begins with, at the moment its chunk is made from the seed. Positions in blocks. */
export interface StructureSpawn {
  /** Java id without `minecraft:`. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
