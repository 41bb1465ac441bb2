/** Shows what is going on: one live line on a terminal, plain lines of what ended elsewhere. Writes to the given stream only. */
export interface Progress {
  /** A job began or made a step. */
  update(job: string, step: string): void;
  /** A job ended; `line` stays on the screen. */
  done(job: string, line: string): void;
  close(): void;
}

/** What progress writes to: stderr, or a test's stand-in. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export function makeProgress(stream: ProgressStream): Progress {
  const running = new Map<string, string>();
  const live = stream.isTTY === true;
  const clear = (): void => {
    if (live) stream.write('\r\u001b[K');
  };
  const draw = (): void => {
    if (!live || running.size === 0) return;
    const text = [...running].map(([job, step]) => `${job}: ${step}`).join('   ');
    clear();
    stream.write(text.slice(0, (stream.columns ?? 80) - 1));
  };
  return {
    update: (job, step) => {
      running.set(job, step);
      draw();
    },
    done: (job, line) => {
      running.delete(job);
      clear();
      stream.write(`${line}\n`);
      draw();
    },
    close: clear,
  };
}
