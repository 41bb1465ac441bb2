import { defineFunction, type FunctionDefinition, i16x8, i32, i32x4, sequence, u8x16, v128, when, whileTrue } from './wasm-assembler.ts';

/** Side of a tile in pixels. */
export const tileSide = 64;

/** Where `compareBand` keeps 256 counters: pixels by their largest channel difference (the one for 0 is not kept right). */
export const histogramAt = 512;
/** Four sums of actual less golden: red, green, blue, alpha. */
export const sumsAt = 1536;
/** Left, top, right, bottom (inclusive, in the band's pixels) of the pixels over the limit. */
export const boxAt = 1552;
/** Vectors that blank the pixels past the right edge: 1, 2 or 3 pixels are left at 16, 32 and 48 bytes from here. */
export const edgesAt = 1600;
/** Three counters a tile: pixels over the limit, pixels that differ, largest channel difference. */
export const tilesAt = 2048;
/** Words of a tile's record. */
export const tileWords = 3;

const zero = v128.of(new Array<number>(16).fill(0));

/**
 * `compareBand(golden, actual, width, rows, limit)`: one pass over two bands of RGBA. Adds to the histogram, the sums and the box, and
 * writes the band's tiles. Equal stretches cost a load, a compare and a branch every four pixels.
 */
const compareBand = defineFunction(
  'compareBand',
  ['i32', 'i32', 'i32', 'i32', 'i32'],
  null,
  ([golden, actual, width, rows, limit], local) => {
    const [tile, tileStart, tileEnd, stride, y, at, x, left, marks, bin] = Array.from({ length: 10 }, () => local('i32'));
    const [a, b, d, m, over, overCount, count, most, sums, limits] = Array.from({ length: 10 }, () => local('v128'));
    const load32 = (address: number) => i32.load([i32.of(address)]);
    const keepBox = (offset: number, value: ReturnType<typeof i32.of>, better: typeof i32.ltS) =>
      sequence(bin!.set(value), when(better(bin!.get, load32(boxAt + offset)), [i32.store([i32.of(boxAt + offset), bin!.get])]));
    const count1 = (lane: number) =>
      sequence(
        bin!.set(i32.shl(i32x4.lane(m!.get, lane), i32.of(2))),
        i32.store([bin!.get, i32.add(i32.load([bin!.get], histogramAt), i32.of(1))], histogramAt),
      );
    const total = (vector: typeof over) =>
      [0, 1, 2, 3].map((lane) => i32x4.lane(vector!.get, lane)).reduce((sum, lane) => i32.add(sum, lane));
    const record = (word: number, value: ReturnType<typeof i32.of>) =>
      i32.store([i32.mul(tile!.get, i32.of(tileWords * 4)), value], tilesAt + word * 4);
    const differing = [
      // Reading past the right edge brings in the next row; blank it on both sides.
      left!.set(i32.sub(tileEnd!.get, at!.get)),
      when(i32.ltU(left!.get, i32.of(16)), [
        d!.set(v128.load([i32.shl(left!.get, i32.of(2))], edgesAt)),
        a!.set(v128.and(a!.get, d!.get)),
        b!.set(v128.and(b!.get, d!.get)),
      ]),
      d!.set(v128.or(u8x16.subSaturating(a!.get, b!.get), u8x16.subSaturating(b!.get, a!.get))),
      most!.set(u8x16.max(most!.get, d!.get)),
      m!.set(u8x16.max(d!.get, i32x4.shrU(d!.get, i32.of(8)))),
      m!.set(v128.and(u8x16.max(m!.get, i32x4.shrU(m!.get, i32.of(16))), i32x4.splat(i32.of(255)))),
      over!.set(i32x4.gt(m!.get, limits!.get)),
      overCount!.set(i32x4.sub(overCount!.get, over!.get)),
      count!.set(i32x4.sub(count!.get, i32x4.gt(m!.get, zero))),
      ...[0, 1, 2, 3].map(count1),
      d!.set(i16x8.add(i16x8.sub(i16x8.lowOfU8(b!.get), i16x8.lowOfU8(a!.get)), i16x8.sub(i16x8.highOfU8(b!.get), i16x8.highOfU8(a!.get)))),
      sums!.set(i32x4.add(sums!.get, i32x4.add(i32x4.lowOfI16(d!.get), i32x4.highOfI16(d!.get)))),
      marks!.set(i32x4.bits(over!.get)),
      when(marks!.get, [
        x!.set(i32.shrU(i32.sub(at!.get, i32.mul(y!.get, stride!.get)), i32.of(2))),
        keepBox(0, i32.add(x!.get, i32.ctz(marks!.get)), i32.ltS),
        keepBox(4, y!.get, i32.ltS),
        keepBox(8, i32.add(x!.get, i32.sub(i32.of(31), i32.clz(marks!.get))), i32.gtS),
        keepBox(12, y!.get, i32.gtS),
      ]),
    ];
    return [
      stride!.set(i32.shl(width!.get, i32.of(2))),
      limits!.set(i32x4.splat(limit!.get)),
      sums!.set(v128.load([i32.of(sumsAt)])),
      whileTrue(
        i32.ltU(tileStart!.get, stride!.get),
        overCount!.set(zero),
        count!.set(zero),
        most!.set(zero),
        y!.set(i32.of(0)),
        whileTrue(
          i32.ltU(y!.get, rows!.get),
          at!.set(i32.add(i32.mul(y!.get, stride!.get), tileStart!.get)),
          left!.set(i32.sub(stride!.get, tileStart!.get)),
          tileEnd!.set(i32.add(at!.get, i32.choose(left!.get, i32.of(tileSide * 4), i32.ltU(left!.get, i32.of(tileSide * 4))))),
          whileTrue(
            i32.ltU(at!.get, tileEnd!.get),
            a!.set(v128.load([i32.add(golden!.get, at!.get)])),
            b!.set(v128.load([i32.add(actual!.get, at!.get)])),
            when(v128.any(v128.xor(a!.get, b!.get)), differing),
            at!.set(i32.add(at!.get, i32.of(16))),
          ),
          y!.set(i32.add(y!.get, i32.of(1))),
        ),
        record(0, total(overCount)),
        record(1, total(count)),
        most!.set(u8x16.max(most!.get, v128.shuffle(most!.get, most!.get, [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]))),
        most!.set(u8x16.max(most!.get, v128.shuffle(most!.get, most!.get, [4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3]))),
        most!.set(u8x16.max(most!.get, i32x4.shrU(most!.get, i32.of(16)))),
        most!.set(u8x16.max(most!.get, i32x4.shrU(most!.get, i32.of(8)))),
        record(2, u8x16.lane(most!.get, 0)),
        tile!.set(i32.add(tile!.get, i32.of(1))),
        tileStart!.set(i32.add(tileStart!.get, i32.of(tileSide * 4))),
      ),
      v128.store([i32.of(sumsAt), sums!.get]),
    ];
  },
);

/** The functions of comparing. */
export const statisticsKernel: readonly FunctionDefinition[] = [compareBand];
