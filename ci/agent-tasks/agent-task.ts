import type { BootedGame, BootOptions } from '../../harness/boot/boot-game.ts';
import type { ToolSession } from './tool-session.ts';

/** What an agent is asked for and how a script without a model does it from what the tools answer. */
export interface AgentTask {
  /** Unique, kebab-case. */
  readonly name: string;
  /** The request, as a person would put it. */
  readonly asks: string;
}

/** A task in a running game, by the tools of `horizon-ctl mcp`. */
export interface GameTask extends AgentTask {
  /** How the game is started; headless when absent. */
  readonly boot?: Pick<BootOptions, 'display' | 'homeFiles' | 'still'>;
  /** The script. What it returns is the agent's answer. It knows nothing that a tool did not tell it, but for what the request says. */
  does(tools: ToolSession, folder: string): Promise<string>;
  /**
   * Holds the outcome against the game itself, past the tools.
   * @throws Error when the task was not done.
   */
  proof(answer: string, game: BootedGame, folder: string): Promise<void>;
}

/** A change of the game by its name in the list of mutations, or a program that is no game. */
export type RigGame = { readonly mutation: string } | { readonly script: string };

/** A task in the rig, by the tools of `horizon-rig mcp`. */
export interface RigTask extends AgentTask {
  /** The game under test; the embedded one as it is when absent. */
  readonly game?: RigGame;
  /** The agent may change the sources: it is given a checkout of its own, `checkout` in its folder. */
  readonly ownCheckout?: true;
  does(tools: ToolSession, folder: string): Promise<string>;
  /**
   * Holds the outcome against the files past the tools. `out` is the rig's folder of results.
   * @throws Error when the task was not done.
   */
  proof(answer: string, out: string, folder: string): Promise<void> | void;
}

/** What a finished task took. */
export interface TaskCost {
  readonly calls: number;
  readonly tokens: number;
  /** Time in the game or games, in ticks. */
  readonly ticks: number;
}

/** @throws Error when what is expected is not so. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`expected: ${what}`);
}
