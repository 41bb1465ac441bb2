import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import { type Endpoint, endpointPath } from '../endpoint.ts';
import { Connection, type ConnectionHost } from './connection.ts';
import type { ReadLine } from './line-reader.ts';
import { type Listener, listen } from './listener.ts';
import { errorReply } from './reply-text.ts';

/** How long a closing door waits for its last replies to go out. */
const closeMs = 500;

/** One endpoint of a control server that is open, and who came in by it. */
export class Door {
  readonly #endpoint: Endpoint;
  readonly #connections = new Set<Connection>();
  #listener: Listener | null = null;
  #closed: Promise<void> | null = null;

  private constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  /** Opens an endpoint. Throws ControlError `state` when it cannot be had, saying what to do. */
  static async open(endpoint: Endpoint, onSocket: (socket: Socket, door: Door) => void): Promise<Door> {
    const door = new Door(endpoint);
    door.#listener = await listen(endpoint, (socket) => onSocket(socket, door));
    return door;
  }

  /** The socket's path, or the file that names port and token. */
  get path(): string {
    return endpointPath(this.#endpoint);
  }

  /** How many clients are connected here. */
  get clients(): number {
    return this.#connections.size;
  }

  /** Whether nobody is let in any more. */
  get closing(): boolean {
    return this.#closed !== null;
  }

  /** Makes a connection of a socket that came in here. @param left called once it is gone. */
  welcome(id: number, socket: Socket, run: ConnectionHost['run'], left: () => void): void {
    const connection = new Connection(id, socket, { run, admit: (line) => this.#admit(line) }, this.#listener?.token != null);
    this.#connections.add(connection);
    socket.once('close', () => {
      this.#connections.delete(connection);
      left();
    });
  }

  /** Cancels the calls of those who came in here with this reason, sends their last replies, closes their connections and takes the file away. */
  close(reason: ControlError): Promise<void> {
    this.#closed ??= this.#closeAll(reason);
    return this.#closed;
  }

  /** Takes the endpoint's file away at once: for a process that ends without closing. */
  removeFile(): void {
    this.#listener?.removeFile();
  }

  async #closeAll(reason: ControlError): Promise<void> {
    const stopped = this.#listener?.close();
    for (const connection of this.#connections) connection.close(reason);
    const timer = setTimeout(() => {
      for (const connection of this.#connections) connection.destroy();
    }, closeMs);
    await stopped;
    clearTimeout(timer);
  }

  #admit(line: ReadLine): string | null {
    const given = typeof line === 'string' ? line : '';
    // Hashes have one length, so the comparison tells nothing, not even that of the token.
    if (timingSafeEqual(sha256(given), sha256(this.#listener?.token ?? ''))) return null;
    return JSON.stringify(
      errorReply(new ControlError('connection', 'the first line is not the token of horizon-control.json; read it again')),
    );
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
