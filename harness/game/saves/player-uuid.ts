/** The UUID of the one player of a world, the name of its file and what level.dat points to: an offline player's, version 3. */
export const playerUuid = [0x486f7269, 0x7a6f3000, 0x80000000 | 0, 1] as const;
