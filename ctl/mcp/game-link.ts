import type { Endpoint } from '../endpoint.ts';
import type { Reply } from '../table/commands.ts';
import { ControlClient } from '../wire/client.ts';

/** How long a quick command may take by the wall clock before the game counts as hung. */
const quickMs = 30_000;

/**
 * The connections of a session to its game. One stays open, so that the game knows an agent is there (spec, "Input provenance"); what
 * waits gets a connection of its own, since only closing that makes the game give up a wait.
 */
export class GameLink {
  readonly #endpoint: () => Endpoint;
  #kept: Promise<ControlClient> | null = null;

  /** @param endpoint asked anew for every connection, since a game may come and go. */
  constructor(endpoint: () => Endpoint) {
    this.#endpoint = endpoint;
  }

  /** Sends a line of a command that ends by itself. Throws ControlError. */
  async quick(line: string): Promise<Reply> {
    const client = await this.#open();
    try {
      return await client.line(line, { timeoutMs: quickMs });
    } finally {
      if (client.closed) this.#kept = null;
    }
  }

  /** Sends a line of a command that waits; the signal makes the game give it up. Throws ControlError. */
  async waiting(line: string, signal: AbortSignal): Promise<Reply> {
    await this.#open();
    const client = await ControlClient.connect(this.#endpoint(), { signal });
    try {
      return await client.line(line, { signal });
    } finally {
      client.close();
    }
  }

  close(): void {
    void this.#kept?.then((client) => client.close()).catch(() => {});
    this.#kept = null;
  }

  /** The open connection, or a new one when the game of the last call is gone. */
  async #open(): Promise<ControlClient> {
    const kept = await this.#kept?.catch(() => null);
    if (kept !== undefined && kept !== null && !kept.closed) return kept;
    const opening = ControlClient.connect(this.#endpoint(), { timeoutMs: quickMs });
    this.#kept = opening;
    return await opening;
  }
}
