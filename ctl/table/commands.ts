import { destructiveRows } from './destructive-rows.ts';
import { historyRows } from './history-rows.ts';
import { lookRows } from './look-rows.ts';
import { menuRows } from './menu-rows.ts';
import { optionRows } from './option-rows.ts';
import { playRows } from './play-rows.ts';
import type { ArgsOf } from './row.ts';
import { screenRows } from './screen-rows.ts';
import { sessionRows } from './session-rows.ts';
import { waitRows } from './wait-rows.ts';

/** THE TABLE: every command of the game, once. Parsing, help, checks, MCP tools, the reference and tests all read it. */
export const commands = {
  ...sessionRows,
  ...screenRows,
  ...menuRows,
  ...optionRows,
  ...historyRows,
  ...lookRows,
  ...playRows,
  ...destructiveRows,
  ...waitRows,
} as const;

export type Commands = typeof commands;
export type CommandName = keyof Commands;
/** The commands that go over the socket. */
export type GameCommandName = { [N in CommandName]: Commands[N] extends { local: string } ? never : N }[CommandName];
/** The parsed arguments of one command. */
export type Args<N extends CommandName> = ArgsOf<Commands[N]>;

/** A successful reply: one JSON object. The shapes are described in docs/protocol.md. */
export type Reply = Readonly<Record<string, unknown>>;

/**
 * One handler a command that goes over the socket. A missing handler or a wrong argument does not compile.
 * `Context` is what the game hands its handlers for this connection. A refusal is thrown as ControlError.
 */
export type Handlers<Context> = { readonly [N in GameCommandName]: (context: Context, args: Args<N>) => Reply | Promise<Reply> };
