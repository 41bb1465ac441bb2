import type { WorldKeeper } from './world-keeper.ts';

/**
 * The saved worlds, whose code is loaded when the first one is asked for: a start that opens no world does not pay for the simulation.
 * @param load loads the keeper; called once.
 * @param opening called before a world is opened or made, so that what it needs can start beside the loading.
 */
export function lazyWorlds(load: () => Promise<WorldKeeper>, opening: () => void): WorldKeeper {
  let loaded: Promise<WorldKeeper> | null = null;
  const keeper = (): Promise<WorldKeeper> => {
    loaded ??= load();
    return loaded;
  };
  return {
    list: async () => (await keeper()).list(),
    rename: async (folder, name) => (await keeper()).rename(folder, name),
    remove: async (folder) => (await keeper()).remove(folder),
    open: async (folder, settings) => {
      opening();
      return (await keeper()).open(folder, settings);
    },
    create: async (world, settings) => {
      opening();
      return (await keeper()).create(world, settings);
    },
  };
}
