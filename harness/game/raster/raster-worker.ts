/**
 * The program of a raster thread: keeps textures and meshes, and draws the bands of each frame that it manages to take.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { SectionMesh } from '../display/display-list.ts';
import { takeBand } from './band-counter.ts';
import type { FrameTarget } from './frame-target.ts';
import { identifyPixels } from './identify-pixels.ts';
import { openParcel } from './mesh-parcel.ts';
import { PostChain } from './post/post-chain.ts';
import { type PreparedTextures, prepareTextures } from './prepared-textures.ts';
import { createScratch, drawBand, finishFrame } from './soft-frame.ts';
import { createWarmUp } from './warm-up.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('raster-worker.js is a worker thread of the game; start horizon-client instead.');

const counter = { word: (workerData as WorkerStart).bandWord };
const meshes = new Map<number, SectionMesh>();
const scratch = createScratch();
const chain = new PostChain();
let textures: PreparedTextures | null = null;

type FrameMemory = Pick<WorkerRequest & { kind: 'frame' }, 'color' | 'depth' | 'scene'>;

function reply(message: WorkerReply): void {
  port?.postMessage(message);
}

function targetOf(width: number, height: number, memory: FrameMemory): FrameTarget {
  const color = new Int32Array(memory.color);
  const depth = new Float32Array(memory.depth);
  return memory.scene === null ? { width, height, color, depth } : { width, height, color, depth, scene: new Float32Array(memory.scene) };
}

function finish({ list, light, ...memory }: WorkerRequest & { kind: 'finish' }): void {
  if (textures === null) throw new Error('A frame came before any textures; call setTextures first.');
  finishFrame(list, textures, targetOf(list.width, list.height, memory), chain, light === null ? null : new Uint16Array(light));
}

function draw(request: WorkerRequest & { kind: 'frame' }): void {
  for (const parcel of request.parcels) meshes.set(parcel.handle, openParcel(parcel));
  for (const handle of request.dropped) meshes.delete(handle);
  if (textures === null) throw new Error('A frame came before any textures; call setTextures first.');
  const { width, height } = request.list;
  const target = targetOf(width, height, request);
  const sections: SectionMesh[] = [];
  for (const handle of request.handles) {
    const mesh = meshes.get(handle);
    if (mesh === undefined) throw new Error(`A frame names mesh ${handle}, which was never sent; this is a fault of the mesh ledger.`);
    sections.push(mesh);
  }
  const list = { ...request.list, sections };
  for (;;) {
    const band = takeBand(counter, request.generation, request.bands);
    if (band < 0) break;
    const top = Math.floor((height * band) / request.bands);
    const bottom = Math.floor((height * (band + 1)) / request.bands);
    drawBand(list, textures, target, scratch, top, bottom);
  }
}

async function identify(request: WorkerRequest & { kind: 'identify' }): Promise<void> {
  const { width, height } = request;
  reply({ kind: 'identified', ...(await identifyPixels(new Uint8Array(request.color), width, height, request.png)) });
}

async function answer(request: WorkerRequest): Promise<void> {
  if (request.kind === 'textures') {
    textures = prepareTextures(request.textures);
    reply({ kind: 'textured', version: textures.version });
  } else if (request.kind === 'frame') {
    warming = false;
    draw(request);
    reply({ kind: 'drawn', generation: request.generation });
  } else if (request.kind === 'finish') {
    finish(request);
    reply({ kind: 'finished' });
  } else await identify(request);
}

port.on('message', (request: WorkerRequest) => {
  answer(request).catch((error: unknown) => reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }));
});

// Small frames between messages until the loops are compiled or a real frame comes.
let warming = true;
const warmUp = createWarmUp();
function warmOnce(): void {
  if (warming && warmUp()) setImmediate(warmOnce);
}

reply({ kind: 'ready' });
setImmediate(warmOnce);
