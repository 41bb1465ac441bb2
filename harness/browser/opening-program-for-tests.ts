// A program that opens a page without a display and prints the browser's process and the profile, until it is killed.
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openPageWindow } from './page-window.ts';

await openPageWindow({ url: 'data:text/html,<p>page', width: 200, height: 100, headless: true });
const profile = readdirSync(tmpdir()).find((name) => name.startsWith(`horizon-page-${process.pid}-`));
process.stdout.write(`${profile}\n`);
