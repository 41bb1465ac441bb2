import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { pictureTokens, textTokens } from './token-cost.ts';

/** What tools were asked for and what that cost a model that reads their answers. */
export interface Cost {
  calls: number;
  /** Of names, arguments and answers; pictures by their size. The list of tools is not counted: it is sent once, whatever the task. */
  tokens: number;
}

/** An answer of a tool as an agent sees it. */
export interface Answer {
  readonly text: string;
  /** What the text says, when it is JSON; else empty. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly refused: boolean;
  /** PNG files. */
  readonly pictures: readonly Uint8Array[];
}

/** How a server of tools is started. */
export interface ServerProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Tools of one MCP server, called as a client calls them, and counted. */
export class ToolSession {
  readonly #client: Client;
  readonly #cost: Cost;

  private constructor(client: Client, cost: Cost) {
    this.#client = client;
    this.#cost = cost;
  }

  /** Starts the server and speaks the newest revision with it. */
  static async open({ command, args, env }: ServerProgram, cost: Cost): Promise<ToolSession> {
    const client = new Client({ name: 'scripted-agent', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    const given = Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
    await client.connect(new StdioClientTransport({ command, args: [...args], env: given, stderr: 'ignore' }));
    return new ToolSession(client, cost);
  }

  /** Calls a tool; a refusal is an answer too. */
  async asks(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const result = await this.#client.callTool({ name, arguments: { ...given } }, { timeout: 600_000 });
    const content = result.content as readonly { readonly type: string; readonly text?: string; readonly data?: string }[];
    const pictures = content.flatMap(({ type, data }) => (type === 'image' ? [Buffer.from(data ?? '', 'base64')] : []));
    const structured = result.structuredContent as Readonly<Record<string, unknown>> | undefined;
    const said = content.flatMap(({ type, text }) => (type === 'text' ? [text ?? ''] : [])).join('\n');
    const text = said === '' && structured !== undefined ? JSON.stringify(structured) : said;
    this.#cost.calls += 1;
    this.#cost.tokens += textTokens(JSON.stringify({ name, arguments: given })) + textTokens(text);
    for (const picture of pictures) this.#cost.tokens += pictureTokens(picture);
    return { text, data: structured ?? parsed(text), refused: result.isError === true, pictures };
  }

  /**
   * Calls a tool that must do what it is asked.
   * @throws Error with the refusal.
   */
  async does(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const answer = await this.asks(name, given);
    if (answer.refused) throw new Error(`${name} ${JSON.stringify(given)} was refused: ${answer.text}`);
    return answer;
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
