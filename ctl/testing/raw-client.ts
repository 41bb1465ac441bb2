import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection whose bytes a test writes as they stand. */
export interface RawClient {
  readonly socket: Socket;
  /** The next reply line, parsed; null once the server closed. */
  next(): Promise<Record<string, unknown> | null>;
}

/** Connects to a Unix socket. */
export async function raw(path: string): Promise<RawClient> {
  const socket = connect({ path, allowHalfOpen: true });
  await once(socket, 'connect');
  return reading(socket);
}

/** Reads reply lines from a socket. */
export function reading(socket: Socket): RawClient {
  socket.on('error', () => {});
  const lines: string[] = [];
  const waiting: ((line: string | null) => void)[] = [];
  let text = '';
  let over = false;
  const end = (): void => {
    over = true;
    for (const each of waiting.splice(0)) each(null);
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const pieces = text.split('\n');
    text = pieces.pop() ?? '';
    for (const piece of pieces) {
      const taker = waiting.shift();
      if (taker === undefined) lines.push(piece);
      else taker(piece);
    }
  });
  socket.on('end', end);
  socket.on('close', end);
  return {
    socket,
    next: async () => {
      const line = lines.shift() ?? (over ? null : await new Promise<string | null>((resolve) => waiting.push(resolve)));
      return line === null ? null : (JSON.parse(line) as Record<string, unknown>);
    },
  };
}
