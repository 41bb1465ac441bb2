/** Why a game could not be booted or kept running: a sentence with its cause and next step, and the last lines of its log. */
export class BootFailure extends Error {
  override readonly name = 'BootFailure';
  readonly logLines: readonly string[];

  constructor(message: string, logLines: readonly string[] = [], options?: { cause?: unknown }) {
    super(message, options);
    this.logLines = logLines;
  }
}
