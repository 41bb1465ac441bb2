import { execa } from 'execa';
import { programOnPath } from './program-on-path.ts';
import type { Person } from './scenario.ts';

/**
 * The person of a scenario, null where there can be none: no X display, or a machine without xdotool. In CI a missing xdotool is a failure,
 * since leaving a part out would look like a pass; there the person's first act says so.
 */
export function personFor(display: string | null, env: NodeJS.ProcessEnv = process.env): Person | null {
  if (display === null || (programOnPath('xdotool', env.PATH) === null && env.CI !== 'true')) return null;
  return personAt(display);
}

/** A person's hands at the window of one X display: xdotool, so that what arrives is what a real keyboard and mouse send. */
function personAt(display: string): Person {
  const xdotool = async (...words: string[]): Promise<void> => {
    const { failed, stderr } = await execa('xdotool', words, { env: { DISPLAY: display }, reject: false });
    if (failed) throw new Error(`xdotool ${words.join(' ')} failed: ${stderr || 'it is not installed; install the package xdotool'}`);
  };
  return {
    key: (name) => xdotool('key', name),
    // Without --sync, which waits many seconds for a mouse to move that is there already; one client's requests are served in order anyway.
    click: (x, y) => xdotool('mousemove', String(x), String(y), 'click', '1'),
  };
}
