import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-protocol.ts';

/** Settles one request. */
interface Waiting {
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A raster worker thread and what it was asked. Requests are answered in order. The thread keeps the process alive only while an answer
 * is due. Once it has stopped, by itself or by close, every request rejects.
 */
export class RasterThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #dead: Error | null = null;
  #closed: Promise<void> | null = null;

  constructor(file: string, start: WorkerStart) {
    this.#worker = new Worker(file, { workerData: start });
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#die(`The rasteriser's worker failed: ${error.message}. Create a new renderer.`));
    this.#worker.on('exit', (code) => this.#die(`The rasteriser's worker stopped (exit code ${code}). Create a new renderer.`));
  }

  /** Resolves when the thread runs. */
  ready(): Promise<WorkerReply> {
    return this.#expect();
  }

  /** Sends a request and resolves with its answer; rejects with the worker's own error when it could not do it. */
  ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const answer = this.#expect();
    this.#worker.postMessage(request);
    return answer;
  }

  /** Ends the thread, whatever it is doing. Resolves when it has ended. */
  close(): Promise<void> {
    if (this.#closed === null) {
      this.#die('The renderer has been closed. Create a new one.');
      this.#closed = this.#worker.terminate().then(() => undefined);
    }
    return this.#closed;
  }

  #expect(): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      if (this.#dead !== null) {
        reject(this.#dead);
        return;
      }
      this.#waiting.push({ resolve, reject });
      this.#worker.ref();
    });
  }

  #settle(reply: WorkerReply): void {
    const first = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if (reply.kind === 'failed') first?.reject(new Error(reply.message));
    else first?.resolve(reply);
  }

  #die(message: string): void {
    if (this.#dead !== null) return;
    this.#dead = new Error(message);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#dead);
  }
}
