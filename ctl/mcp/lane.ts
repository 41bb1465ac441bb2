import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';

/** One of the two ways in: a transport of the SDK whose messages the router hands in and whose answers it takes. */
export class Lane implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #answer: (message: JSONRPCMessage) => void;

  constructor(answer: (message: JSONRPCMessage) => void) {
    this.#answer = answer;
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.#answer(message);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.onclose?.();
    return Promise.resolve();
  }

  /** Hands a message of the client in. */
  give(message: JSONRPCMessage): void {
    this.onmessage?.(message);
  }
}
