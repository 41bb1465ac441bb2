import {
  type Code,
  call,
  defineFunction,
  type FunctionDefinition,
  i32,
  i64,
  i64x2,
  type Local,
  sequence,
  v128,
  whileTrue,
} from './wasm-assembler.ts';

/** Bytes of XXH3's default secret, to be placed at {@link secretAt} before `hashBand` is called (xxHash, doc/xxhash_spec.md, "XXH3"). */
export const hashSecret = Buffer.from(
  'b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c' +
    '3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364' +
    'eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e',
  'hex',
);

/** Where the secret lies in the kernels' memory. */
export const secretAt = 0;
/** Where `hashBand` leaves its 128 bits: low half first, each little-endian. */
export const hashAt = 192;
/** Eight 64-bit accumulators between the main loop and the merge. */
const lanesAt = 208;

const prime32 = [0x9e3779b1n, 0x85ebca77n, 0xc2b2ae3dn] as const;
const prime64 = [0x9e3779b185ebca87n, 0xc2b2ae3d27d4eb4fn, 0x165667b19e3779f9n, 0x85ebca77c2b2ae63n, 0x27d4eb2f165667c5n] as const;

/** XXH3's first accumulators, in pairs. */
const start = [
  [prime32[2], prime64[0]],
  [prime64[1], prime64[2]],
  [prime64[3], prime32[1]],
  [prime64[4], prime32[0]],
] as const;

const stripe = 64;
const stripesPerBlock = 16;
const block = stripe * stripesPerBlock;
const lastSecret = 192 - stripe;

/** Shortest input that `hashBand` takes: below it XXH3 is defined by other formulas. */
export const shortestHashed = 241;

const twoLanes = (low: bigint, high: bigint): Code => {
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64LE(low, 0);
  bytes.writeBigUInt64LE(high, 8);
  return v128.of([...bytes]);
};

/** `fold(a, b)`: both halves of the 128-bit product, xored. From four 32-bit products, since WebAssembly has no wide multiply. */
const fold = defineFunction('fold', ['i64', 'i64'], 'i64', ([a, b], local) => {
  const low = (value: Code): Code => i64.and(value, i64.of(0xffffffffn));
  const high = (value: Code): Code => i64.shrU(value, i64.of(32n));
  const [lowLow, highLow, cross] = [local('i64'), local('i64'), local('i64')];
  return [
    lowLow.set(i64.mul(low(a!.get), low(b!.get))),
    highLow.set(i64.mul(high(a!.get), low(b!.get))),
    cross.set(i64.add(i64.add(high(lowLow.get), low(highLow.get)), i64.mul(low(a!.get), high(b!.get)))),
    i64.xor(
      i64.add(i64.add(high(highLow.get), high(cross.get)), i64.mul(high(a!.get), high(b!.get))),
      i64.or(i64.shl(cross.get, i64.of(32n)), low(lowLow.get)),
    ),
  ];
});

/** `merge(secret, start)`: the accumulators folded to 64 bits and avalanched. */
const merge = defineFunction('merge', ['i32', 'i64'], 'i64', ([secret, begin], local) => {
  const sum = local('i64');
  const mixed = (offset: number): Code => i64.xor(i64.load([i32.of(lanesAt)], offset), i64.load([secret!.get], offset));
  return [
    sum.set(begin!.get),
    ...[0, 16, 32, 48].map((offset) => sum.set(i64.add(sum.get, call(0, mixed(offset), mixed(offset + 8))))),
    sum.set(i64.xor(sum.get, i64.shrU(sum.get, i64.of(37n)))),
    sum.set(i64.mul(sum.get, i64.of(0x165667919e3779f9n))),
    i64.xor(sum.get, i64.shrU(sum.get, i64.of(32n))),
  ];
});

/** `hashBand(at, length)`: XXH3-128 with seed 0 of 241 bytes or more (the long form of the algorithm), to {@link hashAt}. */
const hashBand = defineFunction('hashBand', ['i32', 'i32'], null, ([at, length], local) => {
  const sums = start.map(() => local('v128'));
  const [data, keyed] = [local('v128'), local('v128')];
  const [from, secret, limit, blockEnd, lastStripe] = [local('i32'), local('i32'), local('i32'), local('i32'), local('i32')];
  /** Takes in 64 bytes: each lane gets its neighbour's data and the product of the halves of its own keyed data. */
  const accumulate = (input: Local, key: Local): Code =>
    sequence(
      ...sums.map((sum, i) =>
        sequence(
          data.set(v128.load([input.get], i * 16)),
          keyed.set(v128.xor(data.get, v128.load([key.get], i * 16))),
          sum.set(
            i64x2.add(
              i64x2.add(sum.get, v128.shuffle(data.get, data.get, [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7])),
              i64x2.mulLowU32(
                v128.shuffle(keyed.get, keyed.get, [0, 1, 2, 3, 8, 9, 10, 11, 0, 1, 2, 3, 8, 9, 10, 11]),
                v128.shuffle(keyed.get, keyed.get, [4, 5, 6, 7, 12, 13, 14, 15, 4, 5, 6, 7, 12, 13, 14, 15]),
              ),
            ),
          ),
        ),
      ),
    );
  const scramble = sums.map((sum, i) =>
    sum.set(
      i64x2.mul(
        v128.xor(v128.xor(sum.get, i64x2.shrU(sum.get, i32.of(47))), v128.load([i32.of(secretAt + lastSecret)], i * 16)),
        i64x2.splat(i64.of(prime32[0])),
      ),
    ),
  );
  const stripesUntil = (end: Code): Code =>
    sequence(
      secret.set(i32.of(secretAt)),
      limit.set(end),
      whileTrue(
        i32.ltU(from.get, limit.get),
        accumulate(from, secret),
        from.set(i32.add(from.get, i32.of(stripe))),
        secret.set(i32.add(secret.get, i32.of(8))),
      ),
    );
  const size = i64.extend(length!.get);
  return [
    ...sums.map((sum, i) => sum.set(twoLanes(start[i]![0], start[i]![1]))),
    from.set(at!.get),
    // The last stripe always goes in separately: a block or stripe that ends with the input does not count as whole before it.
    blockEnd.set(i32.add(at!.get, i32.and(i32.sub(length!.get, i32.of(1)), i32.of(-block)))),
    lastStripe.set(i32.add(at!.get, i32.sub(length!.get, i32.of(stripe)))),
    whileTrue(i32.ltU(from.get, blockEnd.get), stripesUntil(i32.add(from.get, i32.of(block))), ...scramble),
    stripesUntil(i32.add(at!.get, i32.and(i32.sub(length!.get, i32.of(1)), i32.of(-stripe)))),
    secret.set(i32.of(secretAt + lastSecret - 7)),
    accumulate(lastStripe, secret),
    ...sums.map((sum, i) => v128.store([i32.of(lanesAt), sum.get], i * 16)),
    i64.store([i32.of(hashAt), call(1, i32.of(secretAt + 11), i64.mul(size, i64.of(prime64[0])))]),
    i64.store([i32.of(hashAt), call(1, i32.of(secretAt + 192 - stripe - 11), i64.xor(i64.mul(size, i64.of(prime64[1])), i64.of(-1n)))], 8),
  ];
});

/** The functions of hashing, first of the module: `merge` and `hashBand` call by index. */
export const hashKernel: readonly FunctionDefinition[] = [fold, merge, hashBand];
