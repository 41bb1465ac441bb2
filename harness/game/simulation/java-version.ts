/**
 * The one Java Edition version whose ids, numbers and file formats this game uses. It is the newest version that the field's data
 * tables (minecraft-data) describe in full; see docs/decisions.
 */
export const javaVersion = { version: '26.1', data: 4786, level: 19133 } as const;
