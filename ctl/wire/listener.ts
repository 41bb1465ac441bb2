import type { Socket } from 'node:net';
import type { Endpoint } from '../endpoint.ts';

/** An open endpoint. */
export interface Listener {
  /** The token that a client's first line must be; null where the file system guards the door. */
  readonly token: string | null;
  /** Takes away the endpoint's file if it is still this listener's own. Synchronous, for the last moment of a process. */
  removeFile(): void;
  /** Stops listening and takes away the file. */
  close(): Promise<void>;
}

/** Opens an endpoint and gives it each new connection. Throws ControlError `state` when another game answers there or it is not safe to use. */
export async function listen(endpoint: Endpoint, onSocket: (socket: Socket) => void): Promise<Listener> {
  if (endpoint.kind === 'unix') {
    const { listenUnix } = await import('./unix-listener.ts');
    return listenUnix(endpoint, onSocket);
  }
  const { listenTcp } = await import('./tcp-listener.ts');
  return listenTcp(endpoint.file, onSocket);
}
