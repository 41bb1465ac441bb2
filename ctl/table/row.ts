import type { Kind } from '../kinds.ts';

interface ParamBase {
  /** The word a person types: a positional's name in help, or the flag without its dashes. Also the key in the parsed arguments. */
  readonly name: string;
  /** One line for help, the reference and the tool schema. */
  readonly help: string;
  /** `word`: positional, in order. `flag`: `--name value`, anywhere after the command's name. */
  readonly as: 'word' | 'flag';
  readonly optional?: true;
}

/** A parameter whose value is text; one of `choices` where it has them. */
export interface TextParam extends ParamBase {
  readonly type: 'text';
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly maxLength?: number;
  /** A path of the caller's machine: horizon-ctl makes it absolute before it is sent, since the game's working directory is its home. */
  readonly path?: true;
  /** An MCP client may leave it out: then it is a new file of this ending in the user's own folder of pictures. */
  readonly temporary?: '.png';
}

/** A whole or decimal number within bounds. `instead` lists words accepted in the number's place (`cancel`). */
export interface NumberParam extends ParamBase {
  readonly type: 'integer' | 'number';
  readonly min: number;
  readonly max: number;
  readonly default?: number;
  readonly unit?: string;
  readonly instead?: readonly string[];
}

/** A switch: a flag without a value (`--headless`), or a bare word (`shift`) when `as` is `word`. Absent means false. */
export interface SwitchParam extends ParamBase {
  readonly type: 'switch';
  readonly optional: true;
}

/** The rest of the line as it stands, blanks and quotes included. Only ever the last parameter; the command takes no flags. */
export interface RestParam extends ParamBase {
  readonly type: 'rest';
  readonly as: 'word';
  readonly maxLength?: number;
}

export type Param = TextParam | NumberParam | SwitchParam | RestParam;

/** One command of the game. Everything a face needs to know of it is a field here; there are no lists of exceptions elsewhere. */
export interface Row {
  readonly name: string;
  readonly group: 'session' | 'screen' | 'world' | 'chat' | 'player' | 'input' | 'wait' | 'picture';
  /** Imperative, one line, no full stop: what a searcher would type. */
  readonly summary: string;
  readonly params: readonly Param[];
  /** `query` reads, `action` is input a player could give, `session` starts, stops, saves or waits and is no input. */
  readonly effect: 'query' | 'action' | 'session';
  /** What must be so before the handler runs; the server checks it and answers `state`. */
  readonly needs: readonly ('world' | 'pixels')[];
  /** Deletes or overwrites the player's things: needs confirmation. */
  readonly destructive?: true;
  /** Sends data or reaches other people: only when the player asks. */
  readonly openWorld?: true;
  /** Holds its own connection until something happens in the game: runs ticks at `--speed max`, cancelled when its client goes. */
  readonly waits?: true;
  /** Occupies the one place for a running action: a second one answers `busy`. */
  readonly deferred?: true;
  /** Its line is kept in the input log as `<name> <redacted>` (spec, "Input provenance"). */
  readonly redacted?: true;
  /** Among the few tools of the smallest set (`horizon-ctl mcp --tools core`). */
  readonly core?: true;
  /** Waits or looks and changes nothing, though it is no query: an agent that may only read has it too. */
  readonly watches?: true;
  /** Is no MCP tool, with the reason. */
  readonly noTool?: string;
  /** Its stdout carries a protocol of its own: failures are told on stderr in words. */
  readonly ownOutput?: true;
  /** Handled by horizon-ctl itself and never sent over the socket, with the reason. */
  readonly local?: string;
  /** Kinds it can answer beyond usage, connection, denied, api and internal, which any command may. */
  readonly fails: readonly Kind[];
  /** A whole line that works, for help and the reference. */
  readonly example: string;
}

type ValueOf<P extends Param> = P extends { type: 'switch' }
  ? boolean
  : P extends { type: 'integer' | 'number'; instead: readonly (infer W)[] }
    ? number | W
    : P extends { type: 'integer' | 'number' }
      ? number
      : P extends { choices: readonly (infer C)[] }
        ? C
        : string;

type Maybe<P extends Param> = P extends { type: 'switch' } | { default: string | number }
  ? ValueOf<P>
  : P extends { optional: true }
    ? ValueOf<P> | undefined
    : ValueOf<P>;

/** The parsed arguments of a row: every parameter by name; defaults filled in, absent optional ones `undefined`, switches false. */
export type ArgsOf<R extends { readonly params: readonly Param[] }> = { readonly [P in R['params'][number] as P['name']]: Maybe<P> };
