/** A command that cannot run, with the reason as a sentence without its full stop. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Where in the line the fault begins; null when it is not one place of the line. */
  readonly at: number | null;

  constructor(message: string, at: number | null = null) {
    super(message);
    this.at = at;
  }
}
