import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ChunkReply, ChunkRequest } from './chunk-work.ts';

/**
 * Threads: one, or two where the game's own thread and the rasteriser's leave room for it. Each has to warm up its code by itself and takes
 * some 30 MB, so that on two cores a second one makes the first view come later.
 */
const threads = availableParallelism() > 2 ? 2 : 1;
/** What a thread may fill before it tidies up, in MB: chunks are handed over, so little of it lives long. */
const youngMb = 8;
/** Requests that a thread has at a time, so that it need not wait for the next one. */
const ahead = 2;

type Answered = (reply: ChunkReply) => void;
/** A request without its number, in whatever form it has. */
type Question = ChunkRequest extends infer R ? (R extends ChunkRequest ? Omit<R, 'id'> : never) : never;

/** The bundled worker: in dist/ of the checkout for a source file, else beside the bundle or a folder above. Null when it is not built. */
function workerFile(from: string): string | null {
  const places = from.endsWith('.ts') ? ['../../../dist/chunk-worker.js'] : ['./chunk-worker.js', '../chunk-worker.js'];
  return places.map((place) => fileURLToPath(new URL(place, from))).find((file) => existsSync(file)) ?? null;
}

/** One thread and what it was asked. */
class ChunkThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Answered>();
  dead = false;

  /** @param free called whenever it could take another request. */
  constructor(file: string, free: () => void) {
    this.#worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: youngMb } });
    this.#worker.on('message', (reply: ChunkReply) => {
      this.#settle(reply);
      free();
    });
    const die = (): void => {
      this.dead = true;
      for (const id of [...this.#waiting.keys()]) this.#settle({ id, kind: 'failed' });
      free();
    };
    this.#worker.on('error', die);
    this.#worker.on('exit', die);
    this.#worker.unref();
  }

  get load(): number {
    return this.#waiting.size;
  }

  ask(request: ChunkRequest, answered: Answered): void {
    this.#waiting.set(request.id, answered);
    this.#worker.ref();
    this.#worker.postMessage(request, request.kind === 'pack' ? [request.parcel.memory] : []);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: ChunkReply): void {
    const answered = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // Only work under way keeps the process alive.
    if (this.#waiting.size === 0) this.#worker.unref();
    answered?.(reply);
  }
}

/**
 * The threads that make chunks and pack them. They start with the first request and end with the process. A request that no thread can answer, because
 * none could be started or one died, is answered `failed`: whoever asked does the work itself.
 */
export class ChunkWorkers {
  readonly #file = workerFile(import.meta.url);
  #threads: ChunkThread[] = [];
  #queue: { readonly request: ChunkRequest; readonly answered: Answered }[] = [];
  #lastId = 0;

  /** Starts the threads before they are needed. */
  start(): void {
    if (this.#file === null || this.#threads.length > 0) return;
    for (let i = 0; i < threads; i++) this.#threads.push(new ChunkThread(this.#file, () => this.#feed()));
  }

  /** Asks for something. Requests are begun in the order in which they come. Answers a way to take the request back. */
  ask(question: Question, answered: Answered): () => void {
    this.start();
    const request: ChunkRequest = { ...question, id: ++this.#lastId };
    const entry = { request, answered };
    this.#queue.push(entry);
    this.#feed();
    return () => {
      this.#queue = this.#queue.filter((other) => other !== entry);
    };
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #feed(): void {
    const alive = this.#threads.filter((thread) => !thread.dead);
    while (this.#queue.length > 0) {
      const thread = alive.reduce<ChunkThread | null>((best, other) => (best === null || other.load < best.load ? other : best), null);
      if (thread !== null && thread.load >= ahead) return;
      const { request, answered } = this.#queue.shift()!;
      if (thread === null) queueMicrotask(() => answered({ id: request.id, kind: 'failed' }));
      else thread.ask(request, answered);
    }
  }
}
