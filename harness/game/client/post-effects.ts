import type { DisplayList } from '../display/display-list.ts';
import type { PostFrame, PostPass } from '../display/post-frame.ts';
import type { OptionValues } from '../gui/gui-host.ts';
import { type Pack, packPasses } from '../packs/pack.ts';
import type { FrameClock } from '../packs/uniforms.ts';
import type { SimulationView } from '../simulation/view.ts';
import { uniformsOf } from './pack-uniforms.ts';

/** Share of a new frame in the running mean of temporal antialiasing. */
const antialiasBlend = 0.125;

const antialias: PostPass = { kind: 'antialias', blend: antialiasBlend };

/** Where within its pixel each of eight frames samples: the Halton sequence with bases 2 and 3, about the middle. */
const jitters: readonly (readonly [number, number])[] = Array.from({ length: 8 }, (_, i) => [
  halton(i + 1, 2) - 0.5,
  halton(i + 1, 3) - 0.5,
]);

function halton(index: number, base: number): number {
  let result = 0;
  let part = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += part * (rest % base);
    part /= base;
  }
  return result;
}

/** What is done to a frame after it is drawn. */
export interface EffectRequest {
  readonly simulation: SimulationView;
  readonly clock: FrameClock;
  /** Counts the frames that are drawn: where within their pixels they sample. */
  readonly frame: number;
  readonly options: Pick<OptionValues, 'taa' | 'gamma'>;
  readonly pack: Pack | null;
  readonly lane: PostFrame['lane'];
  readonly restart: boolean;
  readonly hideGui: boolean;
}

/** A list of a world with what its options and pack do to the picture. A pure function; without either it is the list itself. */
export function withEffects(list: DisplayList, request: EffectRequest): DisplayList {
  const { pack, options, lane, restart } = request;
  if (list.camera === null || (pack === null && !options.taa)) return list;
  const passes = pack === null ? [] : packPasses(pack, uniformsOf({ ...request, list, gamma: options.gamma }));
  const camera = options.taa ? { ...list.camera, jitter: jitters[request.frame % jitters.length]! } : list.camera;
  const chain = pack === null ? '' : `${pack.id} ${pack.content}`;
  return { ...list, camera, post: { lane, chain, restart, passes: options.taa ? [antialias, ...passes] : passes } };
}
