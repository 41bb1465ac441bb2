import { spawn } from 'node:child_process';
import { ctlProgram } from './run-ctl.ts';
import type { After } from './temp-folder.ts';

/** A message of JSON-RPC as the tests see it. */
export interface RpcMessage {
  readonly jsonrpc?: string;
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A server of MCP as a child, spoken to line by line. */
export interface RawMcp {
  /** Every message so far, in order. */
  readonly messages: readonly RpcMessage[];
  /** Sends a line as it stands. */
  line(text: string): void;
  /** Sends a request and gives its answer. */
  ask(method: string, params?: unknown, id?: number | string): Promise<RpcMessage>;
  notify(method: string, params?: unknown): void;
  /** The first message, also of those that came before, that the test picks. */
  until(pick: (message: RpcMessage) => boolean): Promise<RpcMessage>;
  /** Ends its input and gives the exit code. */
  end(): Promise<number | null>;
  /** Sends it a signal and gives the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** What a request of the stateless revision carries. */
export const envelope = (capabilities: object = {}, more: object = {}): { readonly _meta: Readonly<Record<string, unknown>> } => ({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': capabilities,
    ...more,
  },
});

/** Starts `horizon-ctl mcp`, or another program's, for the running test. */
export function rawMcp(after: After, env: NodeJS.ProcessEnv, args: readonly string[] = [], program: string = ctlProgram): RawMcp {
  const child = spawn(process.execPath, [program, 'mcp', ...args], {
    env: { PATH: process.env.PATH, HORIZON_HOME: '/nonexistent/horizon', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const messages: RpcMessage[] = [];
  let wake: (() => void)[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    messages.push(...lines.map((line) => JSON.parse(line) as RpcMessage));
    const woken = wake;
    wake = [];
    for (const resume of woken) resume();
  });
  let next = 1;
  const line = (text: string): void => void child.stdin.write(`${text}\n`);
  const until = async (pick: (message: RpcMessage) => boolean): Promise<RpcMessage> => {
    for (;;) {
      const found = messages.find(pick);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => wake.push(resolve));
    }
  };
  const end = (): Promise<number | null> => {
    child.stdin.end();
    return exited;
  };
  after(async () => {
    await end();
  });
  return {
    messages,
    line,
    until,
    end,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
    notify: (method, params) => line(JSON.stringify({ jsonrpc: '2.0', method, params })),
    ask: (method, params, id = next++) => {
      line(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      return until((message) => message.id === id && message.method === undefined);
    },
  };
}
