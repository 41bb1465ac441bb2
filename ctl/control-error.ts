import type { Kind } from './kinds.ts';

/**
 * A command's refusal. `message` is one sentence that an agent can act on and ends with the next step; `kind` is for programs.
 * `details` are merged into the reply beside `error` and `kind` (a timeout says what is there now).
 */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly kind: Kind;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: Kind, message: string, details: Readonly<Record<string, unknown>> = {}, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
    this.details = details;
  }
}
