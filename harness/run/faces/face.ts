import type { Args, GameCommandName, Reply } from '../../../ctl/table/commands.ts';
import type { ViaName } from '../scenario.ts';

/** One way to give commands. A refusal is a reply with `error` and `kind`, never a throw; a throw means the face itself broke. */
export interface Face {
  readonly via: ViaName;
  give<N extends GameCommandName>(name: N, args: Args<N>): Promise<Reply>;
  close(): Promise<void>;
}

/** Whether a reply is a refusal. */
export function isRefusal(reply: Reply): reply is Reply & { readonly error: string; readonly kind: string } {
  return typeof reply.error === 'string' && typeof reply.kind === 'string';
}
