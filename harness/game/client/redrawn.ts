import type { GuiFrame } from '../gui/gui-api.ts';
import type { GameClient } from './game-client.ts';

/**
 * A frame of the interface that shows everything given before: input that is still queued is applied first, and files that are being read
 * for it are waited for (spec, "The widget tree": after a click the next look waits for a redrawn frame).
 */
export async function redrawn(client: GameClient, signal: AbortSignal): Promise<GuiFrame> {
  while (client.inputWaiting) await client.waiters.next(signal);
  if (client.barrier.pending) await client.barrier.settled();
  return client.frame();
}
