import type { Readable, Writable } from 'node:stream';
import type { JSONRPCMessage, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { JsonPipe } from './json-pipe.ts';
import { Lane } from './lane.ts';
import { type Era, servedRevisions } from './revisions.ts';
import { codes, isId, type RpcError, routeMessage } from './route-message.ts';

/** What is served, and where. */
export interface ServeOptions {
  readonly input: Readable;
  readonly output: Writable;
  /** Makes the server that answers one era; called once for each. */
  readonly makeServer: (era: Era) => Server;
  /** A fault that no client is told of. */
  readonly onError: (error: Error) => void;
}

/**
 * Serves both revisions of MCP on one pipe, deciding for each request by itself: a client may speak either, both in turn, or probe with one
 * and go on with the other. Resolves when the client has closed its end.
 */
export function serveEras({ input, output, makeServer, onError }: ServeOptions): Promise<void> {
  const eraOfRequest = new Map<string | number, Era>();
  return new Promise((resolve) => {
    const answer =
      (era: Era) =>
      (message: JSONRPCMessage): void => {
        if ('id' in message && message.id !== undefined && !('method' in message)) eraOfRequest.delete(message.id);
        pipe.send(era === 'modern' ? withAllRevisions(message) : message);
      };
    const lanes: Readonly<Record<Era, Lane>> = { modern: new Lane(answer('modern')), legacy: new Lane(answer('legacy')) };
    const handles = [
      serveStdio(() => makeServer('modern'), { transport: lanes.modern, legacy: 'reject', onerror: onError }),
      serveStdio(() => makeServer('legacy'), { transport: lanes.legacy, onerror: onError }),
    ];
    const refuse = (id: unknown, error: RpcError): void => pipe.send({ jsonrpc: '2.0', id: isId(id) ? id : null, error });
    const pipe: JsonPipe = new JsonPipe(input, output, {
      garbage: (why) => refuse(null, { code: codes.parse, message: `Parse error: ${why}` }),
      ended: () => {
        void Promise.all(handles.map((handle) => handle.close())).then(() => resolve());
      },
      message: (message) => {
        const route = routeMessage(message);
        const { id, method } = (message ?? {}) as { id?: unknown; method?: unknown };
        if (route.to === 'nobody') {
          // A notification gets no answer, however wrong it is.
          if (typeof method !== 'string' || id !== undefined) refuse(id, route.error);
          return;
        }
        if (route.to !== 'request' && typeof method === 'string' && isId(id)) {
          if (eraOfRequest.has(id))
            return refuse(id, { code: codes.invalidRequest, message: 'Invalid Request: a request of this id is under way' });
          eraOfRequest.set(id, route.to);
        }
        const era = route.to === 'request' ? eraOfRequest.get(route.id) : route.to;
        if (era !== undefined) lanes[era].give(message as JSONRPCMessage);
        // A cancelled request is not answered, so nothing else would forget it.
        if (route.to === 'request') eraOfRequest.delete(route.id);
      },
    });
  });
}

/** The SDK's stateless server knows of itself alone; a client must hear of both revisions (spec, "Protocol revisions"). */
function withAllRevisions(message: JSONRPCMessage): unknown {
  if (!('result' in message) || !Array.isArray((message.result as { supportedVersions?: unknown }).supportedVersions)) return message;
  return { ...message, result: { ...message.result, supportedVersions: servedRevisions } };
}
