/**
 * The keys that open screens, under the names by which the interface knows them: those of their default binds. Who gives input to the
 * interface turns other binds into these (minecraft.wiki, "Controls").
 */
export const interfaceKeys = {
  pause: 'escape',
  inventory: 'e',
  chat: 't',
  command: 'slash',
  hideHud: 'f1',
  debug: 'f3',
} as const;
