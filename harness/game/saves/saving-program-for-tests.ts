// A program that saves one generation of a world after another and prints each once it is saved, until it is killed.
// Argument: the world's folder.
import { generationOf, numberedWorld } from './world-for-tests.ts';
import { openWorldStore } from './world-store.ts';

const store = await openWorldStore(process.argv[2] as string);
const start = generationOf(await store.load(), (cx, cz) => store.chunkSource.load(cx, cz));
const world = numberedWorld(start + 1);
for (let generation = start + 1; ; generation++) {
  world.become(generation);
  await store.save(world);
  process.stdout.write(`${generation}\n`);
}
