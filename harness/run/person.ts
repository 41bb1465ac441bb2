import { execa } from 'execa';
import type { Person } from './scenario.ts';

/** A person's hands at the window of one X display: xdotool, so that what arrives is what a real keyboard and mouse send. */
export function personAt(display: string): Person {
  const xdotool = async (...words: string[]): Promise<void> => {
    const { failed, stderr } = await execa('xdotool', words, { env: { DISPLAY: display }, reject: false });
    if (failed) throw new Error(`xdotool ${words.join(' ')} failed: ${stderr || 'is the package xdotool installed?'}`);
  };
  return {
    key: (name) => xdotool('key', name),
    click: (x, y) => xdotool('mousemove', '--sync', String(x), String(y), 'click', '1'),
  };
}
