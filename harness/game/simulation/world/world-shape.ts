/** The size of the world, that of Java's overworld. */
export const minY = -64;
export const worldHeight = 384;
export const maxY = minY + worldHeight;
export const sectionCount = worldHeight / 16;
export const minSection = minY / 16;
export const seaLevel = 63;
