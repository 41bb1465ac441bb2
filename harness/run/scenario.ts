import type { Kind } from '../../ctl/kinds.ts';
import type { HelloShape } from '../../ctl/shapes.ts';
import type { Args, Commands, GameCommandName, Reply } from '../../ctl/table/commands.ts';
import type { GivenArgs } from '../../ctl/table/given-args.ts';

/** Where the game's picture goes. */
export type DisplayName = 'offscreen' | 'xvfb' | 'window' | 'headless';

/** The face through which a scenario speaks to the game; `mcp` speaks both of MCP's revisions in turn on one pipe. */
export type ViaName = 'socket' | 'ctl' | 'mcp' | 'mcp-modern' | 'mcp-legacy';

/** The arguments of a command; what may be absent may be left out. */
export type RigArgs<N extends GameCommandName> = GivenArgs<Commands[N]> | Args<N>;

/** What a scenario is handed: the game under test through one face, and checks that say what was expected. */
export interface Rig {
  readonly display: DisplayName;
  readonly via: ViaName;
  readonly hello: HelloShape;
  /** Whether the game draws pixels here. */
  readonly pixels: boolean;
  /** The game home, for files a scenario reads or prepares. */
  readonly home: string;
  /** The folder where the game's control sockets lie (XDG_RUNTIME_DIR). */
  readonly runtime: string;
  /** A folder of this scenario's own for pictures and other results. */
  readonly out: string;
  /** Gives a command and returns its reply; a refusal fails the scenario with the reply's sentence. */
  call<N extends GameCommandName>(name: N, args: RigArgs<N>): Promise<Reply>;
  /** Gives a command that must be refused with this kind; returns the refusal. */
  refused<N extends GameCommandName>(
    kind: Kind,
    name: N,
    args: RigArgs<N>,
  ): Promise<{ readonly error: string; readonly kind: string } & Reply>;
  /** Starts a command without waiting, for what must be pending while something else is done. */
  start<N extends GameCommandName>(name: N, args: RigArgs<N>): Promise<Reply>;
  /** Fails the scenario unless the condition holds; `what` is the fact in words. */
  check(condition: boolean, what: string): void;
  /** Fails unless both are deeply equal. */
  same(actual: unknown, expected: unknown, what: string): void;
  /** Input by a person at the real window: keys and clicks through the X server. Only under Xvfb. */
  readonly person: Person | null;
  /**
   * Runs a program that belongs to the game in the game's own surroundings, and tells how it ended. One that goes on by itself is asked to
   * end (SIGTERM) once `until` holds, which is looked at again and again.
   */
  run(
    program: 'horizon-client' | 'horizon-ctl',
    words: readonly string[],
    more?: { readonly env?: Readonly<Record<string, string>>; readonly until?: () => boolean },
  ): Promise<ProgramRun>;
  /** One line of progress. */
  step(what: string): void;
}

/** How a program ended: its exit code, null when a signal ended it, and what it printed. */
export interface ProgramRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A person's hands at the window, by xdotool. Key names are those of X (`Escape`, `F3`, `w`). Points are screen pixels. */
export interface Person {
  key(name: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
}

/** One story that drives the game by a player's means. A file in scenarios/ exports one as `scenario`. */
export interface Scenario {
  /** Kebab-case, the file's name. */
  readonly name: string;
  /** The story in one sentence. */
  readonly title: string;
  /** Its file, where a command line that runs it again must name it by that: it does not lie in scenarios/. */
  readonly file?: string;
  /** Displays it cannot run on, with the reason; the others all run it. */
  readonly not?: Partial<Record<DisplayName, string>>;
  /** Commands and digests of `hello` that it needs; a game without them skips it with that reason. */
  readonly needs: { readonly commands: readonly GameCommandName[] };
  /** HORIZON_STILL for the game. */
  readonly still?: boolean;
  /** Files that lie in the game home before the game starts, by their names. */
  readonly files?: Readonly<Record<string, string>>;
  readonly speed?: 'real' | 'max';
  /**
   * Displays on which `npm start` runs it, and how it is driven there; few, since that stays under a minute, and a long story not through
   * horizon-ctl, which starts a process a command.
   */
  readonly demo?: Partial<Record<DisplayName, 'ctl' | 'socket'>>;
  run(rig: Rig): Promise<void>;
}
