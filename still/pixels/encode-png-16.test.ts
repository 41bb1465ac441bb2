import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { encodePng16 } from './encode-png-16.ts';
import { readChunks } from './png-chunk.ts';
import { seeded } from './test-pictures.ts';

describe('a picture of 16 bits a channel', () => {
  it('is read by pngjs with every bit, and says that it is linear', async () => {
    const random = seeded(3);
    const light = Uint16Array.from({ length: 37 * 11 * 3 }, () => Math.floor(random() * 65536));
    const file = await encodePng16(light, 37, 11);
    const read = PNG.sync.read(file, { skipRescale: true } as Parameters<typeof PNG.sync.read>[1]);
    const channels = read.data as unknown as Uint16Array;
    expect([read.width, read.height]).toEqual([37, 11]);
    const back = Uint16Array.from({ length: light.length }, (_, i) => channels[Math.floor(i / 3) * 4 + (i % 3)]!);
    expect(back).toEqual(light);
    expect(readChunks(file).map(({ name }) => name)).toEqual(['IHDR', 'cICP', 'gAMA', 'IDAT', 'IEND']);
  });

  it('of another size than its numbers is refused', async () => {
    await expect(encodePng16(new Uint16Array(5), 2, 2)).rejects.toThrow(/has 12 numbers, not 5; give three a pixel/);
  });
});
