import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the saved worlds and their simulation are made of, each part with what those before it have not loaded. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../simulation/block-ticks/block-rules.ts'),
  () => import('../saves/world-store.ts'),
  () => import('../simulation/world/chunk-loader.ts'),
  () => import('../simulation/player/player-movement.ts'),
  () => import('../simulation/entities/mobs/live-mob.ts'),
  () => import('../simulation/player/hand.ts'),
  () => import('../simulation/containers/player-menus.ts'),
  () => import('../simulation/commands/selectors.ts'),
  () => import('../simulation/commands/chat-command-list.ts'),
];

/**
 * Loads the code of saved worlds in parts, with a turn of the event loop after each: half a megabyte compiled in one go holds up the
 * control socket.
 */
export async function loadWorlds(): Promise<typeof import('./saved-worlds.ts')> {
  for (const part of parts) {
    await part();
    await nextTurn();
  }
  return import('./saved-worlds.ts');
}
