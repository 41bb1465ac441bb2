import {
  type Code,
  defineFunction,
  type FunctionDefinition,
  i16x8,
  i32,
  type Local,
  sequence,
  u8x16,
  v128,
  when,
  whileTrue,
} from './wasm-assembler.ts';

/** Bytes a pixel of the PNG's rows: RGB or RGBA. The decoded side is RGBA always. */
export type Channels = 3 | 4;

const zero = v128.of(new Array<number>(16).fill(0));
const bytes = (each: (index: number) => number): Code => v128.of(Array.from({ length: 16 }, (_, index) => each(index)));

/**
 * `unfilterN(from, to, width, rows)`: undoes the row filters 0 to 4 of N-channel rows (PNG specification, 9.2) and writes RGBA. The row
 * above the first is read at `to - width * 4`. A pixel is one vector, so that the dependence on the pixel to the left costs one step and
 * not one a byte. Reads up to 3 bytes past the rows. Leaves 0, or the first row's number (from 1) whose filter is none of the five.
 */
function unfilter(channels: Channels): FunctionDefinition {
  return defineFunction(`unfilter${channels}`, ['i32', 'i32', 'i32', 'i32'], 'i32', ([from, to, width, rows], local) => {
    const [filter, rowEnd, row, above] = [local('i32'), local('i32'), local('i32'), local('i32')];
    const [left, up, upLeft, predicted] = [local('v128'), local('v128'), local('v128'), local('v128')];
    const [toLeft, toUp, toUpLeft] = [local('v128'), local('v128'), local('v128')];
    const pixel = v128.load32([from!.get]);
    const store = (value: Code): Code =>
      v128.store32([
        to!.get,
        channels === 4
          ? value
          : v128.or(
              v128.and(
                value,
                bytes((i) => (i % 4 === 3 ? 0 : 255)),
              ),
              bytes((i) => (i % 4 === 3 ? 255 : 0)),
            ),
      ]);
    const eachPixel = (...body: readonly Code[]): Code =>
      whileTrue(
        i32.ltU(to!.get, rowEnd.get),
        ...body,
        from!.set(i32.add(from!.get, i32.of(channels))),
        to!.set(i32.add(to!.get, i32.of(4))),
        above.set(i32.add(above.get, i32.of(4))),
      );
    const loadUp = v128.load32([above.get]);
    const distance = (a: Code, b: Code): Code => i16x8.abs(i16x8.sub(a, b));
    const cases: readonly Code[] = [
      eachPixel(store(pixel)),
      sequence(left.set(zero), eachPixel(left.set(u8x16.add(left.get, pixel)), store(left.get))),
      eachPixel(store(u8x16.add(loadUp, pixel))),
      sequence(
        left.set(zero),
        eachPixel(
          up.set(loadUp),
          // The instruction rounds up and the filter rounds down: they differ by the xor's lowest bit.
          left.set(
            u8x16.add(
              u8x16.sub(
                u8x16.averageUp(left.get, up.get),
                v128.and(
                  v128.xor(left.get, up.get),
                  bytes(() => 1),
                ),
              ),
              pixel,
            ),
          ),
          store(left.get),
        ),
      ),
      sequence(
        left.set(zero),
        upLeft.set(zero),
        eachPixel(
          up.set(i16x8.lowOfU8(loadUp)),
          toLeft.set(distance(up.get, upLeft.get)),
          toUp.set(distance(left.get, upLeft.get)),
          toUpLeft.set(i16x8.abs(i16x8.sub(i16x8.add(left.get, up.get), i16x8.add(upLeft.get, upLeft.get)))),
          predicted.set(v128.choose(up.get, upLeft.get, i16x8.le(toUp.get, toUpLeft.get))),
          predicted.set(v128.choose(left.get, predicted.get, v128.and(i16x8.le(toLeft.get, toUp.get), i16x8.le(toLeft.get, toUpLeft.get)))),
          left.set(
            v128.and(
              i16x8.add(predicted.get, i16x8.lowOfU8(pixel)),
              bytes((i) => (i % 2 === 0 ? 255 : 0)),
            ),
          ),
          upLeft.set(up.get),
          store(i16x8.narrowToU8(left.get, left.get)),
        ),
      ),
    ];
    return [
      whileTrue(
        i32.ltU(row.get, rows!.get),
        row.set(i32.add(row.get, i32.of(1))),
        filter.set(i32.load8([from!.get])),
        from!.set(i32.add(from!.get, i32.of(1))),
        rowEnd.set(i32.add(to!.get, i32.mul(width!.get, i32.of(4)))),
        above.set(i32.sub(to!.get, i32.mul(width!.get, i32.of(4)))),
        when(i32.gtU(filter.get, i32.of(4)), [leave(row)]),
        ...cases.map((code, index) => when(i32.eq(filter.get, i32.of(index)), [code])),
      ),
      i32.of(0),
    ];
  });
}

const leave = (value: Local): Code => [...value.get, 0x0f];

/**
 * `filterN(from, to, width, rows)`: RGBA rows to N-channel rows filtered by Sub (PNG specification, 9.2), four pixels a step. Reads and
 * writes up to 15 bytes past the ends.
 */
function filter(channels: Channels): FunctionDefinition {
  return defineFunction(`filter${channels}`, ['i32', 'i32', 'i32', 'i32'], null, ([from, to, width, rows], local) => {
    const [row, rowFrom, rowEnd, rowTo] = [local('i32'), local('i32'), local('i32'), local('i32')];
    const [pixels, before, difference] = [local('v128'), local('v128'), local('v128')];
    return [
      rowFrom.set(from!.get),
      rowTo.set(to!.get),
      whileTrue(
        i32.ltU(row.get, rows!.get),
        row.set(i32.add(row.get, i32.of(1))),
        from!.set(rowFrom.get),
        to!.set(i32.add(rowTo.get, i32.of(1))),
        i32.store8([rowTo.get, i32.of(1)]),
        rowEnd.set(i32.add(rowFrom.get, i32.mul(width!.get, i32.of(4)))),
        before.set(zero),
        whileTrue(
          i32.ltU(from!.get, rowEnd.get),
          pixels.set(v128.load([from!.get])),
          difference.set(
            u8x16.sub(pixels.get, v128.shuffle(before.get, pixels.get, [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27])),
          ),
          before.set(pixels.get),
          v128.store([
            to!.get,
            channels === 4
              ? difference.get
              : v128.shuffle(difference.get, difference.get, [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15]),
          ]),
          from!.set(i32.add(from!.get, i32.of(16))),
          to!.set(i32.add(to!.get, i32.of(channels * 4))),
        ),
        rowFrom.set(rowEnd.get),
        rowTo.set(i32.add(i32.add(rowTo.get, i32.of(1)), i32.mul(width!.get, i32.of(channels)))),
      ),
    ];
  });
}

/** `adler(at, length, sum)`: continues the checksum of a zlib stream (RFC 1950, 8.2). The remainder is taken as late as 32 bits allow. */
const adler = defineFunction('adler', ['i32', 'i32', 'i32'], 'i32', ([at, length, sum], local) => {
  const [low, high, end, stop] = [local('i32'), local('i32'), local('i32'), local('i32')];
  const step = (offset: number): Code =>
    sequence(low.set(i32.add(low.get, i32.load8([at!.get], offset))), high.set(i32.add(high.get, low.get)));
  const rest = (value: Local): Code => value.set(i32.remU(value.get, i32.of(65_521)));
  return [
    low.set(i32.and(sum!.get, i32.of(0xffff))),
    high.set(i32.shrU(sum!.get, i32.of(16))),
    end.set(i32.add(at!.get, length!.get)),
    whileTrue(
      i32.ltU(at!.get, end.get),
      stop.set(i32.choose(end.get, i32.add(at!.get, i32.of(5552)), i32.ltU(i32.sub(end.get, at!.get), i32.of(5552)))),
      whileTrue(i32.ltU(i32.add(at!.get, i32.of(3)), stop.get), step(0), step(1), step(2), step(3), at!.set(i32.add(at!.get, i32.of(4)))),
      whileTrue(i32.ltU(at!.get, stop.get), step(0), at!.set(i32.add(at!.get, i32.of(1)))),
      rest(low),
      rest(high),
    ),
    i32.or(i32.shl(high.get, i32.of(16)), low.get),
  ];
});

/** The functions of reading and writing PNG rows. */
export const filterKernel: readonly FunctionDefinition[] = [unfilter(3), unfilter(4), filter(3), filter(4), adler];
