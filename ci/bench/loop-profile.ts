/** A profile as V8 writes it (--cpu-prof); times are microseconds of the system's monotonic clock. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A stretch of time in which the event loop of the profiled thread could not turn. */
export interface Hold {
  /** Microseconds of the monotonic clock. */
  readonly start: number;
  readonly ms: number;
  /** From the outermost function down to where the time splits up, then what it was spent on most. */
  readonly path: readonly string[];
  readonly spent: readonly { readonly name: string; readonly ms: number }[];
}

const idle = '(idle)';
/** Pseudo functions that say nothing about which callback runs. */
const noFunction: ReadonlySet<string> = new Set(['(root)', '(program)', '(garbage collector)', idle]);
/** A path is followed while one callee has this share of its caller's time. */
const mainShare = 0.6;
const shownFunctions = 4;

/** Names from the outermost function to the innermost, of every node by its id. */
function stacksOf({ nodes }: CpuProfile): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly string[]>();
  const visit = (id: number, above: readonly string[]): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const name = node.callFrame.functionName || '(anonymous)';
    const stack = name === '(root)' ? above : [...above, name];
    stacks.set(id, stack);
    for (const child of node.children ?? []) visit(child, stack);
  };
  if (nodes[0] !== undefined) visit(nodes[0].id, []);
  return stacks;
}

interface Sample {
  readonly stack: readonly string[];
  readonly us: number;
}

function largest(times: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...times].sort((a, b) => b[1] - a[1]);
}

function timesOf(samples: readonly Sample[], name: (stack: readonly string[]) => string | undefined): Map<string, number> {
  const times = new Map<string, number>();
  for (const { stack, us } of samples) {
    const key = name(stack);
    if (key !== undefined) times.set(key, (times.get(key) ?? 0) + us);
  }
  return times;
}

function describe(start: number, samples: readonly Sample[]): Hold {
  const total = samples.reduce((sum, { us }) => sum + us, 0);
  const path: string[] = [];
  let under = samples;
  for (;;) {
    const within = under.reduce((sum, { us }) => sum + us, 0);
    const [best] = largest(timesOf(under, (stack) => stack[path.length]));
    if (best === undefined || best[1] < within * mainShare) break;
    const depth = path.length;
    under = under.filter(({ stack }) => stack[depth] === best[0]);
    path.push(best[0]);
  }
  const spent = largest(timesOf(samples, (stack) => stack.at(-1))).slice(0, shownFunctions);
  return { start, ms: total / 1000, path, spent: spent.map(([name, us]) => ({ name, ms: us / 1000 })) };
}

/**
 * The stretches without an idle moment, cut where another callback begins. Two calls of one callback in a row count as one.
 * @param mostUs what one sample may stand for, in microseconds: more time between two samples was taken by the system for others.
 */
export function holdsOf(profile: CpuProfile, mostUs = Number.POSITIVE_INFINITY): readonly Hold[] {
  const stacks = stacksOf(profile);
  const holds: Hold[] = [];
  let now = profile.startTime;
  let start = now;
  let callback: string | null = null;
  let samples: Sample[] = [];
  const end = (): void => {
    if (callback !== null) holds.push(describe(start, samples));
    samples = [];
    callback = null;
  };
  profile.samples.forEach((id, i) => {
    now += profile.timeDeltas[i] ?? 0;
    const us = Math.min(mostUs, profile.timeDeltas[i + 1] ?? 0);
    const stack = stacks.get(id) ?? [];
    const outermost = stack[0] ?? idle;
    if (outermost === idle) {
      end();
      return;
    }
    const named = noFunction.has(outermost) ? null : outermost;
    if (named !== null && callback !== null && named !== callback) end();
    if (samples.length === 0) start = now;
    if (named !== null) callback = named;
    samples.push({ stack, us });
  });
  end();
  return holds;
}
