/** Ctrl-C and its like, as an AbortSignal. */
export interface Interrupt {
  readonly signal: AbortSignal;
  /** The exit code that a shell expects of a program so ended; null while nothing came. */
  exitCode(): number | null;
  /** Gives the signals back their usual effect. */
  done(): void;
}

const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** Turns the first SIGINT, SIGTERM or SIGHUP into an abort, so that what runs can stop cleanly. A second one ends the process. */
export function catchInterrupt(): Interrupt {
  const controller = new AbortController();
  let code: number | null = null;
  const handlers = (Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => {
    const handle = (): void => {
      if (code !== null) process.exit(code);
      code = 128 + numbers[name];
      controller.abort();
    };
    process.on(name, handle);
    return () => process.off(name, handle);
  });
  return {
    signal: controller.signal,
    exitCode: () => code,
    done: () => {
      for (const off of handlers) off();
    },
  };
}
