import { ControlError } from '../control-error.ts';
import type { Kind } from '../kinds.ts';
import type { Reply } from '../table/commands.ts';

/** A failure as a reply: `{"error", "kind", ...details}`. */
export function errorReply(error: ControlError): Reply {
  return { error: error.message, kind: error.kind, ...error.details };
}

/** The failure that a reply tells, or null when it tells none. */
export function errorOf(reply: Reply): ControlError | null {
  if (typeof reply.error !== 'string' || typeof reply.kind !== 'string') return null;
  const { error, kind, ...details } = reply;
  return new ControlError(kind as Kind, error, details);
}
