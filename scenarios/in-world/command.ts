import type { Rig } from '../../harness/run/scenario.ts';

/** Gives a chat command, which must be carried out. */
export async function command(rig: Rig, text: string): Promise<void> {
  await rig.call('command', { text });
}
