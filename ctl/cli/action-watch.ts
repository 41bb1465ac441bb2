import type { Endpoint } from '../endpoint.ts';
import { ControlClient } from '../wire/client.ts';

/** How long one look may take by the wall clock. */
const lookMs = 5_000;

/** Asks a game, on a connection of its own, how far its running action is. */
export class ActionWatch {
  readonly #endpoint: Endpoint;
  #client: Promise<ControlClient> | null = null;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  /** What the action says of itself; null when it says nothing, or the game does not answer. */
  async look(): Promise<string | null> {
    try {
      this.#client ??= ControlClient.connect(this.#endpoint, { timeoutMs: lookMs });
      const { action } = { ...(await (await this.#client).call('state', {}, { timeoutMs: lookMs })) };
      return typeof action === 'string' ? action : null;
    } catch {
      return null;
    }
  }

  close(): void {
    this.#client?.then(
      (client) => client.close(),
      () => {},
    );
  }
}
