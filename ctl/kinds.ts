/** The closed table of error kinds: what each means and the exit code both CLIs give it (spec, "Conventions"). */
export const kinds = {
  usage: { exit: 2, means: 'a bad or missing argument' },
  unknown: { exit: 6, means: 'no such command, widget, option or entity' },
  state: { exit: 7, means: 'the game is not in a state that allows it' },
  busy: { exit: 8, means: 'another action is running' },
  timeout: { exit: 9, means: 'the awaited thing did not happen in time' },
  connection: { exit: 3, means: 'the game cannot be reached' },
  denied: { exit: 4, means: 'No AI is on' },
  api: { exit: 5, means: 'the game does not report the protocol line that --api named' },
  internal: { exit: 1, means: 'a fault of the program itself; always a bug, see the log' },
} as const satisfies Record<string, { exit: number; means: string }>;

/** Why a command failed, as the reply's `kind`. */
export type Kind = keyof typeof kinds;

/** The exit code of success. */
export const exitOk = 0;
