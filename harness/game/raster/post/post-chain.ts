import type { PostFrame, PostPass } from '../../display/post-frame.ts';
import type { FrameTarget } from '../frame-target.ts';
import { Accumulation } from './accumulate.ts';
import { Antialiasing } from './antialias.ts';
import { Bloom } from './bloom.ts';
import { fogTint } from './fog-tint.ts';
import { grade } from './grade.ts';
import { createPlanes, loadPlanes, type Planes, storePlanes } from './planes.ts';
import { Trails } from './trails.ts';
import { vignette } from './vignette.ts';

/** What a pass keeps from frame to frame. */
type Memory = Accumulation | Trails | Antialiasing;

/** The histories of one of the two kinds of film. */
interface Lane {
  chain: string;
  memories: (Memory | null)[];
}

const memories: { readonly [K in PostPass['kind']]?: () => Memory } = {
  accumulate: () => new Accumulation(),
  trails: () => new Trails(),
  antialias: () => new Antialiasing(),
};

/**
 * Runs the passes over finished pictures of the world and keeps their histories. A history belongs to a chain, a size and its pass's place;
 * whatever of these changes, it starts anew.
 */
export class PostChain {
  readonly #bloom = new Bloom();
  #planes: Planes = createPlanes(0, 0);
  readonly #lanes: Record<PostFrame['lane'], Lane> = { view: { chain: '', memories: [] }, sequence: { chain: '', memories: [] } };

  /**
   * @param depth 1/distance of each pixel of the world, 0 for the sky, infinite for the hand.
   * @returns the picture as it was before it was rounded to 8 bits; valid until the next run.
   */
  run(target: FrameTarget, depth: Float32Array, post: PostFrame | undefined): Planes {
    const { width, height, color } = target;
    if (this.#planes.width !== width || this.#planes.height !== height) this.#planes = createPlanes(width, height);
    const planes = this.#planes;
    loadPlanes(planes, color);
    if (post === undefined) return planes;
    const chain = `${width}x${height} ${post.chain} ${post.passes.map(({ kind }) => kind).join(' ')}`;
    const lane = this.#lanes[post.lane];
    if (post.restart || chain !== lane.chain) {
      lane.chain = chain;
      lane.memories = post.passes.map(({ kind }) => memories[kind]?.() ?? null);
    }
    for (const [index, pass] of post.passes.entries()) this.#apply(planes, depth, pass, lane.memories[index]);
    storePlanes(planes, color);
    return planes;
  }

  #apply(planes: Planes, depth: Float32Array, pass: PostPass, memory: Memory | null): void {
    if (pass.kind === 'grade') grade(planes, pass);
    else if (pass.kind === 'vignette') vignette(planes, pass);
    else if (pass.kind === 'fog') fogTint(planes, pass, depth);
    else if (pass.kind === 'bloom') this.#bloom.apply(planes, pass);
    else memory?.apply(planes, pass as never);
  }
}
