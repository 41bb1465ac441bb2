import type { GameCommandName, Reply } from '../ctl/table/commands.ts';

/**
 * One command as words: the name, then its parameters in order. Text that runs to the end of the line (chat, command, type) is one word.
 * How the words travel (quoted on the socket, as arguments of horizon-ctl) is the face's affair.
 */
export type Command = readonly [GameCommandName, ...string[]];

/** A face of the game through which a plan is driven: the control socket, horizon-ctl, or another. */
export interface GameFace {
  /**
   * Sends one command and waits for its reply.
   * @throws ControlError with the kind and the sentence that the game answered.
   */
  send(command: Command): Promise<Reply>;
}
