import type { GameEvent } from './game-port.ts';

/** Whether an event is a line of the chat: what is said, and how somebody died, unless the world's rules keep that quiet. */
export function saidInChat({ kind, quiet }: GameEvent): boolean {
  return kind === 'chat' || (kind === 'death' && quiet !== true);
}
