import { absolutePaths } from '../absolute-paths.ts';
import { ControlError } from '../control-error.ts';
import type { Endpoint } from '../endpoint.ts';
import { ownGameHome } from '../game-home.ts';
import { check as checkNoAi } from '../no-ai.ts';
import { type CheckedArgs, checkObject } from '../table/check-args.ts';
import type { Reply } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { encodeChecked } from '../wire/dialect.ts';
import { GameLink } from './game-link.ts';
import { gameInstructions, promptList, promptNamed } from './game-prompts.ts';
import { GameResources } from './game-resources.ts';
import { AskPlayer, type McpService, type ToolCall, type ToolOutcome } from './mcp-service.ts';
import { PictureFolder } from './picture-folder.ts';
import { argumentsOf, toolName, toolOfRow } from './tool-of-row.ts';
import { chosenRows, type ToolChoice } from './tool-sets.ts';

/** Milliseconds between two reports of progress to a waiting client. */
const progressMs = 1000;
/** An argument of every tool that makes a picture: not of the command, since only here a picture is reduced. */
const fullArgument = 'full';

/** What a session of `horizon-ctl mcp` is made for. */
export interface GameServiceOptions {
  readonly version: string;
  readonly choice: ToolChoice;
  readonly endpoint: () => Endpoint;
  /** Carries out a command that horizon-ctl does itself (launch). */
  readonly runLocal: (row: Row, args: CheckedArgs, signal: AbortSignal) => Promise<Reply>;
}

/** The game's commands as an MCP service, and what ends it. */
export function gameService({ version, choice, endpoint, runLocal }: GameServiceOptions): {
  readonly service: McpService;
  readonly close: () => void;
} {
  const rows = new Map(chosenRows(choice).map((row) => [toolName(row.name), row]));
  const link = new GameLink(endpoint);
  const pictures = new PictureFolder();
  const resources = new GameResources(link, pictures);

  const carryOut = async (row: Row, args: CheckedArgs, call: ToolCall): Promise<Reply> => {
    if (row.local !== undefined) return runLocal(row, args, call.signal);
    const line = encodeChecked(row, absolutePaths(row, args));
    return row.waits || row.deferred ? link.waiting(line, call.signal) : link.quick(line);
  };

  const service: McpService = {
    name: 'horizon-ctl',
    version,
    instructions: gameInstructions,
    tools: [...rows.values()].map((row) => withFull(toolOfRow(row), row)),
    admit: () => checkNoAi(ownGameHome()),
    resources: () => Promise.resolve(resources.list()),
    read: (uri) => resources.read(uri),
    prompts: promptList,
    prompt: promptNamed,
    async call(name, given, call) {
      const row = rows.get(name);
      if (row === undefined) throw new ControlError('unknown', `there is no tool ${name}`);
      const { [fullArgument]: full, ...rest } = given;
      const extra = takesFull(row) ? rest : given;
      if (takesFull(row) && full !== undefined && typeof full !== 'boolean') {
        throw new ControlError('usage', `${row.name}: ${fullArgument} must be true or false`);
      }
      const args = checkObject(row, withConsent(row, withPath(row, argumentsOf(row, extra), pictures), call));
      const stop = reportProgress(row, call);
      try {
        return await withPicture(await carryOut(row, args, call), full === true);
      } finally {
        stop();
      }
    },
  };
  return { service, close: () => link.close() };
}

const temporaryPath = (row: Row) => row.params.find((param) => param.type === 'text' && param.temporary === '.png');
const takesFull = (row: Row): boolean => temporaryPath(row) !== undefined;

function withFull(tool: ReturnType<typeof toolOfRow>, row: Row): ReturnType<typeof toolOfRow> {
  if (!takesFull(row)) return tool;
  const description = 'Send the picture as large as it is; by default at most 1280 pixels wide and 700 kB';
  const properties = { ...tool.inputSchema.properties, [fullArgument]: { type: 'boolean', description } };
  return { ...tool, inputSchema: { ...tool.inputSchema, properties } };
}

/** A picture that was asked for without a path goes into this user's folder of pictures. */
function withPath(row: Row, given: Readonly<Record<string, unknown>>, pictures: PictureFolder): Readonly<Record<string, unknown>> {
  const param = temporaryPath(row);
  if (param === undefined || given[param.name] !== undefined || given.frames === 'cancel') return given;
  return { ...given, [param.name]: pictures.next() };
}

/** Lets the player confirm through the client what cannot be undone, when the agent did not say that it asked. */
function withConsent(row: Row, given: Readonly<Record<string, unknown>>, call: ToolCall): Readonly<Record<string, unknown>> {
  if (row.destructive !== true || given.confirm === true || !call.canAsk) return given;
  const answer = call.answer(row.name);
  if (answer === 'accept') return { ...given, confirm: true };
  if (answer === 'refuse')
    throw new ControlError('state', `the player did not agree to ${row.name}; leave it, or talk with the player first`);
  const words = Object.entries(given).map(([name, value]) => `${name} ${String(value).slice(0, 100)}`);
  throw new AskPlayer(
    row.name,
    `An agent wants to do ${row.name}${words.length > 0 ? ` (${words.join(', ')})` : ''}. It cannot be undone. Allow it?`,
  );
}

/** Tells a waiting client once a second that the command is still under way. */
function reportProgress(row: Row, call: ToolCall): () => void {
  if (!row.waits && !row.deferred && row.local === undefined) return () => {};
  let seconds = 0;
  const timer = setInterval(() => call.progress(++seconds, `${row.name}: ${seconds} s`), progressMs);
  return () => clearInterval(timer);
}

/** Adds the picture that a reply names, and how to turn its pixels into the file's. */
async function withPicture(reply: Reply, full: boolean): Promise<ToolOutcome> {
  if (typeof reply.path !== 'string' || !reply.path.endsWith('.png') || 'error' in reply || reply.written === false) return { reply };
  // Loaded with the first picture: a server starts without what decodes PNG.
  const { inlinePicture } = await import('./inline-picture.ts');
  const { data, mimeType, width, height, scale } = await inlinePicture(reply.path, full);
  return { reply: { ...reply, inline: { width, height, scale } }, pictures: [{ data, mimeType }] };
}
