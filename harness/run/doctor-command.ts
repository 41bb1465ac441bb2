import { findGame } from '../boot/find-game.ts';
import { examine } from './doctor.ts';

/** `horizon-rig doctor`: exit code 1 when something that every run needs is missing. */
export async function doctorCommand(game: string | undefined, json: boolean): Promise<number> {
  const findings = await examine(findGame({ game }));
  if (json) {
    process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  } else {
    const width = Math.max(...findings.map(({ what }) => what.length));
    for (const { what, ok, needed, says } of findings)
      process.stdout.write(`${ok ? 'ok  ' : needed ? 'FAIL' : 'miss'} ${what.padEnd(width)}  ${says}\n`);
  }
  return findings.every(({ ok, needed }) => ok || !needed) ? 0 : 1;
}
