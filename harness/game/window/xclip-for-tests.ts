import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestDisplay } from './xvfb-for-tests.ts';

/** Puts text on a display's clipboard by xclip, which hands it out from the background until another program copies. */
export async function putClipboard(display: TestDisplay, text: string): Promise<void> {
  const child = spawn('xclip', ['-selection', 'clipboard', '-in'], { env: { ...display.env }, stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.end(text);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`xclip could not copy (exit ${code}).`);
}

/** The text on a display's clipboard as xclip reads it. */
export async function clipboardText(display: TestDisplay): Promise<string> {
  const child = spawn('xclip', ['-selection', 'clipboard', '-out'], { env: { ...display.env }, stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`xclip could not read the clipboard (exit ${code}).`);
  return text;
}
