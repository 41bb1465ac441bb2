// A program that saves a world of generation 2 over copies of one of generation 1, and stops each save for good at another step: before
// every change of a file, and in the middle of every write. It prints the generations that are found when the copies are opened again.
// Arguments: the world's folder, and a folder for the copies.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { stagingFolder } from './save-transaction.ts';
import { lockFile } from './session-lock.ts';
import { generationOf, numberedWorld } from './world-for-tests.ts';
import { openWorldStore } from './world-store.ts';

type Step = (...values: unknown[]) => Promise<unknown>;

const [, , world, copies] = process.argv as [string, string, string, string];
const plain = { cp: fs.cp, readdir: fs.readdir, rm: fs.rm };
let allowed = Number.POSITIVE_INFINITY;
let stop: () => void = () => {};
countSteps();

const found: number[] = [];
for (let steps = 0; ; steps++) {
  const copy = join(copies, String(steps));
  await plain.cp(world, copy, { recursive: true });
  const store = await openWorldStore(copy);
  allowed = steps;
  const stopped = new Promise<false>((resolve) => {
    stop = () => resolve(false);
  });
  const whole = await Promise.race([store.save(numberedWorld(2)).then(() => true), stopped]);
  allowed = Number.POSITIVE_INFINITY;
  // The lock names this process, which is not dead in truth.
  await plain.rm(join(copy, lockFile));
  found.push(await reopened(copy));
  if ((await plain.readdir(copy)).includes(stagingFolder)) throw new Error(`the copy stopped at step ${steps} keeps ${stagingFolder}`);
  if (whole) break;
}
process.stdout.write(JSON.stringify(found));

async function reopened(path: string): Promise<number> {
  const store = await openWorldStore(path);
  const generation = generationOf(await store.load(), (cx, cz) => store.chunkSource.load(cx, cz));
  await store.close();
  return generation;
}

function countSteps(): void {
  const functions = fs as unknown as Record<string, Step>;
  for (const name of ['mkdir', 'rename', 'rm', 'open']) {
    const original = functions[name] as Step;
    functions[name] = async (...values) => {
      await step();
      const result = await original.apply(fs, values);
      if (name === 'open') tear(result as { writeFile(data: Uint8Array): Promise<void> });
      return result;
    };
  }
  syncBuiltinESMExports();
}

/** Lets a write stop after half of its bytes. */
function tear(file: { writeFile(data: Uint8Array): Promise<void> }): void {
  const write = file.writeFile.bind(file);
  file.writeFile = async (data) => {
    if (allowed <= 0) await write(data.subarray(0, data.length / 2));
    await step();
    await write(data);
  };
}

async function step(): Promise<void> {
  if (allowed > 0) {
    allowed -= 1;
    return;
  }
  stop();
  await new Promise(() => {});
}
