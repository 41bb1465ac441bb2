import type { Row } from '../table/row.ts';

/** One command of one connection while it is carried out. */
export interface Call {
  /** A number for the connection, never used twice by one server. */
  readonly connection: number;
  readonly row: Row;
  /** Aborts when the client goes away or the server closes. Its reason is a ControlError. */
  readonly signal: AbortSignal;
  /**
   * Counts this call among the pending ones until the returned function is called or the call ends, as `waits` and `deferred` rows
   * are by themselves. For a query that needs the game to move on (a redrawn frame).
   */
  hold(): () => void;
  /** Runs `then` once the reply has been handed to the operating system: `quit` ends the game there. */
  afterReply(then: () => void): void;
}
