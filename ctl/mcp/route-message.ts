import { type Era, modernRevision, servedRevisions } from './revisions.ts';

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
/** Methods that only the stateless revision has. */
const modernMethods: readonly unknown[] = ['server/discover', 'subscriptions/listen'];

/** Error codes of JSON-RPC 2.0, and MCP's for a revision that is not served. */
export const codes = { parse: -32700, invalidRequest: -32600, invalidParams: -32602, unsupportedRevision: -32022 } as const;

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Where a message of the client goes: to an era, to the request that it names, or back as an error. */
export type Route =
  | { readonly to: Era }
  | { readonly to: 'request'; readonly id: string | number }
  | { readonly to: 'nobody'; readonly error: RpcError };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (code: number, message: string, data?: unknown): Route => ({
  to: 'nobody',
  error: { code, message, ...(data === undefined ? {} : { data }) },
});

/** Whether a value may be the id of a request. */
export const isId = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value);

/**
 * Decides for one message which revision answers it, by the message alone (MCP 2026-07-28, "Versioning"; spec, "Protocol revisions"): what
 * carries the stateless envelope, or uses a method that only that revision has, is checked here in full, since a server that pins its
 * connection would not check it again; everything else belongs to the handshake.
 */
export function routeMessage(message: unknown): Route {
  if (!isObject(message) || message.jsonrpc !== '2.0') return refuse(codes.invalidRequest, 'Invalid Request: not a JSON-RPC 2.0 message');
  const { id, method, params } = message;
  // An answer: only the older revision lets a server ask its client.
  if (method === undefined) return isId(id) && ('result' in message || 'error' in message) ? { to: 'legacy' } : malformed();
  if (typeof method !== 'string' || ('id' in message && !isId(id)) || (params !== undefined && !isObject(params))) return malformed();
  if (method === 'notifications/cancelled') {
    const named = params?.requestId;
    return isId(named) ? { to: 'request', id: named } : refuse(codes.invalidParams, 'Invalid params: requestId is missing');
  }
  const meta = params?._meta;
  const envelope = isObject(meta) ? meta : {};
  if (!(versionKey in envelope) && !(capabilitiesKey in envelope) && !modernMethods.includes(method)) return { to: 'legacy' };
  const version = envelope[versionKey];
  if (typeof version !== 'string') return refuse(codes.invalidParams, `Invalid params: _meta["${versionKey}"] must be a string`);
  if (version !== modernRevision) {
    return refuse(codes.unsupportedRevision, 'Unsupported protocol version', { supported: servedRevisions, requested: version });
  }
  if (!isObject(envelope[capabilitiesKey]))
    return refuse(codes.invalidParams, `Invalid params: _meta["${capabilitiesKey}"] must be an object`);
  return { to: 'modern' };
}

function malformed(): Route {
  return refuse(codes.invalidRequest, 'Invalid Request');
}
