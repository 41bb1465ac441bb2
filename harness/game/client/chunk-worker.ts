// The thread that makes chunks and packs them for saves: one request after the other, each answered with its memory handed over.
import { parentPort } from 'node:worker_threads';
import { packSavedChunkNow, WorldChunks } from '../saves/world-chunks.ts';
import { ChunkJob } from '../simulation/terrain/chunk-job.ts';
import { buffersOf } from '../simulation/world/chunk-content.ts';
import { openParcel } from './chunk-parcel.ts';
import type { ChunkReply, ChunkRequest, ChunkWorld } from './chunk-work.ts';

/** The world that was worked on last: its noises and the lie of its land are kept. */
let current: { readonly world: ChunkWorld; readonly job: ChunkJob } | null = null;

function jobFor(world: ChunkWorld): ChunkJob {
  if (current !== null && current.world.seed === world.seed && current.world.path === world.path) return current.job;
  const stored = new WorldChunks(world.path);
  const source = {
    load: (cx: number, cz: number) => {
      // A save may have replaced the files since.
      stored.forget();
      return stored.load(cx, cz);
    },
  };
  current = { world, job: new ChunkJob(world.seed, source) };
  return current.job;
}

function answer(request: ChunkRequest): ChunkReply {
  if (request.kind === 'pack') {
    const { id, parcel } = request;
    return { id, kind: 'pack', packed: packSavedChunkNow(openParcel(parcel)), memory: parcel.memory };
  }
  const job = jobFor(request.world);
  if (request.kind === 'spawn') return { id: request.id, kind: 'spawn', place: job.spawn() };
  return { id: request.id, kind: 'chunk', content: job.make(request.cx, request.cz) };
}

/** The memory that goes along with a reply. */
function memory(reply: ChunkReply): readonly ArrayBuffer[] {
  if (reply.kind === 'chunk') return buffersOf(reply.content);
  return reply.kind === 'pack' ? [reply.memory, ...Object.values(reply.packed.parts).map(({ buffer }) => buffer as ArrayBuffer)] : [];
}

parentPort?.on('message', (request: ChunkRequest) => {
  let reply: ChunkReply;
  try {
    reply = answer(request);
  } catch {
    reply = { id: request.id, kind: 'failed' };
  }
  parentPort?.postMessage(reply, [...memory(reply)]);
});
