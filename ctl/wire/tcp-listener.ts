import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import type { Listener } from './listener.ts';
import { readTcpFile, type TcpFile } from './tcp-file.ts';
import { writeTcpFile } from './write-tcp-file.ts';

/** How long another game may take to answer before its file counts as stale. */
const answerMs = 1000;

/**
 * Listens on a free port of 127.0.0.1 and writes port and token to `file`. A file whose game no longer answers is replaced.
 * Throws ControlError `state` when a game answers there or the file is not the user's to write.
 */
export async function listenTcp(file: string, onSocket: (socket: Socket) => void): Promise<Listener> {
  const before = readStale(file);
  if (before !== undefined && (await answers(before))) {
    throw new ControlError('state', `the game of ${file} still answers; end it with horizon-ctl quit, or name another file`);
  }
  const server = createServer({ allowHalfOpen: true, noDelay: true }, onSocket);
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const token = randomBytes(16).toString('hex');
  try {
    writeTcpFile(file, { port: (server.address() as AddressInfo).port, token, pid: process.pid });
  } catch (error) {
    server.close();
    throw error;
  }
  const removeFile = (): void => {
    if (readStale(file)?.token === token) rmSync(file, { force: true });
  };
  return {
    token,
    removeFile,
    close: () =>
      new Promise((resolve) => {
        removeFile();
        server.close(() => resolve());
      }),
  };
}

/** What another game left; nothing when it is unreadable, which writing then judges. */
function readStale(file: string): TcpFile | undefined {
  try {
    return readTcpFile(file);
  } catch {
    return undefined;
  }
}

/** Whether a game answers behind the port: only one that knows the token replies to `hello` with an object. */
function answers(there: TcpFile): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: there.port });
    const settle = (answer: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(false), answerMs);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${there.token}\nhello\n`));
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) settle(/^\{.*"game":/.test(text));
    });
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
  });
}
