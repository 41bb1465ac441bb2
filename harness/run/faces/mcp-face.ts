import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Reply } from '../../../ctl/table/commands.ts';
import type { Program } from '../../boot/find-game.ts';
import type { ViaName } from '../scenario.ts';
import type { Face } from './face.ts';

/** How a request of a face is put: with the stateless envelope, or after a handshake. */
type Era = 'modern' | 'legacy';

/** The eras of a face's requests in turn. */
const erasOf = {
  'mcp-modern': ['modern'],
  'mcp-legacy': ['legacy'],
  mcp: ['modern', 'legacy', 'legacy', 'modern'],
} as const satisfies Partial<Record<ViaName, readonly Era[]>>;
export type McpVia = keyof typeof erasOf;

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'horizon-rig', version: '0.1.0' },
};

interface Answer {
  readonly result?: { readonly structuredContent?: Reply; readonly isError?: boolean; readonly resultType?: string };
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * Gives every command as a call of a tool of one `horizon-ctl mcp`, as an agent's client does; `mcp` changes between the two revisions
 * from call to call. An answer whose form is not that of its revision breaks the face.
 */
export async function mcpFace(via: McpVia, ctl: Program, socket: string, env: NodeJS.ProcessEnv): Promise<Face> {
  const child = spawn(ctl.command, [...ctl.args, '--socket', socket, 'mcp'], { env, stdio: 'pipe' });
  const pipe = new JsonRpcPipe(child);
  const eras: readonly Era[] = erasOf[via];
  if (eras.includes('legacy')) {
    await pipe.ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: envelope['io.modelcontextprotocol/clientInfo'],
    });
    pipe.notify('notifications/initialized');
  }
  let calls = 0;
  return {
    via,
    give: async (name, args) => {
      const era = eras[calls++ % eras.length] as Era;
      // What is not given is left out, as a client does.
      const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== false);
      const call = {
        name: name.replaceAll('-', '_'),
        arguments: Object.fromEntries(given.map(([key, value]) => [key.replaceAll('-', '_'), value])),
        ...(era === 'modern' ? { _meta: envelope } : {}),
      };
      const { result, error } = await pipe.ask('tools/call', call);
      const reply = result?.structuredContent;
      if (reply === undefined) throw new Error(`the tool ${call.name} gave no structure: ${JSON.stringify(error ?? result)}`);
      if ((result?.isError === true) !== 'error' in reply)
        throw new Error(`the tool ${call.name} and its reply disagree: ${JSON.stringify(result)}`);
      if ((result?.resultType === 'complete') !== (era === 'modern'))
        throw new Error(`the tool ${call.name} answered in the shapes of the other revision`);
      return reply;
    },
    close: () => pipe.close(),
  };
}

/** Requests and answers of JSON-RPC over a child's stdin and stdout. */
class JsonRpcPipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #next = 1;
  #rest = '';
  #errors = '';

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.#read(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#errors = (this.#errors + chunk).slice(-2000);
    });
    // A server that is gone is told of by its end.
    child.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      const over = (why: string): void => {
        for (const { reject } of this.#waiting.values()) reject(new Error(`horizon-ctl mcp ${why}: ${this.#errors || 'it said nothing'}`));
        this.#waiting.clear();
        resolve();
      };
      child.once('error', (error) => over(`did not start (${error.message})`));
      child.once('close', (code) => over(`ended with ${code}`));
    });
  }

  ask(method: string, params: unknown): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#write({ jsonrpc: '2.0', id, method, params });
    });
  }

  notify(method: string): void {
    this.#write({ jsonrpc: '2.0', method });
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    // What still waits in the game is given up with the process.
    this.#child.kill();
    await this.#ended;
  }

  #write(message: unknown): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Answer & { readonly id?: number };
      const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
      if (waiting === undefined || message.id === undefined) continue;
      this.#waiting.delete(message.id);
      waiting.resolve(message);
    }
  }
}
