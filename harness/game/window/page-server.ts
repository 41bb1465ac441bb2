import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A picture that the page sent back. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A server on loopback for one page: its document, the frames it shows, and the pixels it reads back. */
export interface PageServer {
  readonly url: string;
  readonly framesUrl: string;
  readonly readBackUrl: string;
  /** Sends bytes to the page, or keeps them until it asks for frames. */
  send(bytes: Uint8Array): void;
  /** The next picture that the page sends back. */
  picture(): Promise<PagePicture>;
  /** Can be called again. */
  close(): Promise<void>;
}

const page = `<!doctype html>
<meta charset="utf-8">
<style>
html, body { margin: 0; height: 100%; overflow: hidden; background: #000; }
canvas { display: block; image-rendering: pixelated; user-select: none; }
</style>
<canvas width="1" height="1"></canvas>
`;

/** Starts the server. Its paths hold 128 random bits, so that no other page or program of this machine finds them. */
export async function startPageServer(): Promise<PageServer> {
  const secret = randomBytes(16).toString('hex');
  let frames: ServerResponse | null = null;
  let early: Uint8Array[] = [];
  let closing: Promise<void> | null = null;
  let waiting: ((picture: PagePicture) => void) | null = null;

  const routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void>> = {
    [`GET /${secret}/`]: (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    },
    [`GET /${secret}/frames`]: (_request, response) => {
      response.setHeader('content-type', 'application/octet-stream').setHeader('cache-control', 'no-store');
      response.flushHeaders();
      frames = response;
      for (const bytes of early) response.write(bytes);
      early = [];
    },
    [`POST /${secret}/picture`]: (request, response, query) => {
      void collect(request).then((pixels) => {
        waiting?.({ width: Number(query.get('width')), height: Number(query.get('height')), pixels });
        waiting = null;
        response.end();
      });
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const route = routes[`${request.method} ${url.pathname}`];
    if (route === undefined) response.writeHead(404).end();
    else route(request, response, url.searchParams);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}/`;
  return {
    url: base,
    framesUrl: `${base}frames`,
    readBackUrl: `${base}picture`,
    send: (bytes) => {
      if (frames === null) early.push(bytes);
      else frames.write(bytes);
    },
    picture: () =>
      new Promise((resolve) => {
        waiting = resolve;
      }),
    close: () => {
      closing ??= (async () => {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      })();
      return closing;
    },
  };
}

async function collect(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
