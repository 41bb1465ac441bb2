import { crc32, deflateSync, inflateRawSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { decodeBand, decodeBands, decodePng, decodePngInPool, openPng } from './decode-png.ts';
import { encodePng, encodePngInPool } from './encode-png.ts';
import { pngChunk, pngSignature } from './png-chunk.ts';
import { PngError } from './png-error.ts';
import { seeded, seededBytes, voxelPicture } from './test-pictures.ts';

const sizes = [
  [1, 1],
  [2, 3],
  [3, 64],
  [5, 65],
  [16, 129],
  [63, 7],
  [854, 480],
] as const;

/** A PNG written by hand: every row with the filter that `filterOf` gives, so that a decoder meets all five. */
function handMade(pixels: Uint8Array, width: number, height: number, channels: 3 | 4, filterOf: (row: number) => number): Buffer {
  const raw = (x: number, y: number, c: number): number => (x < 0 || y < 0 ? 0 : pixels[(y * width + x) * 4 + c]!);
  const rows = Buffer.alloc(height * (width * channels + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    const filter = filterOf(y);
    rows[at++] = filter;
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < channels; c++) {
        const [a, b, d] = [raw(x - 1, y, c), raw(x, y - 1, c), raw(x - 1, y - 1, c)];
        const p = a + b - d;
        const [pa, pb, pd] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - d)];
        const paeth = pa <= pb && pa <= pd ? a : pb <= pd ? b : d;
        const prediction = [0, a, b, (a + b) >> 1, paeth][filter] ?? 0;
        rows[at++] = raw(x, y, c) - prediction;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = channels === 3 ? 2 : 6;
  return Buffer.concat([pngSignature, ...pngChunk('IHDR', header), ...pngChunk('IDAT', deflateSync(rows)), ...pngChunk('IEND')]);
}

const opaque = (bytes: Uint8Array): Uint8Array => bytes.map((value, i) => (i % 4 === 3 ? 255 : value));

describe('an encoded picture', () => {
  test.each(sizes)('of %ix%i is read by pngjs and by us as it was, with and without alpha', (width, height) => {
    for (const pixels of [seededBytes(width * height * 4), opaque(seededBytes(width * height * 4))]) {
      const file = encodePng(pixels, width, height);
      expect(Buffer.compare(PNG.sync.read(file).data, pixels)).toBe(0);
      const decoded = decodePng(file);
      expect([decoded.width, decoded.height, Buffer.compare(decoded.pixels, pixels)]).toEqual([width, height, 0]);
    }
  });

  test('is the same file from both encoders', async () => {
    const pixels = voxelPicture(300, 200);
    expect((await encodePngInPool(pixels, 300, 200)).equals(encodePng(pixels, 300, 200))).toBe(true);
  });

  test('is a copy: the pixels may change while the pool compresses', async () => {
    const pixels = voxelPicture(300, 200);
    const before = pixels.slice();
    const pending = encodePngInPool(pixels, 300, 200);
    pixels.fill(0);
    expect(Buffer.compare(decodePng(await pending).pixels, before)).toBe(0);
  });

  test('stores an opaque picture without alpha, and names only chunks that matter', () => {
    const names = openPng(encodePng(voxelPicture(100, 200), 100, 200)).chunks.map((chunk) => chunk.name);
    expect(names).toEqual(['IHDR', 'baND', 'IDAT', 'IDAT', 'IDAT', 'IDAT', 'IEND']);
    expect(openPng(encodePng(voxelPicture(8, 8), 8, 8)).header.colorType).toBe(2);
  });

  test('ends in a checksum that a strict reader accepts', () => {
    const file = openPng(encodePng(seededBytes(40_000 * 4), 200, 200));
    const stream = Buffer.concat(file.chunks.filter((chunk) => chunk.name === 'IDAT').map((chunk) => chunk.data));
    let [low, high] = [1, 0];
    for (const byte of inflateRawSync(stream.subarray(2, stream.length - 4))) {
      low = (low + byte) % 65_521;
      high = (high + low) % 65_521;
    }
    expect(stream.readUInt32BE(stream.length - 4)).toBe(((high << 16) | low) >>> 0);
  });
});

describe('one band', () => {
  test('decodes to the same rows as the whole picture', async () => {
    const [width, height] = [333, 200];
    for (const pixels of [voxelPicture(width, height), seededBytes(width * height * 4)]) {
      const file = openPng(encodePng(pixels, width, height));
      expect(file.banded).toBe(true);
      const together = await decodeBands(file, [3, 0, 1, 2]);
      for (const [i, band] of [3, 0, 1, 2].entries()) {
        const rows = pixels.subarray(band * 64 * width * 4, (band + 1) * 64 * width * 4);
        const alone = decodeBand(file, band);
        expect(alone.rows).toBe(band === 3 ? 8 : 64);
        expect(Buffer.compare(alone.pixels, rows)).toBe(0);
        expect(Buffer.compare(together[i]!.pixels, rows)).toBe(0);
      }
    }
  });

  test('is refused of a file that was written elsewhere, and beyond the last', () => {
    const foreign = openPng(PNG.sync.write(pngOf(seededBytes(64), 4, 4)));
    expect(foreign.banded).toBe(false);
    expect(() => decodeBand(foreign, 0)).toThrow(/no bands that can be decoded alone; decode it whole/);
    const own = openPng(encodePng(seededBytes(64), 4, 4));
    expect(() => decodeBand(own, 1)).toThrow(/has bands 0 to 0, not 1/);
  });
});

function pngOf(pixels: Uint8Array, width: number, height: number): PNG {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels);
  return png;
}

describe('a foreign picture', () => {
  test.each(sizes)('of %ix%i decodes as pngjs decodes it, whatever the filters', (width, height) => {
    const pixels = seededBytes(width * height * 4);
    for (const channels of [3, 4] as const) {
      const next = seeded(width + channels);
      for (const filterOf of [...[0, 1, 2, 3, 4].map((filter) => () => filter), () => next() % 5]) {
        const file = handMade(pixels, width, height, channels, filterOf);
        expect(Buffer.compare(decodePng(file).pixels, PNG.sync.read(file).data)).toBe(0);
        expect(Buffer.compare(decodePng(file).pixels, channels === 3 ? opaque(pixels) : pixels)).toBe(0);
      }
    }
  });

  test('as pngjs writes it comes back as it was, alone or beside others', async () => {
    const pixels = voxelPicture(200, 150);
    const file = PNG.sync.write(pngOf(pixels, 200, 150));
    expect(Buffer.compare(decodePng(file).pixels, pixels)).toBe(0);
    for (const picture of await Promise.all([file, file].map(decodePngInPool))) expect(Buffer.compare(picture.pixels, pixels)).toBe(0);
  });

  test('in grey or with 16 bits goes the general way', () => {
    const png = pngOf(opaque(seededBytes(400)), 10, 10);
    for (const options of [{ colorType: 0 as const }, { colorType: 4 as const }, { bitDepth: 16 as const }]) {
      const file = PNG.sync.write(png, options);
      expect(Buffer.compare(decodePng(file).pixels, PNG.sync.read(file).data)).toBe(0);
    }
  });
});

describe('a broken file', () => {
  const whole = encodePng(voxelPicture(100, 130), 100, 130);

  test('cut anywhere is refused with what to do', () => {
    for (let length = 0; length < whole.length; length += 1 + (length >> 3)) {
      expect(() => decodePng(whole.subarray(0, length))).toThrow(PngError);
      expect(() => decodePng(whole.subarray(0, length))).toThrow(/; (write|give|check)/);
    }
  });

  test('with a second header is refused before room is made for it', () => {
    const vast = Buffer.from(whole.subarray(8, 33));
    vast.writeUInt32BE(60_000, 8);
    vast.writeUInt32BE(60_000, 12);
    vast.writeUInt32BE(crc32(vast.subarray(4, 21)), 21);
    const two = Buffer.concat([whole.subarray(0, 33), vast, whole.subarray(33)]);
    expect(() => decodePng(two)).toThrow(/has two header chunks; write the picture again/);
  });

  test('is refused by the pool as it is without it', async () => {
    const bad = Buffer.from(whole);
    bad[bad.indexOf('IDAT') + 30]! ^= 1;
    await expect(decodePngInPool(bad)).rejects.toThrow(PngError);
    // With its checksum made right again, the damage shows in inflating.
    const at = bad.indexOf('IDAT');
    const length = bad.readUInt32BE(at - 4);
    bad.fill(0xff, at + 6, at + 40);
    bad.writeUInt32BE(crc32(bad.subarray(at, at + 4 + length)), at + 4 + length);
    await expect(decodePngInPool(bad)).rejects.toThrow(/cannot be inflated/);
    await expect(decodeBands(openPng(bad), [0])).rejects.toThrow(/cannot be inflated/);
    expect(() => decodePng(bad)).toThrow(/cannot be inflated/);
  });

  test('with any one byte of its picture data flipped is refused by its checksum', () => {
    const next = seeded(3);
    for (let round = 0; round < 200; round++) {
      const bad = Buffer.from(whole);
      const at = 8 + (next() % (bad.length - 8 - 12));
      bad[at]! ^= 1 << (next() & 7);
      // A flip inside a chunk's name may hide the chunk; every other one breaks a length or a checksum.
      expect(() => decodePng(bad), `byte ${at}`).toThrow(PngError);
    }
  });

  test('with a wrong checksum over right data is refused, in the whole and in the band', () => {
    const bad = Buffer.from(whole);
    const idat = bad.indexOf('IDAT');
    const length = bad.readUInt32BE(idat - 4);
    bad.writeUInt32BE((bad.readUInt32BE(idat + 4 + length) ^ 1) >>> 0, idat + 4 + length);
    expect(() => decodePng(bad)).toThrow(/checksum of chunk IDAT is wrong/);
    expect(() => decodeBand(openPng(bad), 0)).toThrow(/checksum of chunk IDAT is wrong/);
    expect(decodeBand(openPng(bad), 1).rows).toBe(64);
  });

  test('that is no picture is refused', () => {
    expect(() => openPng(Buffer.from('GIF89a, not a PNG at all'))).toThrow(/does not start as a PNG does/);
    expect(() => openPng(Buffer.alloc(0))).toThrow(/0 bytes/);
  });

  test('that says it is too large is refused before anything is allocated', () => {
    const bad = Buffer.from(whole);
    bad.writeUInt32BE(2_000_000_000, 16);
    bad.writeUInt32BE(crc32(bad.subarray(12, 29)), 29);
    expect(() => openPng(bad)).toThrow(/2000000000x130/);
  });

  test('with more or fewer rows than its header says is refused', () => {
    for (const height of [129, 131]) {
      const bad = Buffer.from(whole);
      bad.writeUInt32BE(height, 20);
      bad.writeUInt32BE(crc32(bad.subarray(12, 29)), 29);
      expect(() => decodePng(bad)).toThrow(/the file is damaged/);
    }
  });

  test('with a row filter that does not exist is refused by row', () => {
    expect(() => decodePng(handMade(seededBytes(40_000), 100, 100, 4, (row) => (row === 70 ? 5 : 0)))).toThrow(
      /row 70 has no valid filter/,
    );
  });
});
