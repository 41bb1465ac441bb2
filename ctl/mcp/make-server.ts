import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { ControlError } from '../control-error.ts';
import { errorReply } from '../wire/reply-text.ts';
import { AskPlayer, type McpService, type ToolCall, type ToolOutcome } from './mcp-service.ts';
import { type Era, legacyRevision } from './revisions.ts';

/** How long a client may keep a list: it never changes while the server runs. */
const listHint = { ttlMs: 60_000, cacheScope: 'public' } as const;
/** Documents change with the game. */
const readHint = { ttlMs: 0, cacheScope: 'private' } as const;

/** Makes the server of one era for a service. */
export function makeServer(service: McpService, era: Era): Server {
  const server = new Server(
    { name: service.name, version: service.version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: service.instructions,
      cacheHints: {
        'server/discover': listHint,
        'tools/list': listHint,
        'prompts/list': listHint,
        'resources/list': readHint,
        'resources/templates/list': listHint,
        'resources/read': readHint,
      },
      ...(era === 'legacy' ? { supportedProtocolVersions: [legacyRevision] } : {}),
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...service.tools] }));
  server.setRequestHandler('tools/call', (request, context) => callTool(service, server, request.params, context));
  server.setRequestHandler('prompts/list', () => ({ prompts: [...service.prompts] }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = service.prompt(params.name, params.arguments ?? {});
    if (prompt === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${params.name}`);
    return prompt;
  });
  server.setRequestHandler('resources/list', async () => ({ resources: [...(await admitted(service, () => service.resources()))] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = await admitted(service, () => service.read(uri));
    if (found === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource not found: ${uri}`);
    const { mimeType, text, blob } = found;
    return { contents: [blob === undefined ? { uri, mimeType, text: text ?? '' } : { uri, mimeType, blob }] };
  });
  return server;
}

/** A refusal outside of a tool's result, for what has no other way to say it. */
async function admitted<T>(service: McpService, work: () => Promise<T>): Promise<T> {
  try {
    service.admit();
    return await work();
  } catch (error) {
    if (error instanceof ControlError) throw new ProtocolError(ProtocolErrorCode.InternalError, error.message, { kind: error.kind });
    throw error;
  }
}

interface CallParams {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

async function callTool(
  service: McpService,
  server: Server,
  params: CallParams,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  if (!service.tools.some(({ name }) => name === params.name)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
  }
  try {
    service.admit();
    return resultOf(await service.call(params.name, params.arguments ?? {}, callOf(server, context)));
  } catch (error) {
    if (error instanceof AskPlayer) {
      const requestedSchema = { type: 'object', properties: {} } as const;
      return inputRequired({ inputRequests: { [error.question]: inputRequired.elicit({ message: error.message, requestedSchema }) } });
    }
    return failure(error);
  }
}

function callOf(server: Server, context: ServerContext): ToolCall {
  const { signal, _meta, envelope, inputResponses } = context.mcpReq;
  // A token may be 0.
  const token = _meta?.progressToken;
  let last = Number.NEGATIVE_INFINITY;
  const claimed = (envelope ?? {}) as Readonly<Record<string, unknown>>;
  const capabilities = (claimed[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined) ?? server.getClientCapabilities();
  return {
    signal,
    progress: (done, message, total) => {
      if (token === undefined || done <= last || signal.aborted) return;
      last = done;
      const params = { progressToken: token, progress: done, ...(total === undefined ? {} : { total }), message };
      void context.mcpReq.notify({ method: 'notifications/progress', params });
    },
    client: nameOf(claimed[CLIENT_INFO_META_KEY] ?? server.getClientVersion()),
    canAsk: capabilities?.elicitation !== undefined,
    answer: (question) => {
      const view = inputResponse(inputResponses, question);
      if (view.kind !== 'elicit') return null;
      return view.action === 'accept' ? 'accept' : 'refuse';
    },
  };
}

/** `name version` of what a client says of itself: words of a stranger, so they are cut. */
function nameOf(said: unknown): string | null {
  const { name, version } = (said ?? {}) as { readonly name?: unknown; readonly version?: unknown };
  const words = [name, version].filter((word) => typeof word === 'string' && word !== '');
  return words.length === 0
    ? null
    : words
        .join(' ')
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .slice(0, 80);
}

function resultOf({ reply, text, pictures = [] }: ToolOutcome): CallToolResult {
  const images = pictures.map(({ data, mimeType }) => ({ type: 'image', data, mimeType }) as const);
  if (text !== undefined) return { content: [{ type: 'text', text }, ...images] };
  return {
    content: [{ type: 'text', text: JSON.stringify(reply) }, ...images],
    structuredContent: { ...reply },
    ...('error' in reply ? { isError: true } : {}),
  };
}

function failure(error: unknown): CallToolResult {
  const told =
    error instanceof ControlError
      ? error
      : new ControlError(
          'internal',
          `the tool failed by a fault of its own (${error instanceof Error ? error.message : String(error)}); report it`,
        );
  return resultOf({ reply: errorReply(told) });
}
