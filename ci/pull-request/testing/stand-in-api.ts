import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestFaults, responseFaults, routeOf, type SeenRequest } from './published-schema.ts';
import { type Answer, type Permission, refusal, rows } from './stand-in-answers.ts';
import { StandInRepository } from './stand-in-repository.ts';

/** The token that a stand-in takes. */
export const standInToken = 'a-token-of-the-stand-in';

/** What happens to a call instead of its answer. */
export interface Mishap {
  /** The route, as published. */
  readonly on: string;
  /** The answer; `hang up` ends the connection without one. */
  readonly answer: Answer | 'hang up';
  /** How many calls of the route go well before. */
  readonly after?: number;
  /** Whether the call is carried out before its answer is lost. */
  readonly carriedOut?: boolean;
}

const every: readonly Permission[] = [
  'contents: read',
  'contents: write',
  'pull-requests: read',
  'pull-requests: write',
  'checks: read',
  'checks: write',
];

/**
 * GitHub's API for one repository, on this machine alone, as far as it is published: every request and every answer is held against the
 * published schema. What is not in the schema (who may do what, how much is taken, pages, what git refuses) is as GitHub documents it.
 */
export class StandInApi {
  readonly repository = new StandInRepository();
  /** Requests that went against the schema, and answers of ours that did. A test expects none. */
  readonly faults: string[] = [];
  /** Routes that were called, in order. */
  readonly calls: string[] = [];
  /** What the token may do. */
  permissions: readonly Permission[] = every;
  readonly mishaps: (Mishap & { after?: number })[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts a stand-in on a free port of the loopback. */
  static async start(): Promise<StandInApi> {
    const server = createServer();
    const standIn = new StandInApi(server);
    server.on('request', (request, response) => {
      standIn.#serve(request, response).catch((error: unknown) => {
        standIn.faults.push(`the stand-in failed: ${String(error)}`);
        response.destroy();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    if (this.#server.listening) await once(this.#server, 'close');
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url!, this.url);
    // A server of one's own has the same calls below /api/v3.
    const found = routeOf(incoming.method!, url.pathname.replace(/^\/api\/v3\//, '/'));
    if (found === null) {
      this.faults.push(`${incoming.method} ${url.pathname} is no published call that is stood in for`);
      send(response, refusal(404, 'Not Found'));
      return;
    }
    const text = Buffer.concat(chunks).toString('utf8');
    const request = {
      route: found.route,
      path: found.values,
      query: url.searchParams,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    this.calls.push(request.route);
    const mishap = this.#mishap(request.route);
    if (mishap?.carriedOut === true) this.#answer(request, incoming);
    if (mishap?.answer === 'hang up') {
      response.destroy();
      return;
    }
    send(response, mishap?.answer ?? this.#answer(request, incoming));
  }

  #mishap(route: string): Mishap | null {
    const at = this.mishaps.findIndex((mishap) => mishap.on === route);
    const mishap = this.mishaps[at];
    if (mishap === undefined) return null;
    if ((mishap.after ?? 0) > 0) {
      mishap.after! -= 1;
      return null;
    }
    this.mishaps.splice(at, 1);
    return mishap;
  }

  #answer(request: SeenRequest, { headers }: IncomingMessage): Answer {
    if (headers.authorization !== `Bearer ${standInToken}`) return refusal(401, 'Bad credentials');
    if (headers['x-github-api-version'] !== '2022-11-28') this.faults.push(`${request.route}: no version of the API is asked for`);
    if (headers['user-agent'] === undefined) this.faults.push(`${request.route}: no user agent`);
    const row = rows[request.route]!;
    if (!this.permissions.includes(row.needs)) return refusal(403, 'Resource not accessible by integration');
    const faults = requestFaults(request);
    if (faults.length > 0) {
      this.faults.push(...faults);
      return refusal(422, 'Invalid request.', faults);
    }
    const answer = row.answer(this.repository, request, this.url);
    this.faults.push(...responseFaults(request.route, answer.status, answer.body));
    return answer;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
