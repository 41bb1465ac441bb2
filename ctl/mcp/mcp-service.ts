import type { GetPromptResult, Prompt, Resource, Tool } from '@modelcontextprotocol/server';
import type { Reply } from '../table/commands.ts';

/** A picture that goes along with a tool's reply. */
export interface InlinePicture {
  /** PNG, base64. */
  readonly data: string;
  readonly mimeType: string;
}

/** What a tool answered. */
export interface ToolOutcome {
  readonly reply: Reply;
  /** What is shown in place of the reply, for a tool whose answer is read and not computed with. It then has no structure. */
  readonly text?: string;
  readonly pictures?: readonly InlinePicture[];
}

/** What a running tool has of its caller. */
export interface ToolCall {
  readonly signal: AbortSignal;
  /** Tells a waiting client how far it is. Numbers must rise. Does nothing when the client asked for no progress. */
  readonly progress: (done: number, message: string, total?: number) => void;
  /** What the client calls itself, with its version; null when it does not say. */
  readonly client: string | null;
  /** Whether the player may be asked through the client. */
  readonly canAsk: boolean;
  /** The player's answer to a question that was asked before; null when there was none. */
  readonly answer: (question: string) => 'accept' | 'refuse' | null;
}

/** Thrown by a tool that needs the player's consent and may ask for it: the call is made again with the answer. */
export class AskPlayer extends Error {
  override readonly name = 'AskPlayer';
  /** Names the question, so that the answer is found. */
  readonly question: string;

  constructor(question: string, message: string) {
    super(message);
    this.question = question;
  }
}

/** A document that an agent can read. */
export interface ReadableDocument {
  readonly mimeType: string;
  readonly text?: string;
  /** base64 */
  readonly blob?: string;
}

/** What a server of this kit serves: horizon-ctl's, the launcher's and the rig's differ in this alone. */
export interface McpService {
  readonly name: string;
  readonly version: string;
  /** Taught once, at the start: under 1,200 characters. */
  readonly instructions: string;
  /** Sorted by name; the same for as long as the server runs. */
  readonly tools: readonly Tool[];
  /** Carries out a tool that is in the list. Throws ControlError for a refusal, AskPlayer for a question. */
  readonly call: (name: string, args: Readonly<Record<string, unknown>>, call: ToolCall) => Promise<ToolOutcome>;
  readonly resources: () => Promise<readonly Resource[]>;
  /** Null when there is no such resource. */
  readonly read: (uri: string) => Promise<ReadableDocument | null>;
  readonly prompts: readonly Prompt[];
  readonly prompt: (name: string, args: Readonly<Record<string, string>>) => GetPromptResult | null;
  /** Called before anything but the handshake: throws ControlError `denied` when No AI is on. */
  readonly admit: () => void;
}
