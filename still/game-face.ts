import type { Args, GameCommandName } from '../ctl/table/commands.ts';

/** A face of the game through which a plan is driven: the control socket, horizon-ctl, or another. A ControlClient is one. */
export interface GameFace {
  /**
   * Gives one command and waits for its reply.
   * @throws an error whose message is the game's sentence when it refuses.
   */
  call<N extends GameCommandName>(name: N, args: Args<N>): Promise<object>;
}
